package zeitnot.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeitnot.time.SearchView.RootMove;

class ThinkingTest {
    private static final int PLIES = 10;

    /** A search whose simulations all have the same length. */
    private static final class Work implements Pacer.Progress {
        private long simulations;
        private double highestValue = 0.5;

        @Override
        public long simulations() {
            return simulations;
        }

        @Override
        public long plies() {
            return PLIES * simulations;
        }

        @Override
        public SearchView view(double spent, double planned) {
            var best = new RootMove(1, 60, 0.5, Verdict.OPEN);
            var second = new RootMove(2, 40, highestValue, Verdict.OPEN);
            return new SearchView(simulations, spent, planned, Verdict.OPEN, List.of(best, second));
        }

        long runAt(Pacer pacer) {
            for (int quota = pacer.next(this); quota > 0; quota = pacer.next(this)) {
                simulations += quota;
            }
            return simulations;
        }
    }

    private final Clock clock = new SimulatedClock(1000, PLIES);

    @Test
    void expectedMovesDividesTheRemainingTime() {
        // Lengths 4 and 6: at ply 0 the first player has 2 or 3 moves to come, at ply 3 the second has 1 or 2.
        RemainingMoves table = RemainingMoves.fromLengths(4, 6);
        assertThat(table.after(0)).isCloseTo(2.5, within(1e-12));
        assertThat(table.after(3)).isCloseTo(1.5, within(1e-12));
        assertThat(new ExpectedMoves(table).seconds(new ClockState(20, 0))).isCloseTo(8, within(1e-12));
        assertThat(new ExpectedMoves(table).seconds(new ClockState(3, 3))).isCloseTo(2, within(1e-12));
    }

    @Test
    void theLastKnownMeanGoesOnHoweverLongTheGame() {
        RemainingMoves table = RemainingMoves.fromLengths(4, 4);
        assertThat(table.after(3)).isEqualTo(1);
        assertThat(table.after(1000)).isEqualTo(1);
    }

    @Test
    void meansOfTooFewGamesAreNotUsed() {
        int[] lengths = new int[100];
        java.util.Arrays.fill(lengths, 10);
        lengths[0] = 60;
        assertThat(RemainingMoves.fromLengths(lengths).size()).isEqualTo(10);
    }

    @Test
    void timePerMoveIsUsedExactly() {
        Thinking thinking = manager(List.of()).think(new PlayerClock(new TimeControl.PerMove(2), clock), 0);
        assertThat(new Work().runAt(thinking)).isEqualTo(2000);
        assertThat(thinking.spent()).isCloseTo(2, within(1e-9));
    }

    @Test
    void simulationsPerMoveAreCountedWhateverTheClockSays() {
        var control = new TimeControl.SimulationsPerMove(12_345);
        Thinking thinking = manager(List.of()).think(new PlayerClock(control, clock), 0);
        assertThat(new Work().runAt(thinking)).isEqualTo(12_345);
        assertThat(clock.seconds()).isCloseTo(12.345, within(1e-9));
    }

    @Test
    void suddenDeathFollowsTheBaseRule() {
        Thinking thinking = manager(List.of()).think(new PlayerClock(new TimeControl.SuddenDeath(20), clock), 0);
        assertThat(thinking.allotted()).isCloseTo(5, within(1e-9));
        assertThat(new Work().runAt(thinking)).isEqualTo(5000);
    }

    @Test
    void anAllotmentIsCutToWhatIsLeftLessAReserve() {
        var manager = new TimeManager(state -> 3 * state.remaining(), List.of());
        var playerClock = new PlayerClock(new TimeControl.SuddenDeath(10), clock);
        playerClock.start();
        new Work().runAt(manager.think(playerClock, 0));
        playerClock.stop();
        assertThat(playerClock.used()).isCloseTo(9.8, within(0.01));
        assertThat(playerClock.isFlagDown()).isFalse();
    }

    @Test
    void withNoTimeLeftOneSimulationFindsAMove() {
        var playerClock = new PlayerClock(new TimeControl.SuddenDeath(1), clock);
        playerClock.start();
        clock.charge(1000 * PLIES);
        playerClock.stop();
        assertThat(new Work().runAt(manager(List.of()).think(playerClock, 0))).isEqualTo(1);
    }

    @Test
    void aRuleProlongsByItsFactorOfTheTimeUsedButNotBeyondTheLimit() {
        ProlongingRule once = (view, times) -> times == 0 ? 0.5 : 0;
        var twenty = new PlayerClock(new TimeControl.SuddenDeath(20), clock);
        assertThat(new Work().runAt(manager(List.of(once)).think(twenty, 0))).isEqualTo(7500);
        ProlongingRule always = (view, times) -> 10;
        assertThat(new Work().runAt(manager(List.of(always)).think(twenty, 0))).isEqualTo(19_600);
    }

    @Test
    void timePerMoveIsNotProlonged() {
        var second = new PlayerClock(new TimeControl.PerMove(1), clock);
        assertThat(new Work().runAt(manager(List.of((view, times) -> 1)).think(second, 0)))
                .isEqualTo(1000);
    }

    @Test
    void maxRobustGoesOnWhileAnotherMoveHasTheHigherValue() {
        var control = new PlayerClock(new TimeControl.SimulationsPerMove(1000), clock);
        var work = new Work();
        assertThat(work.runAt(manager(List.of(new UntilMaxRobust())).think(control, 0)))
                .isEqualTo(1000);
        var unstable = new Work();
        unstable.highestValue = 0.6;
        assertThat(unstable.runAt(manager(List.of(new UntilMaxRobust())).think(control, 0)))
                .isBetween(1600L, 1620L);
    }

    /** A quarter of the remaining time for every move. */
    private static TimeManager manager(List<ProlongingRule> prolonging) {
        return new TimeManager(state -> state.remaining() / 4, prolonging);
    }
}
