package zeitnot.time;

import java.util.List;

/**
 * What the outside world sees of a search at one instant: how much was done, how much time was spent and planned (in
 * seconds), and the moves at the root, most visited first.
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

    /** The most visited move, which the rules of Baier and Winands take to be the one that will be played. */
    public RootMove best() {
        return moves.get(0);
    }

    /** Visits of the second-most visited move; 0 if there is only one move. */
    public int secondVisits() {
        return moves.size() > 1 ? moves.get(1).visits() : 0;
    }
}
