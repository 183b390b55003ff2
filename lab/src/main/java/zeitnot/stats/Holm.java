package zeitnot.stats;

import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Holm's correction (1979) of the p-values of a table of comparisons: with the k-th smallest of m multiplied by m − k + 1,
 * and none below the one before it, the chance of even one false finding in the table stays below the level.
 */
public final class Holm {
    private Holm() {}

    /** The corrected p-values, in the order of the given ones. */
    public static double[] correct(double... pValues) {
        int m = pValues.length;
        int[] ascending = IntStream.range(0, m)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> pValues[i]))
                .mapToInt(Integer::intValue)
                .toArray();
        double[] corrected = new double[m];
        double largest = 0;
        for (int k = 0; k < m; k++) {
            largest = Math.max(largest, Math.min(1, (m - k) * pValues[ascending[k]]));
            corrected[ascending[k]] = largest;
        }
        return corrected;
    }
}
