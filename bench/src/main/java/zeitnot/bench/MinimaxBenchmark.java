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
import zeitnot.game.Game;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.games.Games;
import zeitnot.search.minimax.Minimax;
import zeitnot.view.Verdict;

/** One minimax search of a position of a random game. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class MinimaxBenchmark {
    private static final int POSITIONS = 1024;

    @Param({"connect4", "breakthrough", "othello", "catch-the-lion"})
    public String game;

    @Param({"1", "2", "3", "4"})
    public int depth;

    private final Position[] positions = new Position[POSITIONS];
    private Minimax minimax;
    private int next;

    @Setup
    public void setup() {
        Game rules = Games.named(game);
        minimax = new Minimax(rules);
        var rng = new Rng(1);
        for (int i = 0; i < POSITIONS; i++) {
            positions[i] = position(rules, rng);
        }
    }

    /** Any position of a random game is as likely as any other. */
    private static Position position(Game rules, Rng rng) {
        Position end = rules.start();
        end.playout(rng);
        int plies = rng.nextInt(end.ply());
        Position position = rules.start();
        while (position.ply() < plies) {
            int[] moves = rules.legalMoves(position);
            position.play(moves[rng.nextInt(moves.length)]);
            if (position.isOver()) {
                position = rules.start();
            }
        }
        return position;
    }

    @Benchmark
    public Verdict solve() {
        next = (next + 1) % POSITIONS;
        return minimax.solve(positions[next], depth);
    }
}
