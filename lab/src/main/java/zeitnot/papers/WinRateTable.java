package zeitnot.papers;

import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zeitnot.papers.Published.Nothing;
import zeitnot.papers.Published.WinRate;

/** Win rates in per cent as a paper prints them: a line for each game, with a column for each depth or weight from 1 on. */
final class WinRateTable {
    private static final Pattern RATE = Pattern.compile("([\\d.]+)\\(±([\\d.]+)\\)");

    /** Was not played. */
    private static final String DASH = "—";

    /** Was printed, but is not legible in the text that we have. */
    private static final String ILLEGIBLE = "?";

    private final Map<String, SortedMap<Integer, Published>> games = new HashMap<>();

    /** Reads lines such as {@code Connect-4: 46.24(±4.9) ? —}. */
    WinRateTable(String text) {
        text.lines().forEach(this::read);
    }

    private void read(String line) {
        int colon = line.indexOf(':');
        String[] cells = line.substring(colon + 1).strip().split("\\s+");
        SortedMap<Integer, Published> columns = new TreeMap<>();
        for (int i = 0; i < cells.length; i++) {
            if (!cells[i].equals(DASH)) {
                columns.put(i + 1, cell(cells[i]));
            }
        }
        games.put(line.substring(0, colon), columns);
    }

    /** What stands in the line of a game, by the number of the column. */
    SortedMap<Integer, Published> columns(String game) {
        SortedMap<Integer, Published> columns = games.get(game);
        if (columns == null) {
            throw new IllegalArgumentException("not in the table: " + game);
        }
        return columns;
    }

    private static Published cell(String text) {
        if (text.equals(ILLEGIBLE)) {
            return new Nothing();
        }
        Matcher matcher = RATE.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("not a win rate: " + text);
        }
        double rate = Double.parseDouble(matcher.group(1));
        double margin = Double.parseDouble(matcher.group(2));
        return WinRate.percent(rate, rate - margin, rate + margin);
    }
}
