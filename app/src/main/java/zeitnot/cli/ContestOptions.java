package zeitnot.cli;

import java.util.List;
import java.util.Set;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zeitnot.contest.Contest;
import zeitnot.contest.GameTask;
import zeitnot.contest.Machine;
import zeitnot.contest.Noise;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;

/** Under which conditions games are played, and where they are kept. */
final class ContestOptions {
    @Option(
            names = "--time",
            paramLabel = "TIME",
            defaultValue = "10000/move",
            description = "Time control: 20s, 1s/move, 10000/move (default: ${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    TimeControl time;

    @Option(
            names = "--clock",
            paramLabel = "CLOCK",
            defaultValue = "wall",
            description = {
                "wall, cpu, or sim(v): simulated, with v simulations a second from the start position;"
                        + " repeatable on any machine (default: ${DEFAULT-VALUE})."
            })
    @SuppressWarnings("NullAway.Init")
    ClockKind clock;

    @Option(
            names = "--seed",
            paramLabel = "SEED",
            defaultValue = "1",
            description = "Of all that is random (default: ${DEFAULT-VALUE}).")
    long seed;

    @Option(
            names = "--jobs",
            paramLabel = "JOBS",
            description = "Games that are played at the same time (default: the number of cores).")
    int jobs = Runtime.getRuntime().availableProcessors();

    @Mixin
    @SuppressWarnings("NullAway.Init")
    StoreOption store;

    @Option(names = "--fresh", description = "Play all games anew; those in the store are forgotten.")
    boolean fresh;

    /**
     * Says how many games are there already, and what would disturb those to be played.
     *
     * @param sample a game of each kind
     */
    void announce(Terminal terminal, Contest contest, List<GameTask> sample) {
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
            Noise.warning(sample, jobs).ifPresent(warning -> terminal.err().println("zeitnot: warning: " + warning));
        }
    }
}
