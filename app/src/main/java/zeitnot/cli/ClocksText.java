package zeitnot.cli;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import zeitnot.contest.ClockReplay.Turn;
import zeitnot.game.Game;
import zeitnot.show.ClocksReport;

/** What strategies would have done with their clocks, for people: a row for each strategy and side. */
record ClocksText(ClocksReport report, Game game) {
    @Override
    public String toString() {
        var table = new Table()
                .words("strategy")
                .words("side")
                .numbers("turns")
                .numbers("used")
                .numbers("left")
                .numbers("longest")
                .numbers("at move")
                .words("rules that spoke");
        Map<String, List<Turn>> byStrategy = report.turns().stream()
                .collect(Collectors.groupingBy(Turn::strategy, LinkedHashMap::new, Collectors.toList()));
        byStrategy.forEach((strategy, turns) -> {
            for (int side = 0; side < 2; side++) {
                int player = side;
                List<Turn> own = turns.stream()
                        .filter(turn -> turn.thought().player() == player)
                        .toList();
                if (!own.isEmpty()) {
                    row(table, strategy, game.side(side), own);
                }
            }
        });
        return table + "\n" + report.player() + " thought, with " + report.time() + " for each side on the clock "
                + report.clock() + ". The moves are those of the game; --json has all turns.\n";
    }

    private static void row(Table table, String strategy, String side, List<Turn> turns) {
        Turn longest = turns.stream()
                .max(Comparator.comparingDouble(turn -> turn.thought().seconds()))
                .orElseThrow();
        double used =
                turns.stream().mapToDouble(turn -> turn.thought().seconds()).sum();
        table.row(
                strategy,
                side,
                Integer.toString(turns.size()),
                Text.seconds(used),
                Text.seconds(turns.get(turns.size() - 1).left()),
                Text.seconds(longest.thought().seconds()),
                Integer.toString(longest.number()),
                rules(turns));
    }

    /** How often each rule stopped, prolonged or changed a search. */
    private static String rules(List<Turn> turns) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (Turn turn : turns) {
            for (String rule : turn.thought().stopped().split(" ")) {
                if (!rule.isEmpty()) {
                    counts.merge(rule, 1, Integer::sum);
                }
            }
        }
        return counts.entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(", "));
    }
}
