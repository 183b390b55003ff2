package zeitnot.ludii;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeitnot.game.Game;
import zeitnot.game.Perft;
import zeitnot.games.Games;

/** Our own games against Ludii's versions of them, where the rules are the same. */
class PerftTest {
    @ParameterizedTest
    @CsvSource({
        "connect4,                   ludii:Connect Four,                            6",
        "breakthrough,               ludii:Breakthrough,                            3",
        "breakthrough-6x6,           ludii:Breakthrough/Board Size/6x6,             4",
        "othello,                    ludii:Reversi,                                 6",
        "tic-tac-toe,                ludii:Tic-Tac-Toe,                             7",
        "amazons-split,              ludii:Amazons,                                 2",
        "nogo,                       ludii:NoGo,                                    2",
        "atari-go,                   ludii:Atari Go/Board Size/9x9,                 2",
        "checkers,                   ludii:English Draughts,                        4",
        "cannon,                     ludii:Cannon,                                  3",
    })
    void countsAreEqual(String ours, String theirs, int depth) {
        Game mine = Games.named(ours);
        Game other = Games.named(theirs);
        for (int plies = 1; plies <= depth; plies++) {
            assertThat(Perft.count(other, other.start(), plies))
                    .as("%s and %s after %d plies", ours, theirs, plies)
                    .isEqualTo(Perft.count(mine, mine.start(), plies));
        }
    }
}
