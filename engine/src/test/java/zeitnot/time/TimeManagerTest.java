package zeitnot.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static zeitnot.time.Work.PLIES;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeitnot.time.rule.Allotment;
import zeitnot.time.rule.BasicFormula;
import zeitnot.time.rule.Behind;
import zeitnot.time.rule.ClockBonus;
import zeitnot.time.rule.Distribution;
import zeitnot.time.rule.Factor;
import zeitnot.time.rule.Opening;
import zeitnot.time.rule.ProlongingRule;
import zeitnot.time.rule.RemainingMoves;
import zeitnot.time.rule.StopEarly;
import zeitnot.time.rule.StoppingRule;

/** What a move gets, before the search and by clock bonus time in its middle, on a clock of 1000 simulations a second. */
class TimeManagerTest {
    private static final TimeControl MINUTE = new TimeControl.SuddenDeath(60);
    private static final RemainingMoves ONE_MOVE = RemainingMoves.fromLengths(1);

    private final Clock clock = new SimulatedClock(1000, PLIES, 1);

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
    void howMuchIsKeptIsTheReserves() {
        // 20 s and 10 moves expected: 30 % of 2 s for each of 9 further moves; or 3 % of 20 s, if that is more.
        RemainingMoves ten = RemainingMoves.fromLengths(20);
        var rules = new TimeManager.Rules(ten, turn -> turn.clock().bank(), List.of(), List.of(), List.of());
        var playerClock = new PlayerClock(new TimeControl.SuddenDeath(20), clock);
        assertThat(new TimeManager(rules, new Reserve(0.3, 0.03, 0.1))
                        .think(playerClock, 0)
                        .allotted())
                .isCloseTo(14.6, within(1e-9));
        assertThat(new TimeManager(rules, new Reserve(0, 0.03, 0.1))
                        .think(playerClock, 0)
                        .allotted())
                .isCloseTo(19.4, within(1e-9));
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
