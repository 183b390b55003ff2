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
    public void choosing(Path path, int child, Position position, boolean free) {}

    @Override
    public void chosen(Path path) {}

    @Override
    public int visit(Path path) {
        return path.chunk()[path.slot() + Layout.VISITS] + 1;
    }

    @Override
    int blockBelow(Path path) {
        return path.chunk()[path.slot() + Layout.BLOCK];
    }

    @Override
    int newBlock(Path path, int[] moves, int count, int visit) {
        int block = tree.layOut(tree.allocate(tree.size(count)), moves, count, visit);
        Arena.INT.setRelease(path.chunk(), path.slot() + Layout.BLOCK, block);
        return block;
    }

    @Override
    public boolean up(Path path, Reward reward) {
        int last = path.depth() - 1;
        for (int step = last; step >= 0; step--) {
            int block = path.block(step);
            int[] a = tree.chunk(block);
            int slot = path.slot(step);
            int player = path.mover(step);
            int points = reward.points(player);
            int visits = a[slot + Layout.VISITS] + 1;
            a[slot + Layout.VISITS] = visits;
            a[slot + Layout.POINTS] += points;
            if (squares != Layout.NONE) {
                a[slot + squares] += points * points;
            }
            if (bonuses != Layout.NONE) {
                a[slot + bonuses] += reward.bonus(player);
                reward.up();
            }
            tree.refresh(a, tree.cache(Arena.offset(block), path.child(step)), slot);
            if (step < last) {
                tree.refreshFactor(path.block(step + 1), visits - 1, visits);
            }
            halveIfDue(path, step, visits);
        }
        tree.addRootVisits(1, false);
        return false;
    }

    @Override
    public void settle(Path path, Reward reward) {}

    @Override
    public void rest(Path path, Reward reward) {}
}
