package zeitnot.papers;

import static zeitnot.papers.Measure.WIN_RATE;

import java.util.ArrayList;
import java.util.List;

/**
 * The experiments of section 6 of quality-based rewards. The results section of the draft is empty, so there are no figures
 * beside ours; constants and speeds are those of the authors' own framework.
 */
final class QualityRewards {
    private static final Paper PAPER = new Paper(
            "quality-based-rewards",
            "Pepels, Tak, Lanctot and Winands: Quality-based Rewards for Monte-Carlo Tree Search Simulations");

    private static final int GAMES = 1000;

    private static final List<Setting> SETTINGS = List.of(
            //                                                        C, simulations a second, plies; k of RB, of QB
            new Setting("Amazons", "amazons-8x8", 0.5, 3_000, 50, 2.2, 1.6),
            new Setting("Breakthrough", "breakthrough", 1, 17_000, 60, 8, 2),
            new Setting("Cannon", "cannon", 0.8, 2_000, 75, 3, 4),
            new Setting("Checkers", "checkers", 1, 24_000, 140, 2.8, 2),
            new Setting("Chinese Checkers", "chinese-checkers", 0.8, 14_000, 55, 1.2, 2.8),
            new Setting("Pentalath", "pentalath", 0.8, 21_000, 20, 1, 1.6));

    /** The values of k and C that the curves are drawn over. */
    private static final List<Double> KS = List.of(0.5, 1.0, 2.0, 4.0, 8.0);

    private static final List<Double> CS = List.of(0.2, 0.4, 0.6, 0.8, 1.0, 1.4);

    private QualityRewards() {}

    /** @param c the paper's C, of rewards in [-1, 1]: twice that of results in [0, 1] */
    private record Setting(String name, String game, double c, int speed, int plies, double k, double kOfQuality) {
        String uct() {
            return uct(c);
        }

        static String uct(double c) {
            return "uct(" + Setup.rounded(c / 2) + ")";
        }

        String relative() {
            return relative(k);
        }

        static String relative(double k) {
            return "relative-bonus(" + k + ")";
        }

        String qualitative() {
            return qualitative(kOfQuality);
        }

        static String qualitative(double k) {
            return "qualitative-bonus(" + k + ")";
        }

        Row row(String match, String playerA, String playerB) {
            var domain = new Domain(name, game, uct(), 1, speed, plies);
            var condition = Condition.aboutOneSecondPerMove(domain, match, playerA, playerB, "1s/move");
            return new Row(condition, WIN_RATE, new Published.Nothing());
        }
    }

    static List<Experiment> experiments() {
        List<Row> relative = new ArrayList<>();
        List<Row> qualitative = new ArrayList<>();
        List<Row> both = new ArrayList<>();
        List<Row> duel = new ArrayList<>();
        List<Row> online = new ArrayList<>();
        List<Row> overK = new ArrayList<>();
        List<Row> overC = new ArrayList<>();
        for (Setting game : SETTINGS) {
            String uct = game.uct();
            String rb = uct + "+" + game.relative();
            String qb = uct + "+" + game.qualitative();
            String rbqb = rb + "+" + game.qualitative();
            relative.add(game.row("RB", rb, uct));
            qualitative.add(game.row("QB", qb, uct));
            both.add(game.row("RB + QB", rbqb, uct));
            duel.add(game.row("RB against QB", rb, qb));
            online.add(game.row("RB, a online", uct + "+relative-bonus(a=online)", uct));
            online.add(game.row("QB, a online", uct + "+qualitative-bonus(a=online)", uct));
            for (double k : KS) {
                overK.add(game.row("RB, k = " + k, uct + "+" + Setting.relative(k), uct));
            }
            for (double k : KS) {
                overK.add(game.row("QB, k = " + k, uct + "+" + Setting.qualitative(k), uct));
            }
            for (double c : CS) {
                String other = Setting.uct(c);
                String bonuses = "+" + game.relative() + "+" + game.qualitative();
                overC.add(game.row("RB + QB, C = " + c, other + bonuses, other));
            }
        }
        return List.of(
                experiment("rb", "UCT against RB", "Does the Relative Bonus improve on UCT?", relative),
                experiment("qb", "UCT against QB", "Does the Qualitative Bonus improve on UCT?", qualitative),
                experiment("rb-qb", "UCT against RB and QB", "Do both bonuses together improve on UCT?", both),
                experiment("rb-against-qb", "RB against QB", "Which of the two bonuses is the stronger?", duel),
                experiment(
                        "online", "a* online", "Does the control variate itself, a* estimated online, help?", online),
                experiment("k", "Curve over k", "How much do the bonuses depend on k?", overK),
                experiment("c", "Curve over C", "Do the bonuses help with other exploration constants too?", overC));
    }

    private static Experiment experiment(String id, String title, String question, List<Row> rows) {
        String notes =
                "The draft has no results. Constants, k and simulations a second are those of the authors' framework,"
                        + " which played Amazons on 8x8; 'C' is of rewards in [-1, 1], c of our players is half of it.";
        return new Experiment(
                PAPER, PAPER.id() + "/" + id, "Section 6.2", title, question, notes, GAMES, rows, List.of());
    }
}
