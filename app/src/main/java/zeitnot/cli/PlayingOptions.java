package zeitnot.cli;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zeitnot.contest.Archive;
import zeitnot.contest.Session;

/** From which seed games are played, by how many at a time, on which machines, and where they are kept. */
final class PlayingOptions {
    @Mixin
    @SuppressWarnings("NullAway.Init")
    SeedOption seed;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    JobsOption jobs;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    RunnerOption runner;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    StoreOption store;

    @Option(names = "--fresh", description = "Play all games anew; those in the store are forgotten.")
    boolean fresh;

    Session session(Archive archive, Spectator spectator) {
        return new Session(archive, runner.open(spectator, jobs), spectator, fresh);
    }
}
