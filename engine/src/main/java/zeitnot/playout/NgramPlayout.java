package zeitnot.playout;

import zeitnot.game.Game;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/**
 * The N-gram Selection Technique (Tak, Winands and Björnsson 2012), ε-greedy: a move's value is the mean, over the lengths
 * 1 to n, of the mean result of all simulations that contained it after the same up to n - 1 moves. With n = 1 it is MAST
 * (Finnsson and Björnsson 2008). A move that has not been tried counts for one that always won. What was
 * learned is kept through the game.
 */
final class NgramPlayout extends TracedPlayout implements Listener {
    private static final int BITS = 16;
    private static final int TABLE = 1 << BITS;

    /** A longer n-gram is asked only when it has been seen so often. */
    private static final int ENOUGH = 7;

    private final int[] moves;
    private final int n;
    private final int randomOf1024;
    private final float untried;

    /** After so many visits both sums are halved, since a float cannot count beyond 2^24. */
    private final float mostVisits;

    // By player, length and hashed n-gram; in half points.
    private final float[] points;
    private final float[] visits;

    NgramPlayout(Game game, int n, double epsilon) {
        super(game);
        this.moves = new int[game.maxMoves()];
        this.n = n;
        this.randomOf1024 = (int) Math.round(1024 * epsilon);
        this.untried = 2 * (game.players() - 1);
        this.mostVisits = (1 << 24) / untried;
        this.points = new float[game.players() * n * TABLE];
        this.visits = new float[game.players() * n * TABLE];
    }

    @Override
    protected int choose(Position position, Trace trace, Rng rng) {
        int count = position.playoutMoves(moves);
        int start = rng.nextInt(count);
        if (rng.nextInt(1024) < randomOf1024) {
            return moves[start];
        }
        int player = position.mover();
        int best = start;
        float bestValue = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) { // from a random one on, which decides between equals
            int at = start + i < count ? start + i : start + i - count;
            float value = value(player, position.amafKey(moves[at]), trace);
            if (value > bestValue) {
                bestValue = value;
                best = at;
            }
        }
        return moves[best];
    }

    private float value(int player, int key, Trace trace) {
        int ply = trace.length();
        float sum = 0;
        int lengths = 0;
        for (int length = 1; length <= n && length <= ply + 1; length++) {
            int at = place(player, key, trace, ply, length);
            float seen = visits[at];
            if (length == 1 && seen == 0) {
                return untried;
            }
            if (length > 1 && seen < ENOUGH) {
                break;
            }
            sum += points[at] / seen;
            lengths++;
        }
        return sum / lengths;
    }

    @Override
    public void simulated(Trace trace) {
        for (int ply = 0; ply < trace.length(); ply++) {
            int player = trace.player(ply);
            int itsPoints = trace.points(player);
            for (int length = 1; length <= n && length <= ply + 1; length++) {
                int at = place(player, trace.key(ply), trace, ply, length);
                points[at] += itsPoints;
                visits[at]++;
                if (visits[at] >= mostVisits) {
                    points[at] /= 2;
                    visits[at] /= 2;
                }
            }
        }
    }

    /** Where the n-gram of a player is counted that ends with {@code key} at {@code ply}. */
    private int place(int player, int key, Trace trace, int ply, int length) {
        int hash = key;
        for (int back = 1; back < length; back++) {
            hash = hash * 0x9e3779b9 + trace.key(ply - back) + 1;
        }
        int place = length == 1 ? hash : (hash * 0x85ebca6b) >>> (Integer.SIZE - BITS);
        return ((player * n + length - 1) << BITS) + place;
    }
}
