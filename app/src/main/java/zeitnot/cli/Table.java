package zeitnot.cli;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.Column;
import com.github.freva.asciitable.HorizontalAlign;
import java.util.ArrayList;
import java.util.List;

/** Rows of text under headings, without lines between them. */
final class Table {
    private final List<Column> columns = new ArrayList<>();
    private final List<Object[]> rows = new ArrayList<>();

    /** A column of words. */
    Table words(String heading) {
        return words(heading, Integer.MAX_VALUE);
    }

    /** A column of words that goes on in the next line when it is full. */
    Table words(String heading, int width) {
        return column(heading, HorizontalAlign.LEFT, width);
    }

    /** A column of numbers. */
    Table numbers(String heading) {
        return column(heading, HorizontalAlign.RIGHT, Integer.MAX_VALUE);
    }

    private Table column(String heading, HorizontalAlign align, int width) {
        columns.add(
                new Column().header(heading).headerAlign(align).dataAlign(align).maxWidth(width));
        return this;
    }

    Table row(String... cells) {
        rows.add(cells);
        return this;
    }

    List<String> lines() {
        String text = AsciiTable.builder()
                .border(AsciiTable.NO_BORDERS)
                .data(columns.toArray(Column[]::new), rows.toArray(Object[][]::new))
                .asString();
        return text.lines()
                .map(line -> line.startsWith(" ") ? line.substring(1) : line)
                .map(String::stripTrailing)
                .toList();
    }

    /** All lines, each with its line break. */
    @Override
    public String toString() {
        return String.join("\n", lines()) + "\n";
    }
}
