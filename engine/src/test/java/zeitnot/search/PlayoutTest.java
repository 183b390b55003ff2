package zeitnot.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeitnot.game.Game;
import zeitnot.game.GameFamily;
import zeitnot.games.Games;
import zeitnot.playout.LastGoodReplies;
import zeitnot.playout.NamedPlayouts;
import zeitnot.playout.NgramPlayouts;
import zeitnot.playout.PlayoutPolicy;
import zeitnot.playout.TracedPlayout;
import zeitnot.playout.UniformPlayouts;
import zeitnot.search.tree.TreePolicy;
import zeitnot.view.Pacer;

class PlayoutTest {
    private static Stream<PlayoutPolicy> playouts() {
        return Stream.of(
                new NgramPlayouts(1, 0.4),
                new NgramPlayouts(2, 0.2),
                new LastGoodReplies(1, new UniformPlayouts()),
                new LastGoodReplies(2, new UniformPlayouts()),
                (game, nodes) -> new TracedPlayout(game));
    }

    @ParameterizedTest
    @MethodSource("playouts")
    void everyGameCanBePlayedOutAndNothingIsAllocated(PlayoutPolicy playouts) {
        for (GameFamily family : Games.all()) {
            playOut(family.usual(), playouts);
        }
    }

    @ParameterizedTest
    @MethodSource("stepwise")
    void playoutsOfAGameAllocateNothingEither(PlayoutPolicy playouts) {
        playOut(Games.named("go-9x9"), playouts);
    }

    private static Stream<PlayoutPolicy> stepwise() {
        var orego = new NamedPlayouts("orego");
        return Stream.of(
                orego, new LastGoodReplies(2, orego), (game, nodes) -> new TracedPlayout(game, orego.moves(game)));
    }

    private static void playOut(Game game, PlayoutPolicy playouts) {
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        var options = new SearchOptions(new TreePolicy.Ucb1(0.5), false).with(playouts);
        var search = new Search(game, options, 1);
        search.run(Pacer.simulations(2000));
        search.reset(game.start());
        search.run(Pacer.simulations(1));
        long before = threads.getCurrentThreadAllocatedBytes();
        search.run(Pacer.simulations(1000));
        assertThat(threads.getCurrentThreadAllocatedBytes() - before)
                .as("bytes in 1,000 simulations of %s", game)
                .isLessThan(20_000);
        assertThat(search.view().moves().stream()
                        .mapToInt(move -> move.visits())
                        .sum())
                .isEqualTo(1001);
    }
}
