package zeitnot.game;

import java.util.TreeMap;
import zeitnot.game.Diagram.Cell;
import zeitnot.game.Diagram.Ground;
import zeitnot.game.Diagram.Label;
import zeitnot.game.Diagram.Slot;

/** A position as text, drawn from the {@link Diagram} of its game: a character for a cell, and two columns from one to the next. */
final class TextBoard {
    private final Diagram diagram;
    private final Ink ink;

    /** What stands in a row, by the column of its last character; and how many columns it takes. */
    private record Mark(String text, int width) {}

    private final TreeMap<Integer, TreeMap<Integer, Mark>> rows = new TreeMap<>();

    private TextBoard(Diagram diagram, Ink ink) {
        this.diagram = diagram;
        this.ink = ink;
    }

    static String draw(Position position, Ink ink) {
        var board = new TextBoard(position.game().diagram(), ink);
        board.addCells(position);
        board.diagram.labels().forEach(board::add);
        return board.text(position);
    }

    private void addCells(Position position) {
        for (int i = 0; i < diagram.cells().size(); i++) {
            Cell cell = diagram.cells().get(i);
            int kind = position.game().piece(position, i);
            String text = kind == Diagram.EMPTY
                    ? ink.faint(cell.ground() == Ground.STAR ? "+" : ".")
                    : paint(diagram.pieces().get(kind));
            row(cell.row()).put(cell.x(), new Mark(text, 1));
        }
    }

    /** A label to the right of all cells in its row begins there; others end there. */
    private void add(Label label) {
        TreeMap<Integer, Mark> row = row(label.row());
        int width = label.text().length();
        boolean isRight = !row.isEmpty() && label.x() > row.lastKey();
        row.put(label.x() + (isRight ? width - 1 : 0), new Mark(ink.faint(label.text()), width));
    }

    private TreeMap<Integer, Mark> row(int row) {
        return rows.computeIfAbsent(row, key -> new TreeMap<>());
    }

    private String paint(Piece piece) {
        String symbol = String.valueOf(piece.symbol());
        return piece.player() == Piece.NOBODY ? symbol : ink.player(piece.player(), symbol);
    }

    private String text(Position position) {
        int left = rows.values().stream()
                .flatMap(row -> row.entrySet().stream())
                .mapToInt(mark -> mark.getKey() - mark.getValue().width() + 1)
                .min()
                .orElse(0);
        var out = new StringBuilder();
        rows.forEach((number, row) -> {
            int column = left;
            for (var mark : row.entrySet()) {
                int start = mark.getKey() - mark.getValue().width() + 1;
                out.append(" ".repeat(start - column)).append(mark.getValue().text());
                column = mark.getKey() + 1;
            }
            out.append(hand(position, number)).append('\n');
        });
        return out.toString();
    }

    /** What is held beside the row. */
    private String hand(Position position, int row) {
        var out = new StringBuilder();
        for (int i = 0; i < diagram.hands().size(); i++) {
            Slot slot = diagram.hands().get(i);
            if (slot.row() == row) {
                String piece = " " + paint(diagram.pieces().get(slot.piece()));
                out.append(piece.repeat(position.game().held(position, i)));
            }
        }
        return out.isEmpty() ? "" : ink.faint("   in hand:") + out;
    }
}
