package zeitnot.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import zeitnot.game.Line;
import zeitnot.search.Search;
import zeitnot.time.WallClock;

/** The engine ponders while it waits for input, and for nothing else. */
class PonderTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private static void await(BooleanSupplier condition) {
        while (!condition.getAsBoolean()) {
            Thread.onSpinWait();
        }
    }

    private String text() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private long answered() {
        return text().chars().filter(c -> c == '=').count();
    }

    @Test
    @Timeout(60)
    void pondersInTheOpponentsTurnUntilTheNextCommand() throws IOException, InterruptedException, ExecutionException {
        var input = new PipedWriter();
        Setup setup = Dialogue.setup("othello", "uct+ponder", "100/move", new WallClock());
        try (var server = new GtpServer(
                setup, new PipedReader(input), new PrintStream(out, true, StandardCharsets.UTF_8), System.err)) {
            var running =
                    CompletableFuture.runAsync(() -> assertThatCode(server::run).doesNotThrowAnyException());
            input.write("genmove b\n");
            input.flush();
            await(() -> answered() == 1);
            Search search = server.thinker().search().orElseThrow();
            await(() -> search.visits() > 1000 && search.state() == Search.State.RUNNING);

            input.write("time_left w 10 0\n");
            input.flush();
            await(() -> answered() == 2);
            int before = search.visits();
            await(() -> search.visits() > before + 100);

            var line = new Line(setup.game());
            line.play(setup.game().parse(line.position(), text().substring(2, text().indexOf("\n\n"))));
            int reply = setup.game().legalMoves(line.position())[0];
            input.write("play w " + setup.game().format(line.position(), reply) + "\n");
            input.write("genmove b\nzeitnot-pondered\nclear_board\nname\n");
            input.flush();
            await(() -> answered() == 7);
            assertThat(search.state()).as("the game is over").isEqualTo(Search.State.CLOSED);
            input.write("quit\n");
            input.close();
            running.get();
        }
        assertThat(text()).containsPattern("= [0-9.]+ s, [1-9][0-9]{3,} simulations, [1-9][0-9]* kept");
    }
}
