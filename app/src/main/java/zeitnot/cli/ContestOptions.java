package zeitnot.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zeitnot.contest.Archive;
import zeitnot.contest.Contest;
import zeitnot.contest.GameTask;
import zeitnot.contest.Machine;
import zeitnot.contest.Runner;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;

/** Under which conditions games are played, and where they are kept. */
final class ContestOptions {
    @Option(
            names = "--time",
            paramLabel = "TIME",
            defaultValue = "10000/move",
            description = "The time control: 20s for the game, 5m+2s with an increment, 1s/move, 10000/move for"
                    + " simulations; docs/time-controls.md has all (default: ${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    TimeControl time;

    @Option(
            names = "--clock",
            paramLabel = "CLOCK",
            defaultValue = "wall",
            description = "wall, cpu, or sim(v): simulated, with v simulations a second from the start position;"
                    + " repeatable on any machine (default: ${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    ClockKind clock;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    SeedOption seed;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    JobsOption jobs;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private RunnerOption runner;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    StoreOption store;

    @Option(names = "--fresh", description = "Play all games anew; those in the store are forgotten.")
    private boolean fresh;

    /** Who plays the games. */
    Runner openRunner(Terminal terminal) {
        return runner.open(terminal, jobs);
    }

    /** Lets the archive forget these games if {@code --fresh} asks for that. */
    void forgetIfFresh(Archive archive, List<GameTask> tasks) {
        if (fresh) {
            archive.remove(tasks);
        }
    }

    /**
     * Says how many games are there already, and what would disturb those to be played.
     *
     * @param sample a game of each kind
     */
    void announce(Terminal terminal, Runner player, Contest contest, List<GameTask> sample) {
        if (contest.stored() > 0) {
            int planned = contest.stored() + contest.missing();
            terminal.err()
                    .println("zeitnot: " + contest.stored() + " of " + planned + " games are in " + store.file()
                            + " already; playing " + contest.missing());
            Set<String> others = contest.otherVersions(sample);
            if (!others.isEmpty()) {
                terminal.err()
                        .println("zeitnot: warning: some of them were played by " + String.join(", ", others)
                                + ", this is " + Machine.version() + "; --fresh plays them again");
            }
        }
        if (contest.missing() > 0) {
            player.warnings(sample).forEach(warning -> terminal.err().println("zeitnot: warning: " + warning));
        }
    }

    /** Says so if a contest has ended before all of its games. */
    static void warnIfUnfinished(Terminal terminal, int ended, int planned) {
        if (ended < planned) {
            terminal.err().println("zeitnot: ended after " + ended + " of " + planned + " games");
        }
    }

    /** What has to be typed for the same conditions; the number of jobs where the games depend on it. */
    static List<String> words(int games, TimeControl time, ClockKind clock, long seed, int jobs) {
        List<String> words = new ArrayList<>(List.of("--games", Integer.toString(games), "--time", time.toString()));
        words.addAll(List.of("--clock", clock.toString(), "--seed", Long.toString(seed)));
        if (!clock.isSimulated()) {
            words.addAll(List.of("--jobs", Integer.toString(jobs)));
        }
        return words;
    }
}
