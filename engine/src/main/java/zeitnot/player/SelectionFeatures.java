package zeitnot.player;

import java.util.List;
import zeitnot.player.Feature.Role;
import zeitnot.search.tree.TreePolicy;

/** The features of selection in the tree. */
final class SelectionFeatures {
    /** The exploration constant of {@code uct}, and so of a player that names no selection policy. */
    static final double UCT_C = 0.5;

    static final List<Feature> ALL = List.of(
            new Feature(
                    "uct",
                    Role.SELECTION,
                    List.of(Parameter.real("c", Double.toString(UCT_C), 0, 100, "exploration constant")),
                    "selection by UCB1",
                    """
                    Q + c * sqrt(ln N / n)
                    Q: mean result of the move in [0, 1]; n: its visits; N: visits of the node.
                    Papers that write C * sqrt(2 ln N / n) mean c = 1.414 C here; with results in [-1, 1], c = 0.707 C (UCT√SH: 0.495).""",
                    "Auer et al. 2002; Kocsis & Szepesvári 2006; UCT√SH, equation 3",
                    (player, args) -> player.search(options -> options.with(new TreePolicy.Ucb1(args.real("c"))))),
            new Feature(
                    "ucb1-tuned",
                    Role.SELECTION,
                    List.of(Parameter.real("c", "1", 0, 100, "exploration constant")),
                    "selection by UCB1-Tuned, which explores moves of small variance less",
                    """
                    Q + c * sqrt(ln N / n * min(1/4, V + sqrt(2 ln N / n)))
                    Q: mean result of the move in [0, 1]; V: variance of its results; n: its visits; N: visits of the node.
                    Baier & Winands: c = 1.3 in Connect-4, 0.8 in Breakthrough 6x6, 0.7 in Othello and in Catch the Lion.""",
                    "Auer et al. 2002; Baier & Winands, section V",
                    (player, args) -> player.search(options -> options.with(new TreePolicy.Tuned(args.real("c"))))),
            new Feature(
                    "ucb-sqrt",
                    Role.SELECTION,
                    List.of(Parameter.real("c", "0.5", 0, 100, "exploration constant")),
                    "selection by UCB√, which explores more than UCB1",
                    """
                    Q + c * sqrt(sqrt(N) / n)
                    Q: mean result of the move in [0, 1]; n: its visits; N: visits of the node.
                    UCT√SH was run with 0.7 * sqrt(2 sqrt(N) / n) on results in [-1, 1], which is c = 0.495 here.""",
                    "Tolpin & Shimony 2012; UCT√SH, section 3.1",
                    (player, args) -> player.search(options -> options.with(new TreePolicy.Sqrt(args.real("c"))))),
            new Feature(
                    "random",
                    Role.SELECTION,
                    List.of(),
                    "plays uniformly random moves without any search",
                    "every legal move with the same probability",
                    "",
                    (player, args) -> player.random()));

    private SelectionFeatures() {}
}
