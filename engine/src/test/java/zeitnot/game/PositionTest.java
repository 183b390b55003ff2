package zeitnot.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import zeitnot.testing.DoubleNim;
import zeitnot.testing.Nim;

/** What a position has from its base class alone. */
class PositionTest {
    @Test
    void copyIsOfTheSameGameAndGoesItsOwnWay() {
        Line line = Line.parse(new Nim(7), "3 2");
        Position copy = line.position().copy();
        assertThat(copy.game()).isSameAs(line.game());
        copy.play(2);
        assertThat(copy.result()).isEqualTo(Outcome.FIRST_WINS);
        assertThat(copy.ply()).isEqualTo(3);
        assertThat(copy.mover()).isEqualTo(1);
        assertThat(line.position().ply()).isEqualTo(2);
        assertThat(line.position().isOver()).isFalse();
    }

    /** With one match left there is one game, with two there are two, which end differently. */
    @Test
    void generalPlayoutChoosesAmongAllMoves() {
        var rng = new Rng(1);
        Position two = new Nim(2).start();
        Position position = two.copy();
        int wins = 0;
        for (int i = 0; i < 1000; i++) {
            position.set(two);
            wins += position.playout(rng) / 2;
            assertThat(position.ply()).isEqualTo(position.result() == Outcome.FIRST_WINS ? 1 : 2);
        }
        assertThat(wins).isBetween(430, 570);
    }

    @Test
    void generalPlayoutOfAFinishedGameDoesNothing() {
        Position end = Line.parse(new Nim(3), "3").position().copy();
        assertThat(end.playout(new Rng(1))).isEqualTo(Outcome.FIRST_WINS);
        assertThat(end.ply()).isEqualTo(1);
    }

    @Test
    void generalPlayoutIsADrawAtTheLimit() {
        Position position = new Endless().start();
        position.play(0);
        assertThat(position.playout(new Rng(1))).isEqualTo(Outcome.DRAW);
        assertThat(position.ply()).isEqualTo(1 + Endless.LIMIT);
    }

    @Test
    void gameWithoutANotationIsWrittenInNumbers() {
        Game game = new Nim(7);
        assertThat(Line.parse(game, "3 2").notation()).containsExactly("3", "2");
        assertThat(game.draw(game.start(), Ink.PLAIN)).isEqualTo("(nim draws no board) 0 moves made\n");
        assertThat(game.side(0) + ", " + game.side(1) + ", " + game.side(8)).isEqualTo("First, Second, Player 9");
    }

    @Test
    void namedPlayoutIsFoundByItsName() {
        Game game = new DoubleNim(5);
        Position position = game.start();
        assertThat(game.playout("greedy").run(position, new Rng(1))).isEqualTo(Outcome.SECOND_WINS);
        assertThat(position.ply()).isEqualTo(3);
    }

    @Test
    void whatIsNotOfferedByThatNameIsRefused() {
        assertThatThrownBy(() -> new DoubleNim(5).playout("gredy"))
                .isInstanceOf(BadInput.class)
                .hasMessage("unknown playout 'gredy'; did you mean 'greedy'?");
        assertThatThrownBy(() -> new DoubleNim(5).prior("advance"))
                .isInstanceOf(BadInput.class)
                .hasMessage("double-nim offers no prior, so none called 'advance'; choose another game");
    }

    /** One move, for ever. */
    private static final class Endless extends Game {
        static final int LIMIT = 20;

        Endless() {
            super("endless");
        }

        @Override
        public Position start() {
            return new Position(this) {
                @Override
                public int moves(int[] into) {
                    return isOver() ? 0 : 1;
                }

                @Override
                public void play(int move) {
                    alternate();
                }

                @Override
                protected void copyFrom(Position other) {}
            };
        }

        @Override
        public int maxMoves() {
            return 1;
        }

        @Override
        public int playoutLimit() {
            return LIMIT;
        }
    }
}
