package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameRecord.Ending;
import zeitnot.contest.GameTask;
import zeitnot.contest.Referee;
import zeitnot.contest.gtp.GtpEngine;
import zeitnot.contest.gtp.Program;

/** The program as an engine in a process of its own: what known controllers send, and whole games. */
class GtpCommandTest {
    private static final double LONG = 60;

    private static List<String> command(String... args) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData", "-Xmx256m"));
        command.addAll(ClassArchive.options());
        command.add(Main.class.getName());
        command.addAll(List.of("gtp", "--seed", "1"));
        command.addAll(List.of(args));
        return command;
    }

    private static String player(List<String> command) {
        return command.stream().map(word -> "'" + word + "'").collect(Collectors.joining(" ", "gtp(\"", "\")"));
    }

    /** Asks one after the other; each has to succeed. Returns the last answer. */
    private static String all(GtpEngine engine, String... commands) {
        String answer = "";
        for (String command : commands) {
            answer = engine.ask(command, LONG);
        }
        return answer;
    }

    @Test
    void speaksWithTwoGtp() {
        try (GtpEngine engine = GtpEngine.start(command("--game", "go-9x9", "--time", "50/move"))) {
            assertThat(all(engine, "protocol_version")).isEqualTo("2");
            assertThat(all(engine, "list_commands").lines()).contains("final_score", "time_settings", "undo");
            assertThat(all(engine, "name")).isEqualTo("Zeitnot");
            all(engine, "version", "boardsize 9", "time_settings 60 0 0", "clear_board", "komi 6.5");
            all(engine, "time_left b 60 0");
            assertThat(all(engine, "genmove b")).matches("[A-HJ][1-9]");
            all(engine, "play w pass", "time_left b 59 0", "genmove b", "play w pass", "play b pass");
            assertThat(all(engine, "final_score")).matches("B\\+\\d+(\\.\\d+)?");
            all(engine, "clear_board", "komi 6.5", "play b E5", "time_left w 60 0");
            assertThat(all(engine, "genmove w")).matches("[A-HJ][1-9]").isNotEqualTo("E5");
        }
    }

    @Test
    void speaksWithSabaki() {
        try (GtpEngine engine = GtpEngine.start(command("--time", "50/move"))) {
            all(engine, "name", "version", "protocol_version", "list_commands");
            all(engine, "boardsize 19", "clear_board", "komi 6.5", "set_free_handicap D4 Q16");
            assertThat(all(engine, "genmove W")).matches("[A-HJ-T]\\d+");
            // points that nobody else takes in an opening
            all(engine, "play B A1", "genmove W", "undo", "undo", "play B T19");
            assertThat(all(engine, "genmove W")).matches("[A-HJ-T]\\d+");
            all(engine, "boardsize 9", "clear_board", "play B E5", "play W C3", "genmove B");
        }
    }

    @Test
    void speaksWithGtp2ogs() {
        try (GtpEngine engine = GtpEngine.start(command("--time", "50/move"))) {
            assertThat(all(engine, "list_commands").lines()).contains("kata-time_settings", "kgs-time_settings");
            assertThat(all(engine, "kata-list_time_settings")).contains("byoyomi", "fischer");
            all(engine, "boardsize 9", "clear_board", "komi 7.5", "kata-time_settings byoyomi 2 1 3");
            all(engine, "play black E5", "play white C3", "time_left black 2 0", "time_left white 2 0");
            assertThat(all(engine, "genmove black")).matches("[A-HJ][1-9]");
            all(engine, "clear_board", "kata-time_settings fischer 2 1", "play black E5", "time_left white 1 0");
            assertThat(all(engine, "genmove white")).matches("[A-HJ][1-9]");
            all(engine, "clear_board", "time_settings 1 5 25", "time_left black 3 10");
            assertThat(all(engine, "genmove black")).matches("[A-HJ][1-9]");
        }
    }

    @Test
    void speaksWithKgs() {
        try (GtpEngine engine = GtpEngine.start(command("--time", "50/move"))) {
            all(engine, "list_commands", "kgs-rules chinese", "boardsize 9", "komi 0.5", "clear_board");
            assertThat(engine.tryToAsk("kgs-rules japanese", LONG)).isEmpty();
            all(engine, "kgs-time_settings canadian 2 5 25");
            assertThat(all(engine, "place_free_handicap 3")).isEqualTo("C3 G7 C7");
            all(engine, "time_left b 2 0", "time_left w 2 0");
            assertThat(all(engine, "genmove w")).matches("[A-HJ][1-9]");
            assertThat(all(engine, "kgs-chat game Somebody hello, who are you?"))
                    .contains("Zeitnot");
            all(engine, "play b pass", "play w pass", "final_status_list dead", "kgs-genmove_cleanup b");
            all(engine, "kgs-game_over");
        }
    }

    @Test
    void playsAWholeGameAsOurOwnExternalPlayer() {
        String own = player(command("uct", "--game", "go-9x9", "--time", "300/move"));
        GameRecord record = new Referee().play(new GameTask("go-9x9", "uct", own, "300/move", "wall", 1, 0));
        assertThat(record.ending()).as(record.note()).isEqualTo(Ending.NORMAL);
        assertThat(record.plies()).isGreaterThan(20);
    }

    @Test
    void playsAWholeGameOfSomethingElse() {
        String own = player(command("uct", "--game", "breakthrough-6x6", "--time", "50/move"));
        GameRecord record = new Referee().play(new GameTask("breakthrough-6x6", own, "uct", "50/move", "wall", 1, 0));
        assertThat(record.ending()).as(record.note()).isEqualTo(Ending.NORMAL);
    }

    @Test
    void playsAWholeGameWithGnuGo() {
        String own = player(command("uct", "--game", "go-9x9", "--time", "100/move"));
        needGnuGo();
        String gnuGo = "gtp(\"gnugo --mode gtp --level 1 --chinese-rules --positional-superko --capture-all-dead\")";
        GameRecord record = new Referee().play(new GameTask("go-9x9", own, gnuGo, "20s", "wall", 1, 0));
        assertThat(record.ending()).as(record.note()).isIn(Ending.NORMAL, Ending.RESIGN);
        assertThat(record.plies()).isGreaterThan(20);
    }

    /** Without GNU Go there is nothing to test; where every change is checked, there has to be one. */
    private static void needGnuGo() {
        if (Program.find("gnugo").isEmpty()) {
            String missing = "GNU Go is not installed (Debian package gnugo)";
            if ("true".equals(System.getenv("CI"))) {
                fail(missing);
            }
            abort(missing);
        }
    }

    @Test
    void saysWhatItCannotDo() {
        assertThat(Shell.zeitnot("gtp", "--json").exitCode()).isEqualTo(Main.BAD_INPUT);
        assertThat(Shell.zeitnot("gtp", "--time", "20s").err()).contains("give it for one move");
        assertThat(Shell.zeitnot("gtp", "--game", "go-9x9-handicap-3").err()).contains("without it");
        assertThat(Shell.zeitnotWithInput("1 name\n2 quit\n", "gtp").text()).isEqualTo("=1 Zeitnot\n\n=2\n\n");
    }
}
