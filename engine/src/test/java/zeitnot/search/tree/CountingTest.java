package zeitnot.search.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.games.Games;
import zeitnot.testing.Countdown;

/** What the tree counts in searches of any length. */
class CountingTest {
    private final Layout layout = new Layout(2);
    private final Selection selection = new TreePolicy.Tuned(0.5).selection(layout, Additions.NONE);
    private final Tree tree = new Tree(layout, selection, 1 << 20);
    private final Game game = Games.named("connect4-4x4");
    private final Position start = game.start();

    /** Days of quick simulations: a child's half points and squares would overflow an int at 2^29 visits and more. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void countsNeverOverflow(boolean shared) {
        Position countdown = new Countdown(3, Integer.MAX_VALUE).start();
        Counting counting = shared ? Counting.shared(tree, layout, 2, countdown.copy()) : Counting.plain(tree, layout);
        tree.plant(new int[] {7, 8}, 2);
        int[] a = tree.chunk(tree.root());
        int b = Arena.offset(tree.root());
        int slot = tree.slot(b, 2, 0);
        int many = tree.mostVisits() - 1;
        a[slot + Layout.VISITS] = many;
        a[slot + Layout.POINTS] = 2 * many;
        a[slot + layout.squaresIfAny()] = 4 * many;
        tree.addRootVisits(many, false);

        var path = new Path(tree);
        var reward = new Reward(2);
        Position position = countdown.copy();
        for (int i = 0; i < 100; i++) {
            counting.begin(path, position, countdown);
            if (path.depth() == 0) {
                counting.step(path, 0, position, true);
            }
            reward.begin(position, Outcome.FIRST_WINS, 3, 2);
            if (counting.up(path, reward)) {
                counting.settle(path, reward);
            }
        }
        counting.rest(path, reward);
        assertThat(a[slot + Layout.VISITS]).isBetween(many / 2, many / 2 + 200);
        assertThat(a[slot + Layout.POINTS]).isEqualTo(2 * a[slot + Layout.VISITS]);
        assertThat(a[slot + layout.squaresIfAny()]).isEqualTo(4 * a[slot + Layout.VISITS]);
        assertThat(tree.rootVisits()).isBetween(many / 2, many / 2 + 200);
        assertThat(selection.factor(tree.rootVisits())).isPositive();
    }

    /** Whatever is counted on the way down or up, or held back in a camp: nothing is lost, and what is cached is of today. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theWholeTreeAddsUp(boolean shared) {
        var simulations =
                new Simulations(shared ? Counting.shared(tree, layout, 2, start.copy()) : Counting.plain(tree, layout));
        for (int i = 0; i < 5000; i++) {
            simulations.next();
        }
        simulations.rest();
        assertThat(tree.rootVisits()).isEqualTo(5000);
        assertThat(addsUp(tree.root(), 5000, 0)).isGreaterThan(1000);
    }

    /** Two threads that select by the same counts would often camp in the same place. */
    @Test
    void threadsCampInDifferentPlaces() {
        var one = new Simulations(Counting.shared(tree, layout, 2, start.copy()));
        var other = new Simulations(Counting.shared(tree, layout, 2, start.copy()));
        for (int i = 0; i < 5000; i++) {
            one.next();
        }
        int camps = 0;
        int shared = 0;
        int before = Arena.NONE;
        for (int i = 0; i < 5000; i++) {
            one.next();
            other.next();
            if (one.camp() != before && one.depthOfCamp() > 1) {
                camps++;
                shared += one.camp() == other.camp() ? 1 : 0;
            }
            before = one.camp();
        }
        one.rest();
        other.rest();
        assertThat(camps).isGreaterThan(100);
        assertThat(shared).isLessThan(camps / 10);
        assertThat(addsUp(tree.root(), 15000, 0)).isGreaterThan(1000);
    }

    /** Simulations of one thread in Connect-4, one after the other. */
    private final class Simulations {
        private final Counting counting;
        private final Path path = new Path(tree);
        private final Reward reward = new Reward(2);
        private final Rng rng = new Rng(1);
        private final Position position = start.copy();
        private final int[] moves = new int[game.maxMoves()];

        Simulations(Counting counting) {
            this.counting = counting;
            if (tree.root() == Arena.NONE) {
                tree.plant(moves, start.searchMoves(moves));
            }
        }

        void next() {
            counting.begin(path, position, start);
            do {
                counting.follow(path, position);
                if (!position.isOver() && path.below() == Arena.NONE && counting.visit(path) > 1) {
                    counting.expand(path, moves, position.searchMoves(moves));
                }
            } while (!position.isOver() && path.enter(position.mover()));
            int outcome = position.isOver() ? position.result() : position.playout(rng);
            reward.begin(position, outcome, position.ply(), 0);
            if (counting.up(path, reward)) {
                counting.settle(path, reward);
            }
        }

        /** Where the thread begins its next simulation: its camp, or else the root. */
        int camp() {
            counting.begin(path, position, start);
            return path.block();
        }

        int depthOfCamp() {
            counting.begin(path, position, start);
            return path.depth();
        }

        void rest() {
            counting.rest(path, reward);
        }
    }

    /** Looks at a node that was visited so often, before it was made included; returns how many nodes there are from it on. */
    private int addsUp(int block, int visitsOfNode, int visitsBefore) {
        int[] a = tree.chunk(block);
        int b = Arena.offset(block);
        int visits = 0;
        int nodes = 1;
        for (int child = 0; child < a[b]; child++) {
            int slot = tree.slot(b, a[b], child);
            int ownVisits = a[slot + Layout.VISITS];
            visits += ownVisits;
            if (ownVisits > 0) {
                float mean = Float.intBitsToFloat(a[Tree.cache(b, child)]);
                assertThat(mean).isCloseTo(a[slot + Layout.POINTS] / (2f * ownVisits), within(1e-6f));
            }
            int below = a[slot + Layout.BLOCK];
            if (below != Arena.NONE) {
                nodes += addsUp(below, ownVisits, 1);
            }
        }
        assertThat(visits).isEqualTo(visitsOfNode - visitsBefore);
        int oldest = visitsOfNode < selection.factors().length ? visitsOfNode : visitsOfNode - 100;
        assertThat(Float.intBitsToFloat(a[b + Tree.FACTOR]))
                .isBetween(selection.factor(oldest), selection.factor(visitsOfNode));
        return nodes;
    }

    @Test
    void aBonusTakesItsPartOfWhatAnIntHolds() {
        var large = new Layout(2);
        large.bonuses(3);
        assertThat((long) large.mostVisits() * 3 * Additions.UNITS).isLessThan(1L << 31);
        assertThat(new Layout(16).mostVisits() * 30L).isLessThan(1L << 31);
    }

    @ParameterizedTest
    @CsvSource({"2, 1, 2", "2, 4, 8", "2, 64, 128", "3, 8, 32", "16, 64, 1920"})
    void pointsOfAllPlayoutsHaveRoomAndAreInZeroToOne(int players, int playouts, int full) {
        var many = new Layout(players, playouts);
        Selection tuned = new TreePolicy.Tuned(0.5).selection(many, Additions.NONE);
        assertThat(many.full()).isEqualTo(full);
        assertThat(tuned.pointsToMean * full).isEqualTo(1);
        assertThat((long) many.mostVisits() * full).as("points").isLessThan(1L << 31);
        assertThat((long) many.mostVisits() * playouts)
                .as("visits that are shown")
                .isLessThan(1L << 31);
        long squares = (long) many.mostVisits() * (full * full >> many.squareShift());
        assertThat(squares).as("squares").isLessThan(1L << 31);
        assertThat(many.mostVisits()).isGreaterThan(1 << 17);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 1 << 28})
    void aMoveThatHasNoRoomIsRefused(int move) {
        assertThatThrownBy(() -> tree.plant(new int[] {1, move}, 2))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("2^28");
    }

    @Test
    void moreMemoryThanThereAreNamesForIsRefused() {
        assertThatThrownBy(() -> new Tree(layout, selection, Arena.MOST_BYTES + 1))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
