package zeitnot.player;

import java.util.List;
import zeitnot.player.Feature.Role;

/** The features of pondering: what a player does while its opponent thinks. */
final class PonderFeatures {
    private static final Parameter UNSEEN = Parameter.real(
            "unseen", "0", 0, 100_000, "on the simulated clock: seconds for a move that nothing was charged for");

    private static final String TIMES = """
            It begins when the opponent's turn begins and ends at once when that has moved; nothing of it is charged. On the
            simulated clock it takes as long as the opponent was charged, or 'unseen' seconds where that is nothing: an external
            program thinks on no such clock.""";

    static final List<Feature> ALL = List.of(
            new Feature(
                            "ponder",
                            Role.PONDERING,
                            List.of(UNSEEN),
                            "searches while the opponent thinks, and keeps the subtree of the opponent's move",
                            "a search as if it were the player's own turn, on the same tree; includes 'reuse'.\n"
                                    + TIMES,
                            "Huang, Coulom & Lin, section VI-A (standard pondering)",
                            (player, args) -> player.ponder(0, args.real("unseen")))
                    .withoutChance(),
            new Feature(
                            "ponder-focused",
                            Role.PONDERING,
                            List.of(Parameter.whole("n", "5", 1, 1000, "how many moves"), UNSEEN),
                            "as ponder, but only on the moves that the opponent is likeliest to make",
                            """
                    The n moves with the highest score of the selection policy when the pondering begins share the search; those
                    that have not been visited come last. Without any visit it is 'ponder'. The opponent's move is a hit if it
                    is one of them, else a miss: prediction rate = hits / (hits + misses).
                    """ + TIMES,
                            "Huang, Coulom & Lin, section VI-B (focused pondering)",
                            (player, args) -> player.ponder(args.whole("n"), args.real("unseen")))
                    .withoutChance(),
            new Feature(
                            "ponder-credit",
                            Role.OPTION,
                            List.of(),
                            "thinks less about a move whose position it has pondered on",
                            """
                    t_next = max(0, t_planned - t * s); with 'ponder', unless 'ponder-focused' is given
                    t: the opponent's thinking time. s: the share of the simulations in pondering that went to the move which the
                    opponent made.""",
                            "Huang, Coulom & Lin, section VI-C (reducing the thinking time)",
                            (player, args) -> player.ponderCredit())
                    .withoutChance());

    private PonderFeatures() {}
}
