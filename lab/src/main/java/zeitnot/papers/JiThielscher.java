package zeitnot.papers;

import static zeitnot.papers.Measure.BRANCH_CORRELATION;
import static zeitnot.papers.Measure.DECIDED_WIN_RATE;
import static zeitnot.papers.Measure.ROLL_ADVANTAGE;
import static zeitnot.papers.Measure.ROLL_CORRELATION;
import static zeitnot.papers.Measure.SIMULATIONS_PER_SECOND;
import static zeitnot.papers.Measure.TURN_CORRELATION;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import zeitnot.papers.Published.Nothing;
import zeitnot.papers.Published.Range;
import zeitnot.papers.Published.Unstated;
import zeitnot.papers.TerminalStatistics.Variable;

/** The experiments of Ji and Thielscher, and two of ours on what they leave open. */
final class JiThielscher {
    private static final Paper PAPER =
            new Paper("ji-thielscher", "James Ji and Michael Thielscher: MCTS with Dynamic Depth Minimax");

    private static final int GAMES = 400;

    private static final int MOST_DEPTH = 8;

    private static final String CONDITIONS =
            "The paper discards drawn games, and so does 'decided win rate'. It states no"
                    + " simulations a second; ours are those of Baier and Winands in the same games, and in Breakthrough 8x8 those of"
                    + " the framework of quality-based rewards.";

    private static final String FIGURE_4_REMARK =
            " The figure repeats itself: Breakthrough has the same numbers in TURN-A as"
                    + " in TURN-B up to k = 7, Connect-4 the same in TURN-B as in BRANCH-A, and Othello in TURN-B nearly those of"
                    + " the table against the strongest fixed depth in reverse. ROLL-A rises with k in"
                    + " Breakthrough and Connect-4 where all else falls.";

    private JiThielscher() {}

    private static String paperName(String feature) {
        return feature.toUpperCase(Locale.ROOT);
    }

    static List<Experiment> experiments() {
        return List.of(
                figure1(),
                figure2(),
                figure3(),
                fixedDepth(),
                roundRobin(),
                dynamic("turn-a", DynamicDepthTables.TURN_A, ""),
                dynamic("turn-b", DynamicDepthTables.TURN_B, ""),
                dynamic("branch-a", DynamicDepthTables.BRANCH_A, ""),
                dynamic(
                        "roll-a",
                        DynamicDepthTables.ROLL_A,
                        " In the text that we have, the numbers of Connect-4 and Othello for k = 6 to 10 stand apart from"
                                + " their rows. Five of them hang together; the other five fall steadily, as those of Connect-4"
                                + " do in BRANCH-A, and are taken for Connect-4."),
                figure4(),
                cost(),
                adaptive());
    }

    private static final Range POSITIVE = new Range("increases", 0, 1);
    private static final Range ALMOST_NONE = new Range("almost meaningless", -0.2, 0.2);
    private static final Range VERY_STRONG = new Range("very strong", 0.5, 1);
    private static final Range STRONGER = new Range("much stronger", 0, 1);

    private static Experiment figure1() {
        return terminalLines(
                1,
                Variable.TURN,
                "How many moves lead to a proven result at each turn?",
                " The paper: it increases throughout the game in Connect-4 and Breakthrough; in Othello terminal lines are"
                        + " only found in the endgame; in Catch the Lion the turn is almost meaningless.",
                List.of(POSITIVE, ALMOST_NONE, POSITIVE, new Range("only in the endgame", 0, 1)),
                TURN_CORRELATION);
    }

    private static Experiment figure2() {
        return terminalLines(
                2,
                Variable.BRANCH,
                "How many moves lead to a proven result, by the number of legal moves?",
                " The paper: a very strong correlation in Connect-4 and Catch the Lion, which we take for 0.5 and more.",
                List.of(new Unstated(), VERY_STRONG, VERY_STRONG, new Unstated()),
                BRANCH_CORRELATION);
    }

    private static Experiment figure3() {
        return terminalLines(
                3,
                Variable.ROLL,
                "How many moves lead to a proven result, by the mean length of random games from the position?",
                " The paper: the correlation is much stronger than with the turn, especially in Catch the Lion.",
                List.of(STRONGER, STRONGER, STRONGER, STRONGER),
                ROLL_CORRELATION,
                ROLL_ADVANTAGE);
    }

    /**
     * @param published by game
     * @param measures of which the last one is what the paper makes its statement about
     */
    private static Experiment terminalLines(
            int number,
            Variable variable,
            String question,
            String statement,
            List<Published> published,
            Measure... measures) {
        List<Row> rows = new ArrayList<>();
        List<Figure> figures = new ArrayList<>();
        for (int game = 0; game < HybridSetting.ALL.size(); game++) {
            Condition selfPlay = HybridSetting.ALL.get(game).selfPlay();
            for (Measure measure : measures) {
                boolean isStated = measure == measures[measures.length - 1];
                rows.add(new Row(selfPlay, measure, isStated ? published.get(game) : new Unstated()));
            }
            figures.add(new Figure.TerminalRatio(selfPlay, variable));
        }
        return new Experiment(
                PAPER,
                PAPER.id() + "/figure-" + number,
                "Figure " + number,
                "Terminal ratio by " + variable.title(),
                question,
                "Terminal lines are moves after which minimax proves the result within " + TerminalLines.DEFAULT_DEPTH
                        + " plies; the paper does not say its depth, and has no numbers in its figure." + statement
                        + " To count them takes a while after the games are played.",
                GAMES,
                rows,
                figures);
    }

    private static Experiment fixedDepth() {
        return experiment(
                "fixed-depth",
                "Section 4.1",
                "Fixed depths against MCTS-Solver",
                "How deep should minimax search? (The paper: 3 in Breakthrough, 4 in Catch the Lion, 3 in Connect-4, 1 in"
                        + " Othello.)",
                CONDITIONS,
                "depth",
                panels("", DynamicDepthTables.FIXED_DEPTH, HybridSetting::depthAgainstSolver));
    }

    private static Experiment roundRobin() {
        return experiment(
                "round-robin",
                "Section 4.1",
                "The strongest fixed depth against the others",
                "Is the depth that the paper found strongest in a game better there than the other depths?",
                CONDITIONS + " The last four numbers of Othello are not legible in the text that we have.",
                "depth of the opponent",
                panels("", DynamicDepthTables.ROUND_ROBIN, HybridSetting::strongestAgainst));
    }

    private static Experiment dynamic(String feature, WinRateTable printed, String remark) {
        return experiment(
                feature,
                "Section 4.3",
                paperName(feature) + " against the strongest fixed depth",
                "Is minimax with the depth of " + paperName(feature)
                        + " better than with the fixed depth that the paper found strongest?",
                CONDITIONS + remark,
                "k",
                panels(
                        "",
                        printed,
                        (setting, k) -> setting.againstStrongest(
                                paperName(feature) + "-" + k, HybridSetting.model(feature, k))));
    }

    private static Experiment figure4() {
        List<Panel> panels = new ArrayList<>();
        againstSolver(panels, "turn-a", DynamicDepthTables.TURN_A_AGAINST_SOLVER);
        againstSolver(panels, "turn-b", DynamicDepthTables.TURN_B_AGAINST_SOLVER);
        againstSolver(panels, "branch-a", DynamicDepthTables.BRANCH_A_AGAINST_SOLVER);
        againstSolver(panels, "roll-a", DynamicDepthTables.ROLL_A_AGAINST_SOLVER);
        return experiment(
                "figure-4",
                "Figure 4",
                "The dynamic models against MCTS-Solver",
                "Are the dynamic models stronger than MCTS-Solver?",
                CONDITIONS + FIGURE_4_REMARK,
                "k",
                panels);
    }

    private static void againstSolver(List<Panel> panels, String feature, WinRateTable printed) {
        panels.addAll(panels(
                paperName(feature) + ", ",
                printed,
                (setting, k) -> setting.match(
                        paperName(feature) + "-" + k, HybridSetting.model(feature, k), HybridSetting.SOLVER)));
    }

    private static Experiment cost() {
        List<Panel> panels = new ArrayList<>();
        for (HybridSetting setting : HybridSetting.ALL) {
            SortedMap<Integer, Row> rows = new TreeMap<>();
            for (int depth = 0; depth <= MOST_DEPTH; depth++) {
                rows.put(depth, new Row(setting.depthAgainstSolver(depth), SIMULATIONS_PER_SECOND, new Unstated()));
            }
            panels.add(new Panel(setting.name(), rows));
        }
        return experiment(
                "cost",
                "ours",
                "What minimax costs",
                "How many simulations a second are left on the simulated clock, by the depth of minimax?",
                "Depth 0 is MCTS-Solver. Read off the games of fixed-depth; simulations become shorter, and more, towards"
                        + " the end of a game.",
                "depth",
                panels);
    }

    private static Experiment adaptive() {
        List<Row> rows = new ArrayList<>();
        for (HybridSetting setting : HybridSetting.ALL) {
            String adaptive = HybridSetting.SOLVER + "+adaptive-minimax";
            rows.add(new Row(
                    setting.match("adaptive against MCTS-Solver", adaptive, HybridSetting.SOLVER),
                    DECIDED_WIN_RATE,
                    new Nothing()));
            rows.add(new Row(
                    setting.againstStrongest("adaptive against depth " + setting.strongest(), adaptive),
                    DECIDED_WIN_RATE,
                    new Nothing()));
        }
        return new Experiment(
                PAPER,
                PAPER.id() + "/adaptive",
                "ours",
                "Depths that are learned online",
                "Is minimax with depths that the search learns by itself better than MCTS-Solver, and than the fixed depth"
                        + " that the paper found strongest?",
                CONDITIONS,
                GAMES,
                rows,
                List.of());
    }

    /** The rows of one game that differ in a number, by that number. */
    private record Panel(String title, SortedMap<Integer, Row> rows) {}

    /** A row for each number of a table. */
    private static List<Panel> panels(
            String prefix, WinRateTable printed, BiFunction<HybridSetting, Integer, Condition> match) {
        List<Panel> panels = new ArrayList<>();
        for (HybridSetting setting : HybridSetting.ALL) {
            SortedMap<Integer, Row> rows = new TreeMap<>();
            printed.columns(setting.name())
                    .forEach((number, published) ->
                            rows.put(number, new Row(match.apply(setting, number), DECIDED_WIN_RATE, published)));
            panels.add(new Panel(prefix + setting.name(), rows));
        }
        return panels;
    }

    private static Experiment experiment(
            String id, String place, String title, String question, String notes, String x, List<Panel> panels) {
        return new Experiment(
                PAPER,
                PAPER.id() + "/" + id,
                place,
                title,
                question,
                notes,
                GAMES,
                panels.stream().flatMap(panel -> panel.rows().values().stream()).toList(),
                panels.stream()
                        .<Figure>map(panel -> new Figure.OverRows(panel.title(), x, panel.rows()))
                        .toList());
    }
}
