package zeitnot.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static zeitnot.gtp.Dialogue.answers;

import java.util.List;
import org.junit.jupiter.api.Test;

class HandicapTest {
    @Test
    void placesHandicapStonesWhereTheSpecificationHasThem() {
        assertThat(answers(
                        "go",
                        "fixed_handicap 1",
                        "fixed_handicap 10",
                        "fixed_handicap 5",
                        "clear_board",
                        "fixed_handicap 3",
                        "boardsize 9",
                        "fixed_handicap 9",
                        "boardsize 8",
                        "fixed_handicap 5",
                        "place_free_handicap 6",
                        "clear_board",
                        "set_free_handicap A1",
                        "set_free_handicap A1 A1",
                        "set_free_handicap A1 pass",
                        "set_free_handicap A1 Z9",
                        "set_free_handicap A1 H8",
                        "play w A1",
                        "play w B1",
                        "boardsize 6",
                        "fixed_handicap 2"))
                .containsExactly(
                        "? invalid number of stones",
                        "? invalid number of stones",
                        "= D4 Q16 D16 Q4 K10",
                        "=",
                        "= D4 Q16 D16",
                        "=",
                        "= C3 G7 C7 G3 C5 G5 E3 E7 E5",
                        "=",
                        "? invalid number of stones",
                        "= C3 F6 C6 F3 D4 E5",
                        "=",
                        "? bad vertex list",
                        "? bad vertex list",
                        "? bad vertex list",
                        "? bad vertex list",
                        "=",
                        "? illegal move",
                        "=",
                        "=",
                        "? invalid number of stones");
    }

    /** As many as are asked for, on every board; none of them can be taken back. */
    @Test
    void placesAndTakesAnyNumberOfFreeHandicapStones() {
        List<String> answers = answers(
                "go",
                "boardsize 5",
                "place_free_handicap 1",
                "place_free_handicap 25",
                "place_free_handicap 3",
                "undo",
                "place_free_handicap 2",
                "clear_board",
                "place_free_handicap 24",
                "undo",
                "showboard",
                "boardsize 3",
                "set_free_handicap A1 A2 A3 B1 B3 C1 C2 C3",
                "undo",
                "play w B2",
                "showboard",
                "clear_board",
                "set_free_handicap A1 A2 A3 B1 B2 B3 C1 C2 C3",
                "set_free_handicap A1 A2 A3 B1 B3 C1 C1",
                "showboard");
        assertThat(answers.subList(0, 9))
                .containsExactly(
                        "=",
                        "? invalid number of stones",
                        "? invalid number of stones",
                        "= C3 B2 B4",
                        "? cannot undo",
                        "? board not empty",
                        "=",
                        answers.get(7),
                        "? cannot undo");
        assertThat(answers.get(7).split(" ")).hasSize(25).doesNotHaveDuplicates();
        assertThat(answers.get(9).chars().filter(c -> c == 'X')).hasSize(24);
        assertThat(answers.get(9)).contains("White to move");
        assertThat(answers.subList(11, 14)).containsExactly("=", "? cannot undo", "=");
        assertThat(answers.get(14))
                .as("the last liberty was White's")
                .contains("2 . O .")
                .doesNotContain("X");
        assertThat(answers.subList(16, 18)).containsExactly("? bad vertex list", "? bad vertex list");
        assertThat(answers.get(18)).doesNotContain("X");
    }
}
