package zeitnot.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import zeitnot.papers.Setup;

/** Which of several runs of an experiment is meant. */
final class RunFilter {
    @Option(names = "--scale", paramLabel = "X", description = "Only what was run at this scale.")
    private @Nullable Double scale;

    @Option(names = "--seed", paramLabel = "SEED", description = "Only what was run with this seed.")
    private @Nullable Long seed;

    boolean accepts(double runScale, long runSeed) {
        return (scale == null || runScale == Setup.scale(scale)) && accepts(runSeed);
    }

    boolean accepts(long runSeed) {
        return seed == null || runSeed == seed;
    }

    /** The seed that is asked for; the usual one if none is. */
    long seedOr(long usual) {
        return seed == null ? usual : seed;
    }
}
