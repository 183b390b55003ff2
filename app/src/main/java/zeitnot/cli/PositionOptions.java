package zeitnot.cli;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import zeitnot.game.Game;
import zeitnot.game.Line;

/** A game, and the moves that lead to the position with which a command begins. */
final class PositionOptions {
    @Parameters(index = "0", paramLabel = "GAME", description = "The game, such as connect4 or breakthrough-6x6.")
    @SuppressWarnings("NullAway.Init")
    private Game game;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private LineOptions begin;

    /** The game, with the komi as a part of its name. */
    Game game() {
        return begin.game(game);
    }

    /** The moves as they were typed. */
    String moves() {
        return begin.moves();
    }

    Line line() {
        return begin.line(game);
    }

    /** The line if it can be gone on with. */
    Line unfinished() {
        return begin.unfinished(game);
    }
}
