package zeitnot.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.games.Games;

/** One uniformly random game from the start position, the copy of that position included. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class PlayoutBenchmark {
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
        "tic-tac-toe",
        "go-9x9",
        "go-13x13",
        "go",
        "atari-go",
        "nogo"
    })
    public String game;

    private Position start;
    private Position position;
    private Rng rng;

    @Setup
    public void setup() {
        start = Games.named(game).start();
        position = start.copy();
        rng = new Rng(1);
    }

    @Benchmark
    public int playout() {
        position.set(start);
        return position.playout(rng);
    }
}
