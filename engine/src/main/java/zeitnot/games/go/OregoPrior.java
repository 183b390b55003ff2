package zeitnot.games.go;

import zeitnot.game.Position;
import zeitnot.game.Prior;

/**
 * Go's prior {@code orego}: what the heuristics of {@link OregoPlayout} suggest. Every move has {@value #VISITS} visits with half
 * of them won, and {@value #WINS} wins more for each heuristic that suggests it.
 */
final class OregoPrior implements Prior {
    private static final int VISITS = 2;
    private static final int WINS = 20;

    @Override
    public void rate(Position position, int[] moves, int count, int[] visits, float[] values) {
        var go = (GoPosition) position;
        int colour = go.mover();
        for (int i = 0; i < count; i++) {
            int at = moves[i] << Board.SHIFT;
            int wins = moves[i] == BoardPosition.PASS ? 0 : WINS * suggestions(go, at, colour);
            visits[i] = VISITS + wins;
            values[i] = (VISITS / 2f + wins) / visits[i];
        }
    }

    private static int suggestions(GoPosition position, int at, int colour) {
        Board board = position.board;
        if (!position.isPlayable(at, colour)) {
            return 0;
        }
        return (Tactics.captures(board, at, colour) ? 1 : 0)
                + (Tactics.escapes(board, at, colour) ? 1 : 0)
                + (isPattern(position, at, colour) ? 1 : 0);
    }

    private static boolean isPattern(GoPosition position, int at, int colour) {
        return position.last() != BoardPosition.PASS
                && position.grid.areBeside(at >> Board.SHIFT, position.last() >> Board.SHIFT)
                && MogoPatterns.match(position.board.surroundings(at), colour);
    }
}
