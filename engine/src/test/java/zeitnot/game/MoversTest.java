package zeitnot.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.testing.DoubleNim;
import zeitnot.testing.ThreeNim;

/** Games in which two players do not just take turns. */
class MoversTest {
    @Test
    void threePlayersMoveInTurn() {
        assertThat(movers(Line.parse(ThreeNim.ranked(9), "1 2 1 1 2 1"))).containsExactly(0, 1, 2, 0, 1, 2, 0);
    }

    @Test
    void turnsMayHaveTwoMoves() {
        assertThat(movers(Line.parse(new DoubleNim(9), "1 2 1 1 2 1"))).containsExactly(0, 0, 1, 1, 0, 0, 1);
    }

    @Test
    void undoGivesTheMoveBackToWhoMadeIt() {
        Line line = Line.parse(new DoubleNim(9), "1 2 1");
        line.undo();
        assertThat(line.position().mover()).isEqualTo(1);
        line.undo();
        assertThat(line.position().mover()).isZero();
    }

    @Test
    void pointsAreByRank() {
        Line line = Line.parse(ThreeNim.ranked(5), "2 1 1 1");
        assertThat(line.result()).isEqualTo(Outcome.RANKED);
        assertThat(points(line)).containsExactly(4, 0, 2);
    }

    @Test
    void equalRanksHaveEqualPoints() {
        assertThat(points(Line.parse(ThreeNim.withTies(5), "2 1 2"))).containsExactly(1, 1, 4);
    }

    /** Of the eight ways to take one or two three times only 2, 2, 2 is too much. */
    @Test
    void perftCountsTheMovesOfAllPlayers() {
        Game game = ThreeNim.ranked(5);
        assertThat(Perft.count(game, game.start(), 3)).isEqualTo(7);
        assertThat(Perft.count(game, game.start(), 5)).isEqualTo(1);
        assertThat(Perft.count(game, game.start(), 6)).isZero();
    }

    @Test
    void ownMovesOfThreePlayersAreEveryThird() {
        Game game = ThreeNim.ranked(9);
        assertThat(List.of(game.ownMoves(0, 1), game.ownMoves(0, 3), game.ownMoves(4, 4), game.ownMoves(0, 7)))
                .containsExactly(1, 1, 2, 3);
    }

    /** What the comment of {@link ThreeNim} says: each does the best for himself. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void threeNimIsSolved(int matches) {
        int[] best = {0, 4, 4, 2, 2};
        assertThat(solve(ThreeNim.ranked(matches).start())[0]).isEqualTo(best[matches % 5]);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13})
    void doubleNimIsSolved(int matches) {
        boolean lost = matches % 6 == 5 || matches % 6 == 0;
        assertThat(solve(new DoubleNim(matches).start())[0]).isEqualTo(lost ? 0 : 2);
    }

    /** The points of all players if each plays for his own: max^n. */
    private static int[] solve(Position position) {
        int players = position.game().players();
        int[] points = new int[players];
        Arrays.setAll(points, player -> position.isOver() ? position.points(player) : -1);
        for (int move : position.game().legalMoves(position)) {
            Position next = position.copy();
            next.play(move);
            int[] reached = solve(next);
            if (reached[position.mover()] > points[position.mover()]) {
                points = reached;
            }
        }
        return points;
    }

    private static List<Integer> movers(Line line) {
        List<Integer> movers = new ArrayList<>();
        Position position = line.game().start();
        movers.add(position.mover());
        for (int move : line.moves()) {
            position.play(move);
            movers.add(position.mover());
        }
        return movers;
    }

    private static List<Integer> points(Line line) {
        List<Integer> points = new ArrayList<>();
        for (int player = 0; player < line.game().players(); player++) {
            points.add(line.position().points(player));
        }
        return points;
    }
}
