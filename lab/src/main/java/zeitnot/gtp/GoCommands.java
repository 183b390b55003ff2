package zeitnot.gtp;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The commands that mean something in Go only: handicap, and what is read from a file. */
final class GoCommands {
    private static final int LARGEST_FILE = 1 << 20;
    private static final int LEAST_STONES = 2;

    private final Table table;
    private final Thinker thinker;
    private final Clocks clocks;

    GoCommands(Table table, Thinker thinker, Clocks clocks) {
        this.table = table;
        this.thinker = thinker;
        this.clocks = clocks;
    }

    void register(Map<String, Command> commands) {
        commands.put("fixed_handicap", Command.of(this::fixed));
        commands.put("place_free_handicap", Command.of(this::placeFree));
        commands.put("set_free_handicap", Command.of(this::setFree));
        commands.put("loadsgf", Command.of(this::load));
    }

    private String fixed(Request request) {
        List<String> stars =
                Stars.of(table.game().boardSize(), request.demand(1).whole(0));
        if (stars.isEmpty()) {
            throw new Failure(table.isEmpty() ? "invalid number of stones" : "board not empty");
        }
        table.handicap(stars);
        return String.join(" ", stars);
    }

    /** As many of the wanted stones as there are star points: the specification allows fewer. */
    private String placeFree(Request request) {
        int stones = request.demand(1).whole(0);
        int side = table.game().boardSize();
        int most = Stars.most(side);
        if (stones < LEAST_STONES || most == 0 || stones >= side * side) {
            throw new Failure(table.isEmpty() ? "invalid number of stones" : "board not empty");
        }
        List<String> stars = Stars.of(side, Math.min(stones, most));
        table.handicap(stars);
        return String.join(" ", stars);
    }

    private String setFree(Request request) {
        List<String> vertices = request.arguments();
        if (table.isEmpty() && vertices.size() < LEAST_STONES) {
            throw new Failure("bad vertex list");
        }
        table.handicap(vertices);
        return "";
    }

    /** The main line of a game, up to the move before the one that is named. */
    private String load(Request request) {
        int moves = request.has(1) ? request.demand(2).whole(1) - 1 : Integer.MAX_VALUE;
        List<SgfMainLine.Property> properties = new ArrayList<>();
        try {
            Path file = Path.of(request.word(0));
            if (!Files.isRegularFile(file) || Files.size(file) > LARGEST_FILE) {
                throw new Failure("cannot load file");
            }
            properties.addAll(SgfMainLine.read(Files.readString(file, StandardCharsets.ISO_8859_1)));
        } catch (IOException | InvalidPathException e) {
            throw new Failure("cannot load file");
        }
        try {
            SgfMainLine.check(properties);
            thinker.reset();
            clocks.reset();
            SgfMainLine.play(properties, table, moves);
        } catch (Failure e) {
            table.clear();
            throw new Failure("cannot load file");
        }
        return "";
    }
}
