package zeitnot.view;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import zeitnot.view.SearchView.DecidedBy;
import zeitnot.view.SearchView.RootMove;

/**
 * Which move is played when the search is over (Chaslot et al.; UCT√SH, section 2.4), as an order of all moves: rules, what
 * is played, recommendations and expected lines all go by it, so that none of them means another move than the others.
 */
public enum FinalMove {
    /** The most visited. */
    ROBUST,

    /** The one with the highest value. */
    MAX,

    /** The one with the most visits and the highest value; the search is prolonged a little while there is none. */
    MAX_ROBUST;

    /** Most visited first; then the higher value; then the smaller move, so that the order is the same everywhere. */
    private static final Comparator<RootMove> MOST_VISITED = Comparator.comparingInt(RootMove::visits)
            .thenComparingDouble(RootMove::value)
            .reversed()
            .thenComparingInt(RootMove::move);

    private static final Comparator<RootMove> HIGHEST = Comparator.<RootMove>comparingDouble(
                    move -> move.visits() > 0 ? move.score() : -1)
            .thenComparingDouble(RootMove::value)
            .reversed()
            .thenComparing(MOST_VISITED);

    /** The rule that users call {@code robust}, {@code max} or {@code max-robust}. */
    public static FinalMove named(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    /** By what the move is found where the policy of the root, left to itself, would find it by {@code policy}. */
    public DecidedBy decidedBy(DecidedBy policy) {
        return this == MAX ? DecidedBy.VALUE : policy;
    }

    /**
     * The moves, best first: proven wins; then those that are open, and proven draws before or after them, as the best of
     * them looks worse than a draw or not; then those that a root policy has eliminated, and last those that are proven lost.
     *
     * @param policy by what the policy of the root finds the move
     */
    public List<RootMove> order(Collection<RootMove> moves, DecidedBy policy) {
        Comparator<RootMove> better = decidedBy(policy) == DecidedBy.VALUE ? HIGHEST : MOST_VISITED;
        boolean drawsFirst = moves.stream()
                .filter(move -> move.proven() == Verdict.OPEN && !move.eliminated())
                .min(better)
                .map(best -> best.value() < 0.5)
                .orElse(true);
        return moves.stream()
                .sorted(Comparator.<RootMove>comparingInt(move -> rank(move, drawsFirst))
                        .thenComparing(better))
                .toList();
    }

    private static int rank(RootMove move, boolean drawsFirst) {
        return switch (move.proven()) {
            case WIN -> 0;
            case OPEN -> move.eliminated() ? 4 : 2;
            case DRAW -> drawsFirst ? 1 : 3;
            case LOSS -> 5;
        };
    }
}
