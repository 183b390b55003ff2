package zeitnot.cli;

import picocli.CommandLine.Option;

/** The option from which all randomness comes. */
final class SeedOption {
    @Option(
            names = "--seed",
            paramLabel = "SEED",
            defaultValue = "1",
            description = "The seed of all that is random (default: ${DEFAULT-VALUE}).")
    long value;
}
