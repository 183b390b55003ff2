package zeitnot.show;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Position;
import zeitnot.games.Games;

/** What a page is told of positions. */
class BoardPositionTest {
    private static BoardPosition after(String game, String moves) {
        return BoardPosition.of(Line.parse(Games.named(game), moves));
    }

    @Test
    void aCaptureInGoIsMarkedWhereTheStoneStood() {
        BoardPosition position = after("go-5x5", "A2 A1 B1");
        assertThat(position.captured()).containsExactly(0);
        assertThat(position.pieces().get(0)).isEqualTo(-1);
        assertThat(position.last()).isEqualTo(new BoardPosition.Made("B1", 0, List.of(1)));
    }

    @Test
    void aTurnedDiscIsMarkedToo() {
        assertThat(after("othello", "d3").captured()).containsExactly(27);
    }

    @Test
    void aFinishedGameHasNoMoveToPick() {
        BoardPosition position = after("tic-tac-toe", "a1 b1 a2 b2 a3");
        assertThat(position.moves()).isEmpty();
        assertThat(position.result()).isEqualTo("first");
    }

    @Test
    void anExpectedLineIsSeenMoveByMove() {
        Game game = Games.named("checkers");
        Line line = Line.parse(game, "11-15 22-18");
        int jump = game.parse(line.position(), "15x22");
        assertThat(BoardPosition.line(line.position(), jump))
                .containsExactly(new BoardPosition.Made("15x22", 0, List.of(14, 21)));
    }

    @Test
    void aGameWithoutABoardIsRefused() {
        Game nim = new Game("nim") {
            @Override
            public Position start() {
                throw new AssertionError();
            }

            @Override
            public int maxMoves() {
                return 0;
            }
        };
        assertThatThrownBy(() -> Board.of(nim)).isInstanceOf(BadInput.class).hasMessageContaining("nim does not offer");
    }
}
