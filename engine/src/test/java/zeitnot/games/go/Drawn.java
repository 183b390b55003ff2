package zeitnot.games.go;

import zeitnot.game.Game;
import zeitnot.games.Games;

/** Positions of Go that are drawn: X is Black, O is White, rows from above. */
record Drawn(GoPosition position, Game game) {
    /** Stones that were put there by nobody, except the last move: after it the other side has to move, without one Black. */
    static Drawn of(String last, String... rows) {
        Game game = Games.named("go-" + rows[0].length() + "x" + rows.length);
        var drawn = new Drawn((GoPosition) game.start(), game);
        GoPosition position = drawn.position();
        int lastMove = last.isEmpty() ? BoardPosition.PASS : drawn.at(last);
        int lastColour = Board.EMPTY;
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[row].length(); column++) {
                int at = position.grid.point(column, rows.length - 1 - row) << Board.SHIFT;
                char stone = rows[row].charAt(column);
                int colour = stone == 'X' ? Board.BLACK : stone == 'O' ? Board.WHITE : Board.EMPTY;
                if (at == lastMove) {
                    lastColour = colour;
                } else if (colour != Board.EMPTY) {
                    position.board.place(at, colour);
                }
            }
        }
        if (lastColour == Board.WHITE) {
            position.play(BoardPosition.PASS);
        }
        if (lastColour != Board.EMPTY) {
            position.play(lastMove >> Board.SHIFT);
        }
        return drawn;
    }

    int at(String point) {
        return game.parse(game.start(), point) << Board.SHIFT;
    }

    String name(int at) {
        return game.format(game.start(), at >> Board.SHIFT);
    }
}
