package zeitnot.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AnswersTest {
    @Test
    void aChainInAtariRunsOrTakesOffWhatSurroundsIt() {
        Drawn open = Drawn.of("D3", ".....", "..X..", ".XOX.", ".....", ".....");
        assertThat(toAtari(open, "D3")).containsExactly("C2");
        Drawn counter = Drawn.of("A2", "......", "......", "..X...", "OX....", "X.O...");
        assertThat(toAtari(counter, "A2")).as("A1 is in atari").containsExactly("A3", "B1");
    }

    @Test
    void theLastStoneIsTakenOffIfItCanBe() {
        Drawn drawn = Drawn.of("A1", ".....", ".....", ".....", "X....", "O....");
        assertThat(toAtari(drawn, "A1")).containsExactly("B1");
    }

    /** White runs from D5 to D4, C4, C3, B3 and so on; a stone on B3 helps. */
    @Test
    void aLadderCatchesUnlessItIsBroken() {
        Drawn ladder = Drawn.of("E5", ".......", "...X...", "..XOX..", "....X..", ".......", ".......", ".......");
        assertThat(toAtari(ladder, "E5")).isEmpty();
        Drawn broken = Drawn.of("E5", ".......", "...X...", "..XOX..", "....X..", ".O.....", ".......", ".......");
        assertThat(toAtari(broken, "E5")).containsExactly("D4");
    }

    @Test
    void aChainOfTwoLibertiesIsChasedToTheEdge() {
        Drawn drawn = Drawn.of("C1", "......", "......", "......", "..X...", "..O...");
        assertThat(toTwoLiberties(drawn, "C1")).containsExactly("B1", "D1");
    }

    @Test
    void aChainThatCannotBeCaughtIsLeftAlone() {
        Drawn drawn = Drawn.of("D4", ".......", ".......", ".......", "..XOX..", ".......", ".......", ".......");
        assertThat(toTwoLiberties(drawn, "D4")).isEmpty();
    }

    @Test
    void aChainThatWouldBeCaughtGetsMoreLiberties() {
        Drawn drawn = Drawn.of("C2", "......", "......", "......", "..XO..", "..O...", "......");
        assertThat(toTwoLiberties(drawn, "C2")).isEmpty();
        Drawn edge = Drawn.of("B2", "......", "......", "......", ".OX...", ".XX...", "......");
        assertThat(toTwoLiberties(edge, "B2")).contains("A3");
    }

    @Test
    void theVitalPointOfASmallEyeSpaceIsPlayed() {
        Drawn drawn = Drawn.of("D1", "......", "......", "XXXX..", "...X..");
        assertThat(toEyeSpace(drawn, "D1")).containsExactly("B1");
        Drawn four = Drawn.of("E1", "......", "......", "XXXXX.", "....X.");
        assertThat(toEyeSpace(four, "E1")).isEmpty();
        Drawn theirs = Drawn.of("D1", "......", "......", "XXXO..", "...O..");
        assertThat(toEyeSpace(theirs, "D1")).as("both colours surround it").isEmpty();
    }

    private static List<String> toAtari(Drawn drawn, String last) {
        return found(
                drawn,
                answers -> answers.toAtari(drawn.at(last), drawn.position().mover(), true));
    }

    private static List<String> toTwoLiberties(Drawn drawn, String last) {
        return found(
                drawn,
                answers ->
                        answers.toTwoLiberties(drawn.at(last), drawn.position().mover(), true));
    }

    private static List<String> toEyeSpace(Drawn drawn, String last) {
        return found(drawn, answers -> answers.toEyeSpace(drawn.at(last)));
    }

    private static List<String> found(Drawn drawn, Consumer<Answers> question) {
        Answers answers = drawn.position().answers;
        question.accept(answers);
        return IntStream.range(0, answers.count())
                .mapToObj(i -> drawn.name(answers.move(i)))
                .sorted()
                .toList();
    }
}
