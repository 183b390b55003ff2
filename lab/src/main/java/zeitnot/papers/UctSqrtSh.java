package zeitnot.papers;

import static zeitnot.papers.Measure.WIN_RATE;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import zeitnot.papers.Published.Nothing;
import zeitnot.papers.Published.WinRate;

/**
 * The matches of section 5.2 of UCT√SH. Table 2 is played in those of its games that we have; the Kilothon's rules, a fixed
 * half second a move and a minute for the game, in all of ours. Players have the constants of the authors' own agents, and
 * the clock has the speeds that Ludii reaches on a machine like ours.
 */
final class UctSqrtSh {
    static final Paper PAPER = new Paper(
            "uct-sqrt-sh",
            "The paper on UCT√SH: UCB√ with Sequential Halving at the root, clock bonus time, and Ludii's Kilothon");

    private static final int GAMES = 1000;

    /** Factors 1 and 0.7 of √(2 ln N / n) with results in [-1, 1]. */
    private static final String WIDE = "uct(0.707)";

    private static final String NARROW = "uct(0.495)";
    private static final String HALVING = "sqrt-sh(4,0.495)";
    private static final String DISCOUNT = "discount(0.999)";

    private static final String UCT = with(WIDE, DISCOUNT);
    private static final String UCT_SQRT_SH = with(NARROW, HALVING, DISCOUNT);

    //                                                                    simulations a second, plies
    private static final Domain CONNECT4 = domain("Connect-4", "connect4", 14_500, 37);
    private static final Domain BREAKTHROUGH_6X6 = domain("Breakthrough 6x6", "breakthrough-6x6", 4_200, 29);
    private static final Domain BREAKTHROUGH = domain("Breakthrough", "breakthrough", 1_800, 60);
    private static final Domain OTHELLO = domain("Othello", "othello", 960, 61);
    private static final Domain CATCH_THE_LION = domain("Catch the Lion", "catch-the-lion", 12_100, 35);
    private static final Domain AMAZONS = domain("Amazons", "amazons", 1_290, 79);

    /** As Ludii has it, and so the paper: the queen's move and her arrow are two decisions, each with its own time. */
    private static final Domain AMAZONS_SPLIT = domain("Amazons in two steps", "amazons-split", 1_290, 158);

    private static final Domain CANNON = domain("Cannon", "cannon", 138, 75);
    private static final Domain CHECKERS = domain("Checkers", "checkers", 2_300, 150);
    private static final Domain CHINESE_CHECKERS = domain("Chinese Checkers", "chinese-checkers", 715, 55);
    private static final Domain PENTALATH = domain("Pentalath", "pentalath", 2_130, 20);

    private static final List<Domain> ALL = List.of(
            CONNECT4,
            BREAKTHROUGH_6X6,
            BREAKTHROUGH,
            OTHELLO,
            CATCH_THE_LION,
            AMAZONS,
            CANNON,
            CHECKERS,
            CHINESE_CHECKERS,
            PENTALATH);

    private UctSqrtSh() {}

    static List<Experiment> experiments() {
        return List.of(table2(), constants(), clockBonusTime());
    }

    private static Experiment table2() {
        List<Row> rows = new ArrayList<>();
        table2(rows, PENTALATH, 0.5, 51.7, 3);
        table2(rows, PENTALATH, 1, 64.9, 2);
        table2(rows, PENTALATH, 2, 66.8, 2);
        table2(rows, BREAKTHROUGH, 0.5, 48.8, 3);
        table2(rows, BREAKTHROUGH, 1, 56.2, 3);
        table2(rows, BREAKTHROUGH, 2, 66.9, 2);
        table2(rows, AMAZONS_SPLIT, 0.5, 46.9, 3);
        table2(rows, AMAZONS_SPLIT, 1, 60.0, 3);
        table2(rows, AMAZONS_SPLIT, 2, 70.1, 2);
        return experiment(
                "table-2",
                "Table 2",
                "UCT√SH against UCT",
                "Does UCT√SH beat UCT, and does it gain more with more time?",
                "Without Atari Go and NoGo, which we do not have, and so without the row over all games. The paper calls"
                        + " its ± neither a deviation nor an interval; it is taken for the 95 % interval, which it is about as"
                        + " wide as. Its UCT explores with another constant than its UCT√SH: see uct-sqrt-sh/constants.",
                rows);
    }

    private static void table2(List<Row> rows, Domain domain, double seconds, double percent, double margin) {
        Condition condition = Condition.perMove(domain, "UCT√SH, " + words(seconds), UCT_SQRT_SH, UCT, seconds);
        rows.add(new Row(condition, WIN_RATE, WinRate.percent(percent, percent - margin, percent + margin)));
    }

    private static String words(double seconds) {
        return Double.toString(seconds).replaceFirst("\\.0$", "") + " s";
    }

    private static Experiment constants() {
        List<Row> rows = new ArrayList<>();
        for (Domain domain : List.of(PENTALATH, BREAKTHROUGH, AMAZONS)) {
            duel(rows, domain, "UCT√SH and UCT, both c = 0.495", UCT_SQRT_SH, with(NARROW, DISCOUNT));
            duel(rows, domain, "UCT√SH and UCT, both c = 0.707", with(WIDE, "sqrt-sh(4,0.707)", DISCOUNT), UCT);
            duel(rows, domain, "UCT, c = 0.495 and c = 0.707", with(NARROW, DISCOUNT), UCT);
            duel(rows, domain, "UCT√SH without eliminations", with(NARROW, "root-ucb-sqrt(0.495)", DISCOUNT), UCT);
            duel(rows, domain, "UCT with and without discount", UCT, WIDE);
            duel(rows, domain, "UCT√SH with and without discount", UCT_SQRT_SH, with(NARROW, HALVING));
        }
        return experiment(
                "constants",
                "Table 2",
                "What the gain of UCT√SH is made of",
                "How much of it is the exploration constant's, the eliminations' and the discount's?",
                "At one second a move. The authors' UCT has the factor 1 (our c = 0.707) and their UCT√SH 0.7 (c = 0.495) at"
                        + " the root and below it; UCT√SH discounts rewards by 0.999 a ply, which the paper does not mention,"
                        + " and here UCT does so too.",
                rows);
    }

    private static void duel(List<Row> rows, Domain domain, String name, String playerA, String playerB) {
        rows.add(new Row(Condition.perMove(domain, name, playerA, playerB, 1), WIN_RATE, new Nothing()));
    }

    private static Experiment clockBonusTime() {
        String fixed = "distribution(0.5)";
        String cbt = "cbt(0.5,2)";
        String stop = "stop(1,0.9)";
        List<Row> rows = new ArrayList<>();
        for (Domain domain : ALL) {
            kilothon(rows, domain, "UCT", with(UCT, fixed));
            kilothon(rows, domain, "UCT, cbt", with(UCT, cbt));
            kilothon(rows, domain, "UCT, cbt, stop", with(UCT, cbt, stop));
            kilothon(rows, domain, "UCT√SH", with(UCT_SQRT_SH, fixed));
            kilothon(rows, domain, "UCT√SH, cbt", with(UCT_SQRT_SH, cbt));
            kilothon(rows, domain, "UCT√SH, cbt, stop", with(UCT_SQRT_SH, cbt, stop));
        }
        return experiment(
                "cbt",
                "Section 5.2, Table 1",
                "Clock bonus time under the Kilothon's rules",
                "Do UCT√SH and clock bonus time help against a fixed half second a move, with a minute for the game?",
                "The opponent is as in the Kilothon: UCT with C = √2, tree reuse and half a second a move. The paper has no"
                        + " figures for single games. When a player's minute is nearly used up it moves quickly, where the"
                        + " Kilothon goes on with random moves. 'stop' saves time for later bonuses; a fixed time has no use"
                        + " for what is saved.",
                rows);
    }

    private static void kilothon(List<Row> rows, Domain domain, String name, String player) {
        Condition condition = Condition.suddenDeath(domain, name, player, with(WIDE, "reuse", "distribution(0.5)"));
        rows.add(new Row(condition, WIN_RATE, new Nothing()));
    }

    private static Domain domain(String name, String game, int speed, int plies) {
        return new Domain(name, game, UCT, 60, speed, plies);
    }

    private static String with(String search, String... features) {
        return String.join(
                "+", Stream.concat(Stream.of(search), Stream.of(features)).toList());
    }

    private static Experiment experiment(
            String id, String place, String title, String question, String notes, List<Row> rows) {
        return new Experiment(
                PAPER,
                PAPER.id() + "/" + id,
                place,
                title,
                question,
                notes + " Speeds are those of Ludii, in which the authors played.",
                GAMES,
                rows,
                List.of());
    }
}
