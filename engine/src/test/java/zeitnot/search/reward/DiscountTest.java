package zeitnot.search.reward;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.Game;
import zeitnot.game.Rng;
import zeitnot.search.Guide;
import zeitnot.search.SearchOptions;
import zeitnot.search.Simulator;
import zeitnot.search.tree.Selection;
import zeitnot.search.tree.Tree;
import zeitnot.search.tree.TreePolicy;
import zeitnot.testing.Countdown;

/** A game of five plies that the first player wins, with a discount of 0.9 for each. */
class DiscountTest {
    private static final TreePolicy UCT = new TreePolicy.Ucb1(0.5);
    private static final Game FIVE_PLIES = new Countdown(5, Integer.MAX_VALUE);

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aRewardFadesWithEveryPlyToTheEnd(int threads) {
        // After the first move 4 plies are left, 0.9^4 = 0.6561; after the second 3, 0.729 for the other player.
        var walk = new Walk(threads);
        walk.simulate(20_000);
        int rootMove = walk.tree.root();
        assertThat(walk.mean(rootMove, 0)).isCloseTo(0.82805f, within(1e-4f));
        assertThat(walk.mean(rootMove, 1)).isCloseTo(0.82805f, within(1e-4f));
        int reply = walk.below(rootMove, 0);
        assertThat(walk.mean(reply, 0)).isCloseTo(0.1355f, within(1e-4f));
        int last = walk.below(walk.below(walk.below(reply, 0), 0), 0);
        assertThat(walk.mean(last, 0)).isEqualTo(1);
    }

    /** A simulator, of one thread or as one of several, on a tree that can be read. */
    private static final class Walk {
        final Selection selection = UCT.selection(true);
        final Tree tree = new Tree(selection, false, 1 << 20);
        final Simulator simulator;

        Walk(int threads) {
            var options = new SearchOptions(UCT, false, threads, 1 << 20).with(Rewards.PLAIN.withDiscount(0.9));
            simulator = new Simulator(FIVE_PLIES, tree, selection, Guide.NONE, options, new Rng(1));
            simulator.plant(FIVE_PLIES.start());
        }

        void simulate(int count) {
            for (int i = 0; i < count; i++) {
                simulator.simulate(FIVE_PLIES.start());
            }
            simulator.settle();
        }

        int below(int block, int child) {
            return tree.chunk(block)[slot(block, child) + Tree.BLOCK];
        }

        float mean(int block, int child) {
            int[] a = tree.chunk(block);
            int slot = slot(block, child);
            return selection.mean(a, slot, 1f / a[slot + Tree.VISITS]);
        }

        private int slot(int block, int child) {
            int b = Tree.offset(block);
            return tree.slot(b, tree.chunk(block)[b], child);
        }
    }

    @Test
    void roundingIsRightOnAverage() {
        // a win with a bonus of a quarter, ten plies before the end: 1.25 * 0.9^10 instead of 1.25
        var discount = new Discount(0.9);
        double change = 0;
        for (int i = 0; i < 1000; i++) {
            change += discount.begin(Bonuses.UNITS * 5 / 4, 10);
        }
        assertThat(change / 1000 / Bonuses.UNITS).isCloseTo(1.25 * (Math.pow(0.9, 10) - 1), within(1e-4));
    }

    @Test
    void withADiscountOfOneNothingChanges() {
        var discount = new Discount(1);
        assertThat(discount.begin(71, 50)).isZero();
        assertThat(discount.oneUp()).isZero();
        assertThat(discount.oneUp()).isZero();
    }
}
