package zeitnot.search.root;

import zeitnot.view.SearchView.DecidedBy;

/**
 * Sequential Halving (Karnin, Koren and Somekh 2013; UCT√SH, Algorithm 1): ceil(log2 n) rounds of the same length, in each
 * of which all arms that are left are pulled equally often; after each, the half with the higher means is left. The last
 * halving, of two arms, is the recommendation.
 *
 * <p>Instead of b pulls of one arm after the other, the arm with the fewest pulls comes next: the counts at the end of a
 * round are the same, and they are about equal at any time before.
 */
final class HalvingSelection extends RootSelection {
    private int round;

    HalvingSelection(int mostArms) {
        super(mostArms);
    }

    @Override
    void start() {
        round = 1;
    }

    @Override
    int choose(double share) {
        while (survivors.left() > 2 && share >= (double) round / survivors.rounds()) {
            survivors.keep((survivors.left() + 1) / 2);
            round++;
        }
        return fewest();
    }

    private int fewest() {
        int best = survivors.arm(0);
        int fewest = Integer.MAX_VALUE;
        for (int place = 0; place < survivors.left(); place++) {
            int arm = survivors.arm(place);
            if (pulls(arm) < fewest && !arms().isClosed(arm)) {
                fewest = pulls(arm);
                best = arm;
            }
        }
        return best;
    }

    @Override
    public DecidedBy decidedBy() {
        return DecidedBy.VALUE;
    }
}
