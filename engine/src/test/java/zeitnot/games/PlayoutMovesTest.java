package zeitnot.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.Game;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/** Games that find a move of a playout without listing all of them find one that the list has. */
class PlayoutMovesTest {
    private static final String OTHELLO = "othello";
    private static final String PENTALATH = "pentalath";

    @ParameterizedTest
    @ValueSource(
            strings = {"breakthrough-6x6", "breakthrough", OTHELLO, PENTALATH, "nogo-5x5", "atari-go-7x5", "go-5x5"})
    void moveOfAKeyIsTheListedOneThatHasIt(String name) {
        Game game = Games.named(name);
        var rng = new Rng(5);
        int[] moves = new int[game.maxMoves()];
        for (int i = 0; i < 20; i++) {
            for (Position position = game.start(); !position.isOver() && position.ply() < 150; ) {
                int[] byKey = new int[game.amafKeys()];
                Arrays.fill(byKey, Position.NO_MOVE);
                int count = position.playoutMoves(moves);
                for (int j = 0; j < count; j++) {
                    byKey[position.amafKey(moves[j])] = moves[j];
                }
                if (count == 1 && name.startsWith("go")) {
                    break; // a pass is found by nobody who looks for a reply
                }
                for (int key = 0; key < byKey.length; key++) {
                    assertThat(position.playoutMove(key)).as("key %d", key).isEqualTo(byKey[key]);
                }
                position.play(position.playoutMove(rng));
            }
        }
    }

    /** So that games of players that choose these moves stay the same. */
    @ParameterizedTest
    @ValueSource(strings = {"breakthrough-6x6", "breakthrough", OTHELLO, PENTALATH})
    void randomMoveIsTheOneAtARandomPlaceOfTheList(String name) {
        Game game = Games.named(name);
        int[] moves = new int[game.maxMoves()];
        var rng = new Rng(6);
        var same = new Rng(6);
        for (int i = 0; i < 20; i++) {
            for (Position position = game.start(); !position.isOver(); ) {
                int move = position.playoutMove(rng);
                assertThat(move).isEqualTo(moves[same.nextInt(position.playoutMoves(moves))]);
                position.play(move);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"nogo-4x4", "atari-go-4x4"})
    void everyMoveOfTheListIsChosenAboutAsOften(String name) {
        Game game = Games.named(name);
        var rng = new Rng(7);
        int[] moves = new int[game.maxMoves()];
        Position position = game.start();
        for (int i = 0; i < 8; i++) {
            position.play(position.playoutMove(rng));
        }
        int count = position.playoutMoves(moves);
        int[] chosen = new int[game.amafKeys()];
        for (int i = 0; i < 1000 * count; i++) {
            chosen[position.playoutMove(rng)]++;
        }
        assertThat(Arrays.stream(moves, 0, count).map(move -> chosen[move])).allMatch(n -> n > 850 && n < 1150);
    }
}
