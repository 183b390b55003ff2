package zeitnot.testing;

import java.util.Arrays;
import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.view.Verdict;

/** Minimax over all moves to a fixed depth, without any pruning; beyond it everything is possible. */
public final class Exhaustive {
    private static final int LONGEST_GAME = 1000;

    private final Position[] positions;
    private final int[][] moves;
    private final int depth;
    private final long[] drawnKeys;

    /** @param drawnKeys sorted keys of positions that are drawn when a move leads to them */
    public Exhaustive(Game game, int depth, long... drawnKeys) {
        this.depth = depth;
        this.drawnKeys = drawnKeys;
        positions = new Position[depth + 1];
        moves = new int[depth + 1][game.maxMoves()];
        for (int i = 0; i <= depth; i++) {
            positions[i] = game.start();
        }
    }

    public Verdict verdict(Position position) {
        positions[depth].set(position);
        int bounds = bounds(depth);
        return Verdict.of(bounds / 3, bounds % 3);
    }

    /** Lower and upper bound in half points for the player to move, as 3 lower + upper. */
    private int bounds(int depthLeft) {
        Position position = positions[depthLeft];
        if (position.isOver()) {
            return 4 * Outcome.halfPoints(position.result(), position.mover());
        }
        if (depthLeft < depth && Arrays.binarySearch(drawnKeys, position.repetitionKey()) >= 0) {
            return 4;
        }
        if (depthLeft == 0) {
            return 2;
        }
        int lower = 0;
        int upper = 0;
        int count = position.moves(moves[depthLeft]);
        for (int i = 0; i < count; i++) {
            positions[depthLeft - 1].set(position);
            positions[depthLeft - 1].play(moves[depthLeft][i]);
            int next = bounds(depthLeft - 1);
            boolean again = positions[depthLeft - 1].mover() == position.mover();
            lower = Math.max(lower, again ? next / 3 : 2 - next % 3);
            upper = Math.max(upper, again ? next % 3 : 2 - next / 3);
        }
        return 3 * lower + upper;
    }

    /** A position of a random game up to {@code depth} plies before its end. */
    public static Position latePosition(Game game, Rng rng, int depth) {
        int[] buffer = new int[game.maxMoves()];
        int[] moves = new int[LONGEST_GAME];
        Position position = game.start();
        int plies = 0;
        while (!position.isOver() && plies < LONGEST_GAME) {
            moves[plies] = buffer[rng.nextInt(position.moves(buffer))];
            position.play(moves[plies++]);
        }
        Position late = game.start();
        int end = Math.max(0, plies - 1 - rng.nextInt(depth));
        for (int i = 0; i < end; i++) {
            late.play(moves[i]);
        }
        return late;
    }
}
