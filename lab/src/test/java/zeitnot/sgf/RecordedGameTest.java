package zeitnot.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeitnot.game.BadInput;
import zeitnot.game.Ink;
import zeitnot.game.Line;
import zeitnot.game.Rng;
import zeitnot.games.Games;
import zeitnot.table.Table;

/** Game trees as games of ours, and back. */
class RecordedGameTest {
    private static RecordedGame game(String text) {
        return RecordedGame.of(Sgf.parse(text).get(0));
    }

    private static Table played(String text) {
        RecordedGame game = game(text);
        Table table = game.table();
        game.play(table, Integer.MAX_VALUE);
        return table;
    }

    private static String board(Table table) {
        return table.game().draw(table.line().position(), Ink.PLAIN);
    }

    @Test
    void knowsGameSizeAndKomi() {
        assertThat(played("(;GM[1])").game().name()).isEqualTo("go");
        assertThat(played("(;SZ[9]KM[6.5])").game().name()).isEqualTo("go-9x9-komi-6.5");
        assertThat(played("(;SZ[7:9]KM[0])").game().name()).isEqualTo("go-7x9-komi-0");
        assertThat(played("(;SZ[9]RU[Atari Go])").game().name()).isEqualTo("atari-go");
        assertThat(played("(;SZ[7]RU[NoGo]KM[6.5])").game().name()).isEqualTo("nogo-7x7");
        assertThat(game("(;SZ[9]RU[Japanese])").family()).isEqualTo("go");
    }

    @Test
    void playsTheMainLine() {
        Table table = played("(;SZ[3];B[bb];W[aa]C[too\nsmall](;B[ba];W[])(;B[cc]))");
        assertThat(board(table)).isEqualTo("3 O X .\n2 . X .\n1 . . .\n  A B C\n");
        assertThat(table.plies()).extracting(Table.Ply::remark).containsExactly("", "too\nsmall", "", "");
        assertThat(table.line().position().mover()).isZero();
    }

    @Test
    void setsUpStonesAlsoInTheMidst() {
        Table table = played("(;SZ[4]AB[aa:ba][ca]AW[ad:bd];W[dd];AE[ba][ad]AW[cc]PL[W];W[bb])");
        assertThat(board(table)).isEqualTo("4 X . X .\n3 . O . .\n2 . . O .\n1 . O . O\n  A B C D\n");
        assertThat(table.line().position().mover()).isZero();
        assertThat(table.plies()).hasSize(1);
        assertThatThrownBy(() -> {
                    table.undo();
                    table.undo();
                })
                .hasMessage("cannot undo");
    }

    @Test
    void stonesOfBlackAloneAreAHandicap() {
        Table table = played("(;SZ[9]HA[2]KM[0.5]AB[gc][cg];W[ee])");
        assertThat(table.game().name()).isEqualTo("go-9x9-handicap-2-komi-0.5");
        assertThat(table.handicap()).containsExactly("G7", "C3");
        Table many = played("(;SZ[3]AB[aa:cb])");
        assertThat(many.stones(0)).as("more than a handicap can be").hasSize(6);
        assertThat(many.line().position().mover()).isEqualTo(1);
    }

    @Test
    void aColourMayMoveTwice() {
        assertThat(board(played("(;SZ[3];B[aa];B[bb];W[cc];W[tt];W[ca])")))
                .isEqualTo("3 X . O\n2 . X .\n1 . . O\n  A B C\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(;GM[2])|line 1, column 2: GM[2] is not a game of Go, which is GM[1]",
                "(;SZ[x])|line 1, column 2: SZ[x] is not a size; such as SZ[9]",
                "(;SZ[20])|line 1, column 2: a board of 20x20 is not possible; width and height go from 2 to 19",
                "(;SZ[-3])|line 1, column 2: a board of -3x-3 is not possible",
                "(;KM[much])|line 1, column 2: KM[much] is not a number of points, such as KM[7.5]",
                "(;SZ[9];B[jj])|line 1, column 8: 'jj' is not a point of a board of 9x9, on which they go from aa to ii",
                "(;SZ[9];B[E5])|line 1, column 8: 'E5' is not a point",
                "(;SZ[9];B[ee];W[ee])|line 1, column 14: move 2, white E5: illegal move",
                "(;SZ[9]AB[ab][ba]AW[aa])|line 1, column 2: stones are set up twice on a point, or without a liberty",
                "(;SZ[9]AB[aa]AW[aa])|line 1, column 2: stones are set up twice on a point, or without a liberty",
                "(;SZ[9]PL[red])|line 1, column 2: PL[red] is not a colour; B or W is one",
                "(;SZ[9]RU[NoGo]AB[aa])|line 1, column 2: stones cannot be set up in nogo, where nobody can pass",
                "(;SZ[9]RU[NoGo];B[])|line 1, column 16: move 1, black pass: illegal move",
                "(;SZ[9]RU[NoGo];W[aa])|line 1, column 16: move 1, white A9: illegal move: it is black's turn",
            })
    void saysWhatCannotBePlayed(String text, String message) {
        assertThatThrownBy(() -> played(text)).isInstanceOf(BadInput.class).hasMessageStartingWith(message);
    }

    /** Random games of all kinds, sizes and komi: what is written is the same game when it is read. */
    @ParameterizedTest
    @CsvSource({
        "go-9x9",
        "go-5x7-komi-3.5",
        "go-19x19",
        "go-9x9-komi--2",
        "atari-go",
        "atari-go-4x6",
        "nogo",
        "nogo-3x5"
    })
    void whatIsWrittenIsTheSameGame(String name) {
        var rng = new Rng(name.hashCode());
        for (int i = 0; i < 5; i++) {
            var line = new Line(Games.named(name));
            var table = new Table(line.game());
            while (!line.isOver() && line.length() < 60) {
                int[] moves = line.game().legalMoves(line.position());
                int colour = line.position().mover();
                int move = moves[rng.nextInt(moves.length)];
                line.play(move);
                table.play(colour, move);
                table.remark(rng.nextInt(2) == 0 ? "" : "a] " + move);
            }
            Table read = played(Sgf.file(List.of(GameWriter.of(table, "1.0"))));
            assertThat(read.plies()).isEqualTo(table.plies());
            assertThat(read.komi()).isEqualTo(table.komi());
            assertThat(board(read)).isEqualTo(board(table));
            assertThat(read.game()).hasToString(line.game().toString());
        }
    }

    @Test
    void writesHandicapSetUpAndResult() {
        var table = new Table(Games.named("go-5x5"));
        table.handicap(List.of("B2", "D4"));
        table.play(1, "C3");
        assertThat(Sgf.text(GameWriter.of(table, "1.0")))
                .isEqualTo("(;GM[1]FF[4]CA[UTF-8]AP[Zeitnot:1.0]SZ[5]RU[Chinese]KM[7.5]HA[2]AB[bd][db]\n;W[cc])\n");
        table.clear();
        table.komi(0.75);
        table.setUp(List.of("C3"), List.of("A1"), 0);
        table.play(0, "B2");
        table.play(0, "pass");
        assertThat(Sgf.text(GameWriter.of(table, "1.0")))
                .contains("KM[0.75]AB[cc]AW[ae]PL[B]")
                .doesNotContain("RE");
        table.play(1, "pass");
        // Black has two stones, White one; nobody has the rest
        assertThat(Sgf.text(GameWriter.of(table, "1.0"))).contains("RE[B+0.25]").endsWith(";B[bd];B[];W[])\n");
    }

    @Test
    void otherGamesAreRefused() {
        assertThatThrownBy(() -> new GameWriter(Games.named("connect4"), "1.0"))
                .isInstanceOf(BadInput.class)
                .hasMessage("SGF is for go, atari-go and nogo; connect4 cannot be written in it");
    }
}
