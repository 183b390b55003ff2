package zeitnot.search.root;

import java.util.List;
import java.util.stream.IntStream;
import zeitnot.view.FinalMove;
import zeitnot.view.SearchView.DecidedBy;
import zeitnot.view.SearchView.RootMove;
import zeitnot.view.Verdict;

/**
 * Which arm is pulled next, through one search: a policy for the root, where only the final choice matters and not what
 * is spent on the way to it (simple regret). It knows neither the game nor the tree, so that it can be tried on bandits.
 *
 * <p>No policy knows its budget. It is told what share of the plan is used, and computes from that what is due now; so it
 * stays right when the plan changes during the search. What is eliminated stays so until {@link #begin}. Not safe for use
 * by several threads; allocates nothing once it is made.
 */
public abstract class RootSelection {
    final Survivors survivors;
    private final int[] before;
    private int allBefore;
    private Arms arms = new Bandit(0);

    RootSelection(int mostArms) {
        survivors = new Survivors(mostArms);
        before = new int[mostArms];
    }

    /** A new search. The visits that the arms have by now are knowledge, but no pulls of this search. */
    public final void begin(Arms newArms) {
        arms = newArms;
        allBefore = newArms.visits();
        for (int arm = 0; arm < newArms.count(); arm++) {
            before[arm] = newArms.visits(arm);
        }
        survivors.begin(newArms);
        start();
    }

    /** Resets what the policy itself keeps. */
    void start() {}

    /**
     * The arm to pull next; one that is closed only if all are.
     *
     * @param share how much of the plan was used before this pull, in [0, 1]; 0 where there is no plan
     */
    public final int select(double share) {
        survivors.ensureOpen();
        return choose(share);
    }

    abstract int choose(double share);

    public final boolean isEliminated(int arm) {
        return survivors.isOut(arm);
    }

    /** By what the arm to play is found among those that are not eliminated. */
    public DecidedBy decidedBy() {
        return DecidedBy.VISITS;
    }

    /** The arm to play if the search ended now. One that is closed counts as lost: nothing more is hoped of it. */
    public final int recommend() {
        List<RootMove> moves = IntStream.range(0, arms.count())
                .mapToObj(arm -> new RootMove(
                        arm,
                        arms.visits(arm),
                        arms.visits(arm) > 0 ? arms.mean(arm) : 0.5,
                        arms.isClosed(arm) ? Verdict.LOSS : Verdict.OPEN,
                        isEliminated(arm)))
                .toList();
        return FinalMove.ROBUST.order(moves, decidedBy()).get(0).move();
    }

    final Arms arms() {
        return arms;
    }

    /** Pulls of this search. */
    final int pulls(int arm) {
        return arms.visits(arm) - before[arm];
    }

    /** All pulls of this search. */
    final int pulls() {
        return arms.visits() - allBefore;
    }
}
