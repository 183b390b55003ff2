package zeitnot.search;

import zeitnot.game.Position;

/**
 * Our own rule for the depth of minimax: it pays for a search what the search can be expected to save, and learns both
 * while it goes on. At its 2nd, 4th, 8th, ... visit a node is likely to be visited as often again, at the price of as many
 * simulations; a proof would save them. A search to depth d proves something with probability p and costs c nodes. Both
 * are learned by counting, p for nodes that look alike: by their visits so far, by how soon their simulations end, and by
 * whether something is proven of a sibling. The depth with the greatest expected saving is searched, if there is one.
 *
 * <p>Unlike the models of Ji and Thielscher it needs no table made beforehand, looks at the node and not at the stage of
 * the game, and comes back with a deeper search to a node that turns out to matter.
 */
final class AdaptiveDepth extends DepthRule {
    /** What a node of minimax costs, in plies of a simulation. */
    private static final double NODE_COST = 0.5;

    /** How many simulations a proof is worth, in visits of the node. */
    private static final double WORTH = Double.parseDouble(System.getProperty("worth", "1"));

    private static final double CAUTION = 4;
    private static final double HOPE = 0.25;
    private static final double GROWTH = 4;
    private static final int LEVELS = 6;
    private static final int LENGTHS = 8;
    private static final double FORGETTING = 1.0 / 256;

    private final int deepest;

    // By depth and then by what a node looks like.
    private final double[] proofs;
    private final double[] tries;

    // By depth and length.
    private final double[] allProofs;
    private final double[] allTries;
    private final double[] nodes;

    private double plies = 1;
    private double simulations;
    private int look;
    private int lookOfAll;
    private int chosen;

    AdaptiveDepth(int deepest) {
        this.deepest = deepest;
        proofs = new double[(deepest + 1) * LEVELS * LENGTHS * 2];
        tries = new double[proofs.length];
        allProofs = new double[(deepest + 1) * LENGTHS];
        allTries = new double[allProofs.length];
        nodes = new double[allProofs.length];
    }

    @Override
    boolean isDue(int visit) {
        return (visit & visit - 1) == 0 && visit > 1 && visit <= 1 << LEVELS;
    }

    @Override
    void simulated(int length) {
        simulations++;
        plies += (length - plies) * Math.max(FORGETTING, 1 / simulations);
    }

    @Override
    int depth(Position position, int visit, double length, boolean siblingsProven) {
        int level = Integer.numberOfTrailingZeros(visit) - 1;
        int bucket = bucket(length);
        double worth = WORTH * visit * plies;
        double bestGain = 0;
        chosen = 0;
        double costBefore = 1;
        for (int d = 1; d <= deepest; d++) {
            int all = d * LENGTHS + bucket;
            int one = (all * LEVELS + level) * 2 + (siblingsProven ? 1 : 0);
            double cost = allTries[all] > 0 ? nodes[all] / allTries[all] : GROWTH * costBefore;
            costBefore = cost;
            if (NODE_COST * cost > worth) {
                break;
            }
            double p = (allProofs[all] + CAUTION * HOPE) / (allTries[all] + CAUTION);
            p = (proofs[one] + CAUTION * p) / (tries[one] + CAUTION);
            double gain = p * worth - NODE_COST * cost;
            if (gain > bestGain) {
                bestGain = gain;
                chosen = d;
                look = one;
                lookOfAll = all;
            }
        }
        return chosen;
    }

    private static int bucket(double length) {
        return length <= 8 ? (int) (length / 2.01) : length <= 12 ? 4 : length <= 20 ? 5 : length <= 32 ? 6 : 7;
    }

    @Override
    void learn(boolean proven, long cost) {
        tries[look]++;
        allTries[lookOfAll]++;
        nodes[lookOfAll] += cost;
        if (proven) {
            proofs[look]++;
            allProofs[lookOfAll]++;
        }
    }
}
