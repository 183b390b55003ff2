package zeitnot.search.tree;

/** The choice of a selection rule; the formulas are in {@link Ucb}, {@link Ucb1Tuned} and {@link Rave}. Each makes its worker. */
public sealed interface TreePolicy {
    /** Makes the selection for a tree of this layout, to which it may add fields. */
    Selection selection(Layout layout, Additions additions);

    /** UCB1, as in UCT. */
    record Ucb1(double c) implements TreePolicy {
        @Override
        public Selection selection(Layout layout, Additions additions) {
            return Ucb.ucb1(c, layout, additions);
        }
    }

    /** UCB1-Tuned. */
    record Tuned(double c) implements TreePolicy {
        @Override
        public Selection selection(Layout layout, Additions additions) {
            return new Ucb1Tuned(c, layout, additions);
        }
    }

    /** RAVE by Silver's formula. */
    record RaveMinimalError(double bias, double c) implements TreePolicy {
        @Override
        public Selection selection(Layout layout, Additions additions) {
            return new Rave(c, new Rave.MinimalError((float) bias), Rave.Exploration.OUTSIDE, layout, additions);
        }
    }

    /** The score of Erica (Huang, Coulom & Lin, V-A): RAVE by Silver's formula mixed with UCT, exploration included. */
    record Erica(double bias, double c) implements TreePolicy {
        @Override
        public Selection selection(Layout layout, Additions additions) {
            return new Rave(c, new Rave.MinimalError((float) bias), Rave.Exploration.INSIDE, layout, additions);
        }
    }

    /** RAVE by the schedule that Gelly and Silver selected by hand. */
    record RaveHandSelected(double k, double c) implements TreePolicy {
        @Override
        public Selection selection(Layout layout, Additions additions) {
            return new Rave(c, new Rave.HandSelected((float) k), Rave.Exploration.OUTSIDE, layout, additions);
        }
    }

    /** UCB√. */
    record Sqrt(double c) implements TreePolicy {
        @Override
        public Selection selection(Layout layout, Additions additions) {
            return Ucb.sqrt(c, layout, additions);
        }
    }
}
