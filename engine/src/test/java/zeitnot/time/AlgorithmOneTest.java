package zeitnot.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import zeitnot.time.rule.BasicFormula;
import zeitnot.time.rule.BehindAtRoot;
import zeitnot.time.rule.Kappa;
import zeitnot.time.rule.KappaCurrentMove;
import zeitnot.time.rule.ProlongingRule;
import zeitnot.time.rule.RemainingMoves;
import zeitnot.time.rule.RevisingRule;
import zeitnot.time.rule.UnstableScore;
import zeitnot.view.Progress;
import zeitnot.view.SearchView;
import zeitnot.view.SearchView.RootMove;
import zeitnot.view.Verdict;

/** Algorithm 1 of Huang, Coulom and Lin, and KAPPA-CM, at work in a search of 1000 simulations a second with 2 s allotted. */
class AlgorithmOneTest {
    private static final RemainingMoves ONE_MOVE = RemainingMoves.fromLengths(1);

    private final Clock clock = new SimulatedClock(1000, 10, 1);

    /** A search with a given mean of the root, stable or not. */
    private record Thought(Work work, double mean, boolean unstable, double kappa) implements Progress {
        @Override
        public long simulations() {
            return work.simulations();
        }

        @Override
        public long plies() {
            return work.plies();
        }

        @Override
        public long nodes() {
            return 0;
        }

        @Override
        public long finished() {
            return 0;
        }

        @Override
        public long ownMoves() {
            return 0;
        }

        @Override
        public OptionalDouble criticality() {
            return OptionalDouble.of(kappa);
        }

        @Override
        public SearchView view() {
            int visits = (int) simulations();
            return new SearchView(
                    visits,
                    Verdict.OPEN,
                    List.of(
                            new RootMove(1, visits, mean, mean, Verdict.OPEN, false, 0.5, 0, 2),
                            new RootMove(2, 1, mean, mean, Verdict.OPEN, false, unstable ? 0.6 : 0.4, 0, 2)));
        }
    }

    private Thinking think(List<RevisingRule> revising, List<ProlongingRule> prolonging) {
        var rules = new TimeManager.Rules(
                ONE_MOVE, new BasicFormula(10), List.of(), List.of(), revising, List.of(), prolonging);
        var playerClock = new PlayerClock(new TimeControl.SuddenDeath(20), clock);
        playerClock.start();
        return new TimeManager(rules).think(playerClock, 0);
    }

    private static double seconds(Thinking thinking, double mean, boolean unstable, double kappa) {
        var work = new Work();
        var progress = new Thought(work, mean, unstable, kappa);
        for (int quota = thinking.next(progress); quota > 0; quota = thinking.next(progress)) {
            work.simulations += quota;
        }
        return thinking.spent();
    }

    @Test
    void thinksLongerWhenBehindAndThenWhenUnstable() {
        List<ProlongingRule> erica = List.of(new BehindAtRoot(1.5, 0.4), new UnstableScore(0.5));
        assertThat(seconds(think(List.of(), erica), 0.5, false, 0)).isCloseTo(2, within(0.01));
        assertThat(seconds(think(List.of(), erica), 0.5, true, 0)).isCloseTo(3, within(0.01));
        assertThat(seconds(think(List.of(), erica), 0.3, false, 0)).isCloseTo(5, within(0.01));
        Thinking both = think(List.of(), erica);
        assertThat(seconds(both, 0.3, true, 0)).as("2 + 1.5 * 2 + 2 / 2").isCloseTo(6, within(0.01));
        assertThat(both.events()).isEqualTo("behind unst");
    }

    /** Formula 8 with the printed parameters. */
    @Test
    void kappaCmMakesTheWholeSearchShorterOrLonger() {
        List<RevisingRule> printed = List.of(new KappaCurrentMove(new Kappa(8.33, -1.33, 0.6, 10), 0.1));
        Thinking longer = think(printed, List.of());
        assertThat(seconds(longer, 0.5, false, 0.4)).as("3.332 - 1.33 = 2.002").isCloseTo(4.004, within(0.01));
        assertThat(longer.allotted()).isCloseTo(4.004, within(1e-9));
        assertThat(longer.events()).isEqualTo("kappa-cm");
        assertThat(seconds(think(printed, List.of()), 0.5, false, 0.1))
                .as("the lower bound")
                .isCloseTo(1.2, within(0.01));
        assertThat(seconds(think(printed, List.of()), 0.5, false, 1))
                .as("7 * 2 = 14")
                .isCloseTo(14, within(0.01));
    }

    /** The plan is over before it would be asked: then it is asked at its end. */
    @Test
    void kappaCmIsAskedAtTheEndOfAShortPlan() {
        List<RevisingRule> late = List.of(new KappaCurrentMove(new Kappa(2, 0, 0.5, 10), 30));
        assertThat(seconds(think(late, List.of()), 0.5, false, 1)).isCloseTo(4, within(0.01));
        assertThat(seconds(think(late, List.of()), 0.5, false, 0)).isCloseTo(2, within(0.01));
    }
}
