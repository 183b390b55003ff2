package zeitnot.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeitnot.game.Game;
import zeitnot.game.Rng;
import zeitnot.search.reward.Rewards;
import zeitnot.search.tree.Children;
import zeitnot.search.tree.TreePolicy;
import zeitnot.testing.Countdown;

/** A game of five plies that the first player wins, with a discount of 0.9 for each. */
class DiscountTest {
    private static final Game FIVE_PLIES = new Countdown(5, Integer.MAX_VALUE);

    /** After the first move 4 plies are left, 0.9^4 = 0.6561; after the second 3, 0.729 for the other player. */
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 1", "1, 4", "2, 4"})
    void aRewardFadesWithEveryPlyToTheEnd(int threads, int playouts) {
        Children children = simulate(threads, playouts);
        assertThat(children.mean(0)).isCloseTo(0.82805, within(1e-4));
        assertThat(children.mean(1)).isCloseTo(0.82805, within(1e-4));
        children.below(0);
        assertThat(children.mean(0)).isCloseTo(0.1355, within(1e-4));
        children.below(0);
        children.below(0);
        children.below(0);
        assertThat(children.mean(0)).isEqualTo(1);
    }

    /** The children of the root after the simulations of one thread, alone or as one of several. */
    private static Children simulate(int threads, int playouts) {
        var options = new SearchOptions(new TreePolicy.Ucb1(0.5), false, threads, 1 << 20)
                .with(Rewards.PLAIN.withDiscount(0.9))
                .withPlayoutsPerLeaf(playouts);
        var shape = new Shape(FIVE_PLIES, options);
        var simulator = new Simulator(shape, FIVE_PLIES.start(), new Repetitions(), Optional.empty(), new Rng(1));
        simulator.plant();
        for (int i = 0; i < 20_000; i++) {
            simulator.simulate();
        }
        simulator.rest();
        var children = new Children(shape.tree());
        children.ofRoot();
        return children;
    }
}
