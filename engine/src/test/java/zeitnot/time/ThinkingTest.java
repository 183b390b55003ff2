package zeitnot.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zeitnot.time.rule.Allotment;
import zeitnot.time.rule.BasicFormula;
import zeitnot.time.rule.Behind;
import zeitnot.time.rule.ClockBonus;
import zeitnot.time.rule.Distribution;
import zeitnot.time.rule.Factor;
import zeitnot.time.rule.Moment;
import zeitnot.time.rule.Opening;
import zeitnot.time.rule.ProlongingRule;
import zeitnot.time.rule.RemainingMoves;
import zeitnot.time.rule.StopEarly;
import zeitnot.time.rule.StoppingRule;
import zeitnot.time.rule.Turn;
import zeitnot.time.rule.Unstable;
import zeitnot.view.Pacer;
import zeitnot.view.Progress;
import zeitnot.view.SearchView;
import zeitnot.view.SearchView.RootMove;
import zeitnot.view.Verdict;

/** The pacing of a search on a clock of 1000 simulations a second. */
class ThinkingTest {
    private static final int PLIES = 10;

    /** Simulations between two looks at a real clock, at most. */
    private static final int MOST_IN_A_ROW = 1024;

    private static final TimeControl MINUTE = new TimeControl.SuddenDeath(60);
    private static final RemainingMoves ONE_MOVE = RemainingMoves.fromLengths(1);

    /** A search whose simulations all have the same length and go to the second of two moves with a given share. */
    private static final class Work implements Progress {
        private long simulations;
        private double secondShare = 0.4;
        private double secondValue = 0.5;
        private long helperNanosPerSimulation;
        private long finished;
        private long ownMoves;

        static Work expecting(long ownMoves) {
            var work = new Work();
            work.finished = 1;
            work.ownMoves = ownMoves;
            return work;
        }

        @Override
        public long simulations() {
            return simulations;
        }

        @Override
        public long helperNanos() {
            return helperNanosPerSimulation * simulations;
        }

        @Override
        public long nodes() {
            return 0;
        }

        @Override
        public long plies() {
            return PLIES * simulations;
        }

        @Override
        public long finished() {
            return finished;
        }

        @Override
        public long ownMoves() {
            return ownMoves;
        }

        @Override
        public SearchView view() {
            int second = (int) (secondShare * simulations);
            var moves = List.of(
                    new RootMove(1, (int) simulations - second, 0.5, Verdict.OPEN),
                    new RootMove(2, second, secondValue, Verdict.OPEN));
            return new SearchView(simulations, Verdict.OPEN, moves);
        }

        long runAt(Pacer pacer) {
            for (int quota = pacer.next(this); quota > 0; quota = pacer.next(this)) {
                simulations += quota;
            }
            return simulations;
        }
    }

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
    void suddenDeathFollowsTheBaseRule() {
        Thinking thinking = think(rules(List.of(), List.of()), new TimeControl.SuddenDeath(20));
        assertThat(thinking.allotted()).isCloseTo(5, within(1e-9));
        assertThat(new Work().runAt(thinking)).isEqualTo(5000);
    }

    @Test
    void factorsMultiplyWhatTheBaseRuleAllots() {
        var rules = new TimeManager.Rules(
                ONE_MOVE, new BasicFormula(10), List.of(new Opening(2), new Opening(1.5)), List.of(), List.of());
        assertThat(think(rules, new TimeControl.SuddenDeath(20)).allotted()).isCloseTo(6, within(1e-9));
    }

    @Test
    void anAllotmentIsCutToWhatIsLeftLessAReserve() {
        var rules = new TimeManager.Rules(ONE_MOVE, turn -> 3 * turn.clock().bank(), List.of(), List.of(), List.of());
        var playerClock = new PlayerClock(new TimeControl.SuddenDeath(10), clock);
        playerClock.start();
        new Work().runAt(new TimeManager(rules).think(playerClock, 0));
        playerClock.stop();
        assertThat(playerClock.used()).isCloseTo(9.5, within(0.01));
        assertThat(playerClock.isFlagDown()).isFalse();
    }

    @Test
    void someTimeIsKeptForEveryFurtherMoveThatIsExpected() {
        // 20 s and 10 moves expected: 5 % of 2 s for each of 9 further moves.
        RemainingMoves ten = RemainingMoves.fromLengths(20);
        Allotment all = turn -> turn.clock().bank();
        var rules = new TimeManager.Rules(ten, all, List.of(), List.of(), List.of());
        assertThat(think(rules, new TimeControl.SuddenDeath(20)).allotted()).isCloseTo(19.1, within(1e-9));
    }

    @Test
    void withLittleLeftAMoveGetsAnEqualShare() {
        RemainingMoves ten = RemainingMoves.fromLengths(20);
        Allotment all = turn -> turn.clock().bank();
        var rules = new TimeManager.Rules(ten, all, List.of(), List.of(), List.of());
        var playerClock = new PlayerClock(new TimeControl.SuddenDeath(20), clock);
        playerClock.start();
        clock.charge((long) (19.9 * 1000 * PLIES), 0, 0);
        playerClock.stop();
        assertThat(new TimeManager(rules).think(playerClock, 0).allotted()).isCloseTo(0.01, within(1e-9));
    }

    @Test
    void onARealClockAPartIsNeverTouched() {
        Clock real = () -> 0;
        Allotment all = turn -> turn.clock().bank();
        var manager = new TimeManager(new TimeManager.Rules(ONE_MOVE, all, List.of(), List.of(), List.of()));
        // of 10 s and of 100 s half a second, besides 5 % for one more move
        assertThat(manager.think(new PlayerClock(new TimeControl.SuddenDeath(10), real), 0)
                        .allotted())
                .isCloseTo(9, within(1e-9));
        assertThat(manager.think(new PlayerClock(new TimeControl.SuddenDeath(100), real), 0)
                        .allotted())
                .isCloseTo(94.5, within(1e-9));
    }

    @Test
    void withNoTimeLeftOneSimulationFindsAMove() {
        var playerClock = new PlayerClock(new TimeControl.SuddenDeath(1), clock);
        playerClock.start();
        clock.charge(1000 * PLIES, 0, 0);
        playerClock.stop();
        Thinking thinking = new TimeManager(rules(List.of(), List.of())).think(playerClock, 0);
        assertThat(new Work().runAt(thinking)).isEqualTo(1);
    }

    @Test
    void aGameThatGoesOnForEverIsNotLostOnTime() {
        var playerClock = new PlayerClock(new TimeControl.SuddenDeath(1), clock);
        var manager = new TimeManager(rules(List.of(), List.of()));
        for (int move = 0; move < 500; move++) {
            playerClock.start();
            var work = new Work();
            Thinking thinking = manager.think(playerClock, 2 * move);
            work.runAt(thinking);
            manager.end(thinking, work);
            playerClock.stop();
            assertThat(playerClock.isFlagDown()).as("flag at move %d", move).isFalse();
        }
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
        // p = 0.5: 0.2 n > 0.5 (5000 - n) if n > 3571.4
        assertThat(new Work().runAt(think(rules(List.of(new StopEarly(0.5)), List.of()), fixed)))
                .isBetween(3600L, 3650L);
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

    @Test
    void clockBonusTimeIsAskedAtHalfOfTheMinimum() {
        // Equation 4 with 59.75 s left: 59.75 / 50 = 1.195 lies between 0.5 and 2.
        Thinking thinking = think(clockBonus(), MINUTE);
        assertThat(thinking.allotted()).isEqualTo(0.5);
        assertThat(Work.expecting(50).runAt(thinking)).isEqualTo(1195);
        assertThat(thinking.allotted()).isCloseTo(1.195, within(1e-9));
        assertThat(thinking.events()).isEqualTo("cbt");
    }

    @Test
    void clockBonusTimeStaysBetweenItsBounds() {
        assertThat(Work.expecting(29).runAt(think(clockBonus(), MINUTE))).isEqualTo(2000); // 2.06 s
        Thinking longGame = think(clockBonus(), MINUTE);
        assertThat(Work.expecting(120).runAt(longGame)).isEqualTo(500); // 0.498 s
        assertThat(longGame.events()).isEmpty();
    }

    @Test
    void withoutAFinishedSimulationThereIsNoClockBonus() {
        assertThat(new Work().runAt(think(clockBonus(), MINUTE))).isEqualTo(500);
    }

    @Test
    void factorsMultiplyTheClockBonusToo() {
        // 1 s, asked at 0.5 s: (59.5 / 50 - 0.5) * 2 = 1.38 s more.
        var rules = clockBonus(List.of(new Opening(2)), List.of(), List.of());
        assertThat(Work.expecting(50).runAt(think(rules, MINUTE))).isEqualTo(2380);
    }

    @Test
    void clockBonusTimeIsPartOfWhatIsStoppedOrProlonged() {
        // 0.2 n > 1195 - n if n > 995.8, asked every 50.
        var stopping = clockBonus(List.of(), List.of(new StopEarly(1)), List.of());
        Thinking stopped = think(stopping, MINUTE);
        assertThat(Work.expecting(50).runAt(stopped)).isBetween(1000L, 1050L);
        assertThat(stopped.events()).isEqualTo("cbt stop");
        var prolonging = clockBonus(List.of(), List.of(), List.of(new Behind(1, 0.6, 1)));
        Thinking prolonged = think(prolonging, MINUTE);
        assertThat(Work.expecting(50).runAt(prolonged)).isEqualTo(2390);
        assertThat(prolonged.events()).isEqualTo("cbt behind");
        assertThat(prolonged.allotted()).isCloseTo(1.195, within(1e-9));
    }

    @Test
    void clockBonusTimeKeepsWithinTheLimit() {
        // 1 s, of which 5 % are kept: 0.95 s instead of 2 * 0.5 s, and no more though 0.525 s > 0.5 s are left at half.
        var rules = clockBonus(List.of(new Opening(2)), List.of(), List.of());
        Thinking thinking = think(rules, new TimeControl.SuddenDeath(1));
        assertThat(Work.expecting(1).runAt(thinking)).isEqualTo(950);
        assertThat(thinking.events()).isEmpty();
    }

    @Test
    void clockBonusTimeIsAnEqualShareUnderOtherTimeControls() {
        // (9.75 + 9 * 1) / 10; 9.75 / 10 moves of the period; what is guaranteed, or the most
        assertThat(bonusTime(10, "10s+1s")).isEqualTo(1875);
        assertThat(bonusTime(50, "10/10s")).isEqualTo(975);
        assertThat(bonusTime(50, "1s/move")).isEqualTo(1000);
        assertThat(bonusTime(50, "1s;3x30s")).isEqualTo(2000);
        assertThat(bonusTime(50, "5000/move")).isEqualTo(5000);
    }

    private static long bonusTime(long ownMoves, String control) {
        var playerClock = new PlayerClock(TimeControl.parse(control), new SimulatedClock(1000, PLIES, 1));
        return Work.expecting(ownMoves).runAt(new TimeManager(clockBonus()).think(playerClock, 0));
    }

    @Test
    void withClockBonusTimeAGameThatGoesOnForEverIsNotLostOnTime() {
        var playerClock = new PlayerClock(MINUTE, clock);
        var manager = new TimeManager(clockBonus());
        for (int move = 0; move < 500; move++) {
            playerClock.start();
            Work work = Work.expecting(1);
            Thinking thinking = manager.think(playerClock, 2 * move);
            work.runAt(thinking);
            manager.end(thinking, work);
            playerClock.stop();
            assertThat(playerClock.isFlagDown()).as("flag at move %d", move).isFalse();
        }
    }

    private Thinking think(TimeManager.Rules rules, TimeControl control) {
        return new TimeManager(rules).think(new PlayerClock(control, clock), 0);
    }

    private static TimeManager.Rules clockBonus() {
        return clockBonus(List.of(), List.of(), List.of());
    }

    /** The paper's 0.5 to 2 seconds. */
    private static TimeManager.Rules clockBonus(
            List<Factor> factors, List<StoppingRule> stopping, List<ProlongingRule> prolonging) {
        var fixed = new Distribution(List.of(0.5));
        return new TimeManager.Rules(ONE_MOVE, fixed, factors, List.of(new ClockBonus(0.5, 2)), stopping, prolonging);
    }

    /** A quarter of the remaining time for every move. */
    private static TimeManager.Rules rules(List<StoppingRule> stopping, List<ProlongingRule> prolonging) {
        return new TimeManager.Rules(ONE_MOVE, new BasicFormula(4), List.of(), stopping, prolonging);
    }
}
