package zeitnot.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.search.tree.TreePolicy;
import zeitnot.view.Pacer;
import zeitnot.view.Verdict;

/** What has happened in the game decides what is a draw, and no proof goes through that. */
class RepetitionTest {
    /**
     * Two rooms and a door: the players take turns. From room 0 one may wait (to room 1) or, if so, come back; the first
     * player wins by leaving room 2, which only leads there from room 1.
     */
    private static final class Rooms extends Game {
        Rooms() {
            super("rooms");
        }

        @Override
        public Position start() {
            return new Room(this);
        }

        @Override
        public int maxMoves() {
            return 2;
        }

        private static final class Room extends Position {
            private int room;

            Room(Game game) {
                super(game);
            }

            /** Player 0 goes from 0 to 1 only; player 1 from 1 back to 0, or on to 2 if nothing else; player 0 leaves 2. */
            @Override
            public int moves(int[] into) {
                if (isOver()) {
                    return 0;
                }
                into[0] = room == 0 ? 1 : room == 1 ? 2 : 3;
                into[1] = 0;
                return room == 1 ? 2 : 1;
            }

            @Override
            public void play(int move) {
                room = move;
                alternate();
                if (move == 3) {
                    result = Outcome.FIRST_WINS;
                } else if (ply == 40) {
                    result = Outcome.SECOND_WINS;
                }
            }

            @Override
            protected void copyFrom(Position other) {
                room = ((Room) other).room;
            }

            @Override
            public long repetitionKey() {
                return 1 + room;
            }
        }
    }

    private static Search search(Line line) {
        var search = new Search(line.game(), new SearchOptions(new TreePolicy.Ucb1(0.5), true), 1);
        search.reset(line);
        return search;
    }

    private static Line line(int... moves) {
        var line = new Line(new Rooms());
        for (int move : moves) {
            line.play(move);
        }
        return line;
    }

    /** The second player can go on to and fro until the first one has lost; but room 0 occurs a third time before. */
    @Test
    void whatOccursForTheThirdTimeIsADraw() {
        Line once = line(1);
        Search search = search(once);
        search.run(Pacer.simulations(2000));
        assertThat(search.view().proven())
                .isEqualTo(Verdict.WIN); // for the second player, who has all the time there is

        Line twice = line(1, 0, 1); // rooms 0 and 1 have occurred twice
        search = search(twice);
        search.run(Pacer.simulations(2000));
        assertThat(search.view().proven()).isEqualTo(Verdict.DRAW);
        assertThat(search.view().best().move()).isZero();
    }

    @Test
    void aTreeThatIsKeptForgetsProofsThatHistoryHasMadeWrong() {
        Search search = search(line(1));
        search.run(Pacer.simulations(2000));
        assertThat(search.view().proven()).isEqualTo(Verdict.WIN);
        search.follow(line(1, 0, 1));
        search.run(Pacer.simulations(2000));
        assertThat(search.view().proven()).isEqualTo(Verdict.DRAW);
    }

    @Test
    void withoutAHistoryNothingHasOccurred() {
        Line twice = line(1, 0, 1);
        Search search = search(twice);
        search.reset(twice.position());
        search.run(Pacer.simulations(2000));
        assertThat(search.view().proven()).isEqualTo(Verdict.WIN);
    }
}
