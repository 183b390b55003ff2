package zeitnot.player;

import java.util.List;
import zeitnot.player.Feature.Role;
import zeitnot.search.root.RootPolicy;

/** The features of the root, where only the final choice matters. They combine with every selection policy below it. */
final class RootFeatures {
    private static final String UCB_SQRT_C = "0.495";

    static final List<Feature> ALL = List.of(
            new Feature(
                    "half-greedy",
                    Role.ROOT,
                    List.of(),
                    "at the root, half of the simulations go to the best move so far, half to random ones",
                    """
                    with probability 1/2 the move with the highest mean, else any with the same probability
                    Below the root as the selection policy says: ½-greedy + UCT of the SR+CR scheme.""",
                    "Tolpin & Shimony 2012; UCT√SH, section 3.1",
                    (player, args) -> player.search(options -> options.with(new RootPolicy.HalfGreedy()))),
            new Feature(
                    "root-ucb-sqrt",
                    Role.ROOT,
                    List.of(Parameter.real("c", UCB_SQRT_C, 0, 100, "exploration constant")),
                    "selection by UCB√ at the root only",
                    """
                    Q + c * sqrt(sqrt(N) / n)
                    Q: mean result of the move in [0, 1]; n: its visits; N: visits of the root.
                    Below the root as the selection policy says: with uct it is UCB√ + UCT of the SR+CR scheme.
                    UCT√SH was run with 0.7 * sqrt(2 sqrt(N) / n) on results in [-1, 1], which is c = 0.495 here.""",
                    "Tolpin & Shimony 2012; UCT√SH, section 3.1",
                    (player, args) -> player.search(options -> options.with(new RootPolicy.UcbSqrt(args.real("c"))))),
            new Feature(
                    "sequential-halving",
                    Role.ROOT,
                    List.of(),
                    "halves the moves at the root round by round; those that are left get equally many simulations",
                    """
                    L = ceil(log2 n) rounds for n moves. In round h, until the share h/L of the time or simulations is used,
                    the k moves that are left get the same number of simulations; then the ceil(k/2) with the highest means
                    are left. The last round has two moves, and the better of them is played.""",
                    "Karnin, Koren & Somekh 2013; UCT√SH, Algorithm 1",
                    (player, args) -> player.search(options -> options.with(new RootPolicy.SequentialHalving()))),
            new Feature(
                            "shot",
                            Role.ROOT,
                            List.of(),
                            "sequential halving at all nodes: what a move gets in a round is the budget of its own halving",
                            """
                    The root as in sequential-halving, move by move. A node that will have T visits when its turn is over brings
                    the k moves that are left in a round to T / L * (1/k_1 + ... + 1/k) visits, k_1, ... those left in the
                    rounds before, L = ceil(log2 of the number of its moves); a move that has as many gets no more.
                    The time left is taken for simulations at the speed so far. Selection policies matter only deeper than
                    65 plies.""",
                            "Cazenave 2015 (SHOT); UCT√SH, section 3.2",
                            (player, args) -> player.search(options -> options.with(new RootPolicy.Shot(0))))
                    .withoutChance(),
            new Feature(
                            "h-mcts",
                            Role.ROOT,
                            List.of(Parameter.whole("b", "25", 1, 1_000_000, "visits of each move in the first round")),
                            "shot where a node's budget allows it, the selection policy below",
                            """
                    The root as in shot. A node below that will have T visits when its turn is over, with n moves, is halved
                    as in shot if T / (n * ceil(log2 n)) >= b; else it and all below it are searched as the selection
                    policy says. b = 25 is the default of the authors' program.""",
                            "Pepels et al. 2014 (H-MCTS); UCT√SH, section 3.2",
                            (player, args) ->
                                    player.search(options -> options.with(new RootPolicy.Shot(args.whole("b")))))
                    .withoutChance(),
            new Feature(
                    "sqrt-sh",
                    Role.ROOT,
                    List.of(
                            Parameter.whole("kmin", "4", 1, 1000, "moves that are never eliminated"),
                            Parameter.real("c", UCB_SQRT_C, 0, 100, "exploration constant at the root")),
                    "selection by UCB√ at the root among fewer and fewer moves: UCT√SH",
                    """
                    Q + c * sqrt(sqrt(N) / n) among the k best moves by mean; k is all n moves at first and becomes
                    max(kmin, floor(k/2)) when k > kmin and the share of the time or simulations that is used is above
                    h / ceil(log2 n), h = 1, 2, ... for the first halving, the second, ... The most visited of the moves
                    that are left is played.
                    The authors ran kmin = 4, c = 0.495 and uct(0.495) below.""",
                    "UCT√SH, Algorithm 3",
                    (player, args) -> player.search(
                            options -> options.with(new RootPolicy.SqrtHalving(args.whole("kmin"), args.real("c"))))));

    private RootFeatures() {}
}
