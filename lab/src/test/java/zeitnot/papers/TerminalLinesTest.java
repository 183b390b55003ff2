package zeitnot.papers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameTask;
import zeitnot.papers.TerminalLines.Sample;

/** On tic-tac-toe, where everything can be counted by hand. */
class TerminalLinesTest {
    /** First has the whole file a; second has answered on file b. */
    private static final GameRecord FILE_A = game(0, "a1", "b1", "a2", "b2", "a3");

    @Test
    void countsMovesAfterWhichTheResultIsProven() {
        List<Sample> samples = new TerminalLines(1).of(FILE_A);
        assertThat(samples).extracting(Sample::turn).containsExactly(0, 1, 2, 3, 4);
        assertThat(samples).extracting(Sample::moves).containsExactly(9, 8, 7, 6, 5);
        // Second to move after a1 b1 a2: all but b2, c3 ... a3 let First win at once; a3 alone stops that.
        assertThat(samples.get(3).terminalLines()).isEqualTo(5);
        // First to move: a3 wins at once; b3 stops Second; the three others lose at once.
        assertThat(samples.get(4).terminalLines()).isEqualTo(4);
        assertThat(samples.get(0).terminalLines()).isZero();
    }

    @Test
    void deeperMinimaxProvesMore() {
        int[] shallow = lines(1);
        int[] deep = lines(3);
        int[] exhaustive = lines(9);
        for (int turn = 0; turn < shallow.length; turn++) {
            assertThat(deep[turn]).isBetween(shallow[turn], exhaustive[turn]);
        }
        assertThat(exhaustive).as("the whole game is proven").containsExactly(9, 8, 7, 6, 5);
    }

    @Test
    void rolloutsAreThoseOfTheGameAndRepeatable() {
        List<Sample> samples = new TerminalLines(1).of(FILE_A);
        assertThat(samples.get(0).rollout())
                .as("a random game has 7.6 moves on average")
                .isEqualTo(7.64, within(0.2));
        assertThat(samples.get(4).rollout()).isBetween(1.0, 5.0);
        assertThat(new TerminalLines(1).of(FILE_A)).isEqualTo(samples);
        assertThat(new TerminalLines(1).of(game(1, "a1", "b1", "a2", "b2", "a3")))
                .extracting(Sample::rollout)
                .isNotEqualTo(samples.stream().map(Sample::rollout).toList());
    }

    private static int[] lines(int depth) {
        return new TerminalLines(depth)
                .of(FILE_A).stream().mapToInt(Sample::terminalLines).toArray();
    }

    private static GameRecord game(int index, String... moves) {
        var task = new GameTask("tic-tac-toe", "uct", "uct", "1s/move", "sim(1000)", 1, index);
        return new GameRecord(
                task,
                1,
                GameRecord.Ending.NORMAL,
                IntStream.range(0, moves.length)
                        .mapToObj(i -> new GameRecord.Move(moves[i], i % 2, 1, 1, 100, 50, 20, 0.5, "", 5, 0))
                        .toList());
    }
}
