package zeitnot.search.tree;

import zeitnot.game.Game;
import zeitnot.game.Padded;
import zeitnot.game.Position;
import zeitnot.search.reward.Bonuses;
import zeitnot.search.reward.Discount;

/**
 * Where one of several threads on one tree stays for a few simulations. What slows threads down are cache lines that travel
 * between cores, and those of the best lines near the root would do so in every simulation. A thread therefore goes down to
 * the last node of its path that has many visits, pitches camp, simulates from there, and only when it strikes camp counts
 * all that for the path above. What it holds back meanwhile is at most 1/{@value #SHARE} of the visits of any child.
 */
public final class Camp extends Padded {
    /** A node with fewer visits is no place to stay at. */
    public static final int MANY_VISITS = 256;

    private static final int SHARE = 32;
    private static final int LONGEST_STAY = 32;

    private final Tree tree;
    private final Discount discount;
    private final Position position;
    private boolean pitched;
    private int block;
    private int depth;
    private int assured;
    private int assuredToOther;
    private int left;

    // What came of the simulations so far, for the player who moved to this node.
    private int visits;
    private int points;
    private int squares;
    private int bonus;

    public Camp(Game game, Tree tree, Discount discount) {
        this.tree = tree;
        this.discount = discount;
        this.position = game.start();
    }

    public boolean isPitched() {
        return pitched;
    }

    public int block() {
        return block;
    }

    public Position position() {
        return position;
    }

    /** Steps from the root to here; 0 without a camp. */
    public int depth() {
        return depth;
    }

    public int assured() {
        return assured;
    }

    public int assuredToOther() {
        return assuredToOther;
    }

    /** Stays at a node so many steps below the root, for a number of simulations that depends on its visits. */
    public void pitch(Position here, int node, int steps, int visitsHere, int assuredHere, int assuredToOtherHere) {
        pitched = true;
        position.set(here);
        block = node;
        depth = steps;
        assured = assuredHere;
        assuredToOther = assuredToOtherHere;
        left = Math.max(1, Math.min(visitsHere / SHARE, LONGEST_STAY));
    }

    /** A simulation from here; returns whether it was the last. */
    public boolean add(int halfPoints, int bonusUnits) {
        visits++;
        bonus += bonusUnits;
        points += halfPoints;
        squares += halfPoints * halfPoints;
        return --left == 0;
    }

    /** A bonus of the next simulation from here; nothing without a camp. */
    public void addBonus(int bonusUnits) {
        if (pitched) {
            bonus += bonusUnits;
        }
    }

    /** Counts what was held back for the path that led here. */
    public void strike(int[] pathBlocks, int[] pathChildren) {
        if (!pitched) {
            return;
        }
        int below = block;
        int change = discount.begin(Bonuses.UNITS * (points - visits) + bonus, 0);
        for (int d = depth - 1; d >= 0; d--) {
            int[] a = tree.chunk(pathBlocks[d]);
            int b = Tree.offset(pathBlocks[d]);
            int slot = tree.slot(b, a[b], pathChildren[d]);
            int before = tree.countShared(a, slot, visits, points, squares, bonus + change);
            tree.refresh(a, tree.cache(b, pathChildren[d]), slot);
            tree.refreshFactor(below, before, before + visits);
            below = pathBlocks[d];
            squares = 4 * visits - 4 * points + squares; // of 2 - x instead of x
            points = 2 * visits - points;
            bonus = -bonus;
            change = discount.oneUp();
        }
        tree.addRootVisits(visits);
        pitched = false;
        depth = 0;
        visits = 0;
        points = 0;
        squares = 0;
        bonus = 0;
    }
}
