package zeitnot.search.tree;

import zeitnot.game.Padded;
import zeitnot.game.Position;

/**
 * How one thread grows the tree and counts its simulations in it: alone ({@link PlainCounting}) or beside others
 * ({@link SharedCounting}). It is told of a simulation in this order: {@link #begin}, at each node {@link #step} (or
 * {@link #follow} from node to node) and, where there is no node yet, {@link #expand}, and {@link #up} at the end.
 */
public abstract class Counting extends Padded {
    final Tree tree;
    final int squares;
    final int squareShift;
    final int bonuses;
    final int mostVisits;

    Counting(Tree tree, Layout layout) {
        this.tree = tree;
        this.squares = layout.squaresIfAny();
        this.squareShift = layout.squareShift();
        this.bonuses = layout.bonusesIfAny();
        this.mostVisits = tree.mostVisits();
    }

    /** For a thread that has the tree to itself. */
    public static Counting plain(Tree tree, Layout layout) {
        return new PlainCounting(tree, layout);
    }

    /**
     * For one of several threads.
     *
     * @param place a position of the game, whatever it is
     */
    public static Counting shared(Tree tree, Layout layout, int players, Position place) {
        return new SharedCounting(tree, layout, players, place);
    }

    /** A simulation begins: sets the path and the position to where it goes on from. */
    public abstract void begin(Path path, Position position, Position root);

    /**
     * Makes the path step to a child of the node that it has reached, whose position is given; returns the move.
     *
     * @param free whether the tree's own selection chooses from here on
     */
    public abstract int step(Path path, int child, Position position, boolean free);

    /**
     * Makes the path step from node to node as the tree's own selection chooses, at least once, and plays the moves, as long as
     * the path leads to nodes and there is nothing else to decide.
     */
    public void follow(Path path, Position position) {
        position.play(step(path, path.select(), position, true));
    }

    /** Which visit of the child that the path has stepped to this is, from 1. */
    public abstract int visit(Path path);

    /** Whether a node can be made for the child that the path has stepped to. */
    public final boolean canExpand(Path path) {
        return path.below() != Tree.BUSY && !tree.isFull() && path.depth() < Path.MAX_DEPTH;
    }

    /** Makes a node with these moves where the path has stepped to, if it can; the path may enter it then. */
    public abstract void expand(Path path, int[] moves, int count);

    /**
     * Makes a further block for a node, with these moves, and links it to the last child of the block {@code last}, in the
     * place of that child's own; returns {@link Arena#NONE} if there is no room or another thread does it.
     */
    abstract int extend(int last, int[] moves, int count);

    /** Counts the simulation along its path. Returns whether what was held back is to be counted by {@link #settle}. */
    public abstract boolean up(Path path, Reward reward);

    /** Counts what is held back. */
    public abstract void settle(Path path, Reward reward);

    /** The thread makes a pause: all that it has must be in the tree. */
    public abstract void rest(Path path, Reward reward);

    /**
     * Does what is seldom due at a step on the way up: champions, factors that are not in the table, counts that are halved.
     *
     * @param at where the step stands among the path's
     * @param below the node that the step led to, or none
     * @return the node of the step
     */
    final int lookAgain(int[] steps, int at, int below) {
        int block = steps[at];
        int[] a = tree.chunk(block);
        int visits = a[steps[at + Path.SLOT] + Layout.VISITS];
        tree.forgetChampion(a, Arena.offset(block), steps[at + Path.CACHE]);
        if (below != Arena.NONE) {
            tree.refreshFactor(below, visits - 1, visits);
        }
        halveIfDue(block, visits);
        return block;
    }

    /** Halves the counts of a node if one of its children has too many visits. */
    final void halveIfDue(int block, int visits) {
        if (visits >= mostVisits) {
            tree.halve(block);
        }
    }
}
