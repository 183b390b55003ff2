package zeitnot.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeitnot.time.rule.Allotment;
import zeitnot.time.rule.RemainingMoves;

/** What time management learns from a machine that takes time away, on a clock that stands for a real one. */
class PunctualityTest {
    private static final Allotment ALL = turn -> turn.clock().bank();
    private static final int[] TWENTY_MOVES = {40};

    /** A clock that is not simulated, and that the test moves on. */
    private static final class HandClock implements Clock {
        private double seconds;

        @Override
        public long nanos() {
            return Math.round(seconds * 1e9);
        }
    }

    private final HandClock clock = new HandClock();
    private final PlayerClock playerClock = new PlayerClock(new TimeControl.SuddenDeath(100), clock);

    private static TimeManager manager(RemainingMoves expected, Allotment allotment) {
        return new TimeManager(new TimeManager.Rules(expected, allotment, List.of(), List.of(), List.of()));
    }

    /** A search that looks at the clock at these instants, and a turn that takes some more. */
    private Thought turn(TimeManager manager, double more, double... instants) {
        playerClock.start();
        double begin = clock.seconds;
        Thinking thinking = manager.think(playerClock, 0);
        var work = new Work();
        thinking.next(work);
        for (double instant : instants) {
            clock.seconds = begin + instant;
            work.simulations++;
            thinking.next(work);
        }
        Thought thought = manager.end(thinking, work);
        clock.seconds += more;
        playerClock.stop();
        return thought;
    }

    @Test
    void theLongestGapBetweenTwoLooksAtTheClockIsTold() {
        TimeManager manager = manager(RemainingMoves.fromLengths(TWENTY_MOVES), turn -> 1);
        assertThat(turn(manager, 0, 0.1, 0.2, 0.7, 0.8).longestGap()).isCloseTo(0.5, within(1e-9));
    }

    /** The last look is at 0.2 s, and the next thing that is seen is the end at 0.9 s; then a turn without any look. */
    @Test
    void theGapBeforeTheEndIsOneToo() {
        TimeManager manager = manager(RemainingMoves.fromLengths(TWENTY_MOVES), turn -> 1);
        playerClock.start();
        Thinking thinking = manager.think(playerClock, 0);
        var work = new Work();
        thinking.next(work);
        clock.seconds = 0.2;
        work.simulations++;
        thinking.next(work);
        clock.seconds = 0.9;
        assertThat(manager.end(thinking, work).longestGap()).isCloseTo(0.7, within(1e-9));
        playerClock.start();
        Thinking unlucky = manager.think(playerClock, 0);
        clock.seconds = 1.9;
        assertThat(manager.end(unlucky, new Work()).longestGap()).isCloseTo(1, within(1e-9));
    }

    @Test
    void thereAreNoGapsOnASimulatedClock() {
        var simulated = new PlayerClock(new TimeControl.SuddenDeath(100), new SimulatedClock(1, Work.PLIES, 1));
        TimeManager manager = manager(RemainingMoves.fromLengths(TWENTY_MOVES), turn -> 5);
        Thinking thinking = manager.think(simulated, 0);
        var work = new Work();
        assertThat(work.runAt(thinking)).isEqualTo(5);
        assertThat(manager.end(thinking, work).longestGap()).isZero();
    }

    /** Half a second is never touched; where the machine was away for 0.4 s, three times that is kept, a tenth less each turn. */
    @Test
    void aGapMakesTheReserveLarger() {
        TimeManager manager = manager(RemainingMoves.fromLengths(1), ALL);
        double before = manager.think(playerClock, 0).allotted();
        TimeManager wiser = manager(RemainingMoves.fromLengths(1), ALL);
        turn(wiser, 0, 0.4);
        double kept = playerClock.state().bank() - wiser.think(playerClock, 0).allotted();
        assertThat(100 - before).isCloseTo(0.5 + 5, within(1e-6)); // and 5 % for one more move
        assertThat(kept).isCloseTo(0.9 * 1.2 + 5, within(1e-6)); // more than the second for what has not come yet
    }

    /** A gap of 40 ms, of a busy machine: twenty times that is kept after the turn, three per cent less. */
    @Test
    void smallGapsWarnOfGreatOnes() {
        TimeManager manager = manager(RemainingMoves.fromLengths(1), ALL);
        turn(manager, 0, 0.001, 0.041, 0.042);
        double kept = playerClock.state().bank() - manager.think(playerClock, 0).allotted();
        assertThat(kept).isCloseTo(0.97 * 20 * 0.04 + 5, within(1e-6)); // and 5 % for one more move
    }

    @Test
    void noMoreThanAThirdOfAllTimeAndASecondIsKeptForGapsThatHaveNotComeYet() {
        var overhead = new Overhead();
        overhead.observeGap(0.025);
        assertThat(overhead.reserve(100)).isCloseTo(0.5, within(1e-9));
        assertThat(overhead.reserve(1)).isCloseTo(1.0 / 3, within(1e-9));
        overhead.observeGap(0.2);
        assertThat(overhead.reserve(100)).isCloseTo(1, within(1e-9));
        overhead.observeGap(0.4);
        assertThat(overhead.reserve(100)).isCloseTo(1.2, within(1e-9));
    }

    /** A tenth of 100 s would be 10 s, but no more than half a second is kept back: 99.5 s for 20 moves. */
    @Test
    void whatIsKeptBackIsNotSharedOut() {
        TimeManager manager = manager(
                RemainingMoves.fromLengths(TWENTY_MOVES), turn -> turn.clock().share(20));
        assertThat(manager.think(playerClock, 0).allotted()).isCloseTo(99.5 / 20, within(1e-9));
    }

    /** 0.4 s are left of 100 s, which is less than what is kept back: a hundredth of them. */
    @Test
    void withLittleLeftThereIsStillTimeForALook() {
        TimeManager manager = manager(
                RemainingMoves.fromLengths(TWENTY_MOVES), turn -> turn.clock().share(20));
        playerClock.start();
        clock.seconds = 99.6;
        playerClock.stop();
        assertThat(manager.think(playerClock, 0).allotted()).isCloseTo(0.004, within(1e-9));
        TimeManager modest = manager(RemainingMoves.fromLengths(TWENTY_MOVES), turn -> 0.001);
        assertThat(modest.think(playerClock, 0).allotted()).isCloseTo(0.001, within(1e-9));
    }

    /** A turn took two seconds more than its search: nineteen further ones must be paid for, as far as there is time. */
    @Test
    void whatFurtherMovesCostWithoutASearchIsKept() {
        TimeManager manager = manager(RemainingMoves.fromLengths(TWENTY_MOVES), ALL);
        turn(manager, 2, 0.1);
        double typical = 0.2 * 2; // a fifth of the way from nothing
        double bank = playerClock.state().bank();
        double reserve = 3 * 2;
        assertThat(manager.think(playerClock, 0).allotted()).isCloseTo(bank - 19 * typical - reserve, within(1e-6));
    }

    @Test
    void overheadFollowsWhatIsMeasuredAndRemembersTheWorst() {
        var overhead = new Overhead();
        assertThat(overhead.typical()).isZero();
        assertThat(overhead.reserve(100)).isCloseTo(0.03, within(1e-9));
        overhead.observe(0.1);
        assertThat(overhead.typical()).isCloseTo(0.02, within(1e-9));
        assertThat(overhead.reserve(100)).isCloseTo(0.3, within(1e-9));
        overhead.observe(0);
        assertThat(overhead.typical()).isCloseTo(0.016, within(1e-9));
        assertThat(overhead.reserve(100)).isCloseTo(0.27, within(1e-9));
    }
}
