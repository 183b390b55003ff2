package zeitnot.gtp;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import zeitnot.game.Game;
import zeitnot.games.Games;
import zeitnot.player.Spec;
import zeitnot.time.Clock;
import zeitnot.time.SimulatedClock;
import zeitnot.time.TimeControl;

/** Commands and their answers, within the test. */
final class Dialogue {
    private Dialogue() {}

    static Setup setup(String game) {
        return setup(game, "uct", "20/move", new SimulatedClock(1000, 50, 1));
    }

    static Setup setup(String game, String player, String time, Clock clock) {
        return new Setup(
                Games.named(game),
                Optional.of(Spec.parse(player)),
                TimeControl.parse(time),
                1,
                (Game any) -> clock,
                "test");
    }

    /** The answers to lines, each without its last line break, in a game of the usual test player. */
    static List<String> answers(String game, String... lines) {
        return split(raw(setup(game), String.join("\n", lines) + "\n"));
    }

    static List<String> answers(Setup setup, String... lines) {
        return split(raw(setup, String.join("\n", lines) + "\n"));
    }

    static List<String> split(String out) {
        return out.isEmpty() ? List.of() : List.of(out.split("\n\n", -1)).subList(0, out.split("\n\n", -1).length - 1);
    }

    /** All that is written. */
    static String raw(Setup setup, String input) {
        var out = new ByteArrayOutputStream();
        var log = new ByteArrayOutputStream();
        try (var server = new GtpServer(
                setup,
                new StringReader(input),
                new PrintStream(out, false, StandardCharsets.UTF_8),
                new PrintStream(log, true, StandardCharsets.UTF_8))) {
            server.run();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        String complaints = log.toString(StandardCharsets.UTF_8);
        if (complaints.contains(" failed: ")) {
            throw new IllegalStateException(complaints);
        }
        return out.toString(StandardCharsets.UTF_8);
    }
}
