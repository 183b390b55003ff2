package zeitnot.search;

import zeitnot.game.Position;

/**
 * Our own rule for the depth of minimax: it pays for a search what the search can be expected to be worth, and learns both
 * while it goes on. At its 2nd, 4th, 8th, ... visit a node is likely to be visited as often again; a proof would save these
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

    /** What is believed of p at depth 1 before anything is known. */
    private static final double HOPE = 0.01;

    /** A belief weighs as much as so many searches. */
    private static final double CAUTION = 4;

    /** How much more a depth is expected to cost than the one before, until it has been tried. */
    private static final double GROWTH = 8;

    /** The mean length of simulations is that of about the last so many. */
    private static final int MEMORY = 256;

    private static final int LEVELS = 10;
    private static final int LENGTHS = 8;

    private final int deepest;
    private final double worth;

    // Trials by depth, and their nodes.
    private final double[] trials;
    private final double[] nodes;
    private double allNodes;

    // What p is learned from: by depth and visits, then also by whether a sibling is proven, then also by length.
    private final Shares byVisits;
    private final Shares bySiblings;
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

        void add(int at, boolean proven) {
            searches[at]++;
            proofs[at] += proven ? 1 : 0;
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
        int looks = LEVELS * 2 * LENGTHS;
        byVisits = new Shares((deepest + 1) * looks);
        bySiblings = new Shares((deepest + 1) * looks);
        byLength = new Shares((deepest + 1) * looks);
    }

    @Override
    boolean isDue(int visit) {
        return (visit & visit - 1) == 0 && visit > 1 && visit <= 1 << LEVELS;
    }

    @Override
    void simulated(int plies) {
        work += plies;
        simulations = Math.min(simulations + 1, MEMORY);
        meanPlies += (plies - meanPlies) / simulations;
    }

    @Override
    int depth(Position position, int visit, double length, boolean siblingProven) {
        int level = Integer.numberOfTrailingZeros(visit) - 1;
        look = (level * 2 + (siblingProven ? 1 : 0)) * LENGTHS + bucket(length);
        double gainOfProof = worth * visit * meanPlies;
        double affordable = CURIOSITY * work - allNodes;
        double bestGain = 0;
        double leastSpent = Double.POSITIVE_INFINITY;
        int best = 0;
        int leastTried = 0;
        double cost = 1;
        double belief = HOPE;
        for (int depth = 1; depth <= deepest; depth++) {
            cost = trials[depth] > 0 ? nodes[depth] / trials[depth] : GROWTH * cost;
            belief = byVisits.update(visitsAt(depth), belief);
            double p = byLength.update(lengthAt(depth), bySiblings.update(siblingsAt(depth), belief));
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

    private int visitsAt(int depth) {
        return depth * LEVELS + look / (2 * LENGTHS);
    }

    private int siblingsAt(int depth) {
        return depth * LEVELS * 2 + look / LENGTHS;
    }

    private int lengthAt(int depth) {
        return depth * LEVELS * 2 * LENGTHS + look;
    }

    /** 0 to 7: up to 2, 4, 6, 8, 12, 20, 32 plies, and more. */
    private static int bucket(double length) {
        if (length <= 8) {
            return (int) Math.max(0, Math.ceil(length / 2) - 1);
        }
        return length <= 12 ? 4 : length <= 20 ? 5 : length <= 32 ? 6 : 7;
    }

    @Override
    void learn(int depth, boolean proven, long cost) {
        trials[depth]++;
        nodes[depth] += cost;
        allNodes += cost;
        byVisits.add(visitsAt(depth), proven);
        bySiblings.add(siblingsAt(depth), proven);
        byLength.add(lengthAt(depth), proven);
    }
}
