package zeitnot.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.Rng;
import zeitnot.games.Games;

class LibertiesTest {
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

    /** All points of random games, against the board on which the stone has been placed. */
    @ParameterizedTest
    @ValueSource(strings = {"go-5x5", "go-9x9", "go-19x19"})
    void libertiesOfANewStoneAreThoseOfABoardWithIt(String game) {
        var rng = new Rng(4);
        int[] counts = new int[4];
        for (int i = 0; i < 10; i++) {
            var position = (GoPosition) Games.named(game).start();
            var liberties = new Liberties(position.board);
            var with = (GoPosition) Games.named(game).start();
            for (int ply = 0; ply < 150 && !position.isOver(); ply++) {
                position.play(position.randomPlayable(position.mover(), rng) >> Board.SHIFT);
                for (int empty = 0; empty < position.board.empty(); empty++) {
                    int at = position.board.empty(empty);
                    int blocked = position.board.empty(rng.nextInt(position.board.empty()));
                    for (int colour = Board.BLACK; colour <= Board.WHITE; colour++) {
                        with.set(position);
                        with.board.place(at, colour);
                        Set<Integer> all = liberties(with.board, at);
                        counts[Math.min(all.size(), 3)]++;
                        for (int most = 2; most <= 4; most++) {
                            int count = liberties.after(at, colour, most);
                            assertThat(count).isEqualTo(Math.min(all.size(), most));
                            if (count < most) {
                                boolean captures = with.board.empty() >= position.board.empty();
                                assertThat(liberties.captures()).isEqualTo(captures);
                                assertThat(liberties.sizeAfter()).isEqualTo(with.board.size(at));
                                assertThat(found(liberties, count)).isEqualTo(all);
                            }
                        }
                        boolean other = all.remove(blocked);
                        for (int most = 2; most <= 4 && blocked != at; most++) {
                            assertThat(liberties.after(at, colour, most, blocked))
                                    .as("blocked " + other)
                                    .isEqualTo(Math.min(all.size(), most));
                        }
                    }
                }
                check(position, liberties);
            }
        }
        assertThat(counts).as("stones by liberties").doesNotContain(0);
    }

    private static void check(GoPosition position, Liberties liberties) {
        for (int point : position.grid.points) {
            int at = point << Board.SHIFT;
            if (position.board.colour(at) != Board.EMPTY) {
                Set<Integer> all = liberties(position.board, at);
                for (int most = 2; most <= 4; most++) {
                    int count = liberties.of(at, most);
                    assertThat(count).isEqualTo(Math.min(all.size(), most));
                    if (count < most) {
                        assertThat(found(liberties, count)).isEqualTo(all);
                    }
                }
            }
        }
    }

    private static Set<Integer> found(Liberties liberties, int count) {
        Set<Integer> found = new HashSet<>();
        for (int i = 0; i < count; i++) {
            found.add(liberties.found(i));
        }
        return found;
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
        assertThat(board.otherLiberty(stone, one, 0)).isEqualTo(expected);
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
