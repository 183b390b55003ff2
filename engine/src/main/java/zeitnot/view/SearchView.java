package zeitnot.view;

import java.util.List;

/**
 * What the outside world sees of a search at one instant: how much was done, what is proven, and the moves at the root. It
 * knows nothing of time.
 *
 * @param simulations of this search, without those that a reused tree brought along; one with several playouts counts as so
 *     many, and so do visits
 * @param proven what is proven of the root
 * @param decidedBy what the move that is played is found by
 * @param moves in the order of the search's {@link FinalMove}: the first is what would be played now
 */
public record SearchView(long simulations, Verdict proven, DecidedBy decidedBy, List<RootMove> moves) {

    /** By what the move that is played is found among those that have not been eliminated. */
    public enum DecidedBy {
        /** The most visited will be played, and none will be eliminated any more. */
        VISITS,

        /** The most visited will be played, but moves of low value are still going to be eliminated. */
        VISITS_AND_VALUE,

        /** The one with the highest value will be played. */
        VALUE
    }

    /**
     * A move at the root.
     *
     * @param value mean result in [0, 1] for the side to move, exact where it is proven; 0.5 while unvisited
     * @param score what moves are compared by where they are compared by value: the value, or with bonus and discount where a
     *     root policy eliminates by that
     * @param eliminated whether a root policy has ruled out that it is played; nothing proven is eliminated
     * @param bound by which the tree's selection compares it with others, exploration included; the value where it is not selected
     *     any more
     * @param least half points that the side to move is proven to get by it, and {@code most} that it cannot get more than
     */
    public record RootMove(
            int move,
            int visits,
            double value,
            double score,
            Verdict proven,
            boolean eliminated,
            double bound,
            int least,
            int most) {
        public RootMove(int move, int visits, double value, Verdict proven, boolean eliminated) {
            this(move, visits, value, value, proven, eliminated, value, proven.least(), proven.most());
        }

        public RootMove(int move, int visits, double value, Verdict proven) {
            this(move, visits, value, proven, false);
        }
    }

    public SearchView {
        moves = List.copyOf(moves);
    }

    /** A search whose most visited move is played. */
    public SearchView(long simulations, Verdict proven, List<RootMove> moves) {
        this(simulations, proven, DecidedBy.VISITS, moves);
    }

    /**
     * The moves that may still be played, best first: all that are neither proven lost nor eliminated, or all if every one
     * is.
     */
    public List<RootMove> contenders() {
        List<RootMove> open = moves.stream()
                .filter(move -> move.proven() != Verdict.LOSS && !move.eliminated())
                .toList();
        return open.isEmpty() ? moves : open;
    }

    /** The move that would be played now. */
    public RootMove best() {
        return moves.get(0);
    }

    /** Visits of the contender that comes next; 0 if there is only one. */
    public int secondVisits() {
        List<RootMove> contenders = contenders();
        return contenders.size() > 1 ? contenders.get(1).visits() : 0;
    }
}
