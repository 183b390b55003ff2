package zeitnot.games.go;

import zeitnot.game.Diagram;
import zeitnot.game.DiagramBuilder;
import zeitnot.game.Notation;
import zeitnot.game.Piece;
import zeitnot.game.Position;

/** Points as GTP and most books write them, {@code A1} to {@code T19} without the letter I, and {@code pass}. */
final class GoNotation extends Notation {
    private static final int SMALLEST_WITH_STARS = 9;
    private static final int STARS_ON_THE_FOURTH_LINE = 13;

    private final Grid grid;
    private final Diagram diagram;

    /**
     * @param actions what can be done without a stone: to pass, or nothing
     */
    GoNotation(Grid grid, String... actions) {
        this.grid = grid;
        var builder =
                new DiagramBuilder(Diagram.Shape.POINT).darkBegins().pieces("stone", 'X', 'O', Piece.Figure.STONE);
        for (int point : grid.points) {
            int column = grid.column(point);
            int row = grid.row(point);
            Diagram.Ground ground = isStar(column, row) ? Diagram.Ground.STAR : Diagram.Ground.PLAIN;
            builder.cell(grid.name(point), 2 * column, grid.height - 1 - row, ground);
        }
        builder.ranks(grid.height).files(Grid.COLUMNS.substring(0, grid.width), grid.height);
        for (String action : actions) {
            builder.action(action);
        }
        diagram = builder.build();
    }

    @Override
    public String format(Position position, int move) {
        return move == BoardPosition.PASS ? "pass" : grid.name(move);
    }

    @Override
    public Diagram diagram() {
        return diagram;
    }

    @Override
    public int piece(Position position, int cell) {
        int colour = ((BoardPosition) position).board.colour(grid.points[cell] << Board.SHIFT);
        return colour == Board.BLACK ? 0 : colour == Board.WHITE ? 1 : Diagram.EMPTY;
    }

    @Override
    public int[] steps(Position position, int move) {
        return new int[] {move == BoardPosition.PASS ? diagram.actionPlace(0) : grid.place[move]};
    }

    /** The points that boards mark, so that a large one is easier to read. */
    private boolean isStar(int column, int row) {
        return isStarLine(column, grid.width) && isStarLine(row, grid.height);
    }

    private static boolean isStarLine(int line, int lines) {
        int edge = lines >= STARS_ON_THE_FOURTH_LINE ? 3 : 2;
        boolean middle = lines % 2 == 1 && line == lines / 2;
        return lines >= SMALLEST_WITH_STARS && (middle || line == edge || line == lines - 1 - edge);
    }

    @Override
    public String side(int player) {
        return player == 0 ? "Black" : "White";
    }
}
