package zeitnot.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import zeitnot.contest.GameRecord.Ending;
import zeitnot.contest.gtp.FakeEngine.Habit;
import zeitnot.contest.gtp.Fakes;
import zeitnot.game.BadInput;
import zeitnot.game.Line;
import zeitnot.games.Games;
import zeitnot.player.Spec;

/** Whatever an external engine does, its games end with a record. */
class ExternalPlayersTest {
    private static final double LONG = 60;

    private static GameTask task(String a, String b, String time, int index) {
        return new GameTask("othello", a, b, time, "wall", 1, index);
    }

    private static String fake(Habit habit, double timeout) {
        return Fakes.spec("othello", habit, timeout);
    }

    @ParameterizedTest
    @EnumSource(names = {"CORRECT", "WORDY"})
    void playsWholeGames(Habit habit) {
        for (int index = 0; index < 2; index++) {
            GameRecord record = new Referee().play(task("random", fake(habit, LONG), "30s", index));
            assertThat(record.ending()).isEqualTo(Ending.NORMAL);
            assertThat(record.note()).isEmpty();
            assertThat(Line.parse(Games.named("othello"), String.join(" ", record.notation()))
                            .isOver())
                    .isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "CRASHES, CRASH, ended with exit code 3",
        "BABBLES, CRASH, garbage",
        "CHEATS, ILLEGAL, played 'z9'",
        "RESIGNS, RESIGN, resigned"
    })
    void losesWhenItFailsInItsSecondMove(Habit habit, Ending ending, String note) {
        GameRecord record = new Referee().play(task(fake(habit, LONG), "random", "1000/move", 0));
        assertThat(record.ending()).isEqualTo(ending);
        assertThat(record.points()).isZero();
        assertThat(record.plies()).isEqualTo(2);
        assertThat(record.note()).startsWith("Fake 1.0: ").contains(note);

        GameRecord asSecond = new Referee().play(task(fake(habit, LONG), "random", "1000/move", 1));
        assertThat(asSecond.ending()).isEqualTo(ending);
        assertThat(asSecond.points()).isZero();
        assertThat(asSecond.plies()).isEqualTo(3);
    }

    @Test
    void playsOnABoardThatIsNotSquareIfItHasIt() {
        String fake = Fakes.spec("go-7x9", Habit.CORRECT, LONG);
        assertThatCode(() -> Players.tryOut(Spec.parse(fake), Games.named("go-7x9")))
                .doesNotThrowAnyException();
        GameRecord record = new Referee().play(new GameTask("go-7x9", "random", fake, "30s", "wall", 1, 0));
        assertThat(record.ending()).as(record.note()).isEqualTo(Ending.NORMAL);
    }

    @ParameterizedTest
    @EnumSource(names = {"SQUARE", "REFUSES"})
    void isRefusedForABoardThatItDoesNotHave(Habit habit) {
        Spec fake = Spec.parse(Fakes.spec("go-7x9", habit, LONG));
        assertThatThrownBy(() -> Players.tryOut(fake, Games.named("go-7x9")))
                .isInstanceOf(BadInput.class)
                .hasMessage("Fake 1.0 cannot play go-7x9: it has no board of 7x9;"
                        + " choose a square one, such as 9x9, or another program");
    }

    /** Their moves are no vertices, and there boardsize is not asked for. */
    @Test
    void isNotAskedForASizeInOtherGames() {
        Spec fake = Spec.parse(Fakes.spec("connect4", Habit.REFUSES, LONG));
        assertThatCode(() -> Players.tryOut(fake, Games.named("connect4"))).doesNotThrowAnyException();
    }

    @Test
    void losesWhenItHangs() {
        GameRecord record = new Referee().play(task("random", fake(Habit.HANGS, 2), "1000/move", 1));
        assertThat(record.ending()).isEqualTo(Ending.HANG);
        assertThat(record.points()).isEqualTo(1);
        assertThat(record.note()).contains("no answer to 'genmove black' in 2s");
    }

    @Test
    void losesOnTimeByTheWallClock() {
        GameRecord record = new Referee().play(task(fake(Habit.CORRECT, LONG), "random", "0.001ms", 0));
        assertThat(record.ending()).isEqualTo(Ending.TIME);
        assertThat(record.points()).isZero();
        assertThat(record.plies()).isEqualTo(1);
    }

    @Test
    void losesWhenItRefusesALegalMove() {
        GameRecord record = new Referee().play(task("random", fake(Habit.REFUSES, LONG), "1000/move", 0));
        assertThat(record.ending()).isEqualTo(Ending.ILLEGAL);
        assertThat(record.points()).isEqualTo(1);
        assertThat(record.plies()).isEqualTo(1);
        assertThat(record.note()).contains("refused the legal move");
    }

    @Test
    void losesWhenItCannotBeginInTheMiddleOfAMatch() {
        GameRecord record = new Referee().play(task("random", fake(Habit.DIES, LONG), "1000/move", 0));
        assertThat(record.ending()).isEqualTo(Ending.CRASH);
        assertThat(record.points()).isEqualTo(1);
        assertThat(record.note()).contains("exit code 7", "no weights file");
    }

    @Test
    void doesNotEndTheMatch() throws InterruptedException {
        List<GameTask> tasks = List.of(
                task(fake(Habit.CRASHES, LONG), "random", "1000/move", 0),
                task(fake(Habit.CRASHES, LONG), "random", "1000/move", 1),
                task(fake(Habit.RESIGNS, LONG), "random", "1000/move", 2),
                task("random", fake(Habit.CHEATS, LONG), "1000/move", 3));
        var tally = new Tally();
        List<GameRecord> records = new ArrayList<>();
        new LocalRunner(2).run(TaskSource.of(tasks), record -> {
            records.add(record);
            tally.add(record);
        });
        assertThat(records).extracting(GameRecord::task).containsExactlyInAnyOrderElementsOf(tasks);
        assertThat(tally.summary().a().forfeits()).isEqualTo(Map.of(Ending.CRASH, 2, Ending.RESIGN, 1));
        assertThat(tally.summary().b().forfeits()).isEqualTo(Map.of(Ending.ILLEGAL, 1));
    }

    @Test
    void isTriedOutBeforeTheFirstGame() {
        Players.tryOut(List.of(task(fake(Habit.CORRECT, LONG), "random", "1000/move", 0)));
        for (String player : new String[] {
            "gtp(no-such-engine)", fake(Habit.DIES, LONG), fake(Habit.OLD, LONG), fake(Habit.LISTENS, LONG)
        }) {
            assertThatExceptionOfType(BadInput.class)
                    .isThrownBy(() -> Players.tryOut(List.of(task("random", player, "1000/move", 0))))
                    .withMessageContaining("cannot play othello");
        }
    }

    @Test
    void isAPlayerByItself() {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Players.parse("gtp(gnugo)+solver"))
                .withMessageContaining("by itself");
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Players.parse("gtpp"))
                .withMessageContaining("did you mean 'gtp'");
        assertThat(Players.isExternal(Players.parse("gtp"))).isTrue();
        assertThat(Players.isExternal(Spec.parse("uct+solver"))).isFalse();
    }
}
