package zeitnot.games;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import zeitnot.game.Diagram;
import zeitnot.game.DiagramBuilder;
import zeitnot.game.Notation;
import zeitnot.game.Piece;
import zeitnot.game.Position;

/** The first and the last cell of a move, {@code i2-k4}, by column and row of the star. */
final class ChineseCheckersNotation extends Notation {
    private static final String COLUMNS = "abcdefghijklmnopqrs";

    /** How row and column change from a cell to its neighbours. */
    private static final int[][] DIRECTIONS = {{0, 2}, {0, -2}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

    private static final int UNSEEN = -1;

    private final Diagram diagram = diagramOf();

    private static Diagram diagramOf() {
        var builder = new DiagramBuilder(Diagram.Shape.POINT).staggered().pieces("piece", 'O', 'X', Piece.Figure.STONE);
        for (int number = 0; number < Star.CELLS; number++) {
            int id = Star.idOf(number);
            Diagram.Ground ground = switch (Star.targetOf(id)) {
                case 0 -> Diagram.Ground.SECOND_HOME;
                case 1 -> Diagram.Ground.FIRST_HOME;
                default -> Diagram.Ground.PLAIN;
            };
            builder.cell(Star.name(id), Star.column(id), Star.ROWS - 1 - Star.row(id), ground);
        }
        builder.ranks(Star.ROWS);
        for (int column = 0; column < Star.COLUMNS; column++) {
            builder.label(COLUMNS.substring(column, column + 1), column, Star.ROWS);
        }
        return builder.build();
    }

    @Override
    public String format(Position position, int move) {
        return Star.name(ChineseCheckers.from(move)) + "-" + Star.name(ChineseCheckers.to(move));
    }

    @Override
    public Diagram diagram() {
        return diagram;
    }

    @Override
    public int piece(Position position, int cell) {
        var board = (ChineseCheckers.Board) position;
        int id = Star.idOf(cell);
        return ChineseCheckers.contains(board.pieces(0), id)
                ? 0
                : ChineseCheckers.contains(board.pieces(1), id) ? 1 : Diagram.EMPTY;
    }

    @Override
    public int[] steps(Position position, int move) {
        return new int[] {Star.numberOf(ChineseCheckers.from(move)), Star.numberOf(ChineseCheckers.to(move))};
    }

    /** A step, or a chain of as few hops as lead there. */
    @Override
    public int[] trail(Position position, int move) {
        int[] ends = steps(position, move);
        int[] before = new int[Star.CELLS];
        Arrays.fill(before, UNSEEN);
        before[ends[0]] = ends[0];
        var queue = new ArrayDeque<>(List.of(ends[0]));
        while (!queue.isEmpty() && before[ends[1]] == UNSEEN) {
            int at = queue.remove();
            for (int to : hops(position, at, ends[0])) {
                if (before[to] == UNSEEN) {
                    before[to] = at;
                    queue.add(to);
                }
            }
        }
        return before[ends[1]] == UNSEEN ? ends : path(before, ends);
    }

    private static int[] path(int[] before, int[] ends) {
        List<Integer> path = new ArrayList<>();
        for (int at = ends[1]; at != ends[0]; at = before[at]) {
            path.add(at);
        }
        path.add(ends[0]);
        Collections.reverse(path);
        return path.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Where one hop of the piece that began at {@code origin} leads. */
    private List<Integer> hops(Position position, int cell, int origin) {
        int row = Star.row(Star.idOf(cell));
        int column = Star.column(Star.idOf(cell));
        List<Integer> hops = new ArrayList<>();
        for (int[] direction : DIRECTIONS) {
            int landingRow = row + 2 * direction[0];
            int landingColumn = column + 2 * direction[1];
            if (Star.isCell(landingRow, landingColumn)) {
                int over = Star.numberOf(Star.id(row + direction[0], column + direction[1]));
                int to = Star.numberOf(Star.id(landingRow, landingColumn));
                if (over != origin && piece(position, over) >= 0 && piece(position, to) < 0) {
                    hops.add(to);
                }
            }
        }
        return hops;
    }

    @Override
    public String side(int player) {
        return player == 0 ? "White" : "Black";
    }
}
