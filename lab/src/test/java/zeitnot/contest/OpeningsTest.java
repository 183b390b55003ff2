package zeitnot.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.games.Games;

class OpeningsTest {
    private static final Game CONNECT4 = Games.named("connect4");

    private static GameTask task(String opening, int index) {
        return new GameTask("connect4", opening, "random", "random", "1/move", "wall", 5, index);
    }

    private static List<String> moves(String opening, int index) {
        return task(opening, index).openingLine().notation();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "random(4)", "4 4 3", "4 4 / 1 2 3 / 7"})
    void areWrittenAsTheyAreRead(String text) {
        assertThat(Openings.parse(text)).hasToString(text);
        assertThat(Openings.parse(text).checked(CONNECT4)).hasToString(text);
    }

    @Test
    void bothGamesOfAPairBeginAlike() {
        for (String opening : List.of("random(4)", "4 4 / 1 2 3 / 7")) {
            for (int pair = 0; pair < 10; pair++) {
                assertThat(moves(opening, 2 * pair)).isEqualTo(moves(opening, 2 * pair + 1));
            }
        }
    }

    @Test
    void pairsTakeTheLinesInTurn() {
        String book = "4 4 / 1 2 3 / 7";
        assertThat(moves(book, 0)).containsExactly("4", "4");
        assertThat(moves(book, 2)).containsExactly("1", "2", "3");
        assertThat(moves(book, 4)).containsExactly("7");
        assertThat(moves(book, 6)).containsExactly("4", "4");
        assertThat(task(book, 2).openingPlies()).isEqualTo(3);
    }

    @Test
    void randomOnesDifferFromPairToPairAndFromSeedToSeed() {
        Set<List<String>> different = new HashSet<>();
        for (int pair = 0; pair < 50; pair++) {
            assertThat(moves("random(4)", 2 * pair)).hasSize(4);
            different.add(moves("random(4)", 2 * pair));
        }
        assertThat(different).hasSizeGreaterThan(40);
        var otherSeed = new GameTask("connect4", "random(4)", "random", "random", "1/move", "wall", 6, 0);
        assertThat(otherSeed.openingLine().notation()).isNotEqualTo(moves("random(4)", 0));
    }

    @Test
    void aRandomOneNeverEndsTheGame() {
        for (int pair = 0; pair < 200; pair++) {
            var task = new GameTask("tic-tac-toe", "random(7)", "random", "random", "1/move", "wall", 5, 2 * pair);
            assertThat(task.openingLine().isOver()).isFalse();
        }
    }

    @Test
    void aStrokeInAMoveDoesNotEndALine() {
        Openings openings = Openings.parse("d1-d7/g7 / a4-a5/b5");
        assertThat(((Openings.Book) openings).lines()).containsExactly("d1-d7/g7", "a4-a5/b5");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "random(0) | from 1 to 1000",
                "random(x) | from 1 to 1000",
                "random(43) | is over after so many random moves",
                "4 4 / 9 | opening '9': move 1",
                "4 / | no moves",
                "1 2 1 2 1 2 1 / 3 | the game is over after the moves '1 2 1 2 1 2 1'"
            })
    void sayWhatIsWrongWithThem(String text, String message) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Openings.parse(text).checked(CONNECT4))
                .withMessageContaining(message);
    }
}
