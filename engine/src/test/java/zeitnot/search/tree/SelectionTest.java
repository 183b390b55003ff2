package zeitnot.search.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.OptionalDouble;
import java.util.function.DoubleBinaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeitnot.game.Rng;

/** The cached bounds against the formulas, computed in double precision from the counts. */
class SelectionTest {
    /** Counts of one child: n visits of which w won and d drawn. */
    private record Counts(int n, int w, int d) {
        double mean() {
            return (w + 0.5 * d) / n;
        }

        double variance() {
            return (w + 0.25 * d) / n - mean() * mean();
        }
    }

    /** The bound of a child with these counts in a node with N visits. */
    private interface Formula {
        double bound(Counts counts, int nodeVisits);
    }

    private static final double C = 0.8;

    @Test
    void ucb1SelectsTheGreatestBound() {
        selectsTheGreatest(new TreePolicy.Ucb1(C), (k, n) -> k.mean() + C * Math.sqrt(Math.log(n) / k.n()));
    }

    @Test
    void ucbSqrtSelectsTheGreatestBound() {
        selectsTheGreatest(new TreePolicy.Sqrt(C), (k, n) -> k.mean() + C * Math.sqrt(Math.sqrt(n) / k.n()));
    }

    @Test
    void ucb1TunedSelectsTheGreatestBound() {
        selectsTheGreatest(new TreePolicy.Tuned(C), (k, n) -> {
            double u = Math.log(n) / k.n();
            return k.mean() + C * Math.sqrt(u * Math.min(0.25, k.variance() + Math.sqrt(2 * u)));
        });
    }

    /**
     * Four playouts each: 1000 times 8 points of 8 and 1000 times 2 are 1 and 1/4, with mean 5/8 and variance 9/64. So the
     * bound is 5/8 + 0.8 sqrt(ln 2000 / 2000 · (9/64 + sqrt(2 ln 2000 / 2000))) = 0.648539.
     */
    @ParameterizedTest
    @CsvSource({"4, 8, 2", "64, 128, 32"})
    void theVarianceIsThatOfTheMeansOfSeveralPlayouts(int playouts, int better, int worse) {
        var layout = new Layout(2, playouts);
        Selection selection = new TreePolicy.Tuned(C).selection(layout, Additions.NONE);
        var tree = new Tree(layout, selection, 1 << 20);
        tree.plant(new int[] {7}, 1);
        int[] a = tree.chunk(tree.root());
        int b = Arena.offset(tree.root());
        int slot = tree.slot(b, 1, 0);
        a[slot + Layout.VISITS] = 2000;
        a[slot + Layout.POINTS] = 1000 * (better + worse);
        a[slot + layout.squaresIfAny()] = 1000 * (better * better + worse * worse >> layout.squareShift());
        selection.refresh(a, b, Tree.cache(b, 0), slot);
        assertThat(selection.bound(a, b, 0, selection.factor(2000))).isCloseTo(0.648539f, within(1e-6f));
    }

    @Test
    void unvisitedChildrenComeFirstInTheirOrder() {
        var layout = new Layout(2);
        Selection selection = new TreePolicy.Ucb1(0).selection(layout, Additions.NONE);
        var tree = new Tree(layout, selection, 1 << 20);
        tree.plant(new int[] {7, 8, 9}, 3);
        int[] a = tree.chunk(tree.root());
        int b = Arena.offset(tree.root());
        assertThat(tree.select(a, b)).isEqualTo(0);
        set(layout, tree, selection, a, b, 0, new Counts(1, 1, 0));
        assertThat(tree.select(a, b)).isEqualTo(1);
    }

    @Test
    void closedChildrenAreNotSelected() {
        var layout = new Layout(2);
        Selection selection = new TreePolicy.Ucb1(C).selection(layout, Additions.NONE);
        var tree = new Tree(layout, selection, 1 << 20);
        tree.plant(new int[] {7, 8}, 2);
        int[] a = tree.chunk(tree.root());
        int b = Arena.offset(tree.root());
        set(layout, tree, selection, a, b, 0, new Counts(9, 9, 0));
        set(layout, tree, selection, a, b, 1, new Counts(9, 0, 0));
        a[Tree.cache(b, 0)] = Selection.CLOSED;
        assertThat(tree.select(a, b)).isEqualTo(1);
    }

    @Test
    void aMeanContainsTheBonus() {
        var layout = new Layout(2);
        int bonuses = layout.bonuses(1);
        Selection selection = new TreePolicy.Ucb1(0.5)
                .selection(layout, new Additions(OptionalDouble.empty(), bonuses, Layout.NONE, Layout.NONE));
        int[] slot = {0, 0, 4, 6, Additions.UNITS / 2}; // four visits, six half points, a bonus of a half point's half
        assertThat(selection.mean(slot, 0, 0.25f)).isEqualTo((3 + 0.25f) / 4);
    }

    /** At first-play urgency 0.6 and without exploration, a child with mean 0.7 keeps the unvisited ones waiting. */
    @Test
    void withFirstPlayUrgencyAnUnvisitedChildHasThatValue() {
        var layout = new Layout(2);
        Selection selection = new TreePolicy.Tuned(0)
                .selection(layout, new Additions(OptionalDouble.of(0.6), Layout.NONE, Layout.NONE, Layout.NONE));
        var tree = new Tree(layout, selection, 1 << 20);
        tree.plant(new int[] {7, 8, 9}, 3);
        int[] a = tree.chunk(tree.root());
        int b = Arena.offset(tree.root());
        set(layout, tree, selection, a, b, 0, new Counts(10, 5, 0));
        assertThat(tree.select(a, b)).isEqualTo(1);
        set(layout, tree, selection, a, b, 1, new Counts(10, 7, 0));
        assertThat(tree.select(a, b)).isEqualTo(1);
    }

    /** A prior of 3 visits with 3 of 6 half points beside 2 visits with 4: 7 of 10 half points. */
    @Test
    void aPriorCountsLikeVisitsThatWereMade() {
        var layout = new Layout(2);
        int priors = layout.field();
        layout.field();
        Selection selection = new TreePolicy.Ucb1(0.5)
                .selection(layout, new Additions(OptionalDouble.empty(), Layout.NONE, priors, Layout.NONE));
        var tree = new Tree(layout, selection, 1 << 20);
        tree.plant(new int[] {7, 8}, 2);
        int[] a = tree.chunk(tree.root());
        int b = Arena.offset(tree.root());
        int slot = tree.slot(b, 2, 0);
        selection.setPrior(a, b, Tree.cache(b, 0), slot, 3, 3);
        assertThat(Float.intBitsToFloat(a[Tree.cache(b, 0)])).isEqualTo(0.5f);
        set(layout, tree, selection, a, b, 0, new Counts(2, 2, 0));
        assertThat(Float.intBitsToFloat(a[Tree.cache(b, 0)])).isEqualTo(0.7f);
        assertThat(Float.intBitsToFloat(a[Tree.cache(b, 0) + 1])).isEqualTo((float) Math.sqrt(0.2f));
    }

    /** H = 0.6: after 2 visits with 4 of 4 half points 1 + 0.6 / 3. */
    @Test
    void aProgressiveBiasFallsWithTheVisits() {
        var layout = new Layout(2);
        int biases = layout.field();
        var additions = new Additions(OptionalDouble.of(0.3), Layout.NONE, Layout.NONE, biases);
        Selection selection = new TreePolicy.Ucb1(0.5).selection(layout, additions);
        var tree = new Tree(layout, selection, 1 << 20);
        tree.plant(new int[] {7, 8}, 2);
        int[] a = tree.chunk(tree.root());
        int b = Arena.offset(tree.root());
        tree.setBias(tree.root(), 0, 0.6f);
        assertThat(Float.intBitsToFloat(a[Tree.cache(b, 0)])).isCloseTo(0.9f, within(1e-6f));
        assertThat(Float.intBitsToFloat(a[Tree.cache(b, 1)])).isEqualTo(0.3f);
        set(layout, tree, selection, a, b, 0, new Counts(2, 2, 0));
        assertThat(Float.intBitsToFloat(a[Tree.cache(b, 0)])).isCloseTo(1.2f, within(1e-6f));
    }

    /** Without a first-play urgency the bias does not hold back what has not been tried. */
    @Test
    void aNegativeBiasLeavesAnUntriedMoveFirst() {
        var layout = new Layout(2);
        var additions = new Additions(OptionalDouble.empty(), Layout.NONE, Layout.NONE, layout.field());
        Selection selection = new TreePolicy.Ucb1(0.5).selection(layout, additions);
        var tree = new Tree(layout, selection, 1 << 20);
        tree.plant(new int[] {7, 8}, 2);
        int[] a = tree.chunk(tree.root());
        int b = Arena.offset(tree.root());
        tree.setBias(tree.root(), 1, -5);
        set(layout, tree, selection, a, b, 0, new Counts(2, 2, 0));
        assertThat(tree.select(a, b)).isEqualTo(1);
    }

    /**
     * Bias 0.5 and c = 0.2; a child with n = 4, Q = 3/4, m = 6, R = 1/3 and H = 0.6 in a node with N = 16 visits. The coefficient
     * is 6 / (4 + 6 + 12) = 3/11, UCT 0.75 + 0.2 sqrt(ln 16 / 4) = 0.916511, so 8/11 · 0.916511 + 3/11 · 1/3 + 0.6 / 5 = 0.877462.
     */
    @Test
    void ericasScoreMixesUctAndRaveAndAddsTheBias() {
        var layout = new Layout(2);
        var additions = new Additions(OptionalDouble.empty(), Layout.NONE, Layout.NONE, layout.field());
        Selection selection = new TreePolicy.Erica(0.5, 0.2).selection(layout, additions);
        var tree = new Tree(layout, selection, 1 << 20);
        tree.plant(new int[] {7, 8}, 2);
        int[] a = tree.chunk(tree.root());
        int b = Arena.offset(tree.root());
        tree.setBias(tree.root(), 0, 0.6f);
        AmafFields amaf = selection.amaf().orElseThrow();
        int slot = tree.slot(b, a[b], 0);
        a[slot + amaf.visits()] = 6;
        a[slot + amaf.points()] = 4;
        assertThat(selection.bound(a, b, 0, 16)).as("R + H before a visit").isCloseTo(1 / 3f + 0.6f, within(1e-6f));
        assertThat(selection.bound(a, b, 1, 16)).as("nothing known").isEqualTo(1);
        set(layout, tree, selection, a, b, 0, new Counts(4, 3, 0));
        assertThat(selection.bound(a, b, 0, 16)).isCloseTo(0.877462f, within(1e-5f));
    }

    @Test
    void factorsAboveTheTableAreThoseOfTheFunction() {
        DoubleBinaryOperator relativeError = (x, y) -> Math.abs(x / y - 1);
        Selection selection = new TreePolicy.Ucb1(C).selection(new Layout(2), Additions.NONE);
        for (int n : new int[] {2, 1023, 1024, 123_456}) {
            double expected = C * Math.sqrt(Math.log(n));
            assertThat(relativeError.applyAsDouble(selection.factor(n), expected))
                    .isCloseTo(0, within(1e-6));
        }
    }

    private static void selectsTheGreatest(TreePolicy policy, Formula formula) {
        var rng = new Rng(1);
        var layout = new Layout(2);
        Selection selection = policy.selection(layout, Additions.NONE);
        var tree = new Tree(layout, selection, 1 << 20);
        for (int round = 0; round < 1000; round++) {
            int count = 2 + rng.nextInt(20);
            tree.clear();
            tree.plant(new int[count], count);
            int[] a = tree.chunk(tree.root());
            int b = Arena.offset(tree.root());
            Counts[] counts = new Counts[count];
            int visits = 1;
            for (int i = 0; i < count; i++) {
                int n = 1 + rng.nextInt(1000);
                int w = rng.nextInt(n + 1);
                counts[i] = new Counts(n, w, rng.nextInt(n - w + 1));
                set(layout, tree, selection, a, b, i, counts[i]);
                visits += n;
            }
            a[b + 1] = Float.floatToRawIntBits(selection.factor(visits));
            double greatest = Double.NEGATIVE_INFINITY;
            for (Counts k : counts) {
                greatest = Math.max(greatest, formula.bound(k, visits));
            }
            assertThat(formula.bound(counts[tree.select(a, b)], visits)).isCloseTo(greatest, within(1e-5));
        }
    }

    private static void set(Layout layout, Tree tree, Selection selection, int[] a, int b, int child, Counts counts) {
        int slot = tree.slot(b, a[b], child);
        a[slot + Layout.VISITS] = counts.n();
        a[slot + Layout.POINTS] = 2 * counts.w() + counts.d();
        if (layout.squaresIfAny() != Layout.NONE) {
            a[slot + layout.squaresIfAny()] = 4 * counts.w() + counts.d();
        }
        selection.refresh(a, b, Tree.cache(b, child), slot);
    }
}
