package zeitnot.contest.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeitnot.contest.gtp.FakeEngine.Habit;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.games.Games;
import zeitnot.player.Forfeit;
import zeitnot.time.ClockKind;
import zeitnot.time.PlayerClock;
import zeitnot.time.TimeControl;

class GtpPlayerTest {
    private static final double TIMEOUT = 60;

    private final Game game = Games.named("breakthrough-6x6");

    @TempDir
    private Path directory;

    private static PlayerClock clock(String time, String kind) {
        return new PlayerClock(TimeControl.parse(time), ClockKind.parse(kind).start(20, 1));
    }

    private GtpPlayer player(Habit habit) {
        return new GtpPlayer(Fakes.command(game.name(), habit, transcript()), game, 1, TIMEOUT);
    }

    private Path transcript() {
        return directory.resolve("transcript");
    }

    /** What the engine has heard after the handshake, without numbers. */
    private List<String> heard() throws IOException {
        return Files.readAllLines(transcript()).stream()
                .map(line -> line.replaceFirst("^\\d+ ", ""))
                .dropWhile(command -> !command.startsWith("boardsize"))
                .toList();
    }

    @Test
    void tellsTheEngineWhatItNeeds() throws IOException {
        var line = new Line(game);
        try (GtpPlayer player = player(Habit.CORRECT)) {
            assertThat(player.failure()).isEmpty();
            assertThat(player.title()).isEqualTo("Fake 1.0");
            line.play(game.parse(line.position(), "a2a3"));
            line.play(player.decide(line, clock("20s", "wall")).move());
            line.play(game.legalMoves(line.position())[0]);
            line.play(player.decide(line, clock("20s", "wall")).move());
        }
        assertThat(heard())
                .containsExactly(
                        "boardsize 6",
                        "clear_board",
                        "play black a2a3",
                        "time_settings 20 0 0",
                        "time_left white 20 0",
                        "genmove white",
                        "play black " + line.notation().get(2),
                        "time_left white 20 0",
                        "genmove white",
                        "quit");
    }

    @Test
    void tellsTheKomiWhereThereIsOne() throws IOException {
        Game go = Games.named("go-5x5-komi--0.5");
        try (var player = new GtpPlayer(Fakes.command(go.name(), Habit.CORRECT, transcript()), go, 1, TIMEOUT)) {
            assertThat(player.failure()).isEmpty();
        }
        assertThat(heard()).containsExactly("boardsize 5", "clear_board", "komi -0.5", "quit");
    }

    @Test
    void replaysTheGameAfterMovesWereTakenBack() throws IOException {
        var line = new Line(game);
        try (GtpPlayer player = player(Habit.CORRECT)) {
            String taken = game.format(
                    line.position(),
                    player.decide(line, clock("10/move", "wall")).move());
            line.play(game.parse(line.position(), taken.equals("d2d3") ? "a2a3" : "d2d3"));
            player.decide(line, clock("10/move", "wall"));
            line.undo();
            player.decide(line, clock("10/move", "wall"));
        }
        assertThat(heard().stream().map(command -> command.replaceFirst(" [a-f]\\d.*", "")))
                .containsExactly(
                        "boardsize 6",
                        "clear_board",
                        "genmove black",
                        "clear_board",
                        "play black",
                        "genmove white",
                        "clear_board",
                        "genmove black",
                        "quit");
    }

    @Test
    void tellsNoTimeOnAClockThatCannotSeeTheEngine() throws IOException {
        try (GtpPlayer player = player(Habit.CORRECT)) {
            var clock = clock("20s", "sim(1000)");
            clock.start();
            player.decide(new Line(game), clock);
            assertThat(clock.stop()).isZero();
        }
        assertThat(heard()).noneMatch(command -> command.startsWith("time"));
    }

    @Test
    void readsMovesInCapitalsWithAComment() {
        var line = new Line(game);
        try (GtpPlayer player = player(Habit.WORDY)) {
            while (!line.isOver()) {
                line.play(player.decide(line, clock("20s", "wall")).move());
            }
        }
        assertThat(line.position().isOver()).isTrue();
    }

    @Test
    void saysWhyAnEngineCannotPlay() {
        assertCannotPlay(Habit.OLD, "version '1' of GTP");
        assertCannotPlay(Habit.LISTENS, "'genmove'");
        assertCannotPlay(Habit.DIES, "no weights file");
        var small = new GtpPlayer(Fakes.command("breakthrough", Habit.CORRECT), game, 1, TIMEOUT);
        assertThat(small.failure().orElseThrow()).contains("refused 'boardsize 6'");
        small.close();
    }

    private void assertCannotPlay(Habit habit, String why) {
        try (GtpPlayer player = player(habit)) {
            assertThat(player.failure().orElseThrow()).contains(why).hasLineCount(1);
            assertThatExceptionOfType(Forfeit.class)
                    .isThrownBy(() -> player.decide(new Line(game), clock("20s", "wall")))
                    .withMessageContaining(why);
        }
    }
}
