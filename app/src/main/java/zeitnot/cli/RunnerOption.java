package zeitnot.cli;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import zeitnot.contest.LocalRunner;
import zeitnot.contest.Runner;
import zeitnot.contest.RunnerProvider;

/** The option that says where games are played. */
final class RunnerOption {
    @Option(
            names = "--runner",
            paramLabel = "ADDRESS",
            description =
                    "Play on a Spark cluster: spark://HOST:7077, or spark for that of spark-submit; docs/cluster.md"
                            + " tells more (default: this machine).")
    private @Nullable String address;

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    /** Whether the games are played on this machine. */
    boolean isLocal() {
        return address == null;
    }

    /** The runner; a cluster, which has its own number of cores, plays as many games at the same time if nobody says how many. */
    Runner open(Spectator spectator, JobsOption jobs) {
        if (address == null) {
            return new LocalRunner(jobs.value);
        }
        boolean limited = command.commandLine().getParseResult().hasMatchedOption("--jobs");
        return RunnerProvider.find(
                address, limited ? OptionalInt.of(jobs.value) : OptionalInt.empty(), spectator::note);
    }
}
