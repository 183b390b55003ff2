package zeitnot.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.Rng;
import zeitnot.games.Games;

class LibertiesTest {
    private static final int BORDER = 1 << Board.SHIFT;

    /** All chains of random games, after each move, against a count that walks along the chain. */
    @ParameterizedTest
    @ValueSource(strings = {"go-5x5", "go-7x9", "go-19x19"})
    void onlyAndOtherLibertiesAreThoseOfASlowCount(String game) {
        var rng = new Rng(3);
        int[] kinds = new int[3];
        for (int i = 0; i < 10; i++) {
            var position = (GoPosition) Games.named(game).start();
            for (int ply = 0; ply < 150 && !position.isOver(); ply++) {
                position.play(position.randomPlayable(position.mover(), rng) >> Board.SHIFT);
                for (int point : position.grid.points) {
                    int at = point << Board.SHIFT;
                    if (position.board.colour(at) < Board.EMPTY) {
                        check(position.board, at, kinds);
                    }
                }
            }
        }
        assertThat(kinds).as("chains with one liberty, two, and more").doesNotContain(0);
    }

    /**
     * All points of random games, against the count that walks along chains: it does so if a point is blocked, even of the border.
     */
    @ParameterizedTest
    @ValueSource(strings = {"go-5x5", "go-9x9", "go-19x19"})
    void upToTwoLibertiesOfANewStoneAreThoseOfASlowCount(String game) {
        var rng = new Rng(4);
        int[] counts = new int[3];
        for (int i = 0; i < 10; i++) {
            var position = (GoPosition) Games.named(game).start();
            var liberties = new Liberties(position.board);
            var slow = new Liberties(position.board);
            for (int ply = 0; ply < 150 && !position.isOver(); ply++) {
                position.play(position.randomPlayable(position.mover(), rng) >> Board.SHIFT);
                for (int empty = 0; empty < position.board.empty(); empty++) {
                    int at = position.board.empty(empty);
                    for (int colour = Board.BLACK; colour <= Board.WHITE; colour++) {
                        int count = liberties.after(at, colour, 2);
                        counts[count]++;
                        assertThat(count).isEqualTo(slow.after(at, colour, 2, BORDER));
                        if (count < 2) {
                            assertThat(liberties.captures()).isEqualTo(slow.captures());
                            assertThat(liberties.sizeAfter()).isEqualTo(slow.sizeAfter());
                        }
                        if (count == 1) {
                            assertThat(liberties.found(0)).isEqualTo(slow.found(0));
                        }
                    }
                }
            }
        }
        assertThat(counts)
                .as("stones without liberties, with one, and with two")
                .doesNotContain(0);
    }

    private static void check(Board board, int stone, int[] kinds) {
        Set<Integer> liberties = liberties(board, stone);
        kinds[Math.min(liberties.size(), 3) - 1]++;
        assertThat(board.onlyLiberty(stone))
                .isEqualTo(liberties.size() == 1 ? liberties.iterator().next() : 0);
        int one = liberties.iterator().next();
        liberties.remove(one);
        int expected = liberties.isEmpty()
                ? 0
                : liberties.size() == 1 ? liberties.iterator().next() : Board.SEVERAL;
        assertThat(board.otherLiberty(stone, one)).isEqualTo(expected);
    }

    private static Set<Integer> liberties(Board board, int stone) {
        Set<Integer> liberties = new HashSet<>();
        int at = stone;
        do {
            for (int step : board.steps) {
                if (board.colour(at + step) == Board.EMPTY) {
                    liberties.add(at + step);
                }
            }
            at = board.next(at);
        } while (at != stone);
        return liberties;
    }
}
