package zeitnot.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static zeitnot.time.Work.PLIES;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zeitnot.search.Search;
import zeitnot.search.SearchOptions;
import zeitnot.search.tree.TreePolicy;
import zeitnot.testing.Countdown;
import zeitnot.time.rule.BasicFormula;
import zeitnot.time.rule.Behind;
import zeitnot.time.rule.Moment;
import zeitnot.time.rule.ProlongingRule;
import zeitnot.time.rule.RemainingMoves;
import zeitnot.time.rule.StopEarly;
import zeitnot.time.rule.StoppingRule;
import zeitnot.time.rule.Turn;
import zeitnot.time.rule.Unstable;

/** The pacing of a search on a clock of 1000 simulations a second. */
class ThinkingTest {
    /** Simulations between two looks at a real clock, at most. */
    private static final int MOST_IN_A_ROW = 1024;

    private static final RemainingMoves ONE_MOVE = RemainingMoves.fromLengths(1);

    private final Clock clock = new SimulatedClock(1000, PLIES, 1);

    @Test
    void timePerMoveIsUsedExactly() {
        Thinking thinking = think(rules(List.of(), List.of()), new TimeControl.PerMove(2));
        assertThat(new Work().runAt(thinking)).isEqualTo(2000);
        assertThat(thinking.spent()).isCloseTo(2, within(1e-9));
    }

    @Test
    void simulationsPerMoveAreCountedWhateverTheClockSays() {
        Thinking thinking = think(rules(List.of(), List.of()), new TimeControl.SimulationsPerMove(12_345));
        assertThat(new Work().runAt(thinking)).isEqualTo(12_345);
        assertThat(clock.seconds()).isCloseTo(12.345, within(1e-9));
    }

    /** 64 playouts are 64 ms: the last that fit are the 31st, and no more than the first of the next 64 could be paid for. */
    @Test
    void severalPlayoutsAtOnceEndInTime() {
        var work = new Work();
        work.playoutsAtOnce = 64;
        Thinking thinking = think(rules(List.of(), List.of()), new TimeControl.PerMove(2));
        assertThat(work.runAt(thinking)).isEqualTo(31 * 64);
        assertThat(thinking.spent()).isCloseTo(1.984, within(1e-9));
    }

    @Test
    void severalPlayoutsAtOnceAreNotBegunWhereTheClockCannotPayForThem() {
        var playerClock = new PlayerClock(new TimeControl.SuddenDeath(1), clock);
        var manager = new TimeManager(rules(List.of(), List.of()));
        for (int move = 0; move < 100; move++) {
            var work = new Work();
            work.playoutsAtOnce = 64;
            playerClock.start();
            Thinking thinking = manager.think(playerClock, 2 * move);
            work.runAt(thinking);
            manager.end(thinking, work);
            playerClock.stop();
            assertThat(playerClock.isFlagDown()).as("flag at move %d", move).isFalse();
        }
    }

    /** 12,345 are 192 times 64 and 57 more. */
    @Test
    void simulationsPerMoveAreExceededByTheRestOfSeveralAtOnce() {
        var work = new Work();
        work.playoutsAtOnce = 64;
        Thinking thinking = think(rules(List.of(), List.of()), new TimeControl.SimulationsPerMove(12_345));
        assertThat(work.runAt(thinking)).isEqualTo(193 * 64);
    }

    /** STOP with p = 1: 0.2 n > 1000 - n from 833.3 on, looked at after every 64: at 896 of 1000 playouts, not descents. */
    @Test
    void stoppingCountsPlayouts() {
        var work = new Work();
        work.playoutsAtOnce = 64;
        Thinking thinking =
                think(rules(List.of(new StopEarly(1)), List.of()), new TimeControl.SimulationsPerMove(1000));
        assertThat(work.runAt(thinking)).isEqualTo(14 * 64);
    }

    /** Three playouts of five plies, of which the first is in the tree: the game is five plies long for all of them. */
    @Test
    void theLengthOfSimulationsDoesNotDependOnHowManyShareTheTree() {
        try (var search = new Search(
                new Countdown(5, 100), new SearchOptions(new TreePolicy.Ucb1(0.5)).withPlayoutsPerLeaf(3), 1)) {
            var manager = new TimeManager(rules(List.of(), List.of()));
            Thinking thinking = manager.think(new PlayerClock(new TimeControl.SimulationsPerMove(30), clock), 0);
            search.run(thinking);
            assertThat(manager.end(thinking, search).simulatedPlies()).isEqualTo(5);
        }
    }

    @Test
    void theShareThatIsUsedIsOfThePlanAsItIsNow() {
        var work = new Work();
        var behind = new Behind(1, 1, 1); // never content: doubles the plan
        Thinking thinking = think(rules(List.of(), List.of(behind)), new TimeControl.SimulationsPerMove(1000));
        assertThat(thinking.share(0)).isZero();
        assertThat(thinking.next(work)).isOne();
        work.simulations = 1;
        assertThat(thinking.next(work)).isEqualTo(999);
        assertThat(thinking.share(1)).isEqualTo(1 / 1000.0);
        assertThat(thinking.share(250)).as("between two questions").isEqualTo(0.25);
        work.simulations = 1000;
        assertThat(thinking.next(work)).isEqualTo(1000);
        assertThat(thinking.share(1000)).as("prolonged").isEqualTo(0.5);
        assertThat(thinking.share(3000)).isEqualTo(1);
    }

    @Test
    void theShareIsThatOfTheTimeWhereTimeIsTheLimit() {
        var work = new Work();
        Thinking thinking = think(rules(List.of(), List.of()), new TimeControl.PerMove(2)); // 2000 simulations
        thinking.next(work);
        for (int i = 0; i < 500; i++) {
            work.simulations++;
            thinking.next(work);
        }
        assertThat(thinking.share(500)).isCloseTo(0.25, within(1e-9));
        assertThat(thinking.share(600)).as("at the speed so far").isCloseTo(0.3, within(1e-9));
    }

    @Test
    void theCpuClockIsChargedForAllThreads() {
        var work = new Work();
        work.helperNanosPerSimulation =
                1_000_000; // 100 simulations are the time that there is, whatever this thread takes
        Thinking thinking = new TimeManager(rules(List.of(), List.of()))
                .think(new PlayerClock(new TimeControl.PerMove(0.1), new CpuClock()), 0);
        assertThat(work.runAt(thinking)).isLessThan(100 + MOST_IN_A_ROW);
    }

    @Test
    void onTheSimulatedClockPacingAllocatesNothingInASimulation() {
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        var work = new Work();
        Thinking thinking = think(rules(List.of(), List.of()), new TimeControl.PerMove(100)); // 100,000 simulations
        thinking.next(work);
        work.simulations = 1;
        long before = threads.getCurrentThreadAllocatedBytes();
        work.runAt(thinking);
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertThat(work.simulations).isEqualTo(100_000);
        assertThat(allocated).as("bytes in 100,000 simulations").isLessThan(10_000);
    }

    @Test
    void aRuleProlongsByItsFactorOfTheTimeUsed() {
        Thinking thinking = think(rules(List.of(), List.of(new Behind(0.5, 0.6, 1))), new TimeControl.SuddenDeath(20));
        assertThat(new Work().runAt(thinking)).isEqualTo(7500);
        assertThat(thinking.events()).isEqualTo("behind");
    }

    @Test
    void inALoopEveryFactorIsOfTheTimeUsedBeforeTheFirst() {
        Thinking thinking = think(rules(List.of(), List.of(new Behind(0.5, 0.6, 2))), new TimeControl.SuddenDeath(20));
        assertThat(new Work().runAt(thinking)).isEqualTo(10_000);
        assertThat(thinking.events()).isEqualTo("behind behind");
    }

    @Test
    void prolongingRulesComeOneAfterTheOther() {
        // Algorithm 1 of Huang, Coulom and Lin: first behind, then unstable.
        var work = new Work();
        work.secondValue = 0.55;
        List<ProlongingRule> rules = List.of(new Behind(1, 0.6, 1), new Unstable(0.5, 1));
        Thinking thinking = think(rules(List.of(), rules), new TimeControl.SuddenDeath(40));
        assertThat(work.runAt(thinking)).isEqualTo(30_000);
        assertThat(thinking.events()).isEqualTo("behind unst");
    }

    @Test
    void nothingIsProlongedBeyondTheLimit() {
        List<ProlongingRule> always = List.of(new Behind(10, 0.6, 100));
        assertThat(new Work().runAt(think(rules(List.of(), always), new TimeControl.SuddenDeath(20))))
                .isEqualTo(19_000);
        assertThat(new Work().runAt(think(rules(List.of(), always), new TimeControl.PerMove(1))))
                .isEqualTo(1000);
    }

    @Test
    void stopEndsTheSearchAtTheFirstQuestionWhereTheSecondCannotCatchUp() {
        // 5000 planned. After n: lead 0.2 n > 5000 - n if n > 4166.7, asked every 50: 4200.
        Thinking thinking = think(rules(List.of(new StopEarly(1)), List.of()), new TimeControl.SuddenDeath(20));
        long simulations = new Work().runAt(thinking);
        assertThat(simulations).isBetween(4200L, 4250L);
        assertThat(thinking.events()).isEqualTo("stop");
    }

    @Test
    void stopWorksWithSimulationsToo() {
        var fixed = new TimeControl.SimulationsPerMove(5000);
        assertThat(new Work().runAt(think(rules(List.of(new StopEarly(1)), List.of()), fixed)))
                .isBetween(4200L, 4250L);
    }

    @Test
    void stopRisksNothingWhereNothingIsSaved() {
        var rules = rules(List.of(new StopEarly(0.5)), List.of());
        // 5000 planned, p = 0.5: 0.2 n > 0.5 (5000 - n) if n > 3571.4; p = 1: 4166.7
        assertThat(new Work().runAt(think(rules, new TimeControl.SuddenDeath(20))))
                .isBetween(3600L, 3650L);
        assertThat(new Work().runAt(think(rules, new TimeControl.SimulationsPerMove(5000))))
                .isBetween(4200L, 4250L);
        assertThat(new Work().runAt(think(rules, new TimeControl.PerMove(5)))).isBetween(4200L, 4250L);
        assertThat(new Work().runAt(think(rules, new TimeControl.ByoYomi(0, 3, 5))))
                .isBetween(4050L, 4250L);
    }

    /** Stops when the value of the best move has been the same in so many questions; the count is of one move's search. */
    private record Settled(int questions) implements StoppingRule {
        @Override
        public String name() {
            return "settled";
        }

        @Override
        public Watch begin(Turn turn) {
            return new Watch() {
                private int same;

                @Override
                public boolean stops(Moment now, Moment before) {
                    boolean changed =
                            now.view().best().value() != before.view().best().value();
                    same = changed ? 0 : same + 1;
                    return same == questions;
                }
            };
        }
    }

    @Test
    void aRuleMayKeepStateFromTheBeginningOfAMoveToItsEnd() {
        var manager = new TimeManager(rules(List.of(new Settled(3)), List.of()));
        for (int move = 0; move < 2; move++) {
            Thinking thinking = manager.think(new PlayerClock(new TimeControl.SimulationsPerMove(5000), clock), move);
            assertThat(new Work().runAt(thinking)).as("move %d", move).isEqualTo(150);
            assertThat(thinking.events()).isEqualTo("settled");
        }
    }

    @Test
    void theMomentBeforeIsThatOfTheLastQuestion() {
        List<String> seen = new ArrayList<>();
        ProlongingRule rule = new Recording(seen);
        Thinking thinking = think(rules(List.of(), List.of(rule)), new TimeControl.SimulationsPerMove(100));
        new Work().runAt(thinking);
        assertThat(seen).containsExactly("100 of 100 after 100", "150 of 150 after 100", "200 of 200 after 150");
    }

    /** Prolongs twice by half, and notes what it is shown. */
    private record Recording(List<String> seen) implements ProlongingRule, ProlongingRule.Watch {
        @Override
        public String name() {
            return "recording";
        }

        @Override
        public double factor() {
            return 0.5;
        }

        @Override
        public int loops() {
            return 3;
        }

        @Override
        public Watch begin(Turn turn) {
            return this;
        }

        @Override
        public boolean prolongs(Moment now, Moment before) {
            seen.add((int) now.spent() + " of " + (int) now.planned() + " after " + (int) before.spent());
            return seen.size() < 3;
        }
    }

    @Test
    void anOnlyMoveStopsWhenHalfTheTimeIsOver() {
        var work = new Work();
        work.secondShare = 0;
        assertThat(work.runAt(
                        think(rules(List.of(new StopEarly(1)), List.of()), new TimeControl.SimulationsPerMove(1000))))
                .isBetween(550L, 600L);
    }

    private Thinking think(TimeManager.Rules rules, TimeControl control) {
        return new TimeManager(rules).think(new PlayerClock(control, clock), 0);
    }

    /** A quarter of the remaining time for every move. */
    private static TimeManager.Rules rules(List<StoppingRule> stopping, List<ProlongingRule> prolonging) {
        return new TimeManager.Rules(ONE_MOVE, new BasicFormula(4), List.of(), stopping, prolonging);
    }
}
