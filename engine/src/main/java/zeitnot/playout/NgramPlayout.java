package zeitnot.playout;

import zeitnot.game.Game;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/**
 * The N-gram Selection Technique (Tak, Winands and Björnsson 2012), ε-greedy: a move's value is the mean, over the lengths
 * 1 to n, of the mean result of all simulations that contained it after the same up to n - 1 moves. With n = 1 it is MAST
 * (Finnsson and Björnsson 2008). Moves that have not been tried come first.
 */
public final class NgramPlayout extends LearningPlayout {
    private static final int BITS = 16;
    private static final int TABLE = 1 << BITS;

    /** A longer n-gram is asked only when it has been seen so often. */
    private static final int ENOUGH = 7;

    private static final float UNTRIED = 2;

    private final int n;
    private final int randomOf1024;

    // By player, length and hashed n-gram; in half points.
    private final float[] points;
    private final float[] visits;

    public NgramPlayout(Game game, int n, double epsilon) {
        super(game);
        this.n = n;
        this.randomOf1024 = (int) Math.round(1024 * epsilon);
        this.points = new float[2 * n * TABLE];
        this.visits = new float[2 * n * TABLE];
    }

    @Override
    public int choose(Position position, int[] moves, int count, int ply, Rng rng) {
        int start = rng.nextInt(count);
        if (rng.nextInt(1024) < randomOf1024) {
            return start;
        }
        int player = position.mover();
        int best = start;
        float bestValue = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) { // from a random one on, which decides between equals
            int at = start + i < count ? start + i : start + i - count;
            float value = value(player, position.amafKey(moves[at]), ply);
            if (value > bestValue) {
                bestValue = value;
                best = at;
            }
        }
        return best;
    }

    private float value(int player, int key, int ply) {
        float sum = 0;
        int lengths = 0;
        for (int length = 1; length <= n && length <= ply + 1; length++) {
            int at = place(player, key, ply, length);
            float seen = visits[at];
            if (length == 1 && seen == 0) {
                return UNTRIED;
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
    void learnMove(int ply, int player, int halfPoints) {
        for (int length = 1; length <= n && length <= ply + 1; length++) {
            int at = place(player, key(ply), ply, length);
            points[at] += halfPoints;
            visits[at]++;
        }
    }

    /** Where the n-gram is counted that ends with {@code key} at {@code ply}. */
    private int place(int player, int key, int ply, int length) {
        int hash = key;
        for (int back = 1; back < length; back++) {
            hash = hash * 0x9e3779b9 + key(ply - back) + 1;
        }
        int place = length == 1 ? hash : (hash * 0x85ebca6b) >>> (Integer.SIZE - BITS);
        return ((player * n + length - 1) << BITS) + place;
    }
}
