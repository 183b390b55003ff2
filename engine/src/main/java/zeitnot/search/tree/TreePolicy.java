package zeitnot.search.tree;

/** The choice of a selection rule and its exploration constant; the formulas are in {@link Ucb} and {@link Ucb1Tuned}. */
public record TreePolicy(Kind kind, double c) {
    /** The selection rules. */
    public enum Kind {
        UCB1,
        UCB1_TUNED,
        UCB_SQRT
    }

    public Selection selection(boolean bonuses) {
        return switch (kind) {
            case UCB1 -> Ucb.ucb1(c, bonuses);
            case UCB1_TUNED -> new Ucb1Tuned(c, bonuses);
            case UCB_SQRT -> Ucb.sqrt(c, bonuses);
        };
    }
}
