package zeitnot.search.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.function.DoubleBinaryOperator;
import org.junit.jupiter.api.Test;
import zeitnot.game.Rng;
import zeitnot.search.Counts;

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
        selectsTheGreatest(Ucb.ucb1(C, false), (k, n) -> k.mean() + C * Math.sqrt(Math.log(n) / k.n()));
    }

    @Test
    void ucbSqrtSelectsTheGreatestBound() {
        selectsTheGreatest(Ucb.sqrt(C, false), (k, n) -> k.mean() + C * Math.sqrt(Math.sqrt(n) / k.n()));
    }

    @Test
    void ucb1TunedSelectsTheGreatestBound() {
        selectsTheGreatest(new Ucb1Tuned(C, false), (k, n) -> {
            double u = Math.log(n) / k.n();
            return k.mean() + C * Math.sqrt(u * Math.min(0.25, k.variance() + Math.sqrt(2 * u)));
        });
    }

    @Test
    void unvisitedChildrenComeFirstInTheirOrder() {
        Selection selection = Ucb.ucb1(0, false);
        var tree = new Tree(selection, false, 1 << 20);
        tree.plant(new int[] {7, 8, 9}, 3);
        int[] a = tree.chunk(tree.root());
        int b = Tree.offset(tree.root());
        assertThat(selection.select(a, b)).isEqualTo(0);
        set(tree, selection, a, b, 0, new Counts(1, 1, 0));
        assertThat(selection.select(a, b)).isEqualTo(1);
    }

    @Test
    void closedChildrenAreNotSelected() {
        Selection selection = Ucb.ucb1(C, false);
        var tree = new Tree(selection, false, 1 << 20);
        tree.plant(new int[] {7, 8}, 2);
        int[] a = tree.chunk(tree.root());
        int b = Tree.offset(tree.root());
        set(tree, selection, a, b, 0, new Counts(9, 9, 0));
        set(tree, selection, a, b, 1, new Counts(9, 0, 0));
        a[tree.cache(b, 0)] = Selection.CLOSED;
        assertThat(selection.select(a, b)).isEqualTo(1);
    }

    @Test
    void factorsAboveTheTableAreThoseOfTheFunction() {
        DoubleBinaryOperator relativeError = (x, y) -> Math.abs(x / y - 1);
        Selection selection = Ucb.ucb1(C, false);
        for (int n : new int[] {2, 1023, 1024, 123_456}) {
            double expected = C * Math.sqrt(Math.log(n));
            assertThat(relativeError.applyAsDouble(selection.factor(n), expected))
                    .isCloseTo(0, within(1e-6));
        }
    }

    private static void selectsTheGreatest(Selection selection, Formula formula) {
        var rng = new Rng(1);
        var tree = new Tree(selection, false, 1 << 20);
        for (int round = 0; round < 1000; round++) {
            int count = 2 + rng.nextInt(20);
            tree.clear();
            tree.plant(new int[count], count);
            int[] a = tree.chunk(tree.root());
            int b = Tree.offset(tree.root());
            Counts[] counts = new Counts[count];
            int visits = 1;
            for (int i = 0; i < count; i++) {
                int n = 1 + rng.nextInt(200);
                int w = rng.nextInt(n + 1);
                counts[i] = new Counts(n, w, rng.nextInt(n - w + 1));
                set(tree, selection, a, b, i, counts[i]);
                visits += n;
            }
            a[b + 1] = Float.floatToRawIntBits(selection.factor(visits));
            double greatest = Double.NEGATIVE_INFINITY;
            for (Counts k : counts) {
                greatest = Math.max(greatest, formula.bound(k, visits));
            }
            assertThat(formula.bound(counts[selection.select(a, b)], visits)).isCloseTo(greatest, within(1e-5));
        }
    }

    private static void set(Tree tree, Selection selection, int[] a, int b, int child, Counts counts) {
        int slot = tree.slot(b, a[b], child);
        a[slot + Tree.VISITS] = counts.n();
        a[slot + Tree.POINTS] = 2 * counts.w() + counts.d();
        if (selection.squares != Tree.NONE) {
            a[slot + selection.squares] = 4 * counts.w() + counts.d();
        }
        selection.refresh(a, tree.cache(b, child), slot);
    }
}
