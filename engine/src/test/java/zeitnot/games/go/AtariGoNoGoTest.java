package zeitnot.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.games.Games;

class AtariGoNoGoTest {
    @Test
    void firstCaptureWinsAtariGo() {
        Game game = Games.named("atari-go-3x3");
        assertThat(Line.parse(game, "A2 A1 B1").result()).isEqualTo(Outcome.FIRST_WINS);
        assertThat(Line.parse(game, "A2 A1 C3 B1").result()).isEqualTo(Outcome.ONGOING);
        assertThat(Line.parse(game, "A1 A2 C3 B1").result()).isEqualTo(Outcome.SECOND_WINS);
    }

    /** White has an eye in the corner A1, where Black may go to capture and else not. */
    @Test
    void suicideIsIllegalInAtariGo() {
        Game game = Games.named("atari-go-3x3");
        assertThat(moves(game, "C3 A2 C2 B1")).doesNotContain("A1").contains("B2", "B3");
    }

    @Test
    void nothingMayBeCapturedInNoGo() {
        Game game = Games.named("nogo-3x3");
        assertThat(moves(game, "A2 A1")).doesNotContain("B1").contains("B2");
        assertThat(moves(game, "C3 A2 C2 B1")).doesNotContain("A1").contains("B2");
    }

    /** Only B1 is left, the last liberty of both. */
    @Test
    void whoCannotMoveLosesNoGo() {
        Game game = Games.named("nogo-2x2");
        Line line = Line.parse(game, "A1 B2");
        assertThat(line.result()).isEqualTo(Outcome.ONGOING);
        assertThat(moves(game, "A1 B2")).containsExactlyInAnyOrder("A2", "B1");
        assertThat(Line.parse(game, "A1 B2 A2").result()).isEqualTo(Outcome.FIRST_WINS);
    }

    private static List<String> moves(Game game, String moves) {
        Position position = Line.parse(game, moves).position();
        return Arrays.stream(game.legalMoves(position))
                .mapToObj(move -> game.format(position, move))
                .toList();
    }
}
