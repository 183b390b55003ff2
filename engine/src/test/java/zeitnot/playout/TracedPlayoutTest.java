package zeitnot.playout;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.games.Games;
import zeitnot.testing.Countdown;

class TracedPlayoutTest {
    static Iterable<Game> games() {
        return Games.all().stream().map(family -> family.usual()).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void notesItsMovesBehindThoseOfTheTree(Game game) {
        var playout = new TracedPlayout(game);
        var trace = new Trace(2);
        var rng = new Rng(1);
        Position position = game.start();
        int first = game.legalMoves(position)[0];
        trace.add(0, position.amafKey(first));
        position.play(first);
        int second = position.mover();
        int outcome = playout.run(position, trace, rng);
        assertThat(playout.traces()).isTrue();
        assertThat(trace.length()).isEqualTo(position.ply());
        assertThat(trace.player(0)).isZero();
        assertThat(trace.player(1)).isEqualTo(second);
        for (int ply = 0; ply < trace.length(); ply++) {
            assertThat(trace.key(ply)).isBetween(0, game.amafKeys() - 1);
        }
        assertThat(outcome).isEqualTo(position.isOver() ? position.result() : Outcome.DRAW);
    }

    /** A game may have a loop of its own that tells its moves; here it must choose as if asked move by move. */
    @ParameterizedTest
    @MethodSource("games")
    void theLoopOfTheGameTellsTheSameMoves(Game game) {
        var stepwise = new Trace(2);
        var own = new Trace(2);
        int outcome = new TracedPlayout(game).run(game.start(), stepwise, new Rng(3));
        Playout playout = new UniformPlayouts().traced(game);
        assertThat(playout.traces()).isTrue();
        assertThat(playout.run(game.start(), own, new Rng(3))).isEqualTo(outcome);
        assertThat(own.length()).isEqualTo(stepwise.length()).isPositive();
        for (int ply = 0; ply < own.length(); ply++) {
            assertThat(own.key(ply)).isEqualTo(stepwise.key(ply));
            assertThat(own.player(ply)).isEqualTo(stepwise.player(ply));
        }
    }

    @Test
    void isADrawAtTheGamesLimit() {
        var trace = new Trace(2);
        var game = new Countdown(100, 10);
        assertThat(new TracedPlayout(game).run(game.start(), trace, new Rng(1))).isEqualTo(Outcome.DRAW);
        assertThat(trace.length()).isEqualTo(10);
    }

    @Test
    void aTraceOfAnyLengthCanBeCutAndGrowsAgain() {
        var trace = new Trace(3);
        for (int ply = 0; ply < 1000; ply++) {
            trace.add(ply % 3, ply);
        }
        trace.truncate(2);
        trace.add(1, 77);
        assertThat(trace.length()).isEqualTo(3);
        assertThat(trace.key(1)).isEqualTo(1);
        assertThat(trace.key(2)).isEqualTo(77);
        assertThat(trace.player(2)).isEqualTo(1);
        trace.clear();
        assertThat(trace.length()).isZero();
    }
}
