package zeitnot.games;

import zeitnot.game.Position;
import zeitnot.game.Prior;

/**
 * Breakthrough's prior {@code advance}: the further a piece comes the better, a capture is better still, and a step that
 * wins is best. It weighs as much as {@value #VISITS} visits.
 */
final class BreakthroughAdvance implements Prior {
    private static final int VISITS = 10;

    /** The values of a step that leads nowhere, and what the whole way and a capture add. */
    private static final float LEAST = 0.3f;

    private static final float WHOLE_WAY = 0.4f;
    private static final float CAPTURE = 0.2f;

    private final int height;

    BreakthroughAdvance(int height) {
        this.height = height;
    }

    @Override
    public void rate(Position position, int[] moves, int count, int[] visits, float[] values) {
        var board = (Breakthrough.Board) position;
        boolean first = board.mover() == 0;
        long others = first ? board.black : board.white;
        boolean lastPiece = (others & others - 1) == 0;
        for (int i = 0; i < count; i++) {
            int upper = Breakthrough.upper(moves[i]);
            int to = first ? upper : upper - Breakthrough.span(moves[i]);
            int rows = first ? to >> 3 : height - 1 - (to >> 3);
            boolean capture = (others >>> to & 1) != 0;
            boolean wins = rows == height - 1 || capture && lastPiece;
            visits[i] = VISITS;
            values[i] = wins ? 1 : LEAST + WHOLE_WAY * rows / height + (capture ? CAPTURE : 0);
        }
    }
}
