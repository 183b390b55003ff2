package zeitnot.search.minimax;

import java.util.Arrays;
import zeitnot.game.Game;
import zeitnot.game.Glance;
import zeitnot.game.Outcome;
import zeitnot.game.Padded;
import zeitnot.game.Position;
import zeitnot.view.Verdict;

/**
 * Alpha-beta without heuristics, as in the hybrids of Baier and Winands and of Ji and Thielscher (section 2): it proves a
 * win, a loss or a draw within a depth, or nothing. What lies beyond the depth may be anything; it counts as 0 between a
 * win and a loss, so that one pass with the values -1, 0 and 1 finds both. Moves come in the game's own order, after the
 * one that last refuted a position at this depth. For two players, who may make several moves in a turn. One per thread;
 * nothing is allocated in a search once one of its depth has been made.
 */
public final class Minimax extends Padded {
    public static final int MAX_DEPTH = 20;

    private static final int NO_MOVE = -1;

    private final Game game;
    private final boolean winnerMovesLast;
    private final Position[] positions = new Position[MAX_DEPTH + 1];
    private final int[][] moves = new int[MAX_DEPTH + 1][];
    private final int[] killers = new int[MAX_DEPTH + 1];
    private int deepest;
    private long[] drawnKeys = {};
    private boolean canRecur;
    private int lower;
    private int upper;
    private long nodes;
    private boolean sawHorizon;

    // Moves of the position searched last that are proven to lose; whether it was seen what follows each move.
    private final int[] losing;
    private int losingCount;
    private boolean sawEveryMove;

    public Minimax(Game game) {
        if (game.players() != 2) {
            throw new IllegalArgumentException("minimax is for two players, and " + game + " has " + game.players());
        }
        this.game = game;
        winnerMovesLast = game.winnerMovesLast();
        losing = new int[game.maxMoves()];
        Arrays.fill(killers, NO_MOVE);
    }

    /**
     * From now on the game is drawn where a move leads to a position with one of these keys, which has occurred too often
     * before: {@link zeitnot.game.Line#keysBeforeDraw}. What is to be solved is not drawn, whatever its own key.
     *
     * @param sortedKeys values of {@link Position#repetitionKey}; none if nothing has occurred
     */
    public void drawnAt(long[] sortedKeys) {
        drawnKeys = sortedKeys.clone();
        canRecur = drawnKeys.length > 0;
    }

    /** What is proven of an ongoing game within so many plies, for the player to move. */
    public Verdict solve(Position position, int depth) {
        prove(position, depth);
        return Verdict.of(lower, upper);
    }

    /** Positions looked at since this was made: the costs of all searches. */
    public long nodes() {
        return nodes;
    }

    /** Half points that the last search has proven for the player to move. */
    public int lower() {
        return lower;
    }

    /** Half points of the player to move that the last search could not exclude. */
    public int upper() {
        return upper;
    }

    /** The outcome if what the last search has proven is exact and {@code mover} is to move; else that of an open game. */
    public int outcome(int mover) {
        return lower == upper ? Outcome.halfPoints(lower, mover) : Outcome.ONGOING;
    }

    /** Whether the last search has seen what follows each move at once, so that {@link #loses} knows all that lose so. */
    public boolean sawEveryMove() {
        return sawEveryMove;
    }

    /** Whether the last search has proven that a move loses; not all that it could have proven. */
    public boolean loses(int move) {
        for (int i = 0; i < losingCount; i++) {
            if (losing[i] == move) {
                return true;
            }
        }
        return false;
    }

    public void prove(Position position, int depth) {
        lower = 0;
        upper = 2;
        losingCount = 0;
        sawEveryMove = false;
        if (depth <= 0) {
            return;
        }
        if (depth > deepest) {
            makeRoom(depth);
        }
        sawHorizon = false;
        int value = searchRoot(position, depth);
        if (value > 0) {
            lower = 2;
        } else if (value < 0) {
            upper = 0;
        } else if (!sawHorizon) {
            lower = 1;
            upper = 1;
        } else if (canRecur || position.canBeDrawnWithin(depth)) {
            // Above, a draw is worth as much as the unknown. Is it one at most if the unknown is won? At least if it is
            // lost?
            if (search(position, depth, 0, 1, 1) <= 0) {
                upper = 1;
                lower = search(position, depth, -1, 0, -1) >= 0 ? 1 : 0;
            }
        }
    }

    private void makeRoom(int depth) {
        for (int i = deepest + 1; i <= depth; i++) {
            positions[i] = game.start();
            moves[i] = new int[game.maxMoves()];
        }
        deepest = depth;
    }

    /**
     * As {@link #search} with the widest window, and notes which moves lose. A loop of its own, since there is no room for that in
     * the other.
     */
    private int searchRoot(Position position, int depth) {
        nodes++;
        Glance glance = position.glance();
        if (glance == Glance.WINS) {
            return 1;
        }
        boolean calm = glance == Glance.CALM;
        if (depth == 1 && calm) {
            sawHorizon = true;
            return 0;
        }
        int enough = depth == 2 && calm && winnerMovesLast ? 0 : 1;
        int[] list = moves[depth];
        int count = position.moves(list);
        bringForward(killers[depth], list, count);
        Position next = positions[depth];
        int mover = position.mover();
        int best = -1;
        for (int i = 0; i < count; i++) {
            next.set(position);
            next.play(list[i]);
            int value;
            if (next.isOver()) {
                nodes++;
                value = Outcome.halfPoints(next.result(), mover) - 1;
            } else {
                value = depth == 1 ? horizon(next, 0) : searchUnusual(next, mover, depth - 1, best, 1, 0);
            }
            if (value < 0) {
                losing[losingCount++] = list[i];
            } else if (value > best) {
                best = value;
                if (best >= enough) {
                    killers[depth] = list[i];
                    return best;
                }
            }
        }
        sawEveryMove = depth > 1;
        return best;
    }

    /**
     * The value for the player to move, exact within (alpha, beta) and a bound outside. What is rare is in other methods, so
     * that this one stays below the 325 bytes that the virtual machine inlines: searches of one ply are half as fast without.
     *
     * @param unknown the value of what lies beyond the depth
     */
    private int search(Position position, int depth, int alpha, int beta, int unknown) {
        nodes++;
        Glance glance = position.glance();
        if (glance == Glance.WINS) {
            return 1;
        }
        boolean calm = glance == Glance.CALM;
        if (depth == 1 && calm) {
            sawHorizon = true; // of draws by what has occurred too, which are not worth a look at every move
            return unknown;
        }
        // Nobody loses by their own move, and the other player has only one: there is nothing to be won any more.
        int enough = depth == 2 && calm && winnerMovesLast && unknown == 0 ? 0 : beta;
        int[] list = moves[depth];
        int count = position.moves(list);
        bringForward(killers[depth], list, count);
        Position next = positions[depth];
        int mover = position.mover();
        int best = -1;
        for (int i = 0; i < count; i++) {
            next.set(position);
            next.play(list[i]);
            int value;
            if (next.isOver()) {
                nodes++;
                value = Outcome.halfPoints(next.result(), mover) - 1;
            } else if (depth == 1) {
                value = horizon(next, unknown);
            } else if (canRecur || next.mover() == mover) {
                value = searchUnusual(next, mover, depth - 1, Math.max(alpha, best), beta, unknown);
            } else {
                value = -search(next, depth - 1, -beta, -Math.max(alpha, best), -unknown);
            }
            if (value > best) {
                best = value;
                if (best >= enough) {
                    killers[depth] = list[i];
                    break;
                }
            }
        }
        return best;
    }

    /** The value for {@code mover} of a position that may be drawn, or in which the same player goes on. */
    private int searchUnusual(Position next, int mover, int depth, int alpha, int beta, int unknown) {
        if (isDrawn(next)) {
            nodes++;
            return 0;
        }
        return next.mover() == mover
                ? search(next, depth, alpha, beta, unknown)
                : -search(next, depth, -beta, -alpha, -unknown);
    }

    /** The value of an ongoing game at the depth's end. */
    private int horizon(Position leaf, int unknown) {
        nodes++;
        if (isDrawn(leaf)) {
            return 0;
        }
        sawHorizon = true;
        return unknown;
    }

    private boolean isDrawn(Position position) {
        return canRecur && Arrays.binarySearch(drawnKeys, position.repetitionKey()) >= 0;
    }

    private static void bringForward(int move, int[] list, int count) {
        for (int i = 0; i < count; i++) {
            if (list[i] == move) {
                list[i] = list[0];
                list[0] = move;
                return;
            }
        }
    }
}
