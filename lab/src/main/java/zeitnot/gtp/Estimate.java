package zeitnot.gtp;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import zeitnot.game.Game;
import zeitnot.game.HeuristicPlayout;
import zeitnot.game.Line;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/**
 * How a position of Go would end: by playouts, always the same ones, a stone is dead if its point is mostly the opponent's in
 * the end. The score is the area once dead stones are taken off.
 */
final class Estimate {
    private static final int PLAYOUTS = 200;

    /** These know most, if the game has them. */
    private static final String LIKELY = "heavy";

    private static final Supplier<HeuristicPlayout> RANDOM = () -> Position::playoutMove;

    private static final int NOBODY = -1;
    private static final double SETTLED = 0.9;
    private static final double MOSTLY = 0.5;

    private final Game game;
    private final Position position;

    /** In how many playouts more a point is Black's than White's. */
    private final int[] lead;

    private int wonByBlack;
    private int wonByWhite;

    /** How a position in which the game goes on is likely to end: random moves would kill what lives. */
    static Estimate likely(Line line) {
        return new Estimate(
                line, line.game().playouts().getOrDefault(LIKELY, RANDOM).get());
    }

    /** The same by random moves, to be sure: what they leave standing can hardly fall. */
    static Estimate random(Line line) {
        return new Estimate(line, RANDOM.get());
    }

    private Estimate(Line line, HeuristicPlayout playout) {
        game = line.game();
        position = line.position();
        lead = new int[game.points()];
        var rng = new Rng(1);
        Position end = game.start();
        for (int i = 0; i < PLAYOUTS; i++) {
            end.set(position);
            int outcome = playout.run(end, rng);
            wonByBlack += outcome == Outcome.FIRST_WINS ? 1 : 0;
            wonByWhite += outcome == Outcome.SECOND_WINS ? 1 : 0;
            for (int point = 0; point < lead.length; point++) {
                int owner = end.owner(point);
                lead[point] += owner == 0 ? 1 : owner == 1 ? -1 : 0;
            }
        }
    }

    /** Whether this player has won every playout. */
    boolean isCertainFor(int player) {
        return (player == 0 ? wonByBlack : wonByWhite) == PLAYOUTS;
    }

    /** Whether every point has mostly the same owner. */
    boolean isSettled() {
        return Arrays.stream(lead).allMatch(more -> Math.abs(more) >= SETTLED * PLAYOUTS);
    }

    /** For each point how surely it will be Black's, from 1 to -1 where it will be White's; a line for a row, from the top. */
    String ownership() {
        int width = width();
        var rows = new StringBuilder();
        for (int row = lead.length / width - 1; row >= 0; row--) {
            for (int column = 0; column < width; column++) {
                double share = (double) lead[row * width + column] / PLAYOUTS;
                rows.append(String.format(Locale.ROOT, column == 0 ? "%.2f" : " %.2f", share));
            }
            rows.append('\n');
        }
        return rows.toString();
    }

    /** The points with stones that are dead, or alive. */
    List<String> stones(boolean dead) {
        List<String> points = new ArrayList<>();
        for (int point = 0; point < lead.length; point++) {
            if (position.occupant(point) != NOBODY && isDead(point) == dead) {
                points.add(game.pointName(point));
            }
        }
        return points;
    }

    /** Whether a stone of this player is dead. */
    boolean hasDead(int player) {
        for (int point = 0; point < lead.length; point++) {
            if (position.occupant(point) == player && isDead(point)) {
                return true;
            }
        }
        return false;
    }

    private boolean isDead(int point) {
        return position.occupant(point) == 0 ? lead[point] < 0 : lead[point] > 0;
    }

    /** Black's area less White's, without komi. */
    int area() {
        int width = width();
        int[] alive = new int[lead.length];
        for (int point = 0; point < alive.length; point++) {
            int occupant = position.occupant(point);
            alive[point] = occupant == NOBODY || isDead(point) ? NOBODY : occupant;
        }
        int area = 0;
        boolean[] seen = new boolean[alive.length];
        for (int point = 0; point < alive.length; point++) {
            if (alive[point] != NOBODY) {
                area += alive[point] == 0 ? 1 : -1;
            } else if (!seen[point]) {
                area += region(point, alive, seen, width);
            }
        }
        return area;
    }

    /**
     * The size of an empty region if it is Black's, that number below 0 if it is White's. Where it is open to both, and the game
     * so not quite over, as many of its points are whose they mostly are after playouts.
     */
    private int region(int start, int[] alive, boolean[] seen, int width) {
        Deque<Integer> open = new ArrayDeque<>();
        open.add(start);
        seen[start] = true;
        int size = 0;
        int ofBoth = 0;
        int borders = 0;
        while (!open.isEmpty()) {
            int point = open.remove();
            size++;
            ofBoth += Math.abs(lead[point]) > MOSTLY * PLAYOUTS ? Integer.signum(lead[point]) : 0;
            for (int beside : List.of(point - 1, point + 1, point - width, point + width)) {
                boolean isInRow = beside / width == point / width || Math.abs(beside - point) == width;
                if (beside < 0 || beside >= alive.length || !isInRow) {
                    continue;
                }
                if (alive[beside] != NOBODY) {
                    borders |= 1 << alive[beside];
                } else if (!seen[beside]) {
                    seen[beside] = true;
                    open.add(beside);
                }
            }
        }
        return borders == 1 ? size : borders == 2 ? -size : ofBoth;
    }

    /** Points are numbered row by row: the second row begins with the first point whose name ends in 2. */
    private int width() {
        int width = 1;
        while (!game.pointName(width).substring(1).equals("2")) {
            width++;
        }
        return width;
    }
}
