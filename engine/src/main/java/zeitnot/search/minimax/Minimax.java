package zeitnot.search.minimax;

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
 * one that last refuted a position at this depth. One per thread; nothing is allocated in a search.
 */
public final class Minimax extends Padded {
    public static final int MAX_DEPTH = 20;

    private static final int NO_MOVE = -1;

    private final boolean winnerMovesLast;
    private final Position[] positions = new Position[MAX_DEPTH + 1];
    private final int[][] moves;
    private final int[] killers = new int[MAX_DEPTH + 1];
    private int lower;
    private int upper;
    private long nodes;
    private boolean sawHorizon;

    public Minimax(Game game) {
        winnerMovesLast = game.winnerMovesLast();
        moves = new int[MAX_DEPTH + 1][game.maxMoves()];
        for (int i = 0; i <= MAX_DEPTH; i++) {
            positions[i] = game.start();
            killers[i] = NO_MOVE;
        }
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

    public void prove(Position position, int depth) {
        lower = 0;
        upper = 2;
        if (depth <= 0) {
            return;
        }
        sawHorizon = false;
        int value = search(position, depth, -1, 1, 0);
        if (value > 0) {
            lower = 2;
        } else if (value < 0) {
            upper = 0;
        } else if (!sawHorizon) {
            lower = 1;
            upper = 1;
        } else if (position.canBeDrawnWithin(depth)) {
            // Above, a draw is worth as much as the unknown. Is it one at most if the unknown is won? At least if it is
            // lost?
            if (search(position, depth, 0, 1, 1) <= 0) {
                upper = 1;
                lower = search(position, depth, -1, 0, -1) >= 0 ? 1 : 0;
            }
        }
    }

    /**
     * The value for the player to move, exact within (alpha, beta) and a bound outside.
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
            sawHorizon = true;
            return unknown;
        }
        // Nobody loses by their own move, and the other player has only one: there is nothing to be won any more.
        int enough = depth == 2 && calm && winnerMovesLast && unknown == 0 ? 0 : beta;
        int[] list = moves[depth];
        int count = position.moves(list);
        bringForward(killers[depth], list, count);
        Position next = positions[depth];
        int best = -1;
        for (int i = 0; i < count; i++) {
            next.set(position);
            next.play(list[i]);
            int value;
            if (next.isOver()) {
                nodes++;
                value = Outcome.halfPoints(next.result(), position.mover()) - 1;
            } else if (depth == 1) {
                nodes++;
                sawHorizon = true;
                value = unknown;
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
