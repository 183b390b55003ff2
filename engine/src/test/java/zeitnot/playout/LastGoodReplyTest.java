package zeitnot.playout;

import static org.assertj.core.api.Assertions.assertThat;
import static zeitnot.playout.Told.choice;
import static zeitnot.playout.Told.simulation;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.games.Games;

class LastGoodReplyTest {
    private static final Game GAME = Games.named("tic-tac-toe");

    private final LastGoodReply replies = new LastGoodReply(GAME, 1, Position::playoutMove);

    @Test
    void aReplyThatWonIsMadeAgainUntilItLoses() {
        replies.simulated(simulation(Outcome.SECOND_WINS, 4, 2));
        for (int i = 0; i < 20; i++) {
            assertThat(choice(replies, GAME, 4)).isEqualTo(2);
        }
        replies.simulated(simulation(Outcome.DRAW, 4, 2));
        assertThat(choice(replies, GAME, 4)).isEqualTo(2);
        replies.simulated(simulation(Outcome.FIRST_WINS, 4, 2));
        assertThat(Stream.generate(() -> choice(replies, GAME, 4)).limit(100).distinct())
                .hasSizeGreaterThan(4);
    }

    @Test
    void aReplyThatIsNotLegalIsNotMade() {
        replies.simulated(simulation(Outcome.SECOND_WINS, 4, 2));
        assertThat(choice(replies, GAME, 2, 0, 4)).isNotEqualTo(2);
    }

    @Test
    void aReplyToTwoMovesGoesBeforeOneToTheLastMove() {
        var pairs = new LastGoodReply(GAME, 2, Position::playoutMove);
        pairs.simulated(simulation(Outcome.FIRST_WINS, 4, 2, 6)); // to 4 and 2, and to 2
        pairs.simulated(simulation(Outcome.FIRST_WINS, 0, 2, 8)); // to 0 and 2, and to 2
        for (int i = 0; i < 20; i++) {
            assertThat(choice(pairs, GAME, 4, 2)).isEqualTo(6);
            assertThat(choice(pairs, GAME, 0, 2)).isEqualTo(8);
            assertThat(choice(pairs, GAME, 1, 2)).isEqualTo(8);
        }
        pairs.simulated(simulation(Outcome.SECOND_WINS, 4, 2, 6)); // what 6 replied to 2 is 8 now, which stays
        assertThat(choice(pairs, GAME, 4, 2)).isEqualTo(8);
        assertThat(choice(pairs, GAME, 4, 8, 0, 2)).as("8 is taken").isNotEqualTo(8);
    }

    @Test
    void repliesToMoreMovesThanThereIsRoomForAreNotMixedUp() {
        var replies = new Replies(1L << 32);
        long one = 5;
        long other = 1L << 18 ^ 4; // shares the place
        replies.put(one, 65535);
        assertThat(replies.to(one)).isEqualTo(65535);
        assertThat(replies.to(other)).isEqualTo(Replies.NOTHING);
        replies.put(other, 0);
        assertThat(replies.to(one)).isEqualTo(Replies.NOTHING);
        assertThat(replies.to(other)).isZero();
        replies.forget(other, 1);
        assertThat(replies.to(other)).isZero();
        replies.forget(other, 0);
        assertThat(replies.to(other)).isEqualTo(Replies.NOTHING);
        assertThat(replies.to(0)).isEqualTo(Replies.NOTHING);
    }
}
