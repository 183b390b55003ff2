package zeitnot.papers;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A table as a paper prints it, as text in an experiment's file: cells are set apart by bars, and the first line names the
 * columns. A column sets the variable of its name. Columns from one that is written {@code depth: 1} on are the values of
 * one variable, and what stands under them is published: each such cell is a row of the experiment.
 *
 * <pre>
 *   name | feature    | published             game      | depth: 1    | 2           | 3
 *   OPEN | open(2.25) | 55.8 (54.4-57.1)      Connect-4 | 49.45(±4.9) | 51.28(±4.9) | —
 * </pre>
 */
final class TextTable {
    static final String PUBLISHED = "published";

    /** Was not played. */
    private static final String NOT_PLAYED = "—";

    private final List<Map<String, Cell>> rows = new ArrayList<>();

    /** What stands in a cell, and where that is. */
    record Cell(Yaml.Place place, String text) {}

    TextTable(Yaml table) {
        List<List<Cell>> lines = cells(table);
        if (lines.size() < 2) {
            throw table.place().bad("a table has a line with the names of its columns and a line for each row");
        }
        List<Cell> header = lines.get(0);
        Optional<Cell> first =
                header.stream().filter(cell -> cell.text().contains(": ")).findFirst();
        int named = first.map(header::indexOf).orElse(header.size());
        for (List<Cell> line : lines.subList(1, lines.size())) {
            add(header, named, line);
        }
    }

    /** The cells of a block of text; its first line is the one below the key. */
    private static List<List<Cell>> cells(Yaml table) {
        List<List<Cell>> lines = new ArrayList<>();
        int below = 0;
        if (!(table instanceof Yaml.Scalar block)) {
            throw table.place().bad("a table is a block of text; write 'table: |' and its lines below");
        }
        for (String line : block.text().lines().toList()) {
            below++;
            List<Cell> cells = new ArrayList<>();
            int column = 1 + block.indent();
            for (String text : line.split("\\|", -1)) {
                int indent = text.length() - text.stripLeading().length();
                cells.add(new Cell(table.place().at(below, column + indent), text.strip()));
                column += text.length() + 1;
            }
            if (!line.isBlank()) {
                lines.add(cells);
            }
        }
        return lines;
    }

    private void add(List<Cell> header, int named, List<Cell> line) {
        Cell first = line.get(0);
        if (line.size() > header.size()) {
            Cell surplus = line.get(header.size());
            throw surplus.place().bad("'" + surplus.text() + "' stands under no column");
        }
        if (line.size() < named) {
            throw first.place()
                    .bad("the line has " + line.size() + " cells; the table has " + named
                            + " columns before its values");
        }
        Map<String, Cell> values = new LinkedHashMap<>();
        for (int i = 0; i < named; i++) {
            values.put(header.get(i).text(), line.get(i));
        }
        if (named == header.size()) {
            rows.add(values);
            return;
        }
        String variable = header.get(named).text().replaceFirst(": .*", "");
        for (int i = named; i < line.size(); i++) {
            if (!line.get(i).text().equals(NOT_PLAYED)) {
                Map<String, Cell> row = new LinkedHashMap<>(values);
                Cell column = header.get(i);
                row.put(variable, new Cell(column.place(), column.text().replaceFirst("^.*?: +", "")));
                row.put(PUBLISHED, line.get(i));
                rows.add(row);
            }
        }
    }

    /** What each row of the experiment sets, by the name of the variable. */
    List<Map<String, Cell>> rows() {
        return rows;
    }
}
