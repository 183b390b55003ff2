package zeitnot.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import zeitnot.games.Games;

class LineTest {
    private static final Game TIC_TAC_TOE = Games.named("tic-tac-toe");

    @Test
    void parsesMovesSeparatedBySpacesOrCommas() {
        Line line = Line.parse(TIC_TAC_TOE, " b2, A1\n c3 ");
        assertThat(line.notation()).containsExactly("b2", "a1", "c3");
        assertThat(line.length()).isEqualTo(3);
        assertThat(line.position().ply()).isEqualTo(3);
    }

    @Test
    void noMovesAreTheStart() {
        Line line = Line.parse(TIC_TAC_TOE, "  ");
        assertThat(line.length()).isZero();
        assertThat(line.result()).isEqualTo(Outcome.ONGOING);
    }

    @Test
    void undoTakesBackTheLastMove() {
        Line line = Line.parse(TIC_TAC_TOE, "b2 a1");
        String before = TIC_TAC_TOE.draw(line.position(), Ink.PLAIN);
        line.play(TIC_TAC_TOE.parse(line.position(), "c3"));
        line.undo();
        assertThat(line.notation()).containsExactly("b2", "a1");
        assertThat(TIC_TAC_TOE.draw(line.position(), Ink.PLAIN)).isEqualTo(before);
    }

    @Test
    void undoTakesBackTheEndOfTheGame() {
        Line line = Line.parse(TIC_TAC_TOE, "a1 a2 b1 b2 c1");
        assertThat(line.result()).isEqualTo(Outcome.FIRST_WINS);
        line.undo();
        assertThat(line.isOver()).isFalse();
    }

    @Test
    void undoAtTheStartDoesNothing() {
        var line = new Line(TIC_TAC_TOE);
        line.undo();
        assertThat(line.length()).isZero();
    }

    @Test
    void longLinesKeepAllTheirMoves() {
        var line = new Line(new Metronome(0));
        for (int i = 0; i < 200; i++) {
            line.play(i);
        }
        assertThat(line.moves()).isEqualTo(IntStream.range(0, 200).toArray());
    }

    @Test
    void illegalMoveIsNamedWithItsNumber() {
        assertThatThrownBy(() -> Line.parse(TIC_TAC_TOE, "a1 b1 c1 a2 b2 c2 a1"))
                .isInstanceOf(BadInput.class)
                .hasMessage("move 7: 'a1' is not a legal move here; legal: a3 b3 c3");
    }

    @Test
    void moveAfterTheEndIsNamedWithItsNumber() {
        assertThatThrownBy(() -> Line.parse(TIC_TAC_TOE, "a1 a2 b1 b2 c1 c2"))
                .isInstanceOf(BadInput.class)
                .hasMessage("move 6 'c2': the game is over before it");
    }

    @Test
    void thirdOccurrenceIsADraw() {
        var line = new Line(new Metronome(2));
        for (int i = 0; i < 3; i++) {
            line.play(0);
            assertThat(line.result()).isEqualTo(Outcome.ONGOING);
        }
        line.play(0);
        assertThat(line.result()).isEqualTo(Outcome.DRAW);
        line.undo();
        assertThat(line.isOver()).isFalse();
    }

    @Test
    void positionsWithoutAKeyNeverRecur() {
        var line = new Line(new Metronome(0));
        for (int i = 0; i < 10; i++) {
            line.play(0);
        }
        assertThat(line.isOver()).isFalse();
    }

    /** Every move leads on to the next of {@code period} positions; with period 0 positions have no keys. */
    private static final class Metronome extends Game {
        private final int period;

        Metronome(int period) {
            super("metronome");
            this.period = period;
        }

        @Override
        public Position start() {
            return new Beat(this);
        }

        @Override
        public int maxMoves() {
            return 1;
        }
    }

    private static final class Beat extends Position {
        private final int period;

        Beat(Metronome game) {
            super(game);
            period = game.period;
        }

        @Override
        public int moves(int[] into) {
            into[0] = 0;
            return 1;
        }

        @Override
        public void play(int move) {
            alternate();
        }

        @Override
        public int playout(Rng rng) {
            return Outcome.DRAW;
        }

        @Override
        protected void copyFrom(Position other) {}

        @Override
        public long repetitionKey() {
            return period == 0 ? 0 : 1 + ply % period;
        }
    }
}
