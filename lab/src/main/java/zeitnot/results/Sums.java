package zeitnot.results;

import java.util.Map;
import java.util.TreeMap;
import zeitnot.game.BadInput;
import zeitnot.papers.Statistic;

/** Sums of disjoint games or repetitions, added up by their names. */
final class Sums {
    private Sums() {}

    /** How two of the same name add up. */
    @FunctionalInterface
    interface Addition {
        double[][] add(String name, double[][] one, double[][] other);
    }

    /** Throws {@link BadInput} unless both have the same names. */
    static Map<String, double[][]> added(
            Map<String, double[][]> some, Map<String, double[][]> others, Addition addition) {
        Map<String, double[][]> all = new TreeMap<>(some);
        others.forEach((name, sums) -> all.merge(name, sums, (one, other) -> addition.add(name, one, other)));
        all.keySet().stream()
                .filter(name -> !some.containsKey(name) || !others.containsKey(name))
                .findFirst()
                .ifPresent(name -> {
                    throw new BadInput("only one of the digests has the sums of '" + name
                            + "'; make both with the same version of the experiment by 'zeitnot results digest'");
                });
        return all;
    }

    static double[][] ofStatistic(String name, double[][] one, double[][] other) {
        return Statistic.named(name)
                .orElseThrow(() -> new BadInput("a digest has sums of '" + name
                        + "', which this version does not know; use the one that made it"))
                .sum(one, other);
    }

    static double[][] cellByCell(double[][] one, double[][] other) {
        double[][] sum = new double[one.length][];
        for (int row = 0; row < one.length; row++) {
            if (other.length != one.length || other[row].length != one[row].length) {
                throw new BadInput("the digests are of different bandits; make both with the same experiment");
            }
            sum[row] = one[row].clone();
            for (int column = 0; column < sum[row].length; column++) {
                sum[row][column] += other[row][column];
            }
        }
        return sum;
    }
}
