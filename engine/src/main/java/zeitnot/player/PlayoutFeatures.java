package zeitnot.player;

import java.util.List;
import zeitnot.game.Capability;
import zeitnot.player.Feature.Role;
import zeitnot.playout.CutPlayouts;
import zeitnot.playout.LastGoodReplies;
import zeitnot.playout.NamedPlayouts;
import zeitnot.playout.NgramPlayouts;
import zeitnot.playout.StepwisePlayouts;
import zeitnot.playout.UniformPlayouts;
import zeitnot.search.SearchOptions;

/** The features of playouts. */
final class PlayoutFeatures {
    private static final Parameter EPSILON = Parameter.real("epsilon", "0.4", 0, 1, "share of random moves");

    /** The name of playouts that every game has. */
    private static final String UNIFORM = "uniform";

    static final List<Feature> ALL = List.of(
            new Feature(
                            "mast",
                            Role.PLAYOUT,
                            List.of(EPSILON),
                            "playouts take the move with the best mean result in all simulations so far",
                            """
                    with probability epsilon a random move, else the one whose mean result, over all simulations in which its
                    player made it anywhere, is greatest; moves that have not been tried come first""",
                            "Finnsson & Björnsson 2008 (MAST); Tak, Winands & Björnsson 2012 (ε-greedy)",
                            (player, args) -> player.playouts(new NgramPlayouts(1, args.real("epsilon"))))
                    .needing(Capability.MOVE_KEYS),
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
                            (player, args) -> player.playouts(new NgramPlayouts(args.whole("n"), args.real("epsilon"))))
                    .needing(Capability.MOVE_KEYS),
            new Feature(
                            "lgrf",
                            Role.PLAYOUT,
                            List.of(
                                    Parameter.whole("n", "1", 1, 2, "replies to so many moves at most"),
                                    Parameter.word(
                                            "playout",
                                            UNIFORM,
                                            "what chooses otherwise: uniform, or one of the game's")),
                            "playouts repeat the reply to the last move that won the last time",
                            """
                    the player's reply to the n moves before in the last simulation that the player won with it, unless it has
                    lost one since; with n = 2 a reply to two moves is tried first, then one to the last move; where there is
                    none or it is not legal, the move that the other playout chooses""",
                            "Baier & Drake 2010 (LGRF-1 and LGRF-2)",
                            (player, args) -> player.playouts(
                                    new LastGoodReplies(args.whole("n"), stepwise(args.word("playout")))))
                    .needing(Capability.MOVE_KEYS),
            new Feature(
                            "cut",
                            Role.PLAYOUT,
                            List.of(Parameter.whole("plies", "20", 1, 1000, "after so many it is asked who is ahead")),
                            "playouts stop early, and who is ahead has won, where that tells enough",
                            """
                    One playout in 8 goes on to the end of the game. From these is learned the correlation r of the lead after so many
                    plies with the result. The others stop there if
                    |r| * (mean plies of a whole playout) > plies
                    and the one whose lead is above the usual one has won, or lost where r < 0. So does a
                    whole playout that has not ended at the limit of playouts. Lengths of games are taken from
                    whole playouts, but by exp-sim and roll-a, which go by every simulation; bonuses are for whole ones.""",
                            "after Lorentz 2008 (early termination in Amazons)",
                            (player, args) -> player.playouts(new CutPlayouts(args.whole("plies"))))
                    .needing(Capability.MOVE_KEYS, Capability.LEAD),
            new Feature(
                    "playout",
                    Role.PLAYOUT,
                    List.of(Parameter.word("name", "heavy", "one of those that the game offers")),
                    "playouts that know something of the game, where it has such",
                    "as the game says; a game of your own offers its playouts by Game.playouts()",
                    "",
                    (player, args) -> player.playouts(new NamedPlayouts(args.word("name")))),
            new Feature(
                    "playouts",
                    Role.OPTION,
                    List.of(Parameter.whole(
                            "k", "4", 1, SearchOptions.MOST_PLAYOUTS_PER_LEAF, "playouts in a simulation")),
                    "several playouts from each leaf: less time goes into the tree",
                    """
                    A simulation goes down the tree once and plays out k times from the leaf; a result that is decided in the
                    tree counts k times. The result of a visit is the mean of its k: Q is that of all playouts, V of ucb1-tuned
                    the variance of these means. n and N, and what a prior is worth, are in visits; all that is shown and all
                    that time management counts is in playouts. A search of a given number makes up to k - 1 more.""",
                    "Cazenave & Jouandeau 2007 (leaf parallelization, here in one thread)",
                    (player, args) -> player.search(options -> options.withPlayoutsPerLeaf(args.whole("k")))));

    private static StepwisePlayouts stepwise(String name) {
        return name.equals(UNIFORM) ? new UniformPlayouts() : new NamedPlayouts(name);
    }

    private PlayoutFeatures() {}
}
