package zeitnot.player;

import java.util.List;
import zeitnot.game.Capability;
import zeitnot.player.Feature.Role;
import zeitnot.search.PriorChoice;
import zeitnot.search.tree.TreePolicy;
import zeitnot.search.tree.Widening;

/** The features of selection in the tree. */
final class SelectionFeatures {
    /** The exploration constant of {@code uct}, and so of a player that names no selection policy. */
    static final double UCT_C = 0.5;

    private static final Parameter EXPLORATION_OF_RAVE = Parameter.real("c", "0", 0, 100, "exploration constant");

    private static final Parameter BIAS_WEIGHT = Parameter.real("w", "0.1", 0, 1000, "what the bias is multiplied by");

    private static final Parameter BIAS_NAME = Parameter.word("prior", "orego", "one of those that the game offers");

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
                            "rave",
                            Role.SELECTION,
                            List.of(
                                    Parameter.real("bias", "0.0009", 0, 1000, "how soon the move's own results decide"),
                                    EXPLORATION_OF_RAVE),
                            "selection by RAVE, where a move that is made later counts too; weighed by Silver's formula",
                            """
                    (1 - w) Q + w R + c * sqrt(ln N / (n + 1)), with w = m / (n + m + bias n m)
                    Q: mean result of the move in [0, 1]; n: its visits; N: visits of the node. R: mean result of the m
                    simulations through the node in which its player was the first to make it, at any later time.
                    Silver's bias b is sqrt(bias) / 2 here. A move without n and m has the first-play urgency of fpu, or 1.""",
                            "Gelly & Silver 2007; Silver 2009 (minimum mean squared error); Orego (bias 0.0009)",
                            (player, args) -> player.search(options ->
                                    options.with(new TreePolicy.RaveMinimalError(args.real("bias"), args.real("c")))))
                    .needing(Capability.MOVE_KEYS),
            new Feature(
                            "rave-k",
                            Role.SELECTION,
                            List.of(
                                    Parameter.real("k", "1000", 0, 1e9, "visits at which both means count alike"),
                                    EXPLORATION_OF_RAVE),
                            "selection by RAVE with the schedule that Gelly and Silver selected by hand",
                            """
                    (1 - w) Q + w R + c * sqrt(ln N / (n + 1)), with w = sqrt(k / (3 N + k)), or 1 if n = 0 and 0 if m = 0
                    Q, R, n, m and N as for rave""",
                            "Gelly & Silver 2007 (hand-selected schedule)",
                            (player, args) -> player.search(options ->
                                    options.with(new TreePolicy.RaveHandSelected(args.real("k"), args.real("c")))))
                    .needing(Capability.MOVE_KEYS),
            new Feature(
                            "erica",
                            Role.SELECTION,
                            List.of(
                                    Parameter.real("bias", "0.0009", 0, 1000, "how soon the move's own results decide"),
                                    Parameter.real("c", "0.1", 0, 100, "exploration constant"),
                                    BIAS_WEIGHT,
                                    BIAS_NAME),
                            "selection as in the program Erica: UCT, RAVE and progressive bias",
                            """
                    (1 - b) (Q + c * sqrt(ln N / n)) + b R + w H / (n + 1), with b = m / (n + m + bias n m)
                    The score of Huang, Coulom & Lin: (1 - coefficient) UCT + coefficient RAVE + progressive bias, the coefficient
                    by Silver. Q, R, n, m and N as for rave, H as for progressive-bias. The paper gives no constants.""",
                            "Huang, Coulom & Lin, section V-A; Silver 2009",
                            (player, args) -> player.search(
                                    options -> options.with(new TreePolicy.Erica(args.real("bias"), args.real("c")))
                                            .withBias(new PriorChoice(args.word("prior"), args.real("w")))))
                    .needing(Capability.MOVE_KEYS),
            new Feature(
                    "progressive-bias",
                    Role.OPTION,
                    List.of(BIAS_WEIGHT, BIAS_NAME),
                    "what the game thinks of a move is added to its bound, and counts less with every visit",
                    """
                    w H / (n + 1) is added to the bound, with H = m (v - 1/2)
                    v, m: the game's opinion of the move, a value in [0, 1] and the visits that it is worth, as for prior; n: visits
                    of the move. With w = 1 it comes to what prior does when a move of value 1/2 has many visits. Without
                    fpu every move is tried once first; with rave it is not.""",
                    "Chaslot et al. 2008 (progressive bias); Huang, Coulom & Lin, section V-A",
                    (player, args) -> player.search(
                            options -> options.withBias(new PriorChoice(args.word("prior"), args.real("w"))))),
            new Feature(
                    "fpu",
                    Role.OPTION,
                    List.of(Parameter.real("v", "0.5", 0, 1, "value of a move that has not been tried")),
                    "first-play urgency: a good move is followed before all others have been tried",
                    """
                    a move without visits has the bound v; without this feature it comes before all that have been tried.
                    With many moves and few simulations it lets the search go deeper.""",
                    "Gelly & Wang 2006 (first-play urgency)",
                    (player, args) -> player.search(options -> options.withFirstPlayUrgency(args.real("v")))),
            new Feature(
                    "widen",
                    Role.OPTION,
                    List.of(
                            Parameter.real("k", "4", 0.01, 10_000, "moves that a node looks at on its first visit"),
                            Parameter.real("a", "0.5", 0, 1, "how quickly they become more")),
                    "progressive widening: of many moves a node looks at more and more, and not at all from the beginning",
                    """
                    a node with N visits looks at k N^a of its moves, rounded up, in the random order in which it has them
                    One more comes too when all that were tried are proven. At a root with a policy of its own, and below the
                    root where chance takes part, all are tried.""",
                    "Coulom 2007 (progressive widening); Couëtoux et al. 2011",
                    (player, args) ->
                            player.search(options -> options.with(new Widening(args.real("k"), args.real("a"))))),
            new Feature(
                    "prior",
                    Role.OPTION,
                    List.of(
                            Parameter.word("name", "advance", "one of those that the game offers"),
                            Parameter.real("weight", "1", 0, 1000, "what the game's visits are multiplied by")),
                    "new nodes begin with what the game thinks of their moves",
                    """
                    Q = (results + w v) / (n + w), and n + w in place of n in the bound
                    v, w: the game's opinion of a move, a value in [0, 1] and the visits that it is worth times weight. Visits
                    that are shown, and those by which the move is chosen, are without it.""",
                    "Gelly & Silver 2007 (prior knowledge)",
                    (player, args) -> player.search(
                            options -> options.with(new PriorChoice(args.word("name"), args.real("weight"))))),
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
