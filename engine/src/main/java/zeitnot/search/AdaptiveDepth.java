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
 * <p>Unlike the models of Ji and Thielscher it needs no table made beforehand, looks at the node and not at the stage of the
 * game, and comes back with a deeper search to a node that turns out to matter.
 */
final class AdaptiveDepth extends DepthRule {
    /** What a node of minimax costs, in plies of a simulation: about so much in all games. */
    private static final double NODE_COST = 1;

    /** What is believed of a new depth until it has been tried: p, in tries that this is worth, and the growth of c. */
    private static final double HOPE = 0.25;

    private static final double CAUTION = 4;
    private static final double GROWTH = 4;

    /** The mean length of simulations is that of about the last so many. */
    private static final int MEMORY = 256;

    private static final int LEVELS = 10;
    private static final int LENGTHS = 8;

    private final int deepest;
    private final double worth;

    // By depth and length of simulations: searches, their proofs and their nodes.
    private final double[] tries;
    private final double[] proofs;
    private final double[] nodes;

    // The same, of nodes that have a sibling with a proof or not, by visits.
    private final double[] triesOfAlike;
    private final double[] proofsOfAlike;

    private double meanPlies;
    private int simulations;
    private int chosen;
    private int chosenAlike;

    AdaptiveDepth(Hybrid.Adaptive rule) {
        deepest = rule.deepest();
        worth = rule.worth();
        int size = (deepest + 1) * LENGTHS;
        tries = new double[size];
        proofs = new double[size];
        nodes = new double[size];
        triesOfAlike = new double[size * LEVELS * 2];
        proofsOfAlike = new double[size * LEVELS * 2];
    }

    @Override
    boolean isDue(int visit) {
        return (visit & visit - 1) == 0 && visit > 1 && visit <= 1 << LEVELS;
    }

    @Override
    void simulated(int plies) {
        simulations = Math.min(simulations + 1, MEMORY);
        meanPlies += (plies - meanPlies) / simulations;
    }

    @Override
    int depth(Position position, int visit, double length, boolean siblingProven) {
        int level = Integer.numberOfTrailingZeros(visit) - 1;
        double gainOfProof = worth * visit * meanPlies;
        double bestGain = 0;
        int best = 0;
        double cost = 1;
        for (int depth = 1; depth <= deepest; depth++) {
            int at = depth * LENGTHS + bucket(length);
            cost = tries[at] > 0 ? NODE_COST * nodes[at] / tries[at] : GROWTH * cost;
            if (cost > gainOfProof) {
                break;
            }
            int alike = (at * LEVELS + level) * 2 + (siblingProven ? 1 : 0);
            double p = (proofs[at] + CAUTION * HOPE) / (tries[at] + CAUTION);
            p = (proofsOfAlike[alike] + CAUTION * p) / (triesOfAlike[alike] + CAUTION);
            double gain = p * gainOfProof - cost;
            if (gain > bestGain) {
                bestGain = gain;
                best = depth;
                chosen = at;
                chosenAlike = alike;
            }
        }
        return best;
    }

    /** 0 to 7: up to 2, 4, 6, 8, 12, 20, 32 plies, and more. */
    private static int bucket(double length) {
        if (length <= 8) {
            return (int) Math.max(0, Math.ceil(length / 2) - 1);
        }
        return length <= 12 ? 4 : length <= 20 ? 5 : length <= 32 ? 6 : 7;
    }

    @Override
    void learn(boolean proven, long cost) {
        tries[chosen]++;
        nodes[chosen] += cost;
        triesOfAlike[chosenAlike]++;
        if (proven) {
            proofs[chosen]++;
            proofsOfAlike[chosenAlike]++;
        }
    }
}
