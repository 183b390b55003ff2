package zeitnot.time;

import java.util.List;

/**
 * What the outside world sees of a search at one instant: how much was done, how much time was spent and planned, and the
 * moves at the root, most visited first. Time is in seconds, or in simulations where these are what is limited.
 *
 * @param simulations of this search, without those that a reused tree brought along
 * @param proven what is proven of the root
 */
public record SearchView(long simulations, double spent, double planned, Verdict proven, List<RootMove> moves) {

    /**
     * A move at the root.
     *
     * @param value mean result in [0, 1] for the side to move, exact where it is proven; 0.5 while unvisited
     */
    public record RootMove(int move, int visits, double value, Verdict proven) {}

    public SearchView {
        moves = List.copyOf(moves);
    }

    /** The moves that may still be played: all that are not proven lost, or all if every one is. */
    public List<RootMove> contenders() {
        List<RootMove> open =
                moves.stream().filter(move -> move.proven() != Verdict.LOSS).toList();
        return open.isEmpty() ? moves : open;
    }

    /** The most visited move, which the rules of Baier and Winands take to be the one that will be played. */
    public RootMove best() {
        return contenders().get(0);
    }

    /** Visits of the second-most visited move; 0 if there is only one. */
    public int secondVisits() {
        List<RootMove> contenders = contenders();
        return contenders.size() > 1 ? contenders.get(1).visits() : 0;
    }
}
