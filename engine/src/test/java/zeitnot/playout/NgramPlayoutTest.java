package zeitnot.playout;

import static org.assertj.core.api.Assertions.assertThat;
import static zeitnot.playout.Told.choice;
import static zeitnot.playout.Told.simulation;

import org.junit.jupiter.api.Test;
import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.games.Games;

class NgramPlayoutTest {
    private static final Game GAME = Games.named("tic-tac-toe");

    @Test
    void mastTriesEveryMoveOnceAndThenTakesTheBest() {
        var mast = new NgramPlayout(GAME, 1, 0);
        for (int move = 0; move < 8; move++) {
            mast.simulated(simulation(move == 5 ? Outcome.FIRST_WINS : Outcome.SECOND_WINS, move));
        }
        mast.simulated(simulation(Outcome.DRAW, 5)); // mean 3/4
        assertThat(choice(mast, GAME)).isEqualTo(8); // not tried yet
        mast.simulated(simulation(Outcome.DRAW, 8));
        assertThat(choice(mast, GAME)).isEqualTo(5);
        mast.simulated(simulation(Outcome.SECOND_WINS, 5));
        mast.simulated(simulation(Outcome.SECOND_WINS, 5)); // mean 3/8: now the draw is better
        assertThat(choice(mast, GAME)).isEqualTo(8);
    }

    @Test
    void aPairCountsFromItsSeventhOccurrenceOn() {
        var pairs = new NgramPlayout(GAME, 2, 0);
        for (int move = 0; move < 9; move++) {
            pairs.simulated(simulation(move == 0 ? Outcome.SECOND_WINS : Outcome.DRAW, 8, move));
        }
        assertThat(choice(pairs, GAME, 4)).isZero(); // mean 1 alone, all others 1/2
        for (int i = 0; i < 6; i++) {
            pairs.simulated(simulation(Outcome.SECOND_WINS, 4, 1));
        }
        for (int i = 0; i < 6; i++) {
            pairs.simulated(simulation(Outcome.FIRST_WINS, 3, 1)); // alone the mean falls to 6.5 / 13
        }
        assertThat(choice(pairs, GAME, 4)).isZero();
        pairs.simulated(
                simulation(Outcome.SECOND_WINS, 4, 1)); // the seventh pair: (7.5 / 14 + 7 / 7) / 2, still below 1
        for (int i = 0; i < 2; i++) {
            pairs.simulated(simulation(Outcome.FIRST_WINS, 8, 0)); // 1 / 3
        }
        assertThat(choice(pairs, GAME, 4)).isEqualTo(1);
    }

    @Test
    void aMeanStaysWhereItIsHoweverLongTheSearchGoesOn() {
        var mast = new NgramPlayout(GAME, 1, 0);
        for (int move = 1; move < 9; move++) {
            mast.simulated(simulation(Outcome.SECOND_WINS, move));
        }
        mast.simulated(simulation(Outcome.FIRST_WINS, 8));
        mast.simulated(simulation(Outcome.FIRST_WINS, 8)); // mean 2/3
        Trace won = simulation(Outcome.FIRST_WINS, 0);
        Trace lost = simulation(Outcome.SECOND_WINS, 0);
        for (int i = 0; i < 1 << 24; i++) { // mean 1/2
            mast.simulated(won);
            mast.simulated(lost);
        }
        assertThat(choice(mast, GAME)).isEqualTo(8);
    }
}
