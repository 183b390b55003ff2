package zeitnot.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.games.Games;
import zeitnot.time.Clock;
import zeitnot.time.ClockKind;
import zeitnot.time.PlayerClock;
import zeitnot.time.TimeControl;
import zeitnot.view.Verdict;

class SearchPlayerTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "uct",
                "ucb1-tuned+solver+reuse",
                "ucb-sqrt+final(max)",
                "uct+final(max-robust)",
                "uct+discount",
                "random"
            })
    void playsTheSameGameFromTheSameSeed(String spec) {
        Game game = Games.named("breakthrough-6x6");
        assertThat(game(game, spec, 5)).isEqualTo(game(game, spec, 5)).isNotEqualTo(game(game, spec, 6));
    }

    @Test
    void aSingleLegalMoveIsPlayedAtOnce() {
        Game game = Games.named("connect4-4x4");
        Line line = Line.parse(game, "1 1 1 1 2 2 2 2 4 4 4 4"); // only column 3 is left
        Decision decision = decide("uct", line, "1000/move");
        assertThat(game.format(line.position(), decision.move())).isEqualTo("3");
        assertThat(decision.view().simulations()).isZero();
    }

    /** The simulated clock is asked after every simulation, so what that allocates counts. */
    @Test
    void onTheSimulatedClockASimulationAllocatesNothing() {
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        Game game = Games.named("connect4");
        Player player = Features.standard().player(Spec.parse("uct+basic(1)"), game, 1);
        var line = new Line(game);
        PlayerClock warm = new PlayerClock(
                TimeControl.parse("10s"), ClockKind.parse("sim(10000)").start(20, 1));
        player.decide(line, warm); // the arena grows here, and is kept
        PlayerClock clock = new PlayerClock(
                TimeControl.parse("8s"), ClockKind.parse("sim(10000)").start(20, 1));
        long before = threads.getCurrentThreadAllocatedBytes();
        Decision decision = player.decide(line, clock);
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertThat(decision.view().simulations()).isGreaterThan(20_000);
        assertThat(allocated).as("bytes in all these simulations").isLessThan(20_000);
    }

    @Test
    void reuseKeepsTheTreeBelowTheMovesMade() {
        Game game = Games.named("connect4");
        var line = new Line(game);
        Player player = Features.standard().player(Spec.parse("uct+reuse"), game, 1);
        PlayerClock clock = clock(game, "1000/move");
        Decision first = player.decide(line, clock);
        line.play(first.move());
        line.play(((SearchPlayer) player).search().variation(first.move())[1]);
        Decision second = player.decide(line, clock);
        int visits =
                second.view().moves().stream().mapToInt(move -> move.visits()).sum();
        assertThat(second.view().simulations()).isEqualTo(1000);
        assertThat(visits).isGreaterThan(1000);
    }

    @Test
    void reuseCopesWithMovesTakenBack() {
        Game game = Games.named("connect4");
        Player player = Features.standard().player(Spec.parse("uct+reuse"), game, 1);
        PlayerClock clock = clock(game, "100/move");
        player.decide(Line.parse(game, "1 2 3 4"), clock);
        Line other = Line.parse(game, "1 7");
        Decision decision = player.decide(other, clock);
        assertThat(game.legalMoves(other.position())).contains(decision.move());
        assertThat(decision.view().moves().stream()
                        .mapToInt(move -> move.visits())
                        .sum())
                .isEqualTo(100);
    }

    @Test
    void withTheSolverAForcedWinIsFoundAndPlayed() {
        Game game = Games.named("connect4");
        Decision decision = decide("uct+solver", Line.parse(game, "4 1 4 1 4 1"), "1000/move");
        assertThat(decision.view().proven()).isEqualTo(Verdict.WIN);
    }

    @Test
    void allTimeOfASuddenDeathGameIsNeverOverrunOnTheSimulatedClock() {
        Game game = Games.named("othello");
        List<PlayerClock> clocks = List.of(clock(game, "1s"), clock(game, "1s"));
        List<Player> players = List.of(
                Features.standard().player(Spec.parse("uct+exp-moves"), game, 1),
                Features.standard().player(Spec.parse("uct+exp-moves"), game, 2));
        var line = new Line(game);
        while (!line.isOver()) {
            PlayerClock clock = clocks.get(line.position().mover());
            clock.start();
            line.play(players.get(line.position().mover()).decide(line, clock).move());
            clock.stop();
            assertThat(clock.isFlagDown()).isFalse();
        }
        assertThat(clocks).allSatisfy(clock -> assertThat(clock.used()).isBetween(0.7, 1.0));
    }

    @Test
    void onTheSimulatedClockADeeperMinimaxCostsSimulations() {
        var line = new Line(Games.named("othello"));
        long before = decide("uct+solver", line, "1s/move").view().simulations();
        for (int depth = 1; depth <= 6; depth++) {
            Decision decision = decide("uct+minimax(" + depth + ")", line, "1s/move");
            assertThat(decision.view().simulations()).as("depth %d", depth).isLessThan(before);
            before = decision.view().simulations();
        }
    }

    @Test
    void clockBonusTimeIsShownWithTheMove() {
        Game game = Games.named("connect4");
        Decision decision =
                decide("uct+cbt(0.1, 0.3)", new Line(game), "60s"); // at most 21 moves: far more than 0.3 s each
        assertThat(decision.events()).isEqualTo("cbt");
        assertThat(decision.allotted()).isEqualTo(0.3);
    }

    @Test
    void expectedMovesMayBeGivenWithThePlayer() {
        Line start = new Line(Games.named("connect4"));
        assertThat(decide("uct+exp-moves(\"8 7.5 7\")", start, "4s").allotted()).isEqualTo(0.5);
        assertThat(decide("uct+exp-moves(shipped)", start, "4s").allotted())
                .isEqualTo(decide("uct", start, "4s").allotted());
    }

    @Test
    void aReserveMayBeGivenWithThePlayer() {
        // Two moves are expected and all is planned at once: 30 % of 2 s stay for the second.
        Line start = new Line(Games.named("connect4"));
        String greedy = "uct+exp-moves(\"2 1\")+open(2)";
        assertThat(decide(greedy, start, "4s").allotted()).isCloseTo(3.9, within(1e-9));
        assertThat(decide(greedy + "+reserve(0.3)", start, "4s").allotted()).isCloseTo(3.4, within(1e-9));
        assertThat(decide(greedy + "+reserve(0.05,0.02,0.1)", start, "4s").allotted())
                .as("the defaults")
                .isCloseTo(3.9, within(1e-9));
    }

    @Test
    void clockBonusTimeHasItsBoundsInOrder() {
        assertThatThrownBy(() -> Features.standard().check(Spec.parse("cbt(2, 0.5)")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("wrong way round");
    }

    @ParameterizedTest
    @ValueSource(strings = {"uct+final(max)", "uct+solver", "uct+solver+final(max)", "sequential-halving+solver"})
    void theMoveThatRulesWatchIsTheOneThatIsPlayed(String spec) {
        Game game = Games.named("connect4-4x4");
        Player player = Features.standard().player(Spec.parse(spec), game, 1);
        var line = new Line(game);
        while (!line.isOver()) {
            Decision decision = player.decide(line, clock(game, "100/move"));
            assertThat(decision.view().best().move())
                    .as("at %s", line.notation())
                    .isEqualTo(decision.move());
            line.play(decision.move());
        }
    }

    @Test
    void aForcedHintAfterALongTurnLeavesTheTimeOfTheNextTurnAsItIs() {
        assertThat(secondAllotment(true)).isEqualTo(secondAllotment(false));
    }

    /** What the second turn gets after a long first one, with a hint for the other side in between or without. */
    private static double secondAllotment(boolean hint) {
        Game game = Games.named("connect4-4x4");
        TimeControl control = TimeControl.parse("60s");
        Line line = Line.parse(game, "1 1 1 1 2 2 2 2 4 4 4");
        Line forced = Line.parse(game, "1 1 1 1 2 2 2 2 4 4 4 4");
        var clock = new PlayerClock(control, new Ticking());
        Player player = Features.standard().player(Spec.parse("uct+basic(10)"), game, 1);
        clock.start();
        player.decide(line, clock);
        clock.stop();
        if (hint) {
            player.decide(forced, new PlayerClock(control, new Ticking()));
        }
        clock.start();
        return player.decide(line, clock).allotted();
    }

    /** A clock that is not simulated, but moves on by a millisecond whenever it is read. */
    private static final class Ticking implements Clock {
        private long nanos;

        @Override
        public long nanos() {
            nanos += 1_000_000;
            return nanos;
        }
    }

    private static List<String> game(Game game, String spec, long seed) {
        Player player = Features.standard().player(Spec.parse(spec), game, seed);
        PlayerClock clock = clock(game, "200/move");
        var line = new Line(game);
        List<String> values = new ArrayList<>();
        while (!line.isOver()) {
            Decision decision = player.decide(line, clock);
            values.add(game.format(line.position(), decision.move())
                    + decision.view().best());
            line.play(decision.move());
        }
        return values;
    }

    private static Decision decide(String spec, Line line, String time) {
        return Features.standard().player(Spec.parse(spec), line.game(), 1).decide(line, clock(line.game(), time));
    }

    private static PlayerClock clock(Game game, String time) {
        return new PlayerClock(
                TimeControl.parse(time), ClockKind.parse("sim(5000)").start(60, 1));
    }
}
