package zeitnot.search.root;

import zeitnot.view.SearchView.DecidedBy;

/**
 * The root of SHOT and of H-MCTS: sequential halving in turns. How many pulls are still to come is the pulls so far and the
 * share of the plan that they took; a round ends when that share says so and all who are left have had their turns.
 */
public final class ShotSelection extends RootSelection {
    private final ShotTurns turns = new ShotTurns(survivors);

    public ShotSelection(int mostArms) {
        super(mostArms);
    }

    @Override
    void start() {
        turns.begin(arms(), this::pulls);
    }

    @Override
    int choose(double share) {
        double spent = pulls();
        double toCome = share > 0 ? spent * (1 - share) / share : 0;
        boolean mayHalve = survivors.left() > 2 && share >= (double) turns.round() / survivors.rounds();
        return turns.select(spent, toCome, mayHalve);
    }

    public ShotTurns turns() {
        return turns;
    }

    @Override
    public DecidedBy decidedBy() {
        return DecidedBy.VALUE;
    }
}
