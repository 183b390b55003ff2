package zeitnot.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import zeitnot.contest.GameRecord.Move;

class PackedMovesTest {
    @Test
    void givesBackAllThatAMoveCanBe() {
        List<Move> moves = List.of(
                new Move(
                        "ä\"1,2\"",
                        15,
                        0,
                        Double.POSITIVE_INFINITY,
                        Long.MAX_VALUE,
                        Integer.MAX_VALUE,
                        0,
                        1,
                        "",
                        0,
                        0.25),
                new Move(
                        "",
                        0,
                        -0.5,
                        Double.NEGATIVE_INFINITY,
                        -1,
                        -1,
                        Integer.MIN_VALUE,
                        Double.NaN,
                        "stop unst",
                        1e300,
                        -1),
                new Move("pass", 1, -0.0, Double.MAX_VALUE, 0, 0, 0, 1e-6, "stop", 9e12, 0));
        assertThat(PackedMoves.read(PackedMoves.write(moves))).isEqualTo(moves);
        assertThat(PackedMoves.read(PackedMoves.write(List.of()))).isEmpty();
    }

    @Test
    void givesBackOrdinaryMovesInAboutThirtyBytesEach() {
        var random = new Random(1);
        List<Move> moves = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            moves.add(new Move(
                    "e" + i % 9,
                    i % 2,
                    10 * random.nextDouble(),
                    10 * random.nextDouble(),
                    random.nextInt(100_000),
                    random.nextInt(50_000),
                    random.nextInt(50_000),
                    random.nextDouble(),
                    i % 3 == 0 ? "stop" : "",
                    40 * random.nextDouble(),
                    0));
        }
        byte[] bytes = PackedMoves.write(moves);
        assertThat(PackedMoves.read(bytes)).isEqualTo(moves);
        assertThat(bytes.length).isLessThan(32 * moves.size());
    }

    @Test
    void givesBackWhatWasPondered() {
        List<Move> moves = List.of(
                new Move("a", 0, 1, 1, 10, 5, 4, 0.5, "", 9, 0),
                new Move("b", 1, 1, 1, 10, 5, 4, 0.5, "", 9, 0, 1.25, 1000, 700, "hit"),
                new Move("c", 0, 1, 1, 10, 5, 4, 0.5, "", 9, 0, 0.5, 400, 0, "miss"));
        assertThat(PackedMoves.read(PackedMoves.write(moves))).isEqualTo(moves);
    }

    @Test
    void refusesAFormatThatItDoesNotKnow() {
        assertThatIllegalStateException()
                .isThrownBy(() -> PackedMoves.read(new byte[] {3, 0, 0}))
                .withMessageContaining("format 3");
    }
}
