package zeitnot.cli;

import picocli.CommandLine.Option;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.games.Games;

/** The moves that lead to the position with which a command begins, and what can be said of the game beside its name. */
final class LineOptions {
    @Option(
            names = "--komi",
            paramLabel = "K",
            description = "What White gets in Go for moving second (default: 7.5, or as the game's name says).")
    private String komi = "";

    @Option(
            names = "--moves",
            paramLabel = "MOVES",
            description = "Begin after these moves, such as \"4 4 3\" (default: from the start position).")
    private String moves = "";

    /** The game with the komi as a part of its name. */
    Game game(Game game) {
        if (komi.isEmpty()) {
            return game;
        }
        if (game.komi().isEmpty()) {
            throw new BadInput("--komi " + komi + " means nothing in " + game + "; leave it out");
        }
        if (game.name().contains("-komi-")) {
            throw new BadInput("--komi and the name '" + game + "' both say the komi; leave out one of them");
        }
        return Games.named(game + "-komi-" + komi);
    }

    /** The moves as they were typed. */
    String moves() {
        return moves;
    }

    /** Whether neither was typed. */
    boolean areEmpty() {
        return komi.isEmpty() && moves.isEmpty();
    }

    Line line(Game game) {
        return Line.parse(game(game), moves);
    }

    /** The line if it can be gone on with. */
    Line unfinished(Game game) {
        Line line = line(game);
        if (line.isOver()) {
            throw new BadInput("the game is over after these moves; leave some of them out");
        }
        return line;
    }
}
