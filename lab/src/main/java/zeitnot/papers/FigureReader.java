package zeitnot.papers;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import zeitnot.game.BadInput;
import zeitnot.papers.RowReader.Numbered;
import zeitnot.papers.TerminalStatistics.Variable;

/** Reads what an experiment's file wants to be drawn of its rows. */
final class FigureReader {
    private FigureReader() {}

    /** One figure as it is written may be several: one for each game, or for each title. */
    static Stream<Figure> read(Yaml.Mapping written, List<Numbered> rows) {
        String kind = written.required("draw");
        List<Condition> conditions =
                rows.stream().map(row -> row.row().condition()).distinct().toList();
        switch (kind) {
            case "time per turn":
                written.only("key of a figure", Set.of("draw", "title", "baseline"));
                return Stream.of(new Figure.TimePerTurn(
                        written.required("title"), written.text("baseline").orElse("opponent"), conditions));
            case "terminal ratio":
                written.only("key of a figure", Set.of("draw", "by"));
                return conditions.stream().map(condition -> new Figure.TerminalRatio(condition, variable(written)));
            case "rows":
                written.only("key of a figure", Set.of("draw", "title", "over", "axis"));
                return overRows(written, rows);
            default:
                throw written.placeOf("draw")
                        .bad(Yaml.message(
                                BadInput.unknown("drawing", kind, List.of("time per turn", "terminal ratio", "rows"))));
        }
    }

    private static Variable variable(Yaml.Mapping written) {
        String name = written.required("by");
        return Stream.of(Variable.values())
                .filter(variable -> variable.title().equals(name))
                .findFirst()
                .orElseThrow(() -> written.placeOf("by")
                        .bad(Yaml.message(BadInput.unknown(
                                "variable",
                                name,
                                Stream.of(Variable.values())
                                        .map(Variable::title)
                                        .toList()))));
    }

    private static Stream<Figure> overRows(Yaml.Mapping written, List<Numbered> rows) {
        String over = written.required("over");
        Map<String, SortedMap<Integer, Row>> plots = new LinkedHashMap<>();
        for (Numbered row : rows) {
            String title = row.variables().expand(written.placeOf("title"), written.required("title"));
            TextTable.Cell number = row.variables()
                    .written(over)
                    .orElseThrow(() -> written.placeOf("over").bad("the rows have no '" + over + "'"));
            plots.computeIfAbsent(title, unseen -> new TreeMap<>()).put(Integer.parseInt(number.text()), row.row());
        }
        return plots.entrySet().stream()
                .map(plot ->
                        new Figure.OverRows(plot.getKey(), written.text("axis").orElse(over), plot.getValue()));
    }
}
