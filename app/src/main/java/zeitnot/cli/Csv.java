package zeitnot.cli;

import java.io.PrintWriter;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** Flat records as comma-separated values (RFC 4180), under a header with the names of their components. */
final class Csv {
    private final PrintWriter out;
    private boolean hasHeader;

    Csv(PrintWriter out) {
        this.out = out;
    }

    void row(Object record) {
        JsonNode row = Json.tree(record);
        if (!hasHeader) {
            hasHeader = true;
            out.println(String.join(",", row.propertyNames()));
        }
        out.println(row.values().stream().map(Csv::cell).collect(Collectors.joining(",")));
    }

    /** What JSON writes as null is an empty cell. */
    private static String cell(JsonNode value) {
        String text = value.isNull() ? "" : value.asString();
        boolean isPlain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return isPlain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
