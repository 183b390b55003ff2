package zeitnot.papers;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zeitnot.contest.Players;
import zeitnot.game.BadInput;
import zeitnot.papers.KilothonTrial.Entry;
import zeitnot.papers.KilothonTrial.Quantity;
import zeitnot.player.Spec;
import zeitnot.stats.Estimate;

/**
 * Reads the part of an experiment's file that is a Kilothon. A payoff is written with the standard deviation of the paper's
 * runs, {@code 0.1512 ±0.0176 of 10}, of which its interval is made; a share as a number of per cent; {@code ?} where the
 * paper's number cannot be read.
 */
final class KilothonReader {
    private static final Pattern PAYOFF = Pattern.compile("(-?[0-9.]+) ±([0-9.]+) of ([0-9]{1,4})");
    private static final Pattern PERCENT = Pattern.compile("([0-9.]+)");
    private static final String ILLEGIBLE = "?";

    /** A share without an interval is the same within so much. */
    private static final double TOLERANCE = 0.05;

    private KilothonReader() {}

    static KilothonTrial read(Yaml.Mapping written, Variables variables) {
        written.only("key of a kilothon", Set.of("measure", "table"));
        Quantity quantity = quantity(written);
        Yaml table = written.get("table").orElseThrow(() -> written.place().bad("'table' is missing"));
        List<Entry> entries = new TextTable(table)
                .rows().stream()
                        .map(row -> entry(row, quantity, variables, table))
                        .toList();
        return new KilothonTrial(quantity, entries);
    }

    private static Quantity quantity(Yaml.Mapping written) {
        String name = written.required("measure");
        return Stream.of(Quantity.values())
                .filter(quantity -> quantity.toString().equals(name))
                .findFirst()
                .orElseThrow(() -> written.placeOf("measure")
                        .bad(Yaml.message(BadInput.unknown(
                                "measure",
                                name,
                                Stream.of(Quantity.values())
                                        .map(Quantity::toString)
                                        .toList()))));
    }

    private static Entry entry(Map<String, TextTable.Cell> row, Quantity quantity, Variables variables, Yaml table) {
        TextTable.Cell player = cell(row, "player", table);
        TextTable.Cell paper = cell(row, TextTable.PUBLISHED, table);
        Spec spec = Spec.parse(variables.expand(player.place(), player.text()));
        try {
            Players.check(spec);
        } catch (BadInput e) {
            throw player.place().bad(Yaml.message(e));
        }
        return new Entry(
                cell(row, "name", table).text(),
                spec,
                cell(row, "category", table).text(),
                paper.text().equals(ILLEGIBLE) ? "" : paper.text(),
                published(paper, quantity));
    }

    private static TextTable.Cell cell(Map<String, TextTable.Cell> row, String column, Yaml table) {
        TextTable.Cell found = row.get(column);
        if (found == null) {
            throw table.place()
                    .bad("the table has no column '" + column + "'; it has name | player | category: all, and under the"
                            + " last what is published");
        }
        return found;
    }

    private static Published published(TextTable.Cell cell, Quantity quantity) {
        if (cell.text().isEmpty() || cell.text().equals(ILLEGIBLE)) {
            return new Published.Unstated();
        }
        Matcher matcher = (quantity == Quantity.PAYOFF ? PAYOFF : PERCENT).matcher(cell.text());
        if (!matcher.matches()) {
            throw cell.place()
                    .bad("'" + cell.text() + "' is not understood; write "
                            + (quantity == Quantity.PAYOFF ? "0.1512 ±0.0176 of 10" : "57") + ", or ?");
        }
        double value = Double.parseDouble(matcher.group(1));
        if (quantity == Quantity.WON_OF_DECIDED) {
            return Published.Range.around(value / 100, TOLERANCE, cell.text());
        }
        Estimate payoff =
                Estimate.ofRuns(value, Double.parseDouble(matcher.group(2)), Integer.parseInt(matcher.group(3)));
        return new Published.WinRate(new Estimate(
                Quantity.share(payoff.value()), Quantity.share(payoff.low()), Quantity.share(payoff.high())));
    }
}
