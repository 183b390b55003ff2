package zeitnot.search.tree;

import java.util.Arrays;
import zeitnot.game.Position;

/**
 * One of several threads on one tree. What slows them down are cache lines that travel between cores, so every write that is
 * saved counts.
 *
 * <p>Those of the best lines near the root would travel in every simulation. A thread therefore goes down to the last node of
 * its path that has many visits, pitches camp there, simulates from there, and only when it strikes camp counts all that for
 * the path above. What it holds back meanwhile is at most 1/{@value #SHARE} of the visits of any child. The node where it camps
 * is given these visits in advance: they look like losses and send the other threads to its siblings, since two that camp in
 * the same place take each other's lines all the time. At the root and right below it that is left out, so that the
 * visits of the root's moves, by which the search is judged while it runs, are all real.
 *
 * <p>Below, a visit of a child that has fewer than {@value #FEW_VISITS} is counted on the way down and its points on the way
 * up: until then it looks like a loss, which sends the other threads elsewhere (virtual loss). Where there are more, a single
 * visit changes little and is counted on the way up only. Visits are always counted before points, so that no mean that
 * another thread reads is too high.
 */
final class SharedCounting extends Counting {
    /** A node with fewer visits is no place to stay at. */
    private static final int MANY_VISITS = 128;

    private static final int FEW_VISITS = 32;
    private static final int SHARE = 8;
    private static final int LONGEST_STAY = 32;

    private final Arena.Plot plot = new Arena.Plot();

    /** So many steps from the root down, visits are counted on the way up: they fall with the depth. */
    private int uncounted;

    /** Whether this simulation looks for a place to camp, and the visits of the node where it is. */
    private boolean looking;

    private int visitsHere;

    // The camp: where it is, for how many simulations still, and what came of those so far.
    private boolean camping;
    private final Position place;
    private int block;
    private int depth;
    private int assured;
    private int assuredToOther;
    private int left;
    private int visits;

    /** Visits of the node where it is that were counted in advance. */
    private int ahead;

    private final int drawn;
    private final int[] points;
    private final int[] squaresOfPoints;
    private final int[] bonusUnits;

    /** In the place of the node that a path has not reached. */
    private final int[] nowhere = new int[Tree.HEADER];

    SharedCounting(Tree tree, Layout layout, int players, Position place) {
        super(tree, layout);
        this.place = place;
        this.drawn = layout.full() / 2;
        this.points = new int[players];
        this.squaresOfPoints = new int[players];
        this.bonusUnits = new int[players];
    }

    @Override
    public void begin(Path path, Position position, Position root) {
        if (camping) {
            position.set(place);
            path.begin(depth, block, assured, assuredToOther);
        } else {
            position.set(root);
            path.begin();
            visitsHere = tree.rootVisits();
        }
        looking = !camping;
        uncounted = depth;
    }

    @Override
    public int step(Path path, int child, Position position, boolean free) {
        int node = path.block();
        int[] a = tree.chunk(node);
        if (looking) {
            int b = Arena.offset(node);
            int visitsBelow = a[tree.slot(b, a[b], child) + Layout.VISITS];
            if (visitsBelow < MANY_VISITS && (free || path.depth() == 0)) {
                pitchCamp(path, position);
            }
            visitsHere = visitsBelow;
        }
        int step = path.depth();
        int move = path.step(child, position.mover());
        int slot = path.steps()[step * Path.WIDTH + Path.SLOT];
        if (uncounted < step || a[slot + Layout.VISITS] < FEW_VISITS) {
            countVisits(path.steps(), step * Path.WIDTH, 1);
        } else {
            uncounted = step + 1;
        }
        path.below((int) Arena.INT.getAcquire(a, slot + Layout.BLOCK));
        return move;
    }

    /** From the camp on, where nothing else is to be decided, in a loop as {@link Path#follow} is. */
    @Override
    public void follow(Path path, Position position) {
        if (looking || !path.isOpen()) {
            super.follow(path, position);
        } else {
            uncounted = path.follow(position, uncounted, FEW_VISITS);
        }
    }

    private void pitchCamp(Path path, Position position) {
        looking = false;
        camping = true;
        place.set(position);
        block = path.block();
        depth = path.depth();
        assured = path.assured();
        assuredToOther = path.assuredToOther();
        left = Math.max(1, Math.min(visitsHere / SHARE, LONGEST_STAY));
        ahead = depth > 1 ? left : 0;
        if (ahead > 0) {
            int before = countVisits(path.steps(), (depth - 1) * Path.WIDTH, ahead);
            tree.refreshFactor(block, before, before + ahead);
        }
    }

    /** Adds visits to a child before it is known what they bring; returns how many it had. */
    private int countVisits(int[] steps, int at, int more) {
        int[] a = tree.chunk(steps[at]);
        int slot = steps[at + Path.SLOT];
        int before = (int) Arena.INT.getAndAdd(a, slot + Layout.VISITS, more);
        tree.refresh(a, Arena.offset(steps[at]), steps[at + Path.CACHE], slot);
        return before;
    }

    @Override
    public int visit(Path path) {
        return path.visits(path.depth() - 1) + (uncounted < path.depth() ? 0 : 1);
    }

    @Override
    public void expand(Path path, int[] moves, int count) {
        int last = (path.depth() - 1) * Path.WIDTH;
        int parent = path.steps()[last];
        int[] a = tree.chunk(parent);
        int link = path.steps()[last + Path.SLOT] + Layout.BLOCK;
        if (!Arena.INT.compareAndSet(a, link, Arena.NONE, Tree.BUSY)) {
            return; // another thread makes this node: go on with a playout
        }
        int made = Arena.NONE;
        try {
            made = tree.layOut(tree.allocate(plot, parent, tree.size(count)), moves, count, visit(path));
        } finally {
            Arena.INT.setRelease(a, link, made);
        }
        path.below(made);
    }

    @Override
    int extend(int last, int[] moves, int count) {
        int[] a = tree.chunk(last);
        int link = tree.lastSlot(last) + Layout.BLOCK;
        if (!Arena.INT.compareAndSet(a, link, Arena.NONE, Tree.BUSY)) {
            return Arena.NONE;
        }
        int made = Arena.NONE;
        try {
            made = tree.layOut(tree.allocate(plot, last, tree.size(count)), moves, count, 1);
        } finally {
            Arena.INT.setRelease(a, link, made);
        }
        return made;
    }

    @Override
    public boolean up(Path path, Reward reward) {
        if (count(path, reward)) {
            lookAgain(path);
        }
        if (!camping) {
            tree.addRootVisits(1, true);
            return false;
        }
        visits++;
        for (int player = 0; player < points.length; player++) {
            int gained = reward.points(player);
            points[player] += gained;
            squaresOfPoints[player] += gained * gained >> squareShift;
            bonusUnits[player] += reward.bonus(player);
        }
        return --left == 0;
    }

    /**
     * Counts below the camp what was not counted on the way down: see {@link PlainCounting}, whose loop has no calls either. Where a
     * visit has been counted and brings nothing, there is nothing to do.
     */
    private boolean count(Path path, Reward reward) {
        int[] steps = path.steps();
        float[] factors = tree.factors();
        int visitsUntil = uncounted * Path.WIDTH;
        int[] below = nowhere;
        int factorBelow = Tree.FACTOR;
        boolean due = false;
        for (int at = (path.depth() - 1) * Path.WIDTH; at >= depth * Path.WIDTH; at -= Path.WIDTH) {
            int block = steps[at];
            int slot = steps[at + Path.SLOT];
            int player = steps[at + Path.MOVER];
            int[] a = tree.chunk(block);
            int b = Arena.offset(block);
            int gained = reward.points(player);
            boolean changed = gained != 0;
            if (at < visitsUntil) {
                Arena.INT.getAndAdd(a, slot + Layout.VISITS, 1);
                changed = true;
            }
            if (gained != 0) {
                Arena.INT.getAndAdd(a, slot + Layout.POINTS, gained);
                if (squares != Layout.NONE) {
                    Arena.INT.getAndAdd(a, slot + squares, gained * gained >> squareShift);
                }
            }
            if (bonuses != Layout.NONE) {
                Arena.INT.getAndAdd(a, slot + bonuses, reward.bonus(player));
                reward.up();
                changed = true;
            }
            if (changed) {
                due |= tree.refreshCache(a, b, steps[at + Path.CACHE], slot);
            }
            int now = a[slot + Layout.VISITS];
            if (now < factors.length) {
                below[factorBelow] = Float.floatToRawIntBits(factors[now]);
            } else {
                due |= NodeFactor.isDue(now - 1, now) || now >= mostVisits;
            }
            below = a;
            factorBelow = b + Tree.FACTOR;
        }
        return due;
    }

    /** Does below the camp what is seldom due. */
    private void lookAgain(Path path) {
        int[] steps = path.steps();
        int below = Arena.NONE;
        for (int at = (path.depth() - 1) * Path.WIDTH; at >= depth * Path.WIDTH; at -= Path.WIDTH) {
            below = lookAgain(steps, at, below);
        }
    }

    /** Adds to the counts of a child and returns its visits, which may be more by what other threads have counted. */
    private int count(int[] steps, int step, int visitsMore, int pointsMore, int squaresMore, int bonusMore) {
        int block = steps[step * Path.WIDTH];
        int slot = steps[step * Path.WIDTH + Path.SLOT];
        int[] a = tree.chunk(block);
        int before = visitsMore == 0
                ? (int) Arena.INT.getOpaque(a, slot + Layout.VISITS)
                : (int) Arena.INT.getAndAdd(a, slot + Layout.VISITS, visitsMore);
        Arena.INT.getAndAdd(a, slot + Layout.POINTS, pointsMore);
        if (squares != Layout.NONE) {
            Arena.INT.getAndAdd(a, slot + squares, squaresMore);
        }
        if (bonuses != Layout.NONE) {
            Arena.INT.getAndAdd(a, slot + bonuses, bonusMore);
        }
        tree.refresh(a, Arena.offset(block), steps[step * Path.WIDTH + Path.CACHE], slot);
        halveIfDue(block, before + visitsMore);
        return before + visitsMore;
    }

    /** Strikes camp: counts what was held back for the path that led there. */
    @Override
    public void settle(Path path, Reward reward) {
        if (!camping) {
            return;
        }
        reward.sum(visits * drawn, points, bonusUnits);
        int[] steps = path.steps();
        int below = block;
        for (int step = depth - 1; step >= 0; step--) {
            int player = path.mover(step);
            int bonus = 0;
            if (bonuses != Layout.NONE) {
                bonus = reward.bonus(player);
                reward.up();
            }
            int visitsLeft = step == depth - 1 ? visits - ahead : visits;
            int now = count(steps, step, visitsLeft, points[player], squaresOfPoints[player], bonus);
            tree.refreshFactor(below, now - visits, now);
            below = steps[step * Path.WIDTH];
        }
        tree.addRootVisits(visits, true);
        camping = false;
        depth = 0;
        visits = 0;
        Arrays.fill(points, 0);
        Arrays.fill(squaresOfPoints, 0);
        Arrays.fill(bonusUnits, 0);
    }

    @Override
    public void rest(Path path, Reward reward) {
        settle(path, reward);
        tree.fence(plot);
    }
}
