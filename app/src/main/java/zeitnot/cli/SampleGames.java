package zeitnot.cli;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import zeitnot.contest.GameTask;
import zeitnot.contest.Match;
import zeitnot.contest.Referee;
import zeitnot.games.Games;
import zeitnot.papers.Domain;
import zeitnot.player.Spec;
import zeitnot.time.Clock;
import zeitnot.time.ClockKind;
import zeitnot.time.CpuClock;
import zeitnot.time.TimeControl;

/**
 * Measures the pace on games of a domain's baseline against itself. They are whole games, because the simulated clock
 * charges a simulation for its plies: late in a game it takes simulations for cheaper than they are, since most of their
 * work is then in the tree. And they are played on all cores at once, because cores share caches and memory.
 *
 * <p>It is not a contest, hence no session: who wins does not matter and is not kept, each core plays by itself for so many
 * seconds of its own CPU time, and what is measured is the referee alone.
 *
 * <p>The pace is from the fastest to the slowest of several parts of the sample.
 */
final class SampleGames implements Pace {
    private static final double WARM_UP_SECONDS = 0.6;
    private static final double PART_SECONDS = 0.3;
    private static final int PARTS = 3;

    /** The clock is slowed down until a sample game has no more than this: what a second on it costs falls in proportion. */
    private static final double MOST_SIMULATIONS = 100_000;

    /** More than fit into the time of a sample. */
    private static final int MOST_GAMES = 1_000_000;

    private final Referee referee = new Referee();
    private final int cores;

    SampleGames(int cores) {
        this.cores = cores;
    }

    @Override
    public Span of(Domain domain, ClockKind.Simulated clock) {
        double seconds = 2.0 * domain.seconds();
        double slowed = Math.min(1, MOST_SIMULATIONS / (seconds * clock.simulationsPerSecond()));
        var sampleClock = new ClockKind.Simulated(slowed * clock.simulationsPerSecond());
        List<CompletableFuture<DoubleSummaryStatistics>> samples = new ArrayList<>();
        for (int core = 0; core < cores; core++) {
            Iterator<GameTask> games = games(domain, sampleClock, core);
            samples.add(CompletableFuture.supplyAsync(() -> secondsPerGame(games), SampleGames::start));
        }
        var all = new DoubleSummaryStatistics();
        samples.forEach(sample -> all.combine(sample.join()));
        return new Span(all.getMin(), all.getMax()).times(1 / (slowed * seconds));
    }

    private static Iterator<GameTask> games(Domain domain, ClockKind clock, long seed) {
        Spec player = Spec.parse(domain.baseline());
        TimeControl time = TimeControl.parse(domain.seconds() + "s");
        return new Match(Games.named(domain.game()), player, player, time, clock, MOST_GAMES, seed)
                .tasks()
                .iterator();
    }

    private static void start(Runnable sample) {
        var thread = new Thread(sample, "zeitnot-sample");
        thread.setDaemon(true);
        thread.start();
    }

    /** The CPU time of a game in each of the parts. */
    private DoubleSummaryStatistics secondsPerGame(Iterator<GameTask> tasks) {
        var parts = new DoubleSummaryStatistics();
        secondsPerGame(tasks, WARM_UP_SECONDS);
        for (int part = 0; part < PARTS; part++) {
            parts.accept(secondsPerGame(tasks, PART_SECONDS));
        }
        return parts;
    }

    private double secondsPerGame(Iterator<GameTask> tasks, double atLeast) {
        Clock clock = new CpuClock();
        long start = clock.nanos();
        double seconds = 0;
        int games = 0;
        while (seconds < atLeast) {
            referee.play(tasks.next());
            games++;
            seconds = (clock.nanos() - start) / 1e9;
        }
        return seconds / games;
    }
}
