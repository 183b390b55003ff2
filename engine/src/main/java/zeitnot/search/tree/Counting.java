package zeitnot.search.tree;

import zeitnot.game.Padded;
import zeitnot.game.Position;

/**
 * How one thread grows the tree and counts its simulations in it: alone ({@link PlainCounting}) or beside others
 * ({@link SharedCounting}). It is told of a simulation in this order: {@link #begin}, at each step {@link #chosen} and, where
 * there is no node yet, {@link #expand}, and {@link #up} at the end.
 */
public abstract class Counting extends Padded {
    final Tree tree;
    final int squares;
    final int bonuses;
    private final int mostVisits;

    Counting(Tree tree, Layout layout) {
        this.tree = tree;
        this.squares = layout.squaresIfAny();
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

    /** A child of the node that the path has reached is going to be stepped to. */
    public abstract void choosing(Path path, int child, Position position, boolean free);

    /** The path has stepped to a child. */
    public abstract void chosen(Path path);

    /** Which visit of the child that the path has stepped to this is, from 1. */
    public abstract int visit(Path path);

    /** The block of the child that the path has stepped to; {@link Arena#NONE} or {@link Tree#BUSY} if there is none. */
    abstract int blockBelow(Path path);

    /** Makes a block for the child that the path has stepped to; {@link Arena#NONE} if that is not possible now. */
    abstract int newBlock(Path path, int[] moves, int count, int visit);

    /** Goes to the node that the path has stepped to and where {@code mover} is to move; returns whether there is one. */
    public final boolean descend(Path path, int mover) {
        int block = blockBelow(path);
        if (block <= Arena.NONE) {
            return false;
        }
        path.enter(block, mover);
        return true;
    }

    /** Whether a node can be made for the child that the path has stepped to. */
    public final boolean canExpand(Path path) {
        return blockBelow(path) != Tree.BUSY && !tree.isFull() && path.depth() < Path.MAX_DEPTH;
    }

    /** Makes the node with these moves, and goes there; returns whether there was room for it. */
    public final boolean expand(Path path, int mover, int[] moves, int count) {
        int block = newBlock(path, moves, count, visit(path));
        if (block == Arena.NONE) {
            return false;
        }
        path.enter(block, mover);
        return true;
    }

    /** Counts the simulation along its path. Returns whether what was held back is to be counted by {@link #settle}. */
    public abstract boolean up(Path path, Reward reward);

    /** Counts what is held back. */
    public abstract void settle(Path path, Reward reward);

    /** The thread makes a pause: all that it has must be in the tree. Only while no thread simulates. */
    public abstract void rest(Path path, Reward reward);

    /** Halves the counts at the step if the child has too many. */
    final void halveIfDue(Path path, int step, int visits) {
        if (visits >= mostVisits) {
            tree.halve(path.block(step));
        }
    }
}
