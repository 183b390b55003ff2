package zeitnot.search.root;

import zeitnot.game.Rng;

/**
 * The ½-greedy policy: half of the time the arm with the best mean, else any, whatever its rewards were (Tolpin and Shimony
 * 2012; UCT√SH, section 3.1).
 */
final class HalfGreedySelection extends RootSelection {
    private final Rng rng;

    HalfGreedySelection(int mostArms, Rng rng) {
        super(mostArms);
        this.rng = rng;
    }

    @Override
    int choose(double share) {
        int best = rng.nextInt(2) == 0 ? best() : -1;
        return best >= 0 ? best : any();
    }

    /** The best of the arms that have been visited; -1 if none has. */
    private int best() {
        Arms arms = arms();
        int best = -1;
        double bestMean = Double.NEGATIVE_INFINITY;
        for (int arm = 0; arm < arms.count(); arm++) {
            if (arms.visits(arm) > 0 && !arms.isClosed(arm) && arms.mean(arm) > bestMean) {
                bestMean = arms.mean(arm);
                best = arm;
            }
        }
        return best;
    }

    private int any() {
        Arms arms = arms();
        int open = 0;
        for (int arm = 0; arm < arms.count(); arm++) {
            open += arms.isClosed(arm) ? 0 : 1;
        }
        int skip = rng.nextInt(Math.max(1, open));
        for (int arm = 0; arm < arms.count(); arm++) {
            if (!arms.isClosed(arm) && skip-- == 0) {
                return arm;
            }
        }
        return 0;
    }
}
