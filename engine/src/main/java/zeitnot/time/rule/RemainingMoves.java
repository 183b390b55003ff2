package zeitnot.time.rule;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntBinaryOperator;
import zeitnot.game.ShippedTable;

/**
 * How many moves a player still has to make, itself included, given the plies already played: the mean over many games that lasted
 * so long. Or given the stones on the board, as EXP-STONES has it. The tables that ship with the engine are made from self-play by
 * {@code zeitnot expected-moves}.
 */
public final class RemainingMoves {
    /** A mean of fewer games than this is not used: the last one that rests on so many goes on instead. */
    private static final int ENOUGH_GAMES = 20;

    private final double[] means;

    private RemainingMoves(double[] means) {
        this.means = means;
    }

    /** The table for games of these lengths in plies, of two players who move in turn. */
    public static RemainingMoves fromLengths(int... lengths) {
        return fromLengths(lengths, (ply, plies) -> (plies + 1) / 2);
    }

    /**
     * The table for games of these lengths in plies.
     *
     * @param ownMoves how many of the next so many plies, after so many, are moves of the player to move
     */
    public static RemainingMoves fromLengths(int[] lengths, IntBinaryOperator ownMoves) {
        int longest = Arrays.stream(lengths).max().orElse(1);
        int enough = Math.min(ENOUGH_GAMES, lengths.length);
        double[] means = new double[longest];
        int known = 0;
        for (int ply = 0; ply < longest; ply++) {
            long moves = 0;
            int games = 0;
            for (int length : lengths) {
                if (length > ply) {
                    moves += ownMoves.applyAsInt(ply, length - ply);
                    games++;
                }
            }
            if (games < enough) {
                break;
            }
            means[known++] = (double) moves / games;
        }
        return new RemainingMoves(Arrays.copyOf(means, known));
    }

    /**
     * The table for what was seen in games: at each number of stones on the board how many moves the player to move still made.
     * A number that was seen seldom has the mean of the one below it.
     */
    public static RemainingMoves fromStones(int[] stones, int[] moves) {
        int most = Arrays.stream(stones).max().orElse(0);
        long[] sums = new long[most + 1];
        int[] counts = new int[most + 1];
        for (int i = 0; i < stones.length; i++) {
            sums[stones[i]] += moves[i];
            counts[stones[i]]++;
        }
        int games = counts[Arrays.stream(stones).min().orElse(0)]; // each begins with the fewest
        int enough = Math.min(ENOUGH_GAMES, games);
        int last = most;
        while (counts[last] < enough) {
            last--;
        }
        int first = 0;
        while (counts[first] < enough) {
            first++;
        }
        double[] means = new double[last + 1];
        for (int number = 0; number <= last; number++) {
            int known = Math.max(number, first);
            means[number] = counts[known] >= enough ? (double) sums[known] / counts[known] : means[number - 1];
        }
        return new RemainingMoves(means);
    }

    /** The table with these means by ply, of which the last goes on. */
    public static RemainingMoves of(List<Double> means) {
        return new RemainingMoves(
                means.stream().mapToDouble(Double::doubleValue).toArray());
    }

    /** The table that ships with the engine for a game, if there is one. */
    public static Optional<RemainingMoves> shipped(String game) {
        return ShippedTable.numbers(RemainingMoves.class, "expected-moves/" + game + ".txt")
                .map(RemainingMoves::new);
    }

    /** The table by stones that ships with the engine for a game, if there is one. */
    public static Optional<RemainingMoves> shippedByStones(String game) {
        return ShippedTable.numbers(RemainingMoves.class, "expected-by-stones/" + game + ".txt")
                .map(RemainingMoves::new);
    }

    /** The table by stones for a board that is so many times as large, on which games last as many times as long. */
    public RemainingMoves stretched(double times) {
        double[] stretched = new double[(int) Math.round((means.length - 1) * times) + 1];
        for (int number = 0; number < stretched.length; number++) {
            stretched[number] = times * means[Math.min((int) Math.round(number / times), means.length - 1)];
        }
        return new RemainingMoves(stretched);
    }

    /** The player's own moves still to come after so many plies, or with so many stones on the board; at least 1. */
    public double after(int ply) {
        return Math.max(1, means[Math.min(ply, means.length - 1)]);
    }

    /** The plies, or numbers of stones, for which the table has a mean of its own. */
    public int size() {
        return means.length;
    }
}
