package zeitnot.gtp;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import zeitnot.game.Outcome;
import zeitnot.table.Table;

/** The commands that ask how a game has ended. */
final class EndCommands {
    private final Table table;

    EndCommands(Table table) {
        this.table = table;
    }

    void register(Map<String, Command> commands) {
        commands.put("final_score", Command.of(request -> score()));
        if (table.isGo()) {
            commands.put("final_status_list", Command.of(this::statusList));
        }
    }

    /** In other games than Go a win is one point. */
    private String score() {
        if (table.isGo()) {
            return score(Estimate.likely(table.withoutLastPasses()).area() - table.komi());
        }
        int result = table.line().result();
        if (result == Outcome.ONGOING) {
            throw new Failure("cannot score");
        }
        return score(result - 1);
    }

    private static String score(double lead) {
        if (lead == 0) {
            return "0";
        }
        String points = String.format(Locale.ROOT, "%.2f", Math.abs(lead)).replaceAll("0$", "");
        return (lead > 0 ? "B+" : "W+") + points.replaceAll("\\.0$", "");
    }

    /** Stones in seki are told from others by nobody here: none is said to be. */
    private String statusList(Request request) {
        boolean isDead = switch (request.demand(1).lower(0)) {
            case "alive" -> false;
            case "dead", "seki" -> true;
            default -> throw Failure.syntax();
        };
        List<String> stones = request.lower(0).equals("seki")
                ? List.of()
                : Estimate.likely(table.withoutLastPasses()).stones(isDead);
        return String.join("\n", stones);
    }
}
