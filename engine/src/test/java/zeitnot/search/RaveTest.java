package zeitnot.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.Game;
import zeitnot.game.Position;
import zeitnot.games.Games;
import zeitnot.playout.Trace;
import zeitnot.search.tree.Additions;
import zeitnot.search.tree.AmafFields;
import zeitnot.search.tree.Counting;
import zeitnot.search.tree.Layout;
import zeitnot.search.tree.Path;
import zeitnot.search.tree.Reward;
import zeitnot.search.tree.Selection;
import zeitnot.search.tree.Tree;
import zeitnot.search.tree.TreePolicy;
import zeitnot.view.Pacer;
import zeitnot.view.SearchView;
import zeitnot.view.Verdict;

class RaveTest {
    private static final int FIRST_WINS = 2;

    private final Game game = Games.named("tic-tac-toe");
    private final Layout layout = new Layout(2);

    @Test
    void tellsWhatItKnowsOfTheRootsMoves() {
        try (var search = new Search(game, new SearchOptions(new TreePolicy.RaveHandSelected(1000, 0.5)), 1)) {
            search.run(Pacer.simulations(100));
            SearchView view = search.view();
            assertThat(search.allAsFirst()).hasSize(9);
            assertThat(search.allAsFirst()).allSatisfy(known -> {
                int visits = view.moves().stream()
                        .filter(move -> move.move() == known.move())
                        .findFirst()
                        .orElseThrow()
                        .visits();
                assertThat(known.visits()).isBetween(visits, 100); // each simulation that begins with it, and others
                assertThat(known.value()).isBetween(0.0, 1.0);
            });
            assertThat(search.allAsFirst().stream().mapToInt(AllAsFirst::visits).sum())
                    .isBetween(3 * 100, 5 * 100); // in each the first player makes three to five moves
        }
    }

    @Test
    void knowsNothingOfMovesThatAreMadeLaterWhereNobodyAsks() {
        try (var search = new Search(game, new SearchOptions(new TreePolicy.Ucb1(0.5)), 1)) {
            search.run(Pacer.simulations(100));
            assertThat(search.allAsFirst()).isEmpty();
        }
    }

    /** Nine moves from the start, of which a simulation steps to one and makes others later. */
    private final class Node {
        final Selection selection;
        final Tree tree;
        final Path path;
        final Counting counting;
        final Amaf amaf;
        final AmafFields fields;
        final Position start = game.start();
        final int[] moves = new int[game.maxMoves()];

        Node(TreePolicy policy, OptionalDouble urgency) {
            selection = policy.selection(layout, new Additions(urgency, Layout.NONE, Layout.NONE, Layout.NONE));
            tree = new Tree(layout, selection, 1 << 20);
            path = new Path(tree);
            counting = Counting.plain(tree, layout);
            fields = selection.amaf().orElseThrow();
            amaf = new Amaf(game, tree, path, fields);
            int count = start.moves(moves);
            tree.plant(moves, count);
            amaf.tell(tree.root(), start, moves, count);
        }

        /** A simulation that begins with the move of {@code child} and goes on with these moves, alternately. */
        void simulate(int points, int child, int... later) {
            Position position = game.start();
            counting.begin(path, position, start);
            var trace = new Trace(2);
            trace.add(0, position.amafKey(counting.step(path, child, position, true)));
            for (int i = 0; i < later.length; i++) {
                trace.add((i + 1) % 2, start.amafKey(moves[later[i]]));
            }
            trace.end(1 + later.length);
            trace.points(0, points);
            trace.points(1, 2 - points);
            amaf.simulated(trace);
            var reward = new Reward(2);
            reward.begin(position, points, 1 + later.length, later.length);
            counting.up(path, reward);
        }

        /** What field a child has. */
        int field(int child, int field) {
            Position position = game.start();
            counting.begin(path, position, start);
            counting.step(path, child, position, true);
            return path.get(0, field);
        }

        int next() {
            counting.begin(path, game.start(), start);
            return path.select();
        }
    }

    private static TreePolicy silver(double bias) {
        return new TreePolicy.RaveMinimalError(bias, 0);
    }

    @Test
    void movesOfThePlayerCountWheneverTheyAreMade() {
        var node = new Node(silver(0), OptionalDouble.empty());
        node.simulate(FIRST_WINS, 0, 1, 2, 3, 4);
        for (int own : new int[] {0, 2, 4}) {
            assertThat(node.field(own, node.fields.visits())).as("move %d", own).isOne();
            assertThat(node.field(own, node.fields.points())).as("move %d", own).isEqualTo(FIRST_WINS);
        }
        for (int other : new int[] {1, 3, 5, 6, 7, 8}) {
            assertThat(node.field(other, node.fields.visits()))
                    .as("move %d", other)
                    .isZero();
        }
    }

    /** In games where a move can be made twice, such as at a point of Go that was captured. */
    @Test
    void onlyWhoMakesAMoveFirstIsCounted() {
        var node = new Node(silver(0), OptionalDouble.empty());
        node.simulate(FIRST_WINS, 0, 1, 1, 2, 2);
        assertThat(node.field(1, node.fields.visits())).isZero();
        assertThat(node.field(2, node.fields.visits())).isZero();
    }

    /** With the bias b, visits n and later simulations m: m / (n + m + b n m). */
    @Test
    void silversFormulaMixesBothMeans() {
        var node = new Node(silver(0.5), OptionalDouble.of(0));
        node.simulate(2, 0, 1, 2, 3, 4); // R of 0, 2 and 4 is 1; Q of 0 is 1
        node.simulate(0, 0, 1, 4); // 0: n = m = 2, Q = R = 0.5; 4: R = 0.5; 2: R = 1
        assertThat(node.next()).isEqualTo(2);
        node.simulate(0, 2, 1, 6);
        node.simulate(0, 2, 1, 7);
        // 2: n = 2, Q = 0, m = 3, R = 1/3, w = 3 / (2 + 3 + 3) = 3/8, so 0.125; 4: R = 0.5; 0: 0.5, and first
        assertThat(node.next()).isEqualTo(0);
        node.simulate(0, 0, 1, 8); // 0: 1/3 both; 4 remains at 0.5
        assertThat(node.next()).isEqualTo(4);
    }

    /** With N visits of the node: sqrt(k / (3 N + k)). With k = 1 and N = 5 it is 1/4. */
    @Test
    void theScheduleSelectedByHandMixesBothMeans() {
        var node = new Node(new TreePolicy.RaveHandSelected(1, 0), OptionalDouble.of(0));
        node.simulate(2, 0, 1, 3); // 0: Q = 1; 3: R = 1
        node.simulate(0, 3, 1, 0); // 3: Q = 0, R = 1/2; 0: Q = 1, R = 1/2
        node.simulate(0, 3, 1, 5);
        node.simulate(0, 3, 1, 6); // 3: Q = 0, R = 1/4
        node.simulate(0, 0, 1, 7); // 0: Q = 1/2, R = 1/3, so 1/2 - 1/4 * 1/6 = 11/24 = 0.458; the others 0 or less
        assertThat(node.next()).isEqualTo(0);
        node.simulate(2, 8, 1, 4); // 8: Q = R = 1; 4: R = 1, no visits
        assertThat(node.next()).isIn(4, 8);
    }

    @Test
    void whatIsUnknownHasTheFirstPlayUrgency() {
        var optimist = new Node(silver(0), OptionalDouble.empty());
        optimist.simulate(1, 0, 1, 2);
        assertThat(optimist.next()).isEqualTo(1); // the first of those that were not made by this player
        var pessimist = new Node(silver(0), OptionalDouble.of(0.4));
        pessimist.simulate(1, 0, 1, 2);
        assertThat(pessimist.next()).isEqualTo(0);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void provesWhatTheSolverProves(int threads) {
        Game small = Games.named("connect4-4x4");
        var search = new Search(small, new SearchOptions(silver(0.001), true, threads, 1 << 28), 1);
        search.reset(small.start());
        search.run(Pacer.simulations(2_000_000));
        assertThat(search.view().proven()).isEqualTo(Verdict.DRAW);
        search.close();
    }
}
