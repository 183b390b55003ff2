package zeitnot.player;

import java.util.List;
import java.util.function.UnaryOperator;
import zeitnot.player.Feature.Role;
import zeitnot.search.minimax.Hybrid;
import zeitnot.search.minimax.Minimax;
import zeitnot.search.minimax.MinimaxPlayouts;

/** The features of minimax inside the search. All but that of playouts bring the solver along. */
final class MinimaxFeatures {
    static final List<Feature> ALL = List.of(
            new Feature(
                            "minimax",
                            Role.HYBRID,
                            List.of(
                                    Parameter.whole("d", "3", 1, Minimax.MAX_DEPTH, "depth in plies"),
                                    Parameter.whole(
                                            "visits",
                                            "2",
                                            1,
                                            Hybrid.MOST_VISITS,
                                            "the visit at which a node is searched")),
                            "a shallow alpha-beta search of every node at its second visit; brings the solver along",
                            """
                    MCTS-MS-d-Visit-v: a node that is selected for the v-th time is searched once to depth d, without any
                    heuristics. A win, loss or draw that is proven ends the simulation and goes up as the solver's proofs do;
                    otherwise selection goes on. On the simulated clock a node of minimax costs what it costs in reality.""",
                            "Baier & Winands 2015 (MCTS-MS); Ji & Thielscher, section 2",
                            (player, args) -> embed(
                                    player,
                                    hybrid -> hybrid.with(new Hybrid.Fixed(args.whole("d"), args.whole("visits")))))
                    .forTwoPlayers()
                    .withoutChance(),
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
                                            "worth",
                                            "100",
                                            0,
                                            10_000,
                                            "of a proof, in simulations per visit of the node")),
                            "minimax whose depth is learned while it searches; brings the solver along",
                            """
                    At visit n = 2, 4, 8, ... 1024 a node is searched to the depth with the greatest expected gain
                        p * worth * max(1, (0.17 / I)^2) * n * S - c
                    in plies, if there is one above 0. S: mean plies of a simulation; c: mean nodes of a search to that depth;
                    p: share of such searches of nodes with n visits that prove something; I: mean first result of nodes that
                    were then searched in vain less that of nodes which were proven to be lost for who moved there, at least 0.05.
                    All is counted during the game, c in trials that take at most 5 % of the work; there are no tables.
                    Moves that lose at once are left out, where looking for them pays: minimax-moves.""",
                            "ours",
                            (player, args) -> embed(
                                    player,
                                    hybrid -> hybrid.with(new Hybrid.Adaptive(args.whole("d"), args.real("worth")))
                                            .withMoves(Math.max(1, hybrid.moves()))))
                    .forTwoPlayers()
                    .withoutChance(),
            new Feature(
                            "minimax-backup",
                            Role.OPTION,
                            List.of(Parameter.whole("d", "2", 1, Minimax.MAX_DEPTH, "depth in plies")),
                            "a shallow alpha-beta search of nodes of which a losing move is proven; brings the solver along",
                            """
                    MCTS-MB-d: when one move of a node is proven to lose, the node is searched to depth d: perhaps all its moves
                    lose, or one wins. The root is left to its children.""",
                            "Baier & Winands 2015 (MCTS-MB)",
                            (player, args) -> embed(player, hybrid -> hybrid.withBackup(args.whole("d"))))
                    .forTwoPlayers()
                    .withoutChance(),
            new Feature(
                            "minimax-moves",
                            Role.OPTION,
                            List.of(Parameter.whole("d", "1", 1, Minimax.MAX_DEPTH, "depth in plies")),
                            "a shallow alpha-beta search behind each move of a new node; brings the solver along",
                            """
                    When a node gets its children, what follows each of its moves is searched to depth d. Moves that are proven to
                    lose are never tried. Where the node itself has just been searched, that tells them. Elsewhere it is done
                    while it pays, by the last 4,096 moves that were looked at:
                        2 * S * moves that were refuted > nodes that it took
                    S: mean plies of a simulation. Where it does not pay, single moves are looked at, with 2 % of the work.""",
                            "ours",
                            (player, args) -> embed(player, hybrid -> hybrid.withMoves(args.whole("d"))))
                    .forTwoPlayers()
                    .withoutChance(),
            new Feature(
                            "minimax-rollout",
                            Role.PLAYOUT,
                            List.of(Parameter.whole("d", "1", 1, Minimax.MAX_DEPTH, "depth in plies")),
                            "playouts that see wins and avoid losses within a few plies",
                            """
                    MCTS-MR-d: before each move of a playout an alpha-beta search to depth d. A proven result ends the playout;
                    otherwise the move is a random one that is not proven to lose.""",
                            "Baier & Winands 2015 (MCTS-MR)",
                            (player, args) -> player.playouts(new MinimaxPlayouts(args.whole("d"))))
                    .forTwoPlayers()
                    .withoutChance());

    private MinimaxFeatures() {}

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
                        (player, args) -> embed(player, hybrid -> hybrid.with(new Hybrid.Dynamic(by, args.whole("k")))))
                .forTwoPlayers()
                .withoutChance();
    }

    /** Minimax searches in the tree, whose proofs are the solver's. */
    private static void embed(PlayerBuilder player, UnaryOperator<Hybrid> change) {
        player.solver().search(options -> options.with(change.apply(options.hybrid())));
    }
}
