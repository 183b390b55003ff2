package zeitnot.contest.gtp;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import zeitnot.contest.gtp.FakeEngine.Habit;

/** How to start {@link FakeEngine}. */
public final class Fakes {
    private Fakes() {}

    static List<String> command(String game, Habit habit) {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xmx64m",
                "-cp",
                System.getProperty("java.class.path"),
                FakeEngine.class.getName(),
                game,
                habit.name());
    }

    static List<String> command(String game, Habit habit, Path transcript) {
        List<String> command = new ArrayList<>(command(game, habit));
        command.add(transcript.toString());
        return command;
    }

    /** The player spec, with a timeout in seconds. */
    public static String spec(String game, Habit habit, double timeout) {
        String words =
                command(game, habit).stream().map(word -> "'" + word + "'").collect(Collectors.joining(" "));
        return "gtp(\"" + words + "\", timeout=" + timeout + ")";
    }
}
