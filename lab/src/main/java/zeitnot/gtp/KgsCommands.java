package zeitnot.gtp;

import java.util.Map;
import java.util.Set;

/** The commands that the client of the server KGS sends beyond the specification. */
final class KgsCommands {
    /** All of these count the area; they differ in what hardly ever happens. */
    private static final Set<String> AREA_RULES = Set.of("chinese", "aga", "new_zealand");

    private final String introduction;

    KgsCommands(String version) {
        introduction = "I am Zeitnot " + version + ", a program. I search by Monte-Carlo and do not understand words.";
    }

    void register(Map<String, Command> commands) {
        commands.put("kgs-rules", Command.of(KgsCommands::rules));
        commands.put("kgs-chat", Command.of(request -> {
            request.from(2);
            return introduction;
        }));
        commands.put("kgs-game_over", Command.of(request -> ""));
    }

    private static String rules(Request request) {
        if (!AREA_RULES.contains(request.demand(1).lower(0))) {
            throw new Failure("unsupported rules: area is counted, as in chinese, aga or new_zealand");
        }
        return "";
    }
}
