package zeitnot.stats;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The score of the first player of a match, game by game; games 2k and 2k+1 are a pair. Its interval is honest from the
 * first game on:
 *
 * <ul>
 *   <li>Without draws it is Wilson's of the games.
 *   <li>With draws and many pairs it is that of the pairs' mean and variance, as in {@link ScoreCounts}.
 *   <li>With draws and few pairs, or nearly all pairs alike, the variance cannot be trusted: two identical pairs have none.
 *       Then z²/2 lost and z²/2 won pairs are added before mean and variance are taken, which is what Agresti and Coull
 *       (1998) do with wins and losses. In simulations of 1 to 300 pairs it holds the true score 94 to 100 times in 100.
 * </ul>
 */
public final class MatchScore {
    /** With so many pairs, and so many on either side of their mean, the variance of the pairs can be trusted. */
    private static final int MANY_PAIRS = 200;

    private static final int MANY_ON_EITHER_SIDE = 20;

    private static final double ADDED_PAIRS = Estimate.Z * Estimate.Z;

    private int wins;
    private int draws;
    private int losses;

    /** Pairs by the half points that the first player got of them. */
    private final int[] pairs = new int[5];

    /** Half points of the games whose partner has not ended yet, by pair. */
    private final Map<Integer, Integer> halves = new HashMap<>();

    /** Where the true score is with draws: normally distributed around the centre. */
    private record Spread(double centre, double standardError) {}

    /** Adds a game: its index in the match, and the points of the first player (1, 0.5 or 0). */
    public void add(int index, double points) {
        int halfPoints = (int) (2 * points);
        switch (halfPoints) {
            case 0 -> losses++;
            case 1 -> draws++;
            case 2 -> wins++;
            default -> throw new IllegalArgumentException("points: " + points);
        }
        match(index / 2, halfPoints);
    }

    /**
     * A score of which only the counts are known.
     *
     * @param pairs LL, LD, WL or DD, WD, WW; games that are in none have lost their partner for good
     */
    public static MatchScore of(int wins, int draws, int losses, int... pairs) {
        var score = new MatchScore();
        score.wins = wins;
        score.draws = draws;
        score.losses = losses;
        System.arraycopy(pairs, 0, score.pairs, 0, score.pairs.length);
        return score;
    }

    /** Adds other games; those of the same match find their partners. */
    public void merge(MatchScore other) {
        wins += other.wins;
        draws += other.draws;
        losses += other.losses;
        for (int i = 0; i < pairs.length; i++) {
            pairs[i] += other.pairs[i];
        }
        other.halves.forEach(this::match);
    }

    /** A game whose partner may be waiting for it. */
    private void match(int pair, int halfPoints) {
        Integer partner = halves.remove(pair);
        if (partner == null) {
            halves.put(pair, halfPoints);
        } else {
            pairs[halfPoints + partner]++;
        }
    }

    public MatchScore copy() {
        var copy = new MatchScore();
        copy.wins = wins;
        copy.draws = draws;
        copy.losses = losses;
        System.arraycopy(pairs, 0, copy.pairs, 0, pairs.length);
        copy.halves.putAll(halves);
        return copy;
    }

    public int wins() {
        return wins;
    }

    public int draws() {
        return draws;
    }

    public int losses() {
        return losses;
    }

    public int games() {
        return wins + draws + losses;
    }

    /** A point for a win, half a point for a draw. */
    public double points() {
        return wins + 0.5 * draws;
    }

    /** How many complete pairs ended LL, LD, WL or DD, WD, WW. */
    public int[] pairs() {
        return pairs.clone();
    }

    /** The complete pairs, for tests that follow pairs. */
    public ScoreCounts pairCounts() {
        return ScoreCounts.ofPairs(pairs[0], pairs[1], pairs[2], pairs[3], pairs[4]);
    }

    /** Points per game. Before the first game, all is possible. */
    public Estimate score() {
        if (games() == 0) {
            return new Estimate(0.5, 0, 1);
        }
        if (draws == 0) {
            return new Proportion(wins, games()).wilson();
        }
        Spread spread = spread();
        double margin = Estimate.Z * spread.standardError();
        return new Estimate(mean(), spread.centre() - margin, spread.centre() + margin).clipped();
    }

    /** Wins per game that has a winner, with Wilson's interval. Before the first such game, all is possible. */
    public Estimate decidedScore() {
        return wins + losses == 0 ? new Estimate(0.5, 0, 1) : new Proportion(wins, wins + losses).wilson();
    }

    /** The difference in rating between the players. */
    public Estimate elo() {
        return Elo.difference(score());
    }

    /** The likelihood of superiority: how sure it is that the first player is the better one. */
    public double los() {
        return StandardNormal.below(deviationsFromHalf());
    }

    /** The two-sided p-value of the hypothesis that the players are equal; below 5 % if the interval does not hold 50 %. */
    public double pValue() {
        return StandardNormal.beyond(deviationsFromHalf());
    }

    private double deviationsFromHalf() {
        if (games() == 0) {
            return 0;
        }
        if (draws == 0) {
            return new Proportion(wins, games()).deviationsFromHalf();
        }
        Spread spread = spread();
        return (spread.centre() - 0.5) / spread.standardError();
    }

    /** The variance of the score as a multiple of p(1−p)/n, which is that of n games without draws. */
    double dispersion() {
        if (draws == 0) {
            return 1;
        }
        Spread spread = spread();
        double p = spread.centre();
        return games() * spread.standardError() * spread.standardError() / (p * (1 - p));
    }

    private double mean() {
        return points() / games();
    }

    private Spread spread() {
        return areMany() ? new Spread(mean(), pairCounts().standardError()) : spreadOfFew();
    }

    private boolean areMany() {
        int lower = 0;
        int higher = 0;
        for (int i = 0; i < pairs.length; i++) {
            double score = i / 4.0;
            lower += score < mean() ? pairs[i] : 0;
            higher += score > mean() ? pairs[i] : 0;
        }
        return Arrays.stream(pairs).sum() >= MANY_PAIRS
                && lower >= MANY_ON_EITHER_SIDE
                && higher >= MANY_ON_EITHER_SIDE;
    }

    /** Games without their partner move the centre, but only pairs make it surer. */
    private Spread spreadOfFew() {
        double n = Arrays.stream(pairs).sum() + ADDED_PAIRS;
        double[] p = Arrays.stream(pairs).mapToDouble(count -> count / n).toArray();
        p[0] += ADDED_PAIRS / 2 / n;
        p[4] += ADDED_PAIRS / 2 / n;
        double centre = (points() / 2 + ADDED_PAIRS / 2) / (games() / 2.0 + ADDED_PAIRS);
        return new Spread(centre, Math.sqrt(ScoreCounts.Moments.of(p).variance() / n));
    }
}
