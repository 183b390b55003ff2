package zeitnot.time.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import zeitnot.time.TimeControl;
import zeitnot.view.FinalMove;
import zeitnot.view.SearchView;
import zeitnot.view.SearchView.DecidedBy;
import zeitnot.view.SearchView.RootMove;
import zeitnot.view.Verdict;

/** Every rule against its formula, computed by hand. */
class RulesTest {
    private static final Offset<Double> EXACTLY = within(1e-9);

    // Lengths 4 and 6: at ply 0 the first player has 2 or 3 moves to come, at ply 3 the second has 1 or 2.
    private static final RemainingMoves TABLE = RemainingMoves.fromLengths(4, 6);

    @Test
    void expectedMovesDividesTheRemainingTime() {
        assertThat(new ExpectedMoves(TABLE).seconds(suddenDeath(20, 0))).isCloseTo(8, EXACTLY);
        assertThat(new ExpectedMoves(TABLE).seconds(suddenDeath(3, 3))).isCloseTo(2, EXACTLY);
        assertThat(new ExpectedMoves(TABLE).seconds(suddenDeath(0, 3))).isZero();
    }

    @Test
    void theLastMoveGetsAllThatIsLeft() {
        RemainingMoves table = RemainingMoves.fromLengths(4, 4);
        assertThat(table.after(3)).isEqualTo(1);
        assertThat(new ExpectedMoves(table).seconds(suddenDeath(7, 3))).isCloseTo(7, EXACTLY);
        assertThat(table.after(1000)).isEqualTo(1);
    }

    @Test
    void aTableMayBeGiven() {
        RemainingMoves table = RemainingMoves.of(List.of(8.5, 8.0, 0.5));
        assertThat(table.after(1)).isEqualTo(8);
        assertThat(table.after(2)).as("never less than this move").isEqualTo(1);
        assertThat(new ExpectedMoves(table).seconds(suddenDeath(17, 0))).isCloseTo(2, EXACTLY);
    }

    @Test
    void meansOfTooFewGamesAreNotUsed() {
        int[] lengths = new int[100];
        Arrays.fill(lengths, 10);
        lengths[0] = 60;
        assertThat(RemainingMoves.fromLengths(lengths).size()).isEqualTo(10);
    }

    @Test
    void expectedBySimulationsFollowsTheirLength() {
        var rule = new ExpectedBySimulations(new SimulatedLengths(13, 0.25), new ExpectedMoves(TABLE));
        // The examples of Baier and Winands: simulations of 200 plies let expect 63 moves, of 60 plies 28.
        assertThat(rule.seconds(new Turn(bank(63), 10, 200))).isCloseTo(1, EXACTLY);
        assertThat(rule.seconds(new Turn(bank(28), 50, 60))).isCloseTo(1, EXACTLY);
        assertThat(rule.seconds(new Turn(bank(20), 0, 0))).as("first move").isCloseTo(8, EXACTLY);
    }

    @Test
    void theFitIsTheLineOfLeastSquares() {
        SimulatedLengths line = SimulatedLengths.fit(new double[] {60, 200}, new double[] {28, 63});
        assertThat(line.slope()).isCloseTo(0.25, EXACTLY);
        assertThat(line.intercept()).isCloseTo(13, EXACTLY);
        // (0,0), (1,2), (2,1): slope 1/2, intercept 1/2
        SimulatedLengths three = SimulatedLengths.fit(new double[] {0, 1, 2}, new double[] {0, 2, 1});
        assertThat(three.slope()).isCloseTo(0.5, EXACTLY);
        assertThat(three.intercept()).isCloseTo(0.5, EXACTLY);
        assertThat(line.remainingMoves(-100)).isEqualTo(1);
    }

    @Test
    void basicFormula() {
        assertThat(new BasicFormula(80).seconds(suddenDeath(40, 7))).isCloseTo(0.5, EXACTLY);
    }

    @Test
    void enhancedFormula() {
        var rule = new EnhancedFormula(80, 160);
        assertThat(rule.seconds(suddenDeath(40, 0))).isCloseTo(40.0 / 240, EXACTLY);
        assertThat(rule.seconds(suddenDeath(40, 2))).isCloseTo(40.0 / 238, EXACTLY);
        assertThat(rule.seconds(suddenDeath(40, 160))).isCloseTo(0.5, EXACTLY);
        assertThat(rule.seconds(suddenDeath(40, 300))).isCloseTo(0.5, EXACTLY);
    }

    @Test
    void yamashitaFormula() {
        assertThat(new YamashitaFormula().seconds(suddenDeath(59.9, 0))).isCloseTo(1, EXACTLY);
        assertThat(new YamashitaFormula().seconds(suddenDeath(50, 99))).isCloseTo(1, EXACTLY);
        assertThat(new YamashitaFormula().seconds(suddenDeath(2, 2000)))
                .as("a very long game")
                .isCloseTo(2, EXACTLY);
    }

    @Test
    void distributionGivesTheTimeOfTheTurn() {
        var rule = new Distribution(List.of(0.5, 0.7, 0.9));
        assertThat(rule.seconds(suddenDeath(100, 1))).isEqualTo(0.7);
        assertThat(rule.seconds(suddenDeath(100, 50))).isEqualTo(0.9);
    }

    @Test
    void openIsAFactor() {
        assertThat(new Opening(2.25).at(suddenDeath(1, 30))).isEqualTo(2.25);
    }

    @Test
    void midIsABellOverTheMoves() {
        var mid = new Middle(2.5, 30, 20);
        assertThat(mid.at(suddenDeath(1, 29))).as("at its peak").isCloseTo(3.5, EXACTLY);
        assertThat(mid.at(suddenDeath(1, 49))).as("one width on").isCloseTo(1 + 2.5 * Math.exp(-0.5), EXACTLY);
        assertThat(mid.at(suddenDeath(1, 9))).as("one width before").isCloseTo(1 + 2.5 * Math.exp(-0.5), EXACTLY);
    }

    @Test
    void stopComparesTheLeadWithWhatIsToCome() {
        // 1000 simulations in 1 s of 1.5 s planned: 500 to come, lead 400.
        Moment moment = moment(1000, 1, 1.5, open(600, 0.5), open(200, 0.5), open(200, 0.6));
        assertThat(stops(new StopEarly(1), moment)).isFalse();
        assertThat(stops(new StopEarly(0.81), moment)).isFalse();
        assertThat(stops(new StopEarly(0.8), moment))
                .as("500 · 0.8 is not below 400")
                .isFalse();
        assertThat(stops(new StopEarly(0.79), moment)).isTrue();
    }

    @Test
    void stopIsSureWhereUnusedTimeIsLost() {
        var rule = new StopEarly(0.4);
        assertThat(rule.in(suddenDeath(1, 0))).isEqualTo(rule);
        assertThat(rule.in(new Turn(new TimeControl.Fischer(0, 2).begin(), 0, 0)))
                .isEqualTo(rule);
        assertThat(rule.in(new Turn(new TimeControl.ByoYomi(10, 3, 5).begin(), 0, 0)))
                .isEqualTo(rule);
        assertThat(rule.in(new Turn(new TimeControl.ByoYomi(0, 3, 5).begin(), 0, 0)))
                .isEqualTo(new StopEarly(1));
        assertThat(rule.in(new Turn(new TimeControl.PerMove(5).begin(), 0, 0))).isEqualTo(new StopEarly(1));
        assertThat(rule.in(new Turn(new TimeControl.SimulationsPerMove(9).begin(), 0, 0)))
                .isEqualTo(new StopEarly(1));
    }

    @Test
    void stopGoesOnWhenVisitsAreTied() {
        assertThat(stops(new StopEarly(0.001), moment(1000, 1.5, 1.5, open(500, 0.5), open(500, 0.5))))
                .isFalse();
    }

    @Test
    void stopDoesNotCountMovesThatAreProvenLost() {
        Moment moment = moment(1000, 1, 1.5, lost(700), open(290, 0.5), open(10, 0.5));
        assertThat(stops(new StopEarly(1), moment)).as("lead 280").isFalse();
        assertThat(stops(new StopEarly(0.5), moment)).isTrue();
    }

    @Test
    void anOnlyMoveStopsAsSoonAsItIsHalfThere() {
        assertThat(stops(new StopEarly(1), moment(1000, 1, 1.9, open(1000, 0.5))))
                .isTrue();
        assertThat(stops(new StopEarly(1), moment(1000, 1, 2.1, open(1000, 0.5))))
                .isFalse();
    }

    @Test
    void behindLooksAtTheValueOfTheBestMove() {
        Moment moment = moment(100, 1, 1, open(60, 0.55), open(40, 0.7));
        assertThat(prolongs(new Behind(1, 0.6, 1), moment)).isTrue();
        assertThat(prolongs(new Behind(1, 0.55, 1), moment)).isFalse();
    }

    @Test
    void unstableMeansThatAnotherMoveHasAHigherValue() {
        assertThat(prolongs(new Unstable(1, 1), moment(100, 1, 1, open(60, 0.55), open(40, 0.56))))
                .isTrue();
        assertThat(prolongs(new Unstable(1, 1), moment(100, 1, 1, open(60, 0.55), open(40, 0.55))))
                .as("a tie")
                .isFalse();
        assertThat(prolongs(new Unstable(1, 1), moment(100, 1, 1, open(60, 0.3), open(0, 0.5))))
                .as("a move without visits has no value")
                .isFalse();
    }

    @Test
    void closeComparesTheTwoMostVisitedMoves() {
        Moment moment = moment(100, 1, 1, open(60, 0.5), open(36, 0.5)); // 24 / 60 = 0.4
        assertThat(prolongs(new Close(1, 0.41, 1), moment)).isTrue();
        assertThat(prolongs(new Close(1, 0.4, 1), moment)).isFalse();
        assertThat(prolongs(new Close(1, 1, 1), moment(100, 1, 1, open(100, 0.5))))
                .as("one move")
                .isFalse();
        assertThat(prolongs(new Close(1, 0.1, 1), moment(100, 1, 1, open(50, 0.5), open(50, 0.5))))
                .as("a tie")
                .isTrue();
    }

    @Test
    void movesThatWereEliminatedDoNotCount() {
        Moment moment = moment(100, 1, 1, open(40, 0.5), eliminated(60, 0.9));
        assertThat(moment.view().best().visits()).isEqualTo(40);
        assertThat(moment.view().secondVisits()).isZero();
        assertThat(prolongs(new Unstable(1, 1), moment)).isFalse();
        assertThat(prolongs(new Close(1, 0.5, 1), moment)).isFalse();
        assertThat(stops(new StopEarly(1), moment(100, 1, 1.3, open(40, 0.5), eliminated(60, 0.9))))
                .as("30 to come, 40 ahead")
                .isTrue();
    }

    @Test
    void whileMovesAreEliminatedByValueStopAlsoAsksForAValueThatCannotBeReached() {
        // 10 to come. The best falls to 48 / 70 = 0.686 at worst; the second rises to (12 + 10) / 40 or (21 + 10) / 40.
        RootMove best = open(60, 0.8);
        assertThat(stops(new StopEarly(1), by(DecidedBy.VISITS_AND_VALUE, best, open(30, 0.4))))
                .isTrue();
        assertThat(stops(new StopEarly(1), by(DecidedBy.VISITS_AND_VALUE, best, open(30, 0.7))))
                .as("0.775 may be reached")
                .isFalse();
        assertThat(stops(new StopEarly(1), by(DecidedBy.VISITS, best, open(30, 0.7))))
                .isTrue();
        assertThat(stops(new StopEarly(1), by(DecidedBy.VISITS_AND_VALUE, open(45, 0.8), open(44, 0.1))))
                .as("visits are too close")
                .isFalse();
        assertThat(stops(new StopEarly(1), by(DecidedBy.VALUE, open(45, 0.8), open(44, 0.1))))
                .as("visits do not matter: 36 / 55 = 0.65 against (4.4 + 10) / 54 = 0.27")
                .isTrue();
    }

    @Test
    void closeComparesValuesWhereTheyDecide() {
        Moment moment = by(DecidedBy.VALUE, open(50, 0.5), open(49, 0.45)); // 0.05 / 0.5 = 0.1
        assertThat(prolongs(new Close(1, 0.11, 1), moment)).isTrue();
        assertThat(prolongs(new Close(1, 0.09, 1), moment)).isFalse();
    }

    private static boolean stops(StoppingRule rule, Moment now) {
        return rule.begin(suddenDeath(1, 0)).stops(now, now);
    }

    private static boolean prolongs(ProlongingRule rule, Moment now) {
        return rule.begin(suddenDeath(1, 0)).prolongs(now, now);
    }

    private static Turn suddenDeath(double remaining, int ply) {
        return new Turn(bank(remaining), ply, 0);
    }

    private static ClockState bank(double seconds) {
        return new TimeControl.SuddenDeath(seconds).begin();
    }

    private static Moment moment(long simulations, double spent, double planned, RootMove... moves) {
        return new Moment(new SearchView(simulations, Verdict.OPEN, ordered(DecidedBy.VISITS, moves)), spent, planned);
    }

    /** 100 simulations in 1 s of 1.1. */
    private static Moment by(DecidedBy decidedBy, RootMove... moves) {
        return new Moment(new SearchView(100, Verdict.OPEN, decidedBy, ordered(decidedBy, moves)), 1, 1.1);
    }

    private static List<RootMove> ordered(DecidedBy decidedBy, RootMove... moves) {
        return FinalMove.ROBUST.order(List.of(moves), decidedBy);
    }

    private static RootMove eliminated(int visits, double value) {
        return new RootMove(visits, visits, value, Verdict.OPEN, true);
    }

    private static RootMove open(int visits, double value) {
        return new RootMove(visits, visits, value, Verdict.OPEN);
    }

    private static RootMove lost(int visits) {
        return new RootMove(visits, visits, 0, Verdict.LOSS);
    }
}
