package zeitnot.cli;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import zeitnot.contest.Archive;
import zeitnot.contest.LocalRunner;
import zeitnot.contest.Runner;
import zeitnot.contest.RunnerProvider;
import zeitnot.contest.Session;

/** Where games are played and how many at a time, where they are kept, and whether those that are kept count. */
final class SessionOptions {
    @Mixin
    @SuppressWarnings("NullAway.Init")
    private JobsOption jobs;

    @Option(
            names = "--runner",
            paramLabel = "ADDRESS",
            description =
                    "Play on a Spark cluster: spark://HOST:7077, or spark for that of spark-submit; docs/cluster.md"
                            + " tells more (default: this machine).")
    private @Nullable String runner;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private StoreOption store;

    @Option(names = "--fresh", description = "Play all games anew; those in the store are forgotten.")
    private boolean fresh;

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    StoreOption store() {
        return store;
    }

    boolean isFresh() {
        return fresh;
    }

    /** Whether another machine is to play. */
    boolean isElsewhere() {
        return runner != null;
    }

    /** How many games this machine plays at the same time. */
    int jobs() {
        return jobs.value;
    }

    /** How many of this machine's cores play; one of a cluster's, of which nobody here knows. */
    int cores() {
        return runner == null ? Math.min(jobs.value, Runtime.getRuntime().availableProcessors()) : 1;
    }

    Session session(Archive archive, Spectator spectator) {
        return new Session(archive, open(spectator), spectator, fresh);
    }

    /** A cluster, which has its own number of cores, plays as many games at the same time if nobody says how many. */
    private Runner open(Spectator spectator) {
        if (runner == null) {
            return new LocalRunner(jobs.value);
        }
        boolean limited = command.commandLine().getParseResult().hasMatchedOption("--jobs");
        return RunnerProvider.find(runner, limited ? OptionalInt.of(jobs.value) : OptionalInt.empty(), spectator::note);
    }
}
