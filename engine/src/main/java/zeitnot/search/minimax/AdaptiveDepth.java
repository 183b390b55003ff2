package zeitnot.search.minimax;

import zeitnot.game.Position;
import zeitnot.playout.Listener;
import zeitnot.playout.Trace;

/**
 * Our own rule for the depth of minimax: it pays for a search what the search can be expected to be worth, and learns both
 * while it goes on. At its 2nd, 4th, 8th, ... visit a node is likely to be visited as often again; a proof would save these
 * simulations and, what matters more, their errors. A search to depth d proves something with probability p and costs c
 * nodes. Both are learned by counting, p given the depth to which the node has already been searched in vain. The depth with
 * the greatest expected gain is searched, if there is one.
 *
 * <p>It learns from trials alone: there the depths are searched one after the other, so that what each would have proven is
 * known for the same nodes, also of depths that it does not use. Trials may take a small share of all work, and each depth
 * gets as much of it as any other.
 *
 * <p>Unlike the models of Ji and Thielscher it needs no table made beforehand, and comes back with a deeper search to a node
 * that turns out to matter. Nodes that have been visited and searched equally are treated equally on purpose: to tell them
 * apart by the length of their simulations or by proofs of siblings made it weaker, since selection finds every trap that
 * was not looked for.
 */
final class AdaptiveDepth extends DepthRule implements Listener {
    /** What a node of minimax costs, in plies of a simulation: about so much in all games. */
    private static final double NODE_COST = 1;

    /** The share of all work that may be spent on trials. */
    private static final double CURIOSITY = 0.05;

    /** What is believed of p at a depth before anything is known: so much more than at the one before. */
    private static final double HOPE = 0.01;

    /** A belief weighs as much as so many trials. */
    private static final double CAUTION = 4;

    /** How much more a depth is expected to cost than the one before, until it has been tried. */
    private static final double GROWTH = 8;

    /** The mean length of simulations is that of about the last so many. */
    private static final int MEMORY = 256;

    /** At more visits a node is not searched again. */
    private static final int MOST_VISITS = 1024;

    private final int deepest;
    private final double worth;

    // By depth: trials, their nodes, and by the depth searched before: how many of them, and how many proved something.
    private final double[] trials;
    private final double[] nodes;
    private final double[][] searches;
    private final double[][] proofs;
    private double allNodes;

    private double work;
    private double meanPlies;
    private int simulations;

    private int searchedBefore;
    private boolean onTrial;

    AdaptiveDepth(Hybrid.Adaptive rule) {
        deepest = rule.deepest();
        worth = rule.worth();
        trials = new double[deepest + 1];
        nodes = new double[deepest + 1];
        searches = new double[deepest + 1][deepest + 1];
        proofs = new double[deepest + 1][deepest + 1];
    }

    @Override
    public boolean isDue(int visit) {
        return (visit & visit - 1) == 0 && visit > 1 && visit <= MOST_VISITS;
    }

    @Override
    public boolean wantsMoves() {
        return false;
    }

    @Override
    public void simulated(Trace trace) {
        int plies = trace.plies();
        work += plies;
        simulations = Math.min(simulations + 1, MEMORY);
        meanPlies += (plies - meanPlies) / simulations;
    }

    @Override
    public int depth(Position position, int visit, int note) {
        searchedBefore = note;
        int tried = depthOfTrial();
        int best = best(visit, searchedBefore);
        onTrial = tried > searchedBefore;
        return onTrial ? Math.max(tried, best) : best;
    }

    private int best(int visit, int searched) {
        double gainOfProof = worth * visit * meanPlies;
        double bestGain = 0;
        int best = 0;
        double cost = 1;
        double p = 0;
        for (int depth = 1; depth <= deepest; depth++) {
            cost = cost(depth, cost);
            if (depth > searched) {
                double belief = p + HOPE;
                p = (proofs[depth][searched] + CAUTION * belief) / (searches[depth][searched] + CAUTION);
                double gain = p * gainOfProof - NODE_COST * cost;
                if (gain > bestGain) {
                    bestGain = gain;
                    best = depth;
                }
            }
        }
        return best;
    }

    /** The depth on which least has been spent, if a trial of it is within the means; else 0. */
    private int depthOfTrial() {
        double means = CURIOSITY * work;
        double leastSpent = Double.POSITIVE_INFINITY;
        double itsCost = 0;
        int leastTried = 0;
        double cost = 1;
        for (int depth = 1; depth <= deepest; depth++) {
            cost = cost(depth, cost);
            if (nodes[depth] < leastSpent && cost <= means / deepest) {
                leastSpent = nodes[depth];
                itsCost = cost;
                leastTried = depth;
            }
        }
        return allNodes + itsCost <= means ? leastTried : 0;
    }

    private double cost(int depth, double ofTheDepthBefore) {
        return trials[depth] > 0 ? nodes[depth] / trials[depth] : GROWTH * ofTheDepthBefore;
    }

    @Override
    public boolean isTrial() {
        return onTrial;
    }

    @Override
    public void learn(int depth, boolean proven, long cost) {
        trials[depth]++;
        nodes[depth] += cost;
        allNodes += cost;
        searches[depth][searchedBefore]++;
        proofs[depth][searchedBefore] += proven ? 1 : 0;
    }
}
