package zeitnot.contest;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Position;
import zeitnot.games.Games;
import zeitnot.player.Spec;

class PlayersTest {
    @Test
    void gameOfThreePlayersIsRefusedBeforeAContest() {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Players.tryOut(Spec.parse("random"), new Crowd()))
                .withMessage("crowd has 3 players, and a contest is between two; choose a game for two players");
    }

    @Test
    void featureThatNeedsWhatTheGameLacksIsRefusedBeforeAContest() {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Players.tryOut(Spec.parse("uct+qualitative-bonus"), Games.named("tic-tac-toe")))
                .withMessageContaining(
                        "'qualitative-bonus' needs a quality of finished games, which tic-tac-toe does not offer");
    }

    /** A game that nobody gets to play. */
    private static final class Crowd extends Game {
        Crowd() {
            super("crowd");
        }

        @Override
        public int players() {
            return 3;
        }

        @Override
        public Position start() {
            throw new AssertionError("refused before it is set up");
        }

        @Override
        public int maxMoves() {
            return 1;
        }
    }
}
