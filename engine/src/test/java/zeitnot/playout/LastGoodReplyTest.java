package zeitnot.playout;

import static org.assertj.core.api.Assertions.assertThat;
import static zeitnot.playout.Told.choice;
import static zeitnot.playout.Told.simulation;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.games.Games;

class LastGoodReplyTest {
    private static final Game GAME = Games.named("tic-tac-toe");

    private final LastGoodReply replies = new LastGoodReply(GAME);

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
}
