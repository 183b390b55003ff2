package zeitnot.papers;

import java.util.ArrayList;
import java.util.List;
import zeitnot.papers.Published.WinRate;

/**
 * Tables VI to IX of Baier and Winands: strategies on top of EXP-MOVES, each with the parameters that were best in one game,
 * and their win rates in per cent against plain EXP-MOVES, with 95 % intervals.
 */
record StrategyTable(String place, Domain domain, List<Entry> entries) {

    /** A row. */
    record Entry(Condition condition, WinRate rate) {}

    static final StrategyTable TABLE_6 = new Builder(
                    "Table VI", new Domain("Connect-4", "connect4", "ucb1-tuned(1.3)", 20, 64_500, 37))
            .row("OPEN", "open(2.25)", 55.8, 54.4, 57.1)
            .row("MID", "mid(2.5,30,20)", 57.0, 55.6, 58.4)
            .row("BEHIND", "behind(1.5,0.6)", 55.8, 54.4, 57.1)
            .row("BEHIND-L", "behind(0.75,0.6,3)", 57.0, 55.6, 58.4)
            .row("UNST", "unst(0.75)", 54.9, 53.6, 56.3)
            .row("UNST-L", "unst(1,2)", 55.8, 54.4, 57.2)
            .row("CLOSE", "close(1.5,0.8)", 58.7, 57.3, 60.0)
            .row("CLOSE-L", "close(0.75,0.8,3)", 59.7, 58.3, 61.1)
            .row("STOP_A", "stop-a", 50.8, 49.4, 52.2)
            .row("STOP_B", "stop-b(5)", 63.0, 61.6, 64.3)
            .row("STOP", "stop(5,0.9)", 65.0, 63.7, 66.3)
            .table();

    static final StrategyTable TABLE_7 = new Builder(
                    "Table VII", new Domain("Breakthrough", "breakthrough-6x6", "ucb1-tuned(0.8)", 20, 24_800, 29))
            .row("OPEN", "open(1)", 50.6, 49.2, 52.0)
            .row("MID", "mid(1.5,50,20)", 49.7, 48.3, 51.1)
            .row("BEHIND", "behind(1,0.5)", 50.2, 48.8, 51.6)
            .row("BEHIND-L", "behind(0.25,0.5,3)", 50.9, 49.5, 52.3)
            .row("UNST", "unst(0.75)", 54.2, 52.8, 55.6)
            .row("UNST-L", "unst(1,3)", 55.2, 53.8, 56.6)
            .row("CLOSE", "close(0.5,0.3)", 53.1, 51.7, 54.5)
            .row("CLOSE-L", "close(0.5,0.3,2)", 53.9, 52.5, 55.3)
            .row("STOP_A", "stop-a", 54.5, 53.1, 55.9)
            .row("STOP_B", "stop-b(1.25)", 56.9, 55.5, 58.2)
            .row("STOP", "stop(1.67,0.3)", 58.2, 56.8, 59.5)
            .table();

    static final StrategyTable TABLE_8 = new Builder(
                    "Table VIII", new Domain("Othello", "othello", "ucb1-tuned(0.7)", 30, 4_400, 61))
            .row("OPEN", "open(1)", 50.1, 48.7, 51.5)
            .row("MID", "mid(2.5,50,10)", 53.2, 51.8, 54.6)
            .row("BEHIND", "behind(0.5,0.5)", 49.2, 47.9, 50.6)
            .row("BEHIND-L", "behind(0.5,0.4,4)", 51.3, 49.9, 52.7)
            .row("UNST", "unst(0.5)", 53.1, 51.7, 54.5)
            .row("UNST-L", "unst(0.5,4)", 52.2, 50.8, 53.6)
            .row("CLOSE", "close(1,0.2)", 50.0, 48.6, 51.4)
            .row("CLOSE-L", "close(0.25,0.5,4)", 51.4, 50.0, 52.8)
            .row("STOP_A", "stop-a", 52.9, 51.5, 54.3)
            .row("STOP_B", "stop-b(1.25)", 54.2, 52.8, 55.6)
            .row("STOP", "stop(1.25,0.9)", 54.8, 53.4, 56.2)
            .table();

    static final StrategyTable TABLE_9 = new Builder(
                    "Table IX", new Domain("Catch the Lion", "catch-the-lion", "ucb1-tuned(0.7)", 20, 18_500, 35))
            .row("OPEN", "open(1.5)", 50.7, 49.3, 52.1)
            .row("MID", "mid(1,20,10)", 51.2, 49.8, 52.6)
            .row("BEHIND", "behind(0.75,0.4)", 51.6, 50.2, 53.0)
            .row("BEHIND-L", "behind(0.25,0.3,3)", 50.5, 49.0, 51.9)
            .row("UNST", "unst(0.5)", 56.4, 55.0, 57.8)
            .row("UNST-L", "unst(0.75,2)", 56.0, 54.6, 57.4)
            .row("CLOSE", "close(1,0.7)", 57.4, 56.0, 58.8)
            .row("CLOSE-L", "close(0.5,0.7,3)", 55.9, 54.5, 57.2)
            .row("STOP_A", "stop-a", 50.0, 48.6, 51.4)
            .row("STOP_B", "stop-b(1.67)", 56.9, 55.5, 58.2)
            .row("STOP", "stop(5,0.2)", 60.4, 59.1, 61.8)
            .table();

    static final List<StrategyTable> ALL = List.of(TABLE_6, TABLE_7, TABLE_8, TABLE_9);

    Entry entry(String name) {
        return entries.stream()
                .filter(entry -> entry.condition().name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    Condition condition(String name) {
        return entry(name).condition();
    }

    private static final class Builder {
        private final String place;
        private final Domain domain;
        private final List<Entry> entries = new ArrayList<>();

        Builder(String place, Domain domain) {
            this.place = place;
            this.domain = domain;
        }

        Builder row(String name, String feature, double percent, double low, double high) {
            Condition condition =
                    Condition.suddenDeath(domain, name, domain.player("exp-moves", feature), domain.baseline());
            entries.add(new Entry(condition, WinRate.percent(percent, low, high)));
            return this;
        }

        StrategyTable table() {
            return new StrategyTable(place, domain, List.copyOf(entries));
        }
    }
}
