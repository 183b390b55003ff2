package zeitnot.search;

import zeitnot.game.Position;

/**
 * Our own rule for the depth of minimax: it pays for a search what the search can be expected to be worth, and learns both
 * while it goes on. At its 1st, 2nd, 4th, 8th, ... visit a node is likely to be visited as often again; a proof would save these
 * simulations and, what matters more, their errors. A search to depth d proves something with probability p and costs c
 * nodes. Both are learned by counting, p for nodes that look alike: by their visits so far, by how soon their simulations
 * end, and by whether something is proven of a sibling. The depth with the greatest expected gain is searched, if there is
 * one.
 *
 * <p>It learns from trials alone, on every eighth node: there the depths are searched one after the other, so that what each
 * would have proven is known for the same nodes, also of depths that it does not use. Trials may take a small share of all
 * work.
 *
 * <p>Unlike the models of Ji and Thielscher it needs no table made beforehand, looks at the node and not at the stage of the
 * game, and comes back with a deeper search to a node that turns out to matter.
 */
final class AdaptiveDepth extends DepthRule {
    /** What a node of minimax costs, in plies of a simulation: about so much in all games. */
    private static final double NODE_COST = 1;

    /** The share of all work that may be spent on trials, and one of how many nodes is for them. */
    private static final double CURIOSITY = 0.05;

    private static final int NODES_PER_TRIAL = 8;

    private static final boolean CTX = Boolean.getBoolean("ctx");
    private static final int FIRST = Integer.getInteger("first", 2);
    private static final double DECISIVE = Double.parseDouble(System.getProperty("decisive", "1"));

    /** What is believed of p at depth 1 before anything is known. */
    private static final double HOPE = 0.01;

    /** A belief weighs as much as so many searches. */
    private static final double CAUTION = 4;

    /** How much more a depth is expected to cost than the one before, until it has been tried. */
    private static final double GROWTH = 8;

    /** The mean length of simulations is that of about the last so many. */
    private static final int MEMORY = 256;

    /** At more visits a node is not searched again. */
    private static final int MOST_VISITS = 1024;

    private static final int LENGTHS = 8;

    private final int deepest;
    private final int depths;
    private final double worth;

    // Trials by depth, and their nodes.
    private final double[] trials;
    private final double[] nodes;
    private double allNodes;

    // What p is learned from: by depth and depth searched before, then also by sibling, then also by length.
    private final Shares byDepths;
    private final Shares bySibling;
    private final Shares byLength;

    private double work;
    private double meanPlies;
    private int simulations;
    private int asked;

    private int look;
    private boolean onTrial;

    /** Shares of searches that proved something. */
    private static final class Shares {
        private final double[] searches;
        private final double[] proofs;

        Shares(int size) {
            searches = new double[size];
            proofs = new double[size];
        }

        void add(int at, double value) {
            searches[at]++;
            proofs[at] += value;
        }

        /** The share, given what is believed without it. */
        double update(int at, double belief) {
            return (proofs[at] + CAUTION * belief) / (searches[at] + CAUTION);
        }
    }

    AdaptiveDepth(Hybrid.Adaptive rule) {
        deepest = rule.deepest();
        worth = rule.worth();
        trials = new double[deepest + 1];
        nodes = new double[deepest + 1];
        depths = deepest + 1;
        byDepths = new Shares(depths * depths);
        bySibling = new Shares(depths * depths * 2);
        byLength = new Shares(depths * depths * 2 * LENGTHS);
    }

    @Override
    boolean isDue(int visit) {
        return (visit & visit - 1) == 0 && visit >= FIRST && visit <= MOST_VISITS;
    }

    @Override
    void simulated(int plies) {
        work += plies;
        simulations = Math.min(simulations + 1, MEMORY);
        meanPlies += (plies - meanPlies) / simulations;
    }

    @Override
    int depth(Position position, int visit, double length, boolean siblingProven, int searched) {
        look = (searched * 2 + (siblingProven ? 1 : 0)) * LENGTHS + bucket(length);
        double gainOfProof = worth * visit * meanPlies;
        double affordable = CURIOSITY * work - allNodes;
        double bestGain = 0;
        double leastSpent = Double.POSITIVE_INFINITY;
        int best = 0;
        int leastTried = 0;
        double cost = 1;
        double belief = HOPE;
        for (int depth = searched + 1; depth <= deepest; depth++) {
            cost = trials[depth] > 0 ? nodes[depth] / trials[depth] : GROWTH * cost;
            belief = byDepths.update(depthsAt(depth), belief);
            double p = CTX ? byLength.update(lengthAt(depth), bySibling.update(siblingAt(depth), belief)) : belief;
            double gain = p * gainOfProof - NODE_COST * cost;
            if (gain > bestGain) {
                bestGain = gain;
                best = depth;
            }
            if (cost <= affordable && nodes[depth] < leastSpent) {
                leastSpent = nodes[depth];
                leastTried = depth;
            }
        }
        onTrial = leastTried > 0 && ++asked % NODES_PER_TRIAL == 0;
        return onTrial ? Math.max(best, leastTried) : best;
    }

    @Override
    boolean isTrial() {
        return onTrial;
    }

    private int depthsAt(int depth) {
        return depth * depths + look / (2 * LENGTHS);
    }

    private int siblingAt(int depth) {
        return depth * depths * 2 + look / LENGTHS;
    }

    private int lengthAt(int depth) {
        return depth * depths * 2 * LENGTHS + look;
    }

    /** 0 to 7: up to 2, 4, 6, 8, 12, 20, 32 plies, and more. */
    private static int bucket(double length) {
        if (length <= 8) {
            return (int) Math.max(0, Math.ceil(length / 2) - 1);
        }
        return length <= 12 ? 4 : length <= 20 ? 5 : length <= 32 ? 6 : 7;
    }

    @Override
    void learn(int depth, boolean proven, int points, long cost) {
        trials[depth]++;
        nodes[depth] += cost;
        allNodes += cost;
        double value = !proven ? 0 : points == 0 ? DECISIVE : 1;
        byDepths.add(depthsAt(depth), value);
        bySibling.add(siblingAt(depth), value);
        byLength.add(lengthAt(depth), value);
    }
}
