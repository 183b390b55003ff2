package zeitnot.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.contest.GameRecord.Ending;
import zeitnot.game.BadInput;
import zeitnot.game.Outcome;

class AdjudicationTest {
    private static GameTask task(String adjudication, int index) {
        return new GameTask(
                "connect4", "", "uct+solver", "random", "300/move", "300/move", "wall", adjudication, 1, index);
    }

    private static GameRecord.Move move(int player, double value) {
        return new GameRecord.Move("1", player, 0, 0, 100, 1, 1, value, "", 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "resign(0.05,4)", "draw-after(200)", "resign(0.05,4)+draw-after(200)"})
    void isWrittenAsItIsRead(String text) {
        assertThat(Adjudication.parse(text)).hasToString(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"resign", "resign(0.7,3)", "draw-after(x)", "draw(3)", "resign(0.1,2.5)"})
    void saysWhatIsWrongWithIt(String text) {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Adjudication.parse(text))
                .withMessageContaining("such as");
    }

    @Test
    void aPlayerHasLostWhenBothThinkSoForLongEnough() {
        var agreement = new Agreement(Adjudication.parse("resign(0.1,2)"));
        assertThat(agreement.outcomeAfter(move(0, 0.05))).isEqualTo(Outcome.ONGOING);
        assertThat(agreement.outcomeAfter(move(1, 0.95))).isEqualTo(Outcome.ONGOING);
        assertThat(agreement.outcomeAfter(move(0, 0.05))).isEqualTo(Outcome.ONGOING);
        assertThat(agreement.outcomeAfter(move(1, 0.92))).isEqualTo(Outcome.winFor(1));
    }

    @Test
    void nobodyHasLostWhileOneOfThemDoubtsIt() {
        var agreement = new Agreement(Adjudication.parse("resign(0.1,2)"));
        for (int i = 0; i < 20; i++) {
            assertThat(agreement.outcomeAfter(move(0, 0.05))).isEqualTo(Outcome.ONGOING);
            assertThat(agreement.outcomeAfter(move(1, i % 2 == 0 ? 0.95 : 0.8))).isEqualTo(Outcome.ONGOING);
        }
    }

    @Test
    void aGameIsCutShortAsTheWholeGameWouldHaveEnded() {
        GameTask task = new GameTask(
                "connect4", "", "uct+solver", "uct+solver", "2000/move", "200/move", "sim(1000)", "", 1, 0);
        GameRecord whole = new Referee().play(task);
        GameRecord cut = new Referee()
                .play(new GameTask(
                        "connect4",
                        "",
                        task.playerA(),
                        task.playerB(),
                        task.timeA(),
                        task.timeB(),
                        task.clock(),
                        "resign(0.35,2)",
                        1,
                        0));
        assertThat(cut.ending()).isEqualTo(Ending.ADJUDICATED);
        assertThat(cut.points()).isEqualTo(whole.points());
        assertThat(cut.plies()).isLessThan(whole.plies());
        assertThat(whole.moves().subList(0, cut.plies())).isEqualTo(cut.moves());
    }

    @Test
    void aLongGameIsADraw() {
        GameRecord record = new Referee().play(task("draw-after(6)", 0));
        assertThat(record.ending()).isEqualTo(Ending.LENGTH);
        assertThat(record.points()).isEqualTo(0.5);
        assertThat(record.plies()).isEqualTo(6);
    }
}
