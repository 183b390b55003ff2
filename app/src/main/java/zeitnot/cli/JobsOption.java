package zeitnot.cli;

import picocli.CommandLine.Option;

/** The option that says how many games are played at the same time. */
final class JobsOption {
    @Option(
            names = "--jobs",
            paramLabel = "JOBS",
            converter = AtLeastOne.class,
            description = "Games that are played at the same time (default: the number of cores).")
    int value = Runtime.getRuntime().availableProcessors();
}
