package zeitnot.stats;

/**
 * A share of points over games that come in clusters: pairs, and single games. Games of a cluster are not independent,
 * clusters are; so the variance is Σ(y − r m)² / (Σm)², with y the points of a cluster, m its games and r = Σy / Σm. For
 * pairs alone this is σ²/N of their scores. The interval is honest from the first game on:
 *
 * <ul>
 *   <li>Of single games without draws it is Wilson's.
 *   <li>With few clusters, or nearly all alike, the variance cannot be trusted: two identical pairs have none. Then z²/2 lost
 *       and z²/2 won clusters are added before share and variance are taken, which is what Agresti and Coull (1998) do with
 *       wins and losses. With fewer than ten clusters the interval is no narrower than Wilson's of the games either.
 * </ul>
 */
final class ClusteredShare {
    /** With so many clusters, and so many on either side of the share, the variance can be trusted. */
    private static final int MANY = 200;

    private static final int MANY_ON_EITHER_SIDE = 20;

    /** With fewer clusters, chance alone makes the added ones too weak. */
    private static final int FEW = 10;

    private static final double ADDED = Estimate.Z * Estimate.Z;

    /** Before the first game, all is possible. */
    private static final Estimate UNKNOWN = new Estimate(0.5, 0, 1);

    private final int[] counts;
    private final double[] points;
    private final double[] games;
    private final int clusters;
    private final double allPoints;
    private final double allGames;

    /**
     * Where the true share is: normally distributed around the centre.
     *
     * @param games that it rests on
     */
    private record Spread(double centre, double standardError, double games) {
        double deviationsFromHalf() {
            return (centre - 0.5) / standardError;
        }
    }

    /**
     * @param counts how many clusters of each kind there are
     * @param points of one cluster of each kind
     * @param games of one cluster of each kind; those without games say nothing
     */
    ClusteredShare(int[] counts, double[] points, double[] games) {
        this.counts = counts;
        this.points = points;
        this.games = games;
        int n = 0;
        double y = 0;
        double m = 0;
        for (int kind = 0; kind < counts.length; kind++) {
            n += games[kind] > 0 ? counts[kind] : 0;
            y += counts[kind] * points[kind];
            m += counts[kind] * games[kind];
        }
        clusters = n;
        allPoints = y;
        allGames = m;
    }

    /** The share with its interval. */
    Estimate estimate() {
        if (clusters == 0) {
            return UNKNOWN;
        }
        if (isOfSingleDecidedGames()) {
            return wilson();
        }
        Spread spread = spread();
        double margin = Estimate.Z * spread.standardError();
        Estimate estimate = new Estimate(share(), spread.centre() - margin, spread.centre() + margin).clipped();
        return clusters < FEW ? estimate.widenedTo(wilson()) : estimate;
    }

    /** How many standard errors lie between a half and the share; beyond z exactly if the interval does not hold a half. */
    double deviationsFromHalf() {
        return clusters == 0 ? 0 : tested().deviationsFromHalf();
    }

    /** The difference in normalized Elo, whose interval holds 0 exactly if that of the share holds a half. */
    Estimate normalizedElo() {
        if (clusters == 0) {
            return Estimate.around(0, Double.POSITIVE_INFINITY);
        }
        Spread spread = tested();
        double unit = ScoreCounts.NORMALIZED / Math.sqrt(spread.games());
        return Estimate.around(unit * spread.deviationsFromHalf(), unit * Estimate.Z);
    }

    /** The variance of the share as a multiple of p(1−p)/n, which is that of n single games without draws. */
    double dispersion() {
        if (isOfSingleDecidedGames()) {
            return 1;
        }
        Spread spread = spread();
        double p = spread.centre();
        double dispersion = allGames * spread.standardError() * spread.standardError() / (p * (1 - p));
        return clusters < FEW ? Math.max(1, dispersion) : dispersion;
    }

    private double share() {
        return allPoints / allGames;
    }

    private boolean isOfSingleDecidedGames() {
        for (int kind = 0; kind < counts.length; kind++) {
            boolean decided = points[kind] == 0 || points[kind] == games[kind];
            if (counts[kind] > 0 && games[kind] > 0 && !(games[kind] == 1 && decided)) {
                return false;
            }
        }
        return true;
    }

    /** The interval of as many single games with this share: no drawn ones vary more. */
    private Estimate wilson() {
        double n = allGames;
        double p = share();
        double z2 = ADDED;
        double centre = (p + z2 / (2 * n)) / (1 + z2 / n);
        double margin = Estimate.Z * Math.sqrt(p * (1 - p) / n + z2 / (4 * n * n)) / (1 + z2 / n);
        return new Estimate(p, centre - margin, centre + margin).clipped();
    }

    /** What a half is tested with: the test that belongs to Wilson's interval takes the variance of a half. */
    private Spread tested() {
        var wilson = new Spread(share(), 0.5 / Math.sqrt(allGames), allGames);
        if (isOfSingleDecidedGames()) {
            return wilson;
        }
        Spread spread = spread();
        boolean bounded =
                clusters < FEW && Math.abs(wilson.deviationsFromHalf()) < Math.abs(spread.deviationsFromHalf());
        return bounded ? wilson : spread;
    }

    private Spread spread() {
        return areMany() ? spread(0) : spread(ADDED);
    }

    private boolean areMany() {
        int lower = 0;
        int higher = 0;
        for (int kind = 0; kind < counts.length; kind++) {
            lower += points[kind] < share() * games[kind] ? counts[kind] : 0;
            higher += points[kind] > share() * games[kind] ? counts[kind] : 0;
        }
        return clusters >= MANY && lower >= MANY_ON_EITHER_SIDE && higher >= MANY_ON_EITHER_SIDE;
    }

    /** @param added clusters of average size, half of them lost and half of them won */
    private Spread spread(double added) {
        double size = allGames / clusters;
        double n = allGames + added * size;
        double r = (allPoints + added / 2 * size) / n;
        double squares = added / 2 * size * size * (r * r + (1 - r) * (1 - r));
        for (int kind = 0; kind < counts.length; kind++) {
            double residual = points[kind] - r * games[kind];
            squares += counts[kind] * residual * residual;
        }
        return new Spread(r, Math.sqrt(squares) / n, n);
    }
}
