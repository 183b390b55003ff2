package zeitnot.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import zeitnot.game.Game;
import zeitnot.games.Games;
import zeitnot.player.Features;
import zeitnot.player.SearchPlayer;
import zeitnot.player.Spec;
import zeitnot.search.Search;
import zeitnot.view.Pacer;

/** A simulation, as the mean over a search of 200,000 that begins with an empty tree. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class SearchBenchmark {
    private static final int SIMULATIONS = 200_000;

    @Param({
        "connect4",
        "breakthrough-6x6",
        "breakthrough",
        "othello",
        "catch-the-lion",
        "amazons",
        "cannon",
        "checkers",
        "chinese-checkers",
        "pentalath",
        "go-9x9",
        "go-13x13",
        "go",
        "atari-go",
        "nogo"
    })
    public String game;

    /** How a player is written: any will do. */
    @Param({"uct", "ucb1-tuned"})
    public String player;

    private Game rules;
    private Search search;

    @Setup
    public void setup() {
        rules = Games.named(game);
        search = ((SearchPlayer) Features.standard().player(Spec.parse(player), rules, 1)).search();
    }

    @Benchmark
    @OperationsPerInvocation(SIMULATIONS)
    public int simulation() {
        search.reset(rules.start());
        search.run(Pacer.simulations(SIMULATIONS));
        return search.visits();
    }
}
