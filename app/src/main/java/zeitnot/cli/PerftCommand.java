package zeitnot.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Perft;

/** Counts move sequences, to check the rules of a game. */
@Command(
        name = "perft",
        description = "Count the move sequences of a length, to check the rules of a game.",
        footer = {"%nExample:", "  zeitnot perft connect4 8"})
final class PerftCommand extends BaseCommand {
    private static final int DEEPEST = 99;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private PositionOptions begin;

    @Parameters(index = "1", paramLabel = "DEPTH", description = "Length of the sequences.")
    private int depth;

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
        Line line = begin.line();
        Game game = line.game();
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
