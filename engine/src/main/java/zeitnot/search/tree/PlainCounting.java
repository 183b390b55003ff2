package zeitnot.search.tree;

import zeitnot.game.Position;

/** A thread that has the tree to itself: everything is counted on the way up. Others may read what it publishes. */
final class PlainCounting extends Counting {
    /** In the place of the node that a path has not reached. */
    private final int[] nowhere = new int[Tree.HEADER];

    PlainCounting(Tree tree, Layout layout) {
        super(tree, layout);
    }

    @Override
    public void begin(Path path, Position position, Position root) {
        position.set(root);
        path.begin();
    }

    @Override
    public int step(Path path, int child, Position position, boolean free) {
        return path.step(child, position.mover());
    }

    @Override
    public void follow(Path path, Position position) {
        if (path.isOpen()) {
            path.follow(position);
        } else {
            super.follow(path, position);
        }
    }

    @Override
    public int visit(Path path) {
        return path.visits(path.depth() - 1) + 1;
    }

    @Override
    public void expand(Path path, int[] moves, int count) {
        int made = tree.layOut(tree.allocate(tree.size(count)), moves, count, visit(path));
        int[] steps = path.steps();
        int last = (path.depth() - 1) * Path.WIDTH;
        Arena.INT.setRelease(tree.chunk(steps[last]), steps[last + Path.SLOT] + Layout.BLOCK, made);
        path.below(made);
    }

    @Override
    int extend(int last, int[] moves, int count) {
        int made = tree.layOut(tree.allocate(tree.size(count)), moves, count, 1);
        Arena.INT.setRelease(tree.chunk(last), tree.lastSlot(last) + Layout.BLOCK, made);
        return made;
    }

    @Override
    public boolean up(Path path, Reward reward) {
        if (count(path.steps(), path.depth(), tree.chunks(), reward)) {
            lookAgain(path.steps(), path.depth());
        }
        tree.addRootVisits(1, false);
        return false;
    }

    /**
     * Counts at every step of the path, and computes anew what depends on the counts, but for what is seldom due: returns whether
     * some of that is. With calls in the loop, which only that needs, it takes twice the instructions.
     */
    private boolean count(int[] steps, int depth, int[][] chunks, Reward reward) {
        float[] factors = tree.factors();
        int[] below = nowhere; // the chunk of the node that the step led to, and where its factor stands there
        int factorBelow = Tree.FACTOR;
        boolean due = false;
        for (int at = (depth - 1) * Path.WIDTH; at >= 0; at -= Path.WIDTH) {
            int block = steps[at];
            int slot = steps[at + Path.SLOT];
            int player = steps[at + Path.MOVER];
            int[] a = chunks[block >>> Arena.SHIFT];
            int b = Arena.offset(block);
            int points = reward.points(player);
            int visits = a[slot + Layout.VISITS] + 1;
            a[slot + Layout.VISITS] = visits;
            a[slot + Layout.POINTS] += points;
            if (squares != Layout.NONE) {
                a[slot + squares] += points * points >> squareShift;
            }
            if (bonuses != Layout.NONE) {
                a[slot + bonuses] += reward.bonus(player);
                reward.up();
            }
            due |= tree.refreshCache(a, b, steps[at + Path.CACHE], slot);
            if (visits < factors.length) { // the visits of the node below are those just counted
                below[factorBelow] = Float.floatToRawIntBits(factors[visits]);
            } else {
                due |= NodeFactor.isDue(visits - 1, visits) || visits >= mostVisits;
            }
            below = a;
            factorBelow = b + Tree.FACTOR;
        }
        return due;
    }

    /** Does what is seldom due: factors that are not in the table, champions, counts that are halved. */
    private void lookAgain(int[] steps, int depth) {
        int below = Arena.NONE;
        for (int at = (depth - 1) * Path.WIDTH; at >= 0; at -= Path.WIDTH) {
            below = lookAgain(steps, at, below);
        }
    }

    @Override
    public void settle(Path path, Reward reward) {}

    @Override
    public void rest(Path path, Reward reward) {}
}
