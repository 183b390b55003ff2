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
import zeitnot.playout.NgramPlayouts;
import zeitnot.playout.PlayoutPolicy;
import zeitnot.playout.TracedPlayout;
import zeitnot.search.tree.TreePolicy;
import zeitnot.view.Pacer;

class PlayoutTest {
    private static Stream<PlayoutPolicy> playouts() {
        return Stream.of(
                new NgramPlayouts(1, 0.4),
                new NgramPlayouts(2, 0.2),
                new LastGoodReplies(),
                (game, nodes) -> new TracedPlayout(game));
    }

    @ParameterizedTest
    @MethodSource("playouts")
    void everyGameCanBePlayedOutAndNothingIsAllocated(PlayoutPolicy playouts) {
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        for (GameFamily family : Games.all()) {
            Game game = family.usual();
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
}
