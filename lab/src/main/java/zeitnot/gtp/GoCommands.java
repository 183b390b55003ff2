package zeitnot.gtp;

import java.util.List;
import java.util.Map;
import zeitnot.table.Size;
import zeitnot.table.Table;

/** The commands for handicap, which means something in Go only. */
final class GoCommands {
    private static final int LEAST_STONES = 2;

    private final Table table;

    GoCommands(Table table) {
        this.table = table;
    }

    void register(Map<String, Command> commands) {
        commands.put("fixed_handicap", Command.of(this::fixed));
        commands.put("place_free_handicap", Command.of(this::placeFree));
        commands.put("set_free_handicap", Command.of(this::setFree));
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

    private String placeFree(Request request) {
        int stones = request.demand(1).whole(0);
        Size size = table.size();
        if (stones < LEAST_STONES || stones >= size.width() * size.height()) {
            throw new Failure(table.isEmpty() ? "invalid number of stones" : "board not empty");
        }
        List<String> chosen = Stars.free(size, stones);
        table.handicap(chosen);
        return String.join(" ", chosen);
    }

    private String setFree(Request request) {
        List<String> vertices = request.arguments();
        if (table.isEmpty() && vertices.size() < LEAST_STONES) {
            throw new Failure("bad vertex list");
        }
        table.handicap(vertices);
        return "";
    }
}
