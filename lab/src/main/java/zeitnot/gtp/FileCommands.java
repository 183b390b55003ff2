package zeitnot.gtp;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import zeitnot.game.BadInput;
import zeitnot.sgf.GameTree;
import zeitnot.sgf.GameWriter;
import zeitnot.sgf.RecordedGame;
import zeitnot.sgf.Sgf;
import zeitnot.table.Table;

/** The commands that read and write games in SGF. */
final class FileCommands {
    private final Table table;
    private final Thinker thinker;
    private final Clocks clocks;
    private final String version;
    private final PrintStream log;

    /**
     * @param log where is told why a file cannot be loaded: the answer has the words of the specification
     */
    FileCommands(Table table, Thinker thinker, Clocks clocks, String version, PrintStream log) {
        this.table = table;
        this.thinker = thinker;
        this.clocks = clocks;
        this.version = version;
        this.log = log;
    }

    void register(Map<String, Command> commands) {
        if (GameWriter.canWrite(table.game())) {
            commands.put("loadsgf", Command.of(this::load));
            commands.put("printsgf", Command.of(this::print));
        }
    }

    /**
     * The main line of the first game, up to the move before the one that is named. It is tried on a table of its own, so that
     * a file with a mistake changes nothing.
     */
    private String load(Request request) {
        int moves = request.has(1) ? request.demand(2).whole(1) - 1 : Integer.MAX_VALUE;
        try {
            RecordedGame game = RecordedGame.of(Sgf.read(request.word(0)).get(0));
            if (!game.family().equals(Table.family(table.game()))) {
                throw new BadInput("it is a game of " + game.family());
            }
            game.play(game.table(), moves);
            thinker.reset();
            clocks.reset();
            game.play(table, moves);
        } catch (BadInput e) {
            log.println("zeitnot: loadsgf: " + e.getMessage());
            throw new Failure("cannot load file");
        }
        return "";
    }

    /** The game with what the engine thought of its moves: in a file, or as the answer. */
    private String print(Request request) {
        GameTree game = GameWriter.of(table, version);
        if (!request.has(0)) {
            return Sgf.text(game);
        }
        try {
            Files.writeString(Path.of(request.demand(1).word(0)), Sgf.file(List.of(game)));
        } catch (IOException | InvalidPathException e) {
            throw new Failure("cannot write file");
        }
        return "";
    }
}
