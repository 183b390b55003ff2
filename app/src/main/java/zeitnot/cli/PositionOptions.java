package zeitnot.cli;

import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Line;

/** A game, and the moves that lead to the position with which a command begins. */
final class PositionOptions {
    @Parameters(index = "0", paramLabel = "GAME", description = "The game, such as connect4 or breakthrough-6x6.")
    @SuppressWarnings("NullAway.Init")
    Game game;

    @Option(
            names = "--moves",
            paramLabel = "MOVES",
            description = "Begin after these moves, such as \"4 4 3\" (default: from the start position).")
    private String moves = "";

    /** The moves as they were typed. */
    String moves() {
        return moves;
    }

    Line line() {
        return Line.parse(game, moves);
    }

    /** The line if it can be gone on with. */
    Line unfinished() {
        Line line = line();
        if (line.isOver()) {
            throw new BadInput("the game is over after these moves; leave some of them out");
        }
        return line;
    }
}
