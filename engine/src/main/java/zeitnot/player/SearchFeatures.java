package zeitnot.player;

import java.util.List;
import zeitnot.player.Feature.Role;
import zeitnot.playout.LastGoodReplies;
import zeitnot.playout.NgramPlayouts;
import zeitnot.search.minimax.Hybrid;
import zeitnot.search.minimax.Minimax;
import zeitnot.search.minimax.MinimaxPlayouts;
import zeitnot.search.reward.Rewards;
import zeitnot.search.tree.TreePolicy;
import zeitnot.view.FinalMove;

/** The features of the search. */
final class SearchFeatures {
    /** The exploration constant of {@code uct}, and so of a player that names no selection policy. */
    static final double UCT_C = 0.5;

    private static final Parameter EPSILON = Parameter.real("epsilon", "0.4", 0, 1, "share of random moves");

    private static final List<Parameter> SIGMOID = List.of(
            Parameter.real("k", "2", 0, 1000, "steepness"),
            Parameter.realOr("online", "a", "0.25", 0, 1, "half the range of the bonus"));

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
                    (player, args) -> player.policy = new TreePolicy.Ucb1(args.real("c"))),
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
                    (player, args) -> player.policy = new TreePolicy.Tuned(args.real("c"))),
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
                    (player, args) -> player.policy = new TreePolicy.Sqrt(args.real("c"))),
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
                    "minimax",
                    Role.HYBRID,
                    List.of(
                            Parameter.whole("d", "3", 1, Minimax.MAX_DEPTH, "depth in plies"),
                            Parameter.whole(
                                    "visits", "2", 1, Hybrid.MOST_VISITS, "the visit at which a node is searched")),
                    "a shallow alpha-beta search of every node at its second visit; brings the solver along",
                    """
                    MCTS-MS-d-Visit-v: a node that is selected for the v-th time is searched once to depth d, without any
                    heuristics. A win, loss or draw that is proven ends the simulation and goes up as the solver's proofs do;
                    otherwise selection goes on. On the simulated clock a node of minimax costs what it costs in reality.""",
                    "Baier & Winands 2015 (MCTS-MS); Ji & Thielscher, section 2",
                    (player, args) -> player.embed(new Hybrid.Fixed(args.whole("d"), args.whole("visits")))),
            dynamic("turn-a", Hybrid.By.TURN, "the share of decided lines at the turn", "ceil(k * LS(f_turn(turn)))"),
            dynamic(
                    "turn-b",
                    Hybrid.By.LATER_TURN,
                    "the share of decided lines at the turn, later turns weighing more",
                    "ceil(k * LS(LS(f_turn(turn)) * LS(turn)))"),
            dynamic(
                    "branch-a",
                    Hybrid.By.BRANCHING,
                    "the share of decided lines with so many moves to choose from",
                    "ceil(k * LS(f_branch(moves)))"),
            dynamic(
                    "roll-a",
                    Hybrid.By.ROLLOUT,
                    "the share of decided lines where simulations are so long",
                    "ceil(k * LS(f_roll(mean plies of the node's simulations so far)))"),
            new Feature(
                    "adaptive-minimax",
                    Role.HYBRID,
                    List.of(
                            Parameter.whole("d", "8", 1, Minimax.MAX_DEPTH, "greatest depth"),
                            Parameter.real(
                                    "worth", "30", 0, 10_000, "of a proof, in simulations per visit of the node")),
                    "minimax whose depth is learned while it searches; brings the solver along",
                    """
                    At visit n = 2, 4, 8, ... 1024 a node is searched to the depth with the greatest expected gain
                        p * worth * n * S - c
                    in plies, if there is one above 0. S: mean plies of a simulation; c: mean nodes of a search to that depth;
                    p: share of such searches that prove something, given the depth searched in vain before. c and p are
                    counted during the game, in trials that take at most 5 % of the work; there are no tables.""",
                    "ours",
                    (player, args) -> player.embed(new Hybrid.Adaptive(args.whole("d"), args.real("worth")))),
            new Feature(
                    "minimax-backup",
                    Role.OPTION,
                    List.of(Parameter.whole("d", "2", 1, Minimax.MAX_DEPTH, "depth in plies")),
                    "a shallow alpha-beta search of nodes of which a losing move is proven; brings the solver along",
                    """
                    MCTS-MB-d: when one move of a node is proven to lose, the node is searched to depth d: perhaps all its moves
                    lose, or one wins. The root is left to its children.""",
                    "Baier & Winands 2015 (MCTS-MB)",
                    (player, args) -> {
                        player.hybrid = player.hybrid.withBackup(args.whole("d"));
                        player.solver = true;
                    }),
            new Feature(
                    "minimax-rollout",
                    Role.PLAYOUT,
                    List.of(Parameter.whole("d", "1", 1, Minimax.MAX_DEPTH, "depth in plies")),
                    "playouts that see wins and avoid losses within a few plies",
                    """
                    MCTS-MR-d: before each move of a playout an alpha-beta search to depth d. A proven result ends the playout;
                    otherwise the move is a random one that is not proven to lose.""",
                    "Baier & Winands 2015 (MCTS-MR)",
                    (player, args) -> player.playouts = new MinimaxPlayouts(args.whole("d"))),
            new Feature(
                    "relative-bonus",
                    Role.OPTION,
                    SIGMOID,
                    "rewards a win more, the shorter its simulation was",
                    """
                    r + sgn(r) * b, b = -a + 2a / (1 + exp(-k * λ)), λ = (D - d) / s, results r in [-1, 1]
                    d: plies of the simulation; D, s: mean and deviation of d over the winner's simulations of this move.
                    The first 100 simulations of a move (of each thread) stay as they are; a draw gets no bonus.
                    a=online: r + a * (Y - v) with Y = -d, v its mean and a = -Cov(X, Y) / Var(Y), X = ±1 for the winner,
                    estimated by the search and bounded by ±0.25; k is not used then.
                    The authors' k: Amazons 2.2, Breakthrough 8, Cannon 3, Checkers 2.8, Chinese Checkers 1.2, Pentalath 1.""",
                    "Pepels et al., quality-based rewards, equations 2 to 7",
                    (player, args) -> player.rewards = player.rewards.withRelative(measure(args))),
            new Feature(
                    "qualitative-bonus",
                    Role.OPTION,
                    SIGMOID,
                    "rewards a win more, the better the position at its end is for the winner",
                    """
                    r + sgn(r) * b, b = -a + 2a / (1 + exp(-k * λ)), λ = (q - Q) / s, results r in [-1, 1]
                    q: the game's quality of the last position, in (0, 1); Q, s: mean and deviation of q over the winner's
                    simulations of this move. All else as in relative-bonus, with which it can be combined.
                    The authors' k: Amazons 1.6, Breakthrough 2, Cannon 4, Checkers 2, Chinese Checkers 2.8, Pentalath 1.6.""",
                    "Pepels et al., quality-based rewards, equations 8 and 9",
                    (player, args) -> player.rewards = player.rewards.withQualitative(measure(args))),
            new Feature(
                    "discount",
                    Role.OPTION,
                    List.of(Parameter.real("g", "0.999", 0.9, 1, "factor for every ply")),
                    "counts results less, the further away they are",
                    """
                    r * g^k, results r in [-1, 1]
                    k: plies from the node to the end of the simulation, so that of two wins the nearer one is the better.
                    Bonuses are part of r. The values that are shown, and the variance of ucb1-tuned, stay without it.""",
                    "UCT√SH as its authors ran it; the paper does not say so",
                    (player, args) -> player.rewards = player.rewards.withDiscount(args.real("g"))),
            new Feature(
                    "mast",
                    Role.PLAYOUT,
                    List.of(EPSILON),
                    "playouts take the move with the best mean result in all simulations so far",
                    """
                    with probability epsilon a random move, else the one whose mean result, over all simulations in which its
                    player made it anywhere, is greatest; moves that have not been tried come first""",
                    "Finnsson & Björnsson 2008 (MAST); Tak, Winands & Björnsson 2012 (ε-greedy)",
                    (player, args) -> player.playouts = new NgramPlayouts(1, args.real("epsilon"))),
            new Feature(
                    "ngram",
                    Role.PLAYOUT,
                    List.of(Parameter.whole("n", "2", 1, 3, "longest sequence of moves"), EPSILON),
                    "as mast, but with the moves before taken into account",
                    """
                    with probability epsilon a random move, else the one with the greatest mean, over the lengths 1 to n, of
                    the mean result of the sequence of moves that it would end; sequences of two moves and more count from
                    their 7th occurrence on""",
                    "Tak, Winands & Björnsson 2012 (N-gram Selection Technique)",
                    (player, args) -> player.playouts = new NgramPlayouts(args.whole("n"), args.real("epsilon"))),
            new Feature(
                    "lgrf",
                    Role.PLAYOUT,
                    List.of(),
                    "playouts repeat the reply to the last move that won the last time",
                    """
                    the player's reply to the move before in the last simulation that the player won with it, unless it has lost
                    one since; a random move where there is none or it is not legal""",
                    "Baier & Drake 2010 (LGRF-1)",
                    (player, args) -> player.playouts = new LastGoodReplies()),
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
                    """
                    Each thread stays for up to 32 simulations at a node with many visits before it counts them for the path
                    above, at most 1/32 of that node's visits. Where there are few, a visit is counted on the way down and its
                    result on the way up (virtual loss 1). All updates are atomic.""",
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

    /** A model of Ji and Thielscher. */
    private static Feature dynamic(String name, Hybrid.By by, String what, String formula) {
        return new Feature(
                name,
                Role.HYBRID,
                List.of(Parameter.whole("k", "4", 1, Minimax.MAX_DEPTH, "weight: the greatest depth")),
                "minimax at the second visit of a node, as deep as " + what + " says; brings the solver along",
                "depth = " + formula + """

                    f: mean number of decided moves in games of the solver, shipped for some games as tables that
                    zeitnot analyze-terminals makes; LS: scaled linearly to [0, 1]. Otherwise as in minimax.""",
                "Ji & Thielscher, section 4.2",
                (player, args) -> player.embed(new Hybrid.Dynamic(by, args.whole("k"))));
    }

    private static Rewards.Measure measure(Feature.Arguments args) {
        return args.word("a").equals("online")
                ? new Rewards.Online()
                : new Rewards.Sigmoid(args.real("k"), args.real("a"));
    }
}
