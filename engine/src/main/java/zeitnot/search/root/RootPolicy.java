package zeitnot.search.root;

import zeitnot.game.Rng;

/**
 * A policy for the root, where only the final choice matters. Without one the root is selected like all nodes. Exploration
 * constants are for means in [0, 1].
 */
public sealed interface RootPolicy {
    /** The policy at work, for up to so many arms. */
    RootSelection selection(int mostArms, Rng rng);

    /** Upper confidence bounds as UCT has them (Auer et al. 2002). */
    record Ucb1(double c) implements RootPolicy {
        @Override
        public RootSelection selection(int mostArms, Rng rng) {
            return UcbSelection.ucb1(mostArms, c);
        }
    }

    /** Upper confidence bounds that explore more (Tolpin and Shimony 2012). */
    record UcbSqrt(double c) implements RootPolicy {
        @Override
        public RootSelection selection(int mostArms, Rng rng) {
            return UcbSelection.sqrt(mostArms, c);
        }
    }

    /** The best half of the time, any else (Tolpin and Shimony 2012). */
    record HalfGreedy() implements RootPolicy {
        @Override
        public RootSelection selection(int mostArms, Rng rng) {
            return new HalfGreedySelection(mostArms, rng);
        }
    }

    /** Rounds of equally many pulls, each for half as many arms (Karnin, Koren and Somekh 2013). */
    record SequentialHalving() implements RootPolicy {
        @Override
        public RootSelection selection(int mostArms, Rng rng) {
            return new HalvingSelection(mostArms);
        }
    }

    /**
     * Sequential halving in turns that goes on below the root: SHOT (Cazenave 2015), or with {@code leastPulls} H-MCTS
     * (Pepels et al. 2014).
     *
     * @param leastPulls what its budget must give each move of a node in the first round for the node to be halved: b of
     *     H-MCTS; with 0 all are
     */
    record Shot(int leastPulls) implements RootPolicy {
        @Override
        public ShotSelection selection(int mostArms, Rng rng) {
            return new ShotSelection(mostArms);
        }
    }

    /** UCB-sqrt among fewer and fewer arms, down to {@code kMin} (UCT√SH, Algorithm 3). */
    record SqrtHalving(int kMin, double c) implements RootPolicy {
        @Override
        public RootSelection selection(int mostArms, Rng rng) {
            return new SqrtHalvingSelection(mostArms, kMin, c);
        }
    }
}
