package zeitnot.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.games.Games;
import zeitnot.playout.Listener;
import zeitnot.playout.Playout;
import zeitnot.playout.PlayoutPolicy;
import zeitnot.playout.Trace;
import zeitnot.playout.TracedPlayout;
import zeitnot.search.tree.Children;
import zeitnot.search.tree.TreePolicy;
import zeitnot.testing.Countdown;
import zeitnot.testing.ThreeNim;
import zeitnot.view.Pacer;
import zeitnot.view.SearchView;
import zeitnot.view.SearchView.RootMove;

class PlayoutsPerLeafTest {
    private static final SearchOptions UCT = new SearchOptions(new TreePolicy.Ucb1(0.5));

    /** Playouts that end at once with these outcomes, one after the other, for ever. */
    private record Scripted(int... outcomes) implements PlayoutPolicy {
        @Override
        public Playout playout(Game game, LongConsumer nodes) {
            return new Playout() {
                private int made;

                @Override
                public int run(Position position, Trace trace, Rng rng) {
                    return outcomes[made++ % outcomes.length];
                }
            };
        }
    }

    /** Random playouts that keep what they are told. */
    private static final class Remembering extends TracedPlayout implements Listener {
        private final List<String> told = new ArrayList<>();

        Remembering(Game game) {
            super(game);
        }

        @Override
        public void simulated(Trace trace) {
            var moves = new StringBuilder();
            for (int ply = 0; ply < trace.length(); ply++) {
                moves.append(trace.key(ply));
            }
            assertThat(trace.plies()).isEqualTo(trace.length());
            told.add(moves + " " + trace.points(0) + trace.points(1));
        }
    }

    private static Search search(Game game, SearchOptions options) {
        return new Search(game, options, 1);
    }

    private static int visits(SearchView view) {
        return view.moves().stream().mapToInt(RootMove::visits).sum();
    }

    /** A win, a loss, a draw and a win from each leaf: 5 of 8 half points. */
    @Test
    void theValueOfAMoveIsTheMeanOfAllPlayouts() {
        var script = new Scripted(Outcome.FIRST_WINS, Outcome.SECOND_WINS, Outcome.DRAW, Outcome.FIRST_WINS);
        Search search = search(new Countdown(100, 100), UCT.with(script).withPlayoutsPerLeaf(4));
        search.run(Pacer.simulations(400));
        assertThat(search.view().moves()).allSatisfy(move -> {
            assertThat(move.value()).isCloseTo(0.625, within(1e-9));
            assertThat(move.visits() % 4).isZero();
        });
        assertThat(visits(search.view())).isEqualTo(400);
    }

    /** One ply in the tree and four plies of each of three playouts; of five plies the player at the root makes three. */
    @Test
    void pliesInTheTreeAreCountedOnceAndThoseOfPlayoutsAll() {
        Search search = search(new Countdown(5, 100), UCT.withPlayoutsPerLeaf(3));
        search.run(Pacer.simulations(1));
        assertThat(search.simulations()).isEqualTo(3);
        assertThat(search.plies()).isEqualTo(1 + 3 * 4);
        assertThat(search.lengths()).isEqualTo(3 * 5);
        assertThat(search.ownMoves()).isEqualTo(3 * 3);
        assertThat(search.finished()).isEqualTo(3);
    }

    @Test
    void whatIsDecidedInTheTreeCountsAsOftenAsPlayoutsWould() {
        Search search = search(new Countdown(1, 100), UCT.withPlayoutsPerLeaf(3));
        search.run(Pacer.simulations(6));
        assertThat(search.simulations()).isEqualTo(6);
        assertThat(search.plies()).isEqualTo(2);
        assertThat(search.ownMoves()).isEqualTo(6);
        assertThat(search.finished()).isEqualTo(6);
        assertThat(search.view().moves()).allMatch(move -> move.visits() == 3 && move.value() == 1);
    }

    @ParameterizedTest
    @CsvSource({"1, 7", "2, 7", "1, 64", "2, 64"})
    void noMoreThanTheRestOfASimulationIsMadeBeyondWhatIsGranted(int threads, int playouts) {
        SearchOptions options = UCT.withThreads(threads).withPlayoutsPerLeaf(playouts);
        try (Search search = search(Games.named("connect4"), options)) {
            search.run(Pacer.simulations(1000));
            int made = (1000 + playouts - 1) / playouts * playouts;
            assertThat(search.simulations()).isEqualTo(made);
            assertThat(visits(search.view())).isEqualTo(made);
            assertThat(search.visits()).isEqualTo(made);
        }
    }

    @Test
    void listenersAreToldOfEachPlayoutByItself() {
        List<Remembering> made = new ArrayList<>();
        PlayoutPolicy policy = (game, nodes) -> {
            made.add(new Remembering(game));
            return made.get(0);
        };
        Search search = search(new Countdown(8, 100), UCT.with(policy).withPlayoutsPerLeaf(4));
        search.run(Pacer.simulations(400));
        List<String> told = made.get(0).told;
        assertThat(told).hasSize(400).allMatch(simulation -> simulation.matches("[01]{8} 20"));
        for (int i = 0; i < told.size(); i += 4) {
            char first = told.get(i).charAt(0);
            assertThat(told.subList(i, i + 4)).allMatch(simulation -> simulation.charAt(0) == first);
        }
        assertThat(told)
                .as("playouts differ")
                .hasSizeGreaterThan(4)
                .anyMatch(simulation -> !simulation.equals(told.get(0)));
    }

    @Test
    void moreThanTwoPlayersGetThePointsOfAllPlayouts() {
        Search search = search(ThreeNim.ranked(20), UCT.withPlayoutsPerLeaf(4));
        search.run(Pacer.simulations(4000));
        assertThat(visits(search.view())).isEqualTo(4000);
        assertThat(search.view().moves()).allMatch(move -> move.value() >= 0 && move.value() <= 1);
    }

    /** The prior of a move is as many visits and the same mean, however many playouts a visit has. */
    @Test
    void aPriorIsOnTheScaleOfAllPlayouts() {
        Game game = Games.named("breakthrough-6x6");
        Children one = planted(game, 1);
        Children four = planted(game, 4);
        for (int child = 0; child < one.count(); child++) {
            assertThat(one.mean(child)).isBetween(0.0, 1.0);
            assertThat(four.mean(four.indexOf(one.move(child)))).isCloseTo(one.mean(child), within(0.05));
        }
    }

    private static Children planted(Game game, int playouts) {
        var options = UCT.with(new PriorChoice("advance", 1)).withPlayoutsPerLeaf(playouts);
        var shape = new Shape(game, options);
        new Simulator(shape, game.start(), new Repetitions(), Optional.empty(), new Rng(1)).plant();
        var children = new Children(shape.tree());
        children.ofRoot();
        return children;
    }

    @ParameterizedTest
    @ValueSource(strings = {"connect4", "breakthrough-6x6", "othello", "amazons-6x6", "chinese-checkers"})
    void nothingIsAllocated(String name) {
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        Game game = Games.named(name);
        Search search = search(game, UCT.withPlayoutsPerLeaf(4));
        search.run(Pacer.simulations(4000));
        search.reset(game.start());
        search.run(Pacer.simulations(1));
        long before = threads.getCurrentThreadAllocatedBytes();
        search.run(Pacer.simulations(4000));
        assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(20_000);
    }

    /** As many simulations with their tree, but better informed. */
    @Test
    void oneIsWhatItAlwaysWasAndFourAreAsManyNodes() {
        Game game = Games.named("connect4");
        Search plain = search(game, UCT);
        Search one = search(game, UCT.withPlayoutsPerLeaf(1));
        Search four = search(game, UCT.withPlayoutsPerLeaf(4));
        plain.run(Pacer.simulations(5000));
        one.run(Pacer.simulations(5000));
        four.run(Pacer.simulations(20_000));
        assertThat(one.view()).isEqualTo(plain.view());
        assertThat(four.bytes()).isCloseTo(plain.bytes(), within(plain.bytes() / 10));
    }

    @Test
    void theNumberIsLimited() {
        assertThat(UCT.withPlayoutsPerLeaf(64).playoutsPerLeaf()).isEqualTo(64);
        assertThatThrownBy(() -> UCT.withPlayoutsPerLeaf(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> UCT.withPlayoutsPerLeaf(65)).isInstanceOf(IllegalArgumentException.class);
    }
}
