package zeitnot.player;

import java.util.List;
import zeitnot.player.Feature.Role;
import zeitnot.search.FinalMove;
import zeitnot.search.TreePolicy;

/** The features of the search. */
final class SearchFeatures {
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
                    (player, args) -> player.policy = new TreePolicy(TreePolicy.Kind.UCB1, args.real("c"))),
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
                    (player, args) -> player.policy = new TreePolicy(TreePolicy.Kind.UCB1_TUNED, args.real("c"))),
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
                    (player, args) -> player.policy = new TreePolicy(TreePolicy.Kind.UCB_SQRT, args.real("c"))),
            new Feature(
                    "random",
                    Role.SELECTION,
                    List.of(),
                    "plays uniformly random moves without any search",
                    "every legal move with the same probability",
                    "",
                    (player, args) -> player.random = true),
            new Feature(
                    "solver",
                    Role.OPTION,
                    List.of(),
                    "proves wins, losses and draws, and selects nothing that is proven",
                    """
                    A finished game gives its node an exact value; a node's bounds are the best of its children's bounds
                    for the player to move. A move is not selected again when its value is exact or its upper bound is
                    not above what the player has already. The search ends when the root is proven.""",
                    "Winands et al. 2008 (MCTS-Solver); Cazenave & Saffidine 2010 (score bounds)",
                    (player, args) -> player.solver = true),
            new Feature(
                    "reuse",
                    Role.OPTION,
                    List.of(),
                    "keeps the part of the tree below the moves that were made",
                    "the subtree of the new position becomes the tree, with its visits and values",
                    "",
                    (player, args) -> player.reuse = true),
            new Feature(
                    "threads",
                    Role.OPTION,
                    List.of(Parameter.whole("n", "2", 1, 256, "number of threads")),
                    "several threads on one tree; results are then not repeatable",
                    "atomic updates; a visit is counted on the way down, its result on the way up (virtual loss 1)",
                    "Chaslot et al. 2008; Enzenberger & Müller 2010",
                    (player, args) -> player.threads = args.whole("n")),
            new Feature(
                    "memory",
                    Role.OPTION,
                    List.of(Parameter.whole("mb", "1024", 1, 1 << 20, "MiB for the tree")),
                    "how large the tree may grow; when it is full the search goes on without growing it",
                    "about 50 bytes a simulation in connect4",
                    "",
                    (player, args) -> player.maxBytes = (long) args.whole("mb") << 20),
            new Feature(
                    "final",
                    Role.OPTION,
                    List.of(Parameter.oneOf(
                            "rule", "robust", List.of("robust", "max", "max-robust"), "which move is played")),
                    "the move that is played at the end of the search",
                    """
                    robust: the most visited. max: the highest mean. max-robust: the most visited, and while it is not also
                    the one with the highest mean, the search is prolonged by a tenth, at most five times.
                    A proven win comes before all; a proven loss is played only when there is nothing else.""",
                    "Chaslot et al. 2008; UCT√SH, section 2.4",
                    (player, args) -> player.finalMove = FinalMove.named(args.word("rule"))));

    private SearchFeatures() {}
}
