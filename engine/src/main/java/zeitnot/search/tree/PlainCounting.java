package zeitnot.search.tree;

import zeitnot.game.Position;

/** A thread that has the tree to itself: everything is counted on the way up. Others may read what it publishes. */
final class PlainCounting extends Counting {
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
        int[] steps = path.steps();
        int below = Arena.NONE;
        for (int at = (path.depth() - 1) * Path.WIDTH; at >= 0; at -= Path.WIDTH) {
            int block = steps[at];
            int slot = steps[at + Path.SLOT];
            int player = steps[at + Path.MOVER];
            int[] a = tree.chunk(block);
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
            tree.refresh(a, Arena.offset(block), steps[at + Path.CACHE], slot);
            if (below != Arena.NONE) {
                tree.refreshFactor(below, visits - 1, visits); // the visits of that node are those just counted
            }
            halveIfDue(block, visits);
            below = block;
        }
        tree.addRootVisits(1, false);
        return false;
    }

    @Override
    public void settle(Path path, Reward reward) {}

    @Override
    public void rest(Path path, Reward reward) {}
}
