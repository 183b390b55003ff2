package zeitnot.search.minimax;

import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.playout.Listener;
import zeitnot.playout.Trace;

/**
 * Our own rule for the depth of minimax: it pays for a search what the search can be expected to be worth, and learns both
 * while it goes on. At its 2nd, 4th, 8th, ... visit a node is likely to be visited as often again; a proof would save these
 * simulations and, what matters more, their errors. The depth with the greatest expected gain is searched, if there is one.
 *
 * <p>What it learns by counting:
 *
 * <ul>
 *   <li>How likely a search of a node with so many visits proves something, depth by depth. The more visits, the rarer that
 *       is: the tree has looked already.
 *   <li>What a search to each depth costs, from trials, in which the depths are searched one after the other. Trials may take
 *       a small share of all work, and each depth gets as much of it as any other.
 *   <li>What a simulation tells by itself: the first result of nodes that turn out to be lost for who moved there is compared
 *       with that of other nodes. Where the two are near each other, as in Catch the Lion, simulations overlook what minimax
 *       sees, and a proof is worth more.
 * </ul>
 *
 * <p>Unlike the models of Ji and Thielscher it needs no table made beforehand, and comes back with a deeper search to a node
 * that turns out to matter.
 */
final class AdaptiveDepth extends DepthRule implements Listener {
    /** What a node of minimax costs, in plies of a simulation: about so much in all games. */
    private static final double NODE_COST = 1;

    /** The share of all work that may be spent on trials. */
    private static final double CURIOSITY = 0.05;

    /** What is believed of a depth before anything is known of it: so much more is proven than by the one before, at one visit. */
    private static final double HOPE = 0.02;

    /** A belief weighs as much as so many searches. */
    private static final double CAUTION = 4;

    /** How much more a depth is expected to cost than the one before, until it has been tried. */
    private static final double GROWTH = 8;

    /** At more visits a node is not searched again. */
    private static final int MOST_VISITS = 1024;

    /** Sets of nodes whose visits are equal: 1, 2, 4, ... MOST_VISITS. */
    private static final int VISITS = Integer.numberOfTrailingZeros(MOST_VISITS) + 1;

    private final int deepest;
    private final double worth;

    // By depth: trials and their nodes; by depth and visits: searches, and how many of them proved something.
    private final double[] trials;
    private final double[] nodes;
    private final double[][] searches;
    private final double[][] proofs;
    private double allNodes;

    private final Information information = new Information();

    private final Work work = new Work();

    // The node that is being searched: the logarithm of its visits, their mean result, who is to move, and how deep.
    private int visits;
    private double mean;
    private int mover;
    private int toDepth;
    private boolean onTrial;

    AdaptiveDepth(Hybrid.Adaptive rule) {
        deepest = rule.deepest();
        worth = rule.worth();
        trials = new double[deepest + 1];
        nodes = new double[deepest + 1];
        searches = new double[VISITS][deepest + 1];
        proofs = new double[VISITS][deepest + 1];
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
        work.add(trace.plies());
    }

    @Override
    public int depth(Position position, int visit, int note, double meanBefore) {
        visits = Integer.numberOfTrailingZeros(visit);
        mean = meanBefore;
        mover = position.mover();
        int tried = depthOfTrial();
        int best = best(visit, note);
        onTrial = tried > note;
        toDepth = onTrial ? Math.max(tried, best) : best;
        return toDepth;
    }

    private int best(int visit, int searched) {
        double gainOfProof = worth * information.factor() * visit * work.meanPlies();
        double bestGain = 0;
        int best = 0;
        double cost = 1;
        double p = 0;
        for (int depth = 1; depth <= deepest; depth++) {
            cost = cost(depth, cost);
            if (depth > searched) {
                double belief = p + HOPE / visit;
                p = (proofs[visits][depth] + CAUTION * belief) / (searches[visits][depth] + CAUTION);
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
        double means = CURIOSITY * work.plies();
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
    public void learn(int depth, int outcome, long cost) {
        if (onTrial) {
            trials[depth]++;
            nodes[depth] += cost;
            allNodes += cost;
        }
        searches[visits][depth]++;
        proofs[visits][depth] += outcome != Outcome.ONGOING ? 1 : 0;
        if (depth == toDepth && visits == 1) {
            information.learn(outcome, mover, mean);
        }
    }

    /** What the first simulation of a node says about whether it is lost for the player who moved there. */
    private static final class Information {
        /** What is believed of both means before anything is known weighs as much as so many nodes. */
        private static final double CAUTION = 20;

        /** Means that are nearer to each other count as if they were so far apart. */
        private static final double LEAST = 0.05;

        /** Where they are nearer than this, a proof is worth more. */
        private static final double USUAL = 0.17;

        private double undecidedSum = 0.65 * CAUTION;
        private double undecided = CAUTION;
        private double lostSum = 0.4 * CAUTION;
        private double lost = CAUTION;

        void learn(int outcome, int mover, double mean) {
            if (outcome == Outcome.ONGOING) {
                undecidedSum += mean;
                undecided++;
            } else if (outcome == Outcome.winFor(mover)) {
                lostSum += mean;
                lost++;
            }
        }

        /** How many simulations tell as much as one usually does: the square of how much nearer the means are. */
        double factor() {
            double apart = Math.max(LEAST, undecidedSum / undecided - lostSum / lost);
            return Math.max(1, USUAL / apart * (USUAL / apart));
        }
    }
}
