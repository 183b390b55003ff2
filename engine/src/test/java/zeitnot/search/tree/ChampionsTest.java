package zeitnot.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalDouble;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeitnot.game.Rng;

/** A node with many children selects as if all of them were looked at every time. */
class ChampionsTest {
    private static final int MOST_CHILDREN = 400;

    static Stream<TreePolicy> policies() {
        return Stream.of(new TreePolicy.Ucb1(0.5), new TreePolicy.Tuned(0.7), new TreePolicy.Sqrt(0.3));
    }

    @ParameterizedTest
    @MethodSource("policies")
    void theChildIsTheOneThatAScanOfAllFinds(TreePolicy policy) {
        var rng = new Rng(1);
        for (int round = 0; round < 20; round++) {
            var node = new Node(policy, Champions.FEW - 1 + rng.nextInt(MOST_CHILDREN));
            for (int visit = 1; visit <= 3000; visit++) {
                int child = node.select();
                assertThat(child).isEqualTo(node.scan());
                node.count(child, rng.nextInt(3), visit);
                if (rng.nextInt(100) == 0) {
                    node.tree.close(node.a, node.b, child);
                }
            }
        }
    }

    @Test
    void aPriorChangesTheChampion() {
        var layout = new Layout(2);
        int priors = layout.fields(2);
        Selection selection = new TreePolicy.Ucb1(0.5)
                .selection(layout, new Additions(OptionalDouble.of(0.4), Layout.NONE, priors, Layout.NONE));
        var tree = new Tree(layout, selection, 1 << 20);
        int count = 2 * Champions.FEW;
        tree.plant(IntStream.range(0, count).toArray(), count);
        int[] a = tree.chunk(tree.root());
        int b = Arena.offset(tree.root());
        assertThat(tree.select(a, b)).isZero();
        tree.setPrior(tree.root(), count - 1, 2, 4);
        assertThat(tree.select(a, b)).isEqualTo(count - 1);
    }

    @Test
    void nodesWithFewChildrenPayNothing() {
        var layout = new Layout(2);
        Selection selection = new TreePolicy.Ucb1(0.5).selection(layout, Additions.NONE);
        var champions = new Champions(new Tree(layout, selection, 1 << 20), selection);
        assertThat(champions.size(Champions.FEW)).isZero();
        assertThat(champions.size(Champions.FEW + 1)).isEqualTo(7);
    }

    /** A root with so many children, counted by hand. */
    private static final class Node {
        private final Selection selection;
        private final Tree tree;
        private final int[] a;
        private final int b;
        private final int squares;

        Node(TreePolicy policy, int count) {
            var layout = new Layout(2);
            selection = policy.selection(layout, Additions.NONE);
            squares = layout.squaresIfAny();
            tree = new Tree(layout, selection, 1 << 20);
            tree.plant(IntStream.range(0, count).toArray(), count);
            a = tree.chunk(tree.root());
            b = Arena.offset(tree.root());
        }

        int select() {
            return tree.select(a, b);
        }

        int scan() {
            return selection.best(a, b, 0, a[b]);
        }

        void count(int child, int points, int visit) {
            int slot = tree.slot(b, a[b], child);
            a[slot + Layout.VISITS]++;
            a[slot + Layout.POINTS] += points;
            if (squares != Layout.NONE) {
                a[slot + squares] += points * points;
            }
            tree.refresh(a, b, Tree.cache(b, child), slot);
            tree.refreshFactor(tree.root(), visit - 1, visit);
        }
    }
}
