package zeitnot.search.reward;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.Line;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.games.Games;
import zeitnot.search.Search;
import zeitnot.search.SearchOptions;
import zeitnot.search.tree.Additions;
import zeitnot.search.tree.Reward;
import zeitnot.search.tree.TreePolicy;
import zeitnot.view.Pacer;

class BonusTest {
    private static final TreePolicy UCT = new TreePolicy.Ucb1(0.5);
    private static final TreePolicy TUNED = new TreePolicy.Tuned(1);
    private static final Rewards.Measure STEEP = new Rewards.Sigmoid(8, 0.25);

    @Test
    void theSigmoidIsThatOfEquation6() {
        var bonus = new Bonus.Sigmoid(2, 0.25);
        assertThat(bonus.bonus(0)).isZero();
        assertThat(bonus.bonus(1)).isCloseTo(-0.25 + 0.5 / (1 + Math.exp(-2)), within(1e-15));
        assertThat(bonus.bonus(1000)).isEqualTo(0.25);
        assertThat(bonus.bonus(-1000)).isEqualTo(-0.25);
    }

    /**
     * Lengths 10, 12, 9, 14. At the third: mean 11, deviation √2, λ = 2/√2. At the fourth: mean 31/3, deviation √(7/3),
     * λ = -11/3 / √(7/3).
     */
    @Test
    void aSequenceOfLengthsGivesTheBonusesComputedByHand() {
        var bonus = new Bonus.Sigmoid(2, 0.25);
        assertThat(bonus.of(0, -10)).isZero();
        assertThat(bonus.of(0, -12)).isZero(); // one value has no deviation
        assertThat(bonus.of(0, -9)).isCloseTo(0.2220963904, within(1e-10));
        assertThat(bonus.of(0, -14)).isCloseTo(-0.2459219256, within(1e-10));
    }

    @Test
    void eachPlayerIsMeasuredByItsOwnWins() {
        var bonus = new Bonus.Sigmoid(2, 0.25);
        bonus.of(0, -10);
        bonus.of(0, -12);
        assertThat(bonus.of(1, -9)).isZero();
        assertThat(bonus.of(0, -9)).isCloseTo(0.2220963904, within(1e-10));
    }

    @Test
    void nothingIsLeftAfterAMove() {
        var bonus = new Bonus.Sigmoid(2, 0.25);
        bonus.of(0, -10);
        bonus.of(0, -12);
        bonus.clear();
        assertThat(bonus.of(0, -9)).isZero();
    }

    /** X = 1, -1 with Y = 3, 1: Cov = Var, so a* = -1 and v = 2. */
    @Test
    void theOnlineControlVariateIsMinusCovarianceByVariance() {
        assertThat(afterTwo().of(0, 2.1)).isCloseTo(-0.1, within(1e-12));
        assertThat(afterTwo().of(1, 2.1)).isCloseTo(0.1, within(1e-12));
        assertThat(afterTwo().of(0, 4)).isEqualTo(-0.25);
    }

    private static Bonus afterTwo() {
        var bonus = new Bonus.Online();
        assertThat(bonus.of(0, 3)).isZero();
        assertThat(bonus.of(1, 1)).isZero();
        return bonus;
    }

    /** A game that the first player has won by its seventh move. */
    private static Position won(String moves) {
        return Line.parse(Games.named("connect4"), moves).position();
    }

    private static Reward shortWins() {
        return Rewards.PLAIN.withRelative(STEEP).reward(2);
    }

    @Test
    void theFirst100RewardsStayAsTheyAre() {
        Reward reward = shortWins();
        Position end = won("1 2 1 2 1 2 1");
        for (int i = 0; i < 100; i++) {
            reward.begin(end, Outcome.FIRST_WINS, 10 + i % 2, 0);
            assertThat(reward.bonus(0)).isZero();
        }
        reward.begin(end, Outcome.FIRST_WINS, 1, 0);
        assertThat(reward.bonus(0)).isEqualTo(Additions.UNITS / 4);
        assertThat(reward.bonus(1)).isEqualTo(-Additions.UNITS / 4);
        reward.begin(end, Outcome.DRAW, 1, 0);
        assertThat(reward.bonus(0)).isZero();
        reward.begin(end, Outcome.SECOND_WINS, 1, 0);
        assertThat(reward.bonus(1)).isZero(); // its first win
    }

    @Test
    void theLosersBonusIsTheOpposite() {
        Reward reward = shortWins();
        Position end = won("3 1 2 1 2 1 2 1");
        for (int i = 0; i < 100; i++) {
            reward.begin(end, Outcome.SECOND_WINS, 10 + i % 2, 0);
        }
        reward.begin(end, Outcome.SECOND_WINS, 1, 0);
        assertThat(reward.bonus(0)).isEqualTo(-Additions.UNITS / 4);
        assertThat(reward.bonus(1)).isEqualTo(Additions.UNITS / 4);
    }

    /** A win with a bonus of a quarter, ten plies before the end: 1.25 * 0.9^10 instead of 1.25. */
    @Test
    void roundingOfADiscountIsRightOnAverage() {
        Reward reward = Rewards.PLAIN.withRelative(STEEP).withDiscount(0.9).reward(2);
        Position end = won("1 2 1 2 1 2 1");
        for (int i = 0; i < 100; i++) {
            reward.begin(end, Outcome.FIRST_WINS, 10 + i % 2, 0);
        }
        double change = 0;
        for (int i = 0; i < 1000; i++) {
            reward.sum(1, new int[] {2, 0}, new int[] {Additions.UNITS / 4, -Additions.UNITS / 4});
            for (int ply = 0; ply < 10; ply++) {
                reward.up();
            }
            change += reward.bonus(0);
        }
        assertThat(change / 1000 / Additions.UNITS).isCloseTo(1.25 * Math.pow(0.9, 10) - 1, within(1e-3));
    }

    /** A win of length 1 is worth a quarter more, twice; a draw nothing; the second player's first win nothing. */
    @Test
    void theBonusesOfSeveralPlayoutsAreAddedUp() {
        Reward reward = shortWins();
        Position end = won("1 2 1 2 1 2 1");
        for (int i = 0; i < 100; i++) {
            reward.begin(end, Outcome.FIRST_WINS, 10 + i % 2, 0);
        }
        reward.begin(end, Outcome.FIRST_WINS, 1, 0);
        reward.more(end, Outcome.FIRST_WINS, 1, 0);
        reward.more(end, Outcome.DRAW, 1, 0);
        reward.more(end, Outcome.SECOND_WINS, 1, 0);
        assertThat(reward.points(0)).isEqualTo(2 + 2 + 1);
        assertThat(reward.points(1)).isEqualTo(1 + 2);
        assertThat(reward.bonus(0)).isEqualTo(Additions.UNITS / 2);
        assertThat(reward.bonus(1)).isEqualTo(-Additions.UNITS / 2);
        reward.begin(end, Outcome.DRAW, 1, 0);
        assertThat(reward.points(0)).isEqualTo(1);
        assertThat(reward.bonus(0)).isZero();
    }

    /** A win one ply below the leaf and a loss and a win three plies below it: 1/2 - 1/8 + 1/8, with a discount of 1/2. */
    @Test
    void everyPlayoutFadesByItsOwnLength() {
        Reward reward = Rewards.PLAIN.withDiscount(0.5).reward(2);
        Position end = won("1 2 1 2 1 2 1");
        reward.begin(end, Outcome.FIRST_WINS, 5, 1);
        reward.more(end, Outcome.SECOND_WINS, 7, 3);
        assertThat(reward.points(0)).isEqualTo(2);
        assertThat(reward.bonus(0)).as("and no points beyond a draw").isEqualTo(24);
        assertThat(reward.bonus(1)).isEqualTo(-24);
        reward.more(end, Outcome.FIRST_WINS, 7, 3);
        assertThat(reward.points(0)).isEqualTo(4);
        assertThat(reward.bonus(0)).as("and a point").isEqualTo(32 - 64);
        assertThat(reward.bonus(1)).isEqualTo(64 - 32);
        reward.up();
        assertThat(reward.bonus(0)).isEqualTo(16 - 64);
        assertThat(reward.bonus(1)).isEqualTo(64 - 16);
    }

    @Test
    void plainRewardsAddNothing() {
        Reward reward = Rewards.PLAIN.reward(2);
        reward.begin(won("1 2 1 2 1 2 1"), Outcome.FIRST_WINS, 7, 3);
        assertThat(reward.points(0)).isEqualTo(2);
        assertThat(reward.points(1)).isZero();
        assertThat(reward.bonus(0)).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"connect4", "breakthrough-6x6", "catch-the-lion"})
    void aBonusOfZeroLeavesTheSearchAsItIs(String game) {
        for (TreePolicy policy : List.of(UCT, TUNED)) {
            var options = new SearchOptions(policy, true);
            var flat = new Rewards.Sigmoid(0, 0.25);
            Search plain = run(game, options);
            assertThat(run(game, options.with(Rewards.PLAIN.withRelative(flat).withQualitative(flat)))
                            .view())
                    .isEqualTo(plain.view());
            assertThat(run(game, options.with(Rewards.PLAIN.withRelative(STEEP).withQualitative(STEEP)))
                            .view())
                    .isNotEqualTo(plain.view());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void bonusesWorkWithSolverReuseAndThreads(int threads) {
        var options = new SearchOptions(TUNED, true, threads, 64 << 20)
                .with(Rewards.PLAIN.withRelative(STEEP).withQualitative(STEEP));
        Search search = run("breakthrough-6x6", options);
        search.advance(search.view().best().move());
        int before = search.visits();
        search.run(Pacer.simulations(5000));
        assertThat(search.simulations()).isEqualTo(5000);
        assertThat(search.visits()).isEqualTo(before + 5000);
    }

    private static Search run(String game, SearchOptions options) {
        var search = new Search(Games.named(game), options, 1);
        search.run(Pacer.simulations(20_000));
        return search;
    }
}
