package zeitnot.search.tree;

import zeitnot.game.Outcome;
import zeitnot.game.Padded;
import zeitnot.game.Position;

/**
 * What simulations bring the players, for the way up the tree: the points of all their playouts, and nothing else unless a
 * subclass adds to them. One per thread.
 */
public class Reward extends Padded {
    private final int[] points;

    public Reward(int players) {
        points = new int[players];
    }

    /** Points of a player in all playouts of the simulation. */
    public final int points(int player) {
        return points[player];
    }

    public final int players() {
        return points.length;
    }

    /** Points of a player in a playout that has ended so. */
    public final int points(Position end, int outcome, int player) {
        if (points.length == 2) {
            return Outcome.halfPoints(outcome, player);
        }
        return outcome == Outcome.DRAW ? points.length - 1 : end.points(player);
    }

    /**
     * The first playout of a simulation has ended; the way up will begin at the last node of its path.
     *
     * @param outcome of the simulation, which a proof or a limit may have ended before the game was over
     * @param plies of the simulation
     * @param pliesBelow those of them that were made below the tree
     */
    public final void begin(Position end, int outcome, int plies, int pliesBelow) {
        if (points.length == 2) {
            points[0] = outcome;
            points[1] = 2 - outcome;
        } else {
            for (int player = 0; player < points.length; player++) {
                points[player] = points(end, outcome, player);
            }
        }
        add(end, outcome, plies, pliesBelow);
    }

    /** One more playout has ended, from the same leaf; plies are those of a simulation with this playout alone. */
    public final void more(Position end, int outcome, int plies, int pliesBelow) {
        for (int player = 0; player < points.length; player++) {
            points[player] += points(end, outcome, player);
        }
        addMore(end, outcome, plies, pliesBelow);
    }

    /** A new search begins. */
    public void clear() {}

    /** The same as {@link #begin}, for what a subclass adds. */
    protected void add(Position end, int outcome, int plies, int pliesBelow) {}

    /** The same as {@link #more}, for what a subclass adds. */
    protected void addMore(Position end, int outcome, int plies, int pliesBelow) {}

    /** What is added to the player's points at the node that the way up has reached, in {@link Additions#UNITS}. */
    public int bonus(int player) {
        return 0;
    }

    /** The way goes on one step further up. */
    public void up() {}

    /**
     * Several simulations were counted together up to some node, and their way goes on there.
     *
     * @param even points of a player to whom all of them were draws
     * @param sumOfPoints of each player
     * @param sumOfBonuses of each player, at that node
     */
    public void sum(int even, int[] sumOfPoints, int[] sumOfBonuses) {}
}
