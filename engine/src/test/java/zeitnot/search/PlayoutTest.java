package zeitnot.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeitnot.game.Game;
import zeitnot.game.GameFamily;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.games.Games;
import zeitnot.playout.LastGoodReply;
import zeitnot.playout.LearningPlayout;
import zeitnot.playout.NgramPlayout;
import zeitnot.playout.Playouts;
import zeitnot.search.tree.TreePolicy;
import zeitnot.view.Pacer;

class PlayoutTest {
    private static final Game GAME = Games.named("tic-tac-toe");
    private static final Rng RNG = new Rng(1);

    private static Stream<Playouts> learning() {
        return Stream.of(
                new Playouts(Playouts.Kind.NGRAM, 1, 0.4),
                new Playouts(Playouts.Kind.NGRAM, 2, 0.2),
                new Playouts(Playouts.Kind.LAST_GOOD_REPLY, 1, 0));
    }

    @Test
    void aReplyThatWonIsMadeAgainUntilItLoses() {
        var replies = new LastGoodReply(GAME);
        Position afterCentre = GAME.start();
        afterCentre.play(4);
        simulated(replies, Outcome.SECOND_WINS, 4, 2);
        for (int i = 0; i < 20; i++) {
            assertThat(chosen(replies, afterCentre, 1)).isEqualTo(2);
        }
        simulated(replies, Outcome.DRAW, 4, 2);
        assertThat(chosen(replies, afterCentre, 1)).isEqualTo(2);
        simulated(replies, Outcome.FIRST_WINS, 4, 2);
        assertThat(Stream.generate(() -> chosen(replies, afterCentre, 1))
                        .limit(100)
                        .distinct())
                .hasSizeGreaterThan(4);
    }

    @Test
    void aReplyThatIsNotLegalIsNotMade() {
        var replies = new LastGoodReply(GAME);
        simulated(replies, Outcome.SECOND_WINS, 4, 2);
        Position position = GAME.start();
        position.play(2);
        position.play(0);
        position.play(4);
        replies.note(0, 2);
        replies.note(1, 0);
        replies.note(2, 4);
        assertThat(chosen(replies, position, 3)).isNotEqualTo(2);
    }

    @Test
    void mastTriesEveryMoveOnceAndThenTakesTheBest() {
        var mast = new NgramPlayout(GAME, 1, 0);
        Position start = GAME.start();
        for (int move = 0; move < 8; move++) {
            simulated(mast, move == 5 ? Outcome.FIRST_WINS : Outcome.SECOND_WINS, move);
        }
        assertThat(chosen(mast, start, 0)).isEqualTo(8); // not tried yet
        simulated(mast, Outcome.DRAW, 8);
        assertThat(chosen(mast, start, 0)).isEqualTo(5);
        simulated(mast, Outcome.SECOND_WINS, 5);
        simulated(mast, Outcome.SECOND_WINS, 5); // mean 1/3: now the draw is better
        assertThat(chosen(mast, start, 0)).isEqualTo(8);
    }

    @Test
    void aPairCountsFromItsSeventhOccurrenceOn() {
        var pairs = new NgramPlayout(GAME, 2, 0);
        Position afterCentre = GAME.start();
        afterCentre.play(4);
        for (int move = 0; move < 9; move++) {
            simulated(pairs, move == 0 ? Outcome.SECOND_WINS : Outcome.DRAW, 8, move);
        }
        pairs.note(0, 4);
        assertThat(chosen(pairs, afterCentre, 1)).isZero(); // mean 1 alone, all others 1/2
        for (int i = 0; i < 6; i++) {
            simulated(pairs, Outcome.SECOND_WINS, 4, 1);
        }
        for (int i = 0; i < 6; i++) {
            simulated(pairs, Outcome.FIRST_WINS, 3, 1); // alone the mean falls to 6.5 / 13
        }
        pairs.note(0, 4);
        assertThat(chosen(pairs, afterCentre, 1)).isZero();
        simulated(pairs, Outcome.SECOND_WINS, 4, 1); // the seventh pair: (7.5 / 14 + 7 / 7) / 2, still below 1
        for (int i = 0; i < 2; i++) {
            simulated(pairs, Outcome.FIRST_WINS, 8, 0); // 1 / 3
        }
        pairs.note(0, 4);
        assertThat(chosen(pairs, afterCentre, 1)).isEqualTo(1);
    }

    @ParameterizedTest
    @MethodSource("learning")
    void everyGameCanBePlayedOutAndNothingIsAllocated(Playouts playouts) {
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        for (GameFamily family : Games.all()) {
            Game game = family.usual();
            var options = new SearchOptions(new TreePolicy(TreePolicy.Kind.UCB1, 0.5), false).with(playouts);
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

    private static void simulated(LearningPlayout playout, int outcome, int... moves) {
        for (int ply = 0; ply < moves.length; ply++) {
            playout.note(ply, moves[ply]);
        }
        playout.learn(outcome, 0);
    }

    private static int chosen(LearningPlayout playout, Position position, int ply) {
        int[] moves = new int[GAME.maxMoves()];
        int count = position.moves(moves);
        return moves[playout.choose(position, moves, count, ply, RNG)];
    }
}
