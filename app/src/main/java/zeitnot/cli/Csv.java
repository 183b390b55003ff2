package zeitnot.cli;

import java.util.function.Consumer;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import zeitnot.json.Json;

/** Flat records as comma-separated values (RFC 4180), under a header with the names of their components. */
final class Csv {
    private final Consumer<String> lines;
    private boolean hasHeader;

    Csv(Consumer<String> lines) {
        this.lines = lines;
    }

    void row(Object record) {
        JsonNode row = Json.tree(record);
        if (!hasHeader) {
            hasHeader = true;
            lines.accept(String.join(",", row.propertyNames()));
        }
        lines.accept(row.values().stream().map(Csv::cell).collect(Collectors.joining(",")));
    }

    /** What JSON writes as null is an empty cell. */
    private static String cell(JsonNode value) {
        String text = value.isNull() ? "" : value.asString();
        boolean isPlain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return isPlain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
