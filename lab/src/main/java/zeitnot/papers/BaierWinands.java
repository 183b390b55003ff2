package zeitnot.papers;

import static zeitnot.papers.Measure.BRANCHING_FACTOR;
import static zeitnot.papers.Measure.EARLY_SHIFT;
import static zeitnot.papers.Measure.GAIN;
import static zeitnot.papers.Measure.GAME_LENGTH;
import static zeitnot.papers.Measure.LONGEST_SEARCH;
import static zeitnot.papers.Measure.SAVED_TIME;
import static zeitnot.papers.Measure.WIN_RATE;
import static zeitnot.papers.StrategyTable.TABLE_6;
import static zeitnot.papers.StrategyTable.TABLE_7;
import static zeitnot.papers.StrategyTable.TABLE_8;
import static zeitnot.papers.StrategyTable.TABLE_9;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeitnot.papers.Published.Improvement;
import zeitnot.papers.Published.Range;
import zeitnot.papers.Published.WinRate;

/** The experiments of section V of Baier and Winands, with the numbers as printed. */
final class BaierWinands {
    private static final Paper PAPER = new Paper(
            "baier-winands", "Hendrik Baier and Mark H. M. Winands: Time Management for Monte Carlo Tree Search");

    private static final int GAMES = 5000;

    private BaierWinands() {}

    static List<Experiment> experiments() {
        return List.of(
                strategies(6, TABLE_6),
                strategies(7, TABLE_7),
                strategies(8, TABLE_8),
                strategies(9, TABLE_9),
                table10(),
                table11(),
                table12(),
                table14(),
                figure1(),
                figure2(),
                figure4(),
                figure6(),
                figure7(),
                endgameTime(),
                savedTime());
    }

    private static Experiment strategies(int number, StrategyTable table) {
        String game = table.domain().name();
        return experiment(
                "table-" + number,
                table.place(),
                "Time-management strategies in " + game,
                "Which strategies improve on EXP-MOVES in " + game + ", each with its best parameters?",
                "",
                GAMES,
                table.entries().stream()
                        .map(entry -> new Row(entry.condition(), WIN_RATE, entry.rate()))
                        .toList());
    }

    private static Experiment table10() {
        List<Row> rows = new ArrayList<>();
        //                 Connect-4, Breakthrough, Othello, Catch the Lion
        checked(rows, "OPEN", true, false, false, false);
        checked(rows, "MID", true, false, true, false);
        checked(rows, "BEHIND", true, false, false, false);
        checked(rows, "UNST", true, true, true, true);
        checked(rows, "CLOSE", true, true, false, true);
        checked(rows, "STOP_A", false, true, true, false);
        checked(rows, "STOP_B", true, true, true, true);
        checked(rows, "STOP", true, true, true, true);
        return experiment(
                "table-10",
                "Table X",
                "Summary of the simple strategies",
                "Which simple strategies significantly improve on EXP-MOVES, and in which games?",
                "Read off the games of tables VI to IX. The paper tests each row by itself; we correct for all 32.",
                GAMES,
                rows);
    }

    private static void checked(List<Row> rows, String name, boolean... shown) {
        for (int i = 0; i < shown.length; i++) {
            StrategyTable.Entry entry = StrategyTable.ALL.get(i).entry(name);
            rows.add(new Row(entry.condition(), WIN_RATE, Improvement.of(shown[i], entry.rate())));
        }
    }

    private static Experiment table11() {
        List<Row> rows = new ArrayList<>();
        for (String name : List.of("BEHIND", "UNST", "CLOSE")) {
            for (StrategyTable table : StrategyTable.ALL) {
                Condition loop = table.condition(name + "-L");
                Condition simple = table.condition(name);
                rows.add(new Row(loop, Optional.of(simple), GAIN, Improvement.notShown()));
            }
        }
        return experiment(
                "table-11",
                "Table XI",
                "Summary of the loop strategies",
                "Does checking again and again (-L) significantly improve on checking once?",
                "Read off the games of tables VI to IX, as the difference of two win rates against EXP-MOVES. The check"
                        + " marks follow the text of V-B to V-F: only Go profits from the loops.",
                GAMES,
                rows);
    }

    private static Experiment table12() {
        List<Row> rows = new ArrayList<>();
        distribution(rows, TABLE_6, "BEHIND", 55.3, 53.9, 56.7);
        distribution(rows, TABLE_6, "UNST", 50.8, 49.4, 52.2);
        distribution(rows, TABLE_6, "CLOSE", 54.9, 53.5, 56.3);
        distribution(rows, TABLE_6, "STOP_A", 46.1, 44.7, 47.5);
        distribution(rows, TABLE_6, "STOP_B", 52.9, 51.5, 54.3);
        distribution(rows, TABLE_6, "STOP", 55.1, 53.7, 56.5);
        distribution(rows, TABLE_7, "UNST", 48.7, 47.3, 50.1);
        distribution(rows, TABLE_7, "CLOSE", 49.6, 48.2, 51.0);
        distribution(rows, TABLE_7, "STOP_A", 47.6, 46.2, 49.0);
        distribution(rows, TABLE_7, "STOP_B", 47.3, 45.9, 48.7);
        distribution(rows, TABLE_7, "STOP", 47.2, 45.8, 48.6);
        distribution(rows, TABLE_8, "UNST", 48.9, 47.5, 50.3);
        distribution(rows, TABLE_8, "CLOSE", 49.3, 47.9, 50.7);
        distribution(rows, TABLE_8, "STOP_A", 49.1, 47.7, 50.5);
        distribution(rows, TABLE_8, "STOP_B", 49.6, 48.2, 51.0);
        distribution(rows, TABLE_8, "STOP", 50.4, 49.0, 51.8);
        distribution(rows, TABLE_9, "UNST", 51.3, 49.9, 52.7);
        distribution(rows, TABLE_9, "CLOSE", 50.1, 48.7, 51.5);
        distribution(rows, TABLE_9, "STOP_A", 47.7, 46.3, 49.1);
        distribution(rows, TABLE_9, "STOP_B", 51.8, 50.4, 53.2);
        distribution(rows, TABLE_9, "STOP", 49.3, 47.9, 50.7);
        return experiment(
                "table-12",
                "Table XII",
                "The -DISTRIBUTION players",
                "How much of a strategy's effect is only that it shifts time between the turns of the game?",
                "The games of tables VI to IX give the mean time per turn of each strategy; a player that always uses"
                        + " that time, and nothing of the strategy, then meets EXP-MOVES.",
                GAMES,
                rows);
    }

    private static void distribution(
            List<Row> rows, StrategyTable table, String name, double percent, double low, double high) {
        Condition imitation = table.condition(name).imitation();
        rows.add(new Row(imitation, WIN_RATE, WinRate.percent(percent, low, high)));
    }

    private static Experiment table14() {
        List<Row> rows = new ArrayList<>();
        selfPlay(rows, TABLE_6.domain(), 37, 5.8);
        selfPlay(rows, TABLE_7.domain(), 29, 15.5);
        selfPlay(rows, TABLE_8.domain(), 61, 8);
        selfPlay(rows, TABLE_9.domain(), 35, 10.5);
        return experiment(
                "table-14",
                "Table XIV",
                "Game length and branching factor",
                "How long are games between MCTS players with a second per move, and how many moves can be chosen from?",
                "The paper gives no intervals; what lies within 5 % of its value counts as the same.",
                1000,
                rows);
    }

    private static void selfPlay(List<Row> rows, Domain domain, double length, double branching) {
        Condition condition =
                Condition.aboutOneSecondPerMove(domain, "MCTS", domain.player(), domain.player(), "1s/move");
        rows.add(new Row(condition, GAME_LENGTH, number(length)));
        rows.add(new Row(condition, BRANCHING_FACTOR, number(branching)));
    }

    private static Range number(double value) {
        return Range.around(value, 0.05 * value, Double.toString(value).replaceFirst("\\.0$", ""));
    }

    private static final Range EARLIER = new Range("more in the first half", 0, 1);
    private static final Range LATER = new Range("less in the first half", -1, 0);
    private static final Range NEARLY_THE_SAME = new Range("nearly the same", -0.03, 0.03);
    private static final Range IN_THE_FIRST_HALF = new Range("in the first half", 0, 0.5);
    private static final Range IN_THE_SECOND_HALF = new Range("in the second half", 0.5, 1);

    private static Experiment figure1() {
        Condition mid = TABLE_6.condition("MID");
        Condition open = TABLE_6.condition("OPEN");
        return figure(
                1,
                "MID and OPEN in Connect-4",
                "When do MID and OPEN use their time?",
                "The paper: MID turns into a variant of OPEN by shifting time far to the beginning of the game.",
                new Row(mid, EARLY_SHIFT, EARLIER),
                new Row(mid, LONGEST_SEARCH, IN_THE_FIRST_HALF),
                new Row(open, EARLY_SHIFT, EARLIER));
    }

    private static Experiment figure2() {
        Condition mid = TABLE_8.condition("MID");
        return figure(
                2,
                "MID in Othello",
                "When does MID use its time?",
                "The paper: the peak comes at a later stage of the game in Othello than in Connect-4 (figure 1).",
                new Row(mid, LONGEST_SEARCH, IN_THE_SECOND_HALF));
    }

    private static Experiment figure4() {
        return figure(
                4,
                "OPEN and BEHIND in Connect-4",
                "Do OPEN and BEHIND shift time in the same way?",
                "The paper: both shift time to the earlier phase of the game.",
                new Row(TABLE_6.condition("OPEN"), EARLY_SHIFT, EARLIER),
                new Row(TABLE_6.condition("BEHIND"), EARLY_SHIFT, EARLIER));
    }

    private static Experiment figure6() {
        return figure(
                6,
                "UNST in Connect-4",
                "Does UNST shift time between the turns of the game?",
                "The paper: its distribution appears nearly identical to that of EXP-MOVES.",
                new Row(TABLE_6.condition("UNST"), EARLY_SHIFT, NEARLY_THE_SAME));
    }

    private static Experiment figure7() {
        return figure(
                7,
                "STOP_A and STOP_B in Connect-4",
                "Where does the time go that stopping early saves?",
                "The paper: STOP_A shifts time to the endgame, STOP_B to the opening.",
                new Row(TABLE_6.condition("STOP_A"), EARLY_SHIFT, LATER),
                new Row(TABLE_6.condition("STOP_B"), EARLY_SHIFT, EARLIER));
    }

    private static Experiment endgameTime() {
        return experiment(
                "endgame-time",
                "Section V-F",
                "The use of time in the endgame",
                "What does a player lose who thinks 100 ms instead of 1 s from 10 turns before the mean game length on?",
                "",
                1000,
                List.of(
                        hasty(TABLE_6.domain(), 49.1, 46.0, 52.3),
                        hasty(TABLE_7.domain(), 36.6, 33.6, 39.7),
                        hasty(TABLE_8.domain(), 49.0, 45.9, 52.2),
                        hasty(TABLE_9.domain(), 31.4, 28.6, 34.4)));
    }

    /** The time control leaves room for the longest games: only the profiles limit the players. */
    private static Row hasty(Domain domain, double percent, double low, double high) {
        String profile = "1 ".repeat(domain.plies() - 10) + "0.1";
        Condition condition = Condition.aboutOneSecondPerMove(
                domain,
                "100 ms in the endgame",
                domain.player("distribution(\"" + profile + "\")"),
                domain.player("distribution(1)"),
                "10h");
        return new Row(condition, WIN_RATE, WinRate.percent(percent, low, high));
    }

    private static Experiment savedTime() {
        List<Row> rows = new ArrayList<>();
        //                   STOP_A, STOP_B, STOP
        saved(rows, TABLE_6, 31.1, 32.1, 34.5);
        saved(rows, TABLE_7, 24.7, 25.0, 47.7);
        saved(rows, TABLE_8, 23.1, 23.1, 25.2);
        saved(rows, TABLE_9, 32.4, 33.7, 68.5);
        return experiment(
                "saved-time",
                "Section V-F",
                "The time that STOP saves",
                "What share of the planned time do STOP_A, STOP_B and STOP save per move?",
                "Read off the games of tables VI to IX; forced moves, which need no search, do not count. The paper gives"
                        + " no intervals; what lies within 5 percentage points counts as the same.",
                GAMES,
                rows);
    }

    private static void saved(List<Row> rows, StrategyTable table, double stopA, double stopB, double stop) {
        rows.add(new Row(table.condition("STOP_A"), SAVED_TIME, percent(stopA)));
        rows.add(new Row(table.condition("STOP_B"), SAVED_TIME, percent(stopB)));
        rows.add(new Row(table.condition("STOP"), SAVED_TIME, percent(stop)));
    }

    private static Range percent(double percent) {
        return Range.around(percent / 100, 0.05, percent + " %");
    }

    private static Experiment experiment(
            String id, String place, String title, String question, String notes, int games, List<Row> rows) {
        return new Experiment(PAPER, PAPER.id() + "/" + id, place, title, question, notes, games, rows, List.of());
    }

    /** A figure shows the time per turn of the players in its rows, and of EXP-MOVES. */
    private static Experiment figure(int number, String title, String question, String notes, Row... rows) {
        List<Condition> players =
                List.of(rows).stream().map(Row::condition).distinct().toList();
        return new Experiment(
                PAPER,
                PAPER.id() + "/figure-" + number,
                "Figure " + number,
                "Time per turn: " + title,
                question,
                notes,
                GAMES,
                List.of(rows),
                List.of(new Figure.TimePerTurn(title, players)));
    }
}
