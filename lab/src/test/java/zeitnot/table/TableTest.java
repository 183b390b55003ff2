package zeitnot.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeitnot.game.Line;
import zeitnot.game.Rng;
import zeitnot.games.Games;

class TableTest {
    @ParameterizedTest
    @CsvSource({
        "go, 19, 19",
        "go-7x9-handicap-2-komi-0.5, 7, 9",
        "nogo, 9, 9",
        "atari-go-4x6, 4, 6",
        "breakthrough-6x6, 6, 6",
        "connect4, 0, 0"
    })
    void knowsTheSizeOfABoard(String game, int width, int height) {
        assertThat(Size.of(Games.named(game))).isEqualTo(new Size(width, height));
    }

    @Test
    void changesSizeAndKomiButNotTheGame() {
        var table = new Table(Games.named("go-9x9"));
        table.resize(new Size(5, 7));
        table.komi(-3);
        assertThat(table.game()).hasToString("go-5x7-komi--3");
        table.komi(6.25);
        assertThat(table.game()).hasToString("go-5x7-komi-6.5");
        assertThatThrownBy(() -> table.resize(new Size(20, 20))).hasMessage("unacceptable size");
        assertThat(table.size()).isEqualTo(new Size(5, 7));
        table.resize(new Size(19, 19));
        assertThat(table.game()).hasToString("go-komi-6.5");
    }

    /** Positions of random games can be set up, in whatever order their stones come. */
    @Test
    void everyPositionOfAGameCanBeSetUp() {
        var rng = new Rng(5);
        for (int i = 0; i < 30; i++) {
            var line = new Line(Games.named("go-5x5"));
            int length = rng.nextInt(60);
            while (!line.isOver() && line.length() < length) {
                int[] moves = line.game().legalMoves(line.position());
                line.play(moves[rng.nextInt(moves.length)]);
            }
            List<List<String>> stones = List.of(new ArrayList<>(), new ArrayList<>());
            for (int point = 0; point < line.game().points(); point++) {
                int occupant = line.position().occupant(point);
                if (occupant >= 0) {
                    stones.get(occupant)
                            .add(
                                    rng.nextInt(stones.get(occupant).size() + 1),
                                    line.game().pointName(point));
                }
            }
            var table = new Table(line.game());
            table.setUp(stones.get(0), stones.get(1), 1);
            assertThat(table.stones(0)).containsExactlyInAnyOrderElementsOf(stones.get(0));
            assertThat(table.stones(1)).containsExactlyInAnyOrderElementsOf(stones.get(1));
            assertThat(table.setUp())
                    .hasSize(stones.get(0).size() + stones.get(1).size());
        }
    }

    @Test
    void remarksGoWithTheirMoves() {
        var table = new Table(Games.named("go-5x5"));
        table.play(0, "C3");
        table.remark("centre");
        table.play(1, "C4");
        table.undo();
        assertThat(table.plies()).containsExactly(new Table.Ply(0, table.line().moves()[0], "C3", "centre"));
        table.undo();
        assertThat(table.isEmpty()).isTrue();
    }

    /** A pass that is put between two moves of a colour is not told, so it does not end the game. */
    @Test
    void theGameEndsByTwoPassesThatAreTold() {
        var table = new Table(Games.named("go-5x5"));
        table.play(0, "C3");
        table.play(0, "pass");
        assertThat(table.isOver()).isFalse();
        table.play(1, "pass");
        assertThat(table.isOver()).isTrue();
        assertThat(table.end().isOver()).isTrue();
        table.play(0, "C4");
        assertThat(table.isOver()).isFalse();
    }
}
