package zeitnot.time.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.OptionalDouble;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import zeitnot.view.SearchView;
import zeitnot.view.SearchView.RootMove;
import zeitnot.view.Verdict;

/** Formulas 6 to 8 of Baier and Winands, EXP-STONES, and Algorithm 1 of Huang, Coulom and Lin, with values computed by hand. */
class KappaRulesTest {
    private static final Offset<Double> EXACTLY = within(1e-9);
    private static final Kappa PRINTED = new Kappa(8.33, -0.67, 0.5, 10);
    private static final ClockState MINUTE = ClockState.of(60, 0, 0, ClockState.WHOLE_GAME);

    private static Turn turn(int ply, OptionalDouble criticality) {
        return new Turn(MINUTE, ply, 0, 0, criticality);
    }

    @Test
    void theFactorIsLinearInKappaWithinItsBounds() {
        assertThat(PRINTED.factor(0.3)).isCloseTo(1.829, EXACTLY); // 2.499 - 0.67
        assertThat(PRINTED.factor(0)).isEqualTo(0.5); // -0.67
        assertThat(PRINTED.factor(-0.5)).isEqualTo(0.5);
        assertThat(PRINTED.factor(1)).isCloseTo(7.66, EXACTLY);
        assertThat(new Kappa(20, 0, 0.5, 10).factor(1)).isEqualTo(10);
        assertThat(PRINTED.factor(1.17 / 8.33)).as("the lower bound itself").isCloseTo(0.5, EXACTLY);
    }

    @Test
    void kappaExpLooksUpTheMoveOfTheGame() {
        var rule = new KappaExpected(PRINTED, List.of(0.2, 0.3));
        assertThat(rule.at(turn(0, OptionalDouble.empty()))).isCloseTo(0.996, EXACTLY); // 1.666 - 0.67
        assertThat(rule.at(turn(1, OptionalDouble.of(0.9)))).isCloseTo(1.829, EXACTLY);
        assertThat(rule.at(turn(80, OptionalDouble.empty())))
                .as("the last goes on")
                .isCloseTo(1.829, EXACTLY);
    }

    @Test
    void kappaLmTakesTheLastSearch() {
        var rule = new KappaLastMove(new Kappa(8.33, -0.67, 0.25, 10));
        assertThat(rule.at(turn(4, OptionalDouble.of(0.4)))).isCloseTo(2.662, EXACTLY); // 3.332 - 0.67
        assertThat(rule.at(turn(4, OptionalDouble.of(0.05)))).isEqualTo(0.25);
        assertThat(rule.at(turn(0, OptionalDouble.empty()))).as("first move").isEqualTo(1);
    }

    @Test
    void expStonesDividesByWhatTheStonesLetExpect() {
        // with 0 stones 6 and 4 moves to come, with 1 stone 3, never 2 stones, with 3 stones 1
        RemainingMoves table = RemainingMoves.fromStones(new int[] {0, 0, 1, 3, 1, 3}, new int[] {6, 4, 3, 1, 3, 1});
        var rule = new ExpectedByStones(table);
        assertThat(rule.seconds(new Turn(MINUTE, 9, 0, 0, OptionalDouble.empty())))
                .isCloseTo(12, EXACTLY);
        assertThat(rule.seconds(new Turn(MINUTE, 9, 1, 0, OptionalDouble.empty())))
                .isCloseTo(20, EXACTLY);
        assertThat(rule.seconds(new Turn(MINUTE, 9, 2, 0, OptionalDouble.empty())))
                .as("never seen: as with one fewer")
                .isCloseTo(20, EXACTLY);
        assertThat(rule.seconds(new Turn(MINUTE, 9, 50, 0, OptionalDouble.empty())))
                .as("the last goes on")
                .isCloseTo(60, EXACTLY);
        assertThat(table.size()).isEqualTo(4);
    }

    @Test
    void aNumberOfStonesThatIsSeldomSeenIsNotUsed() {
        int[] stones = new int[45];
        int[] moves = new int[45];
        for (int i = 0; i < 45; i++) {
            stones[i] = i < 20 ? 2 : i < 40 ? 3 : 4; // 4 is seen five times only
            moves[i] = i < 20 ? 10 : i < 40 ? 8 : 1;
        }
        RemainingMoves table = RemainingMoves.fromStones(stones, moves);
        assertThat(table.size()).isEqualTo(4);
        assertThat(List.of(table.after(0), table.after(2), table.after(3), table.after(4)))
                .containsExactly(10.0, 10.0, 8.0, 8.0);
    }

    @Test
    void aTableIsStretchedForALargerBoard() {
        RemainingMoves table = RemainingMoves.of(List.of(8.0, 6.0, 4.0)).stretched(2);
        assertThat(table.size()).isEqualTo(5);
        assertThat(List.of(table.after(0), table.after(2), table.after(4), table.after(9)))
                .containsExactly(16.0, 12.0, 8.0, 8.0);
        assertThat(RemainingMoves.of(List.of(8.0, 6.0, 4.0)).stretched(0.5).after(1))
                .as("2 stones on the larger board")
                .isEqualTo(2);
    }

    /** Captures bring a number of stones about more often than there are games. */
    @Test
    void ofFewGamesAllAreUsed() {
        RemainingMoves table = RemainingMoves.fromStones(
                new int[] {0, 0, 1, 1, 2, 2, 2, 2, 3, 3}, new int[] {9, 7, 6, 6, 5, 4, 3, 4, 2, 2});
        assertThat(List.of(table.after(0), table.after(1), table.after(2), table.after(3)))
                .containsExactly(8.0, 6.0, 4.0, 2.0);
    }

    private static Moment moment(RootMove... moves) {
        return new Moment(new SearchView(100, Verdict.OPEN, List.of(moves)), 1, 1);
    }

    private static RootMove move(int move, int visits, double value, double bound) {
        return new RootMove(move, visits, value, value, Verdict.OPEN, false, bound, 0, 2);
    }

    @Test
    void ericaIsBehindByTheMeanOfTheRoot() {
        // (60 * 0.5 + 40 * 0.2) / 100 = 0.38, while the best move has 0.5
        Moment now = moment(move(1, 60, 0.5, 0.5), move(2, 40, 0.2, 0.2), move(3, 0, 0.5, 1e9));
        assertThat(new BehindAtRoot(1, 0.4).prolongs(now, now)).isTrue();
        assertThat(new BehindAtRoot(1, 0.38).prolongs(now, now)).as("not below").isFalse();
        assertThat(new Behind(1, 0.4, 1).prolongs(now, now)).isFalse();
        Moment unvisited = moment(move(1, 0, 0.5, 1e9));
        assertThat(new BehindAtRoot(1, 1).prolongs(unvisited, unvisited)).isFalse();
    }

    @Test
    void ericaIsUnstableByTheScoreOfTheSelection() {
        Moment byScore = moment(move(1, 60, 0.5, 0.55), move(2, 40, 0.45, 0.6));
        assertThat(new UnstableScore(0.5).prolongs(byScore, byScore)).isTrue();
        assertThat(new Unstable(0.5, 1).prolongs(byScore, byScore)).isFalse();
        Moment stable = moment(move(1, 60, 0.5, 0.55), move(2, 40, 0.52, 0.54), move(3, 0, 0.5, 1e9));
        assertThat(new UnstableScore(0.5).prolongs(stable, stable)).isFalse();
    }

    @Test
    void ericasFactorsAreOfWhatWasAllotted() {
        assertThat(new BehindAtRoot(1.5, 0.4).basis(7, 2)).isEqualTo(2);
        assertThat(new UnstableScore(0.5).basis(7, 2)).isEqualTo(2);
        assertThat(new Unstable(0.5, 1).basis(7, 2)).isEqualTo(7);
    }
}
