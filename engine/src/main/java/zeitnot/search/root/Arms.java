package zeitnot.search.root;

/** The moves at a node as a {@link RootSelection} sees them: the arms of a bandit. Rewards are in [0, 1]. */
public interface Arms {
    int count();

    /** All visits of all arms: N in the formulas. */
    int visits();

    /** Visits of one arm, those from before this search included. */
    int visits(int arm);

    /** Mean reward of an arm that has been visited; a little outside [0, 1] with bonuses. */
    double mean(int arm);

    /** Whether the arm is never to be pulled again: its value is proven or cannot matter. */
    boolean isClosed(int arm);
}
