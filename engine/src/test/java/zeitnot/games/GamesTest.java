package zeitnot.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.BadInput;
import zeitnot.game.GameFamily;

class GamesTest {
    @Test
    void everyNameLeadsToItsGame() {
        assertThat(Games.all())
                .isNotEmpty()
                .allSatisfy(family -> assertThat(Games.named(family.name())).hasToString(family.name()));
    }

    @Test
    void namesAreDistinctAndEveryGameIsDescribed() {
        assertThat(Games.all()).extracting(GameFamily::name).doesNotHaveDuplicates();
        assertThat(Games.all()).extracting(GameFamily::about).doesNotContain("");
    }

    @ParameterizedTest
    @CsvSource({
        "conect4, connect4",
        "Othello, othello",
        "catchthelion, catch-the-lion",
        "tictactoe, tic-tac-toe",
        "brakethrough, breakthrough",
    })
    void misspeltNameGivesTheNearestOne(String given, String meant) {
        assertThatThrownBy(() -> Games.named(given))
                .isInstanceOf(BadInput.class)
                .hasMessage("unknown game '" + given + "'; did you mean '" + meant + "'?");
    }

    @Test
    void strangeNameGivesAllKnownOnes() {
        assertThatThrownBy(() -> Games.named("global thermonuclear war"))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("unknown game 'global thermonuclear war'; known: ")
                .hasMessageContaining("connect4, breakthrough, othello, catch-the-lion");
    }

    @ParameterizedTest
    @ValueSource(strings = {"othello-6x6", "catch-the-lion-3x4", "tic-tac-toe-", "othello-big"})
    void gameOfOneSizeTakesNoOther(String name) {
        assertThatThrownBy(() -> Games.named(name))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("has one size only; leave out '-");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "6", "6x", "x6", "6x6x6", "axb", "6x6 "})
    void whatIsNotASizeIsRefused(String size) {
        assertThatThrownBy(() -> Games.named("breakthrough-" + size))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("'" + size + "' is not a size of 'breakthrough'; ")
                .hasMessageEndingWith(", such as 'breakthrough-8x8'");
    }
}
