package zeitnot.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Perft;

/** Counts move sequences, to check the rules of a game. */
@Command(name = "perft", description = "Count the move sequences of a length, to check the rules of a game.")
final class PerftCommand extends BaseCommand {
    private static final int DEEPEST = 99;

    @Parameters(index = "0", paramLabel = "GAME", description = "The game.")
    @SuppressWarnings("NullAway.Init")
    private Game game;

    @Parameters(index = "1", paramLabel = "DEPTH", description = "Length of the sequences.")
    private int depth;

    @Option(names = "--moves", paramLabel = "MOVES", description = "Count from the position after these moves.")
    private String moves = "";

    /** The result as JSON shows it. */
    record Result(String game, int depth, long nodes) {}

    PerftCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() {
        if (depth < 0 || depth > DEEPEST) {
            throw new BadInput("depth " + depth + " cannot be searched; it goes from 0 to " + DEEPEST);
        }
        Line line = Line.parse(game, moves);
        long start = System.nanoTime();
        long nodes = Perft.count(game, line.position(), depth);
        double seconds = (System.nanoTime() - start) / 1e9;
        if (isJson()) {
            printJson(new Result(game.name(), depth, nodes));
        } else {
            terminal.out()
                    .println(game.name() + " depth " + depth + ": " + Text.count(nodes) + " nodes in "
                            + Text.seconds(seconds) + " (" + Text.count(Math.round(nodes / seconds)) + " nodes/s)");
        }
    }
}
