package zeitnot.stats;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.apache.commons.statistics.interval.BinomialConfidenceInterval;

/** The score of the first player of a match, game by game; games 2k and 2k+1 are a pair. */
public final class MatchScore {
    private static final double ERROR_RATE = 0.05;

    private int wins;
    private int draws;
    private int losses;

    /** Pairs by the half points that the first player got of them. */
    private final int[] pairs = new int[5];

    /** Half points of the games whose partner has not ended yet, by pair. */
    private final Map<Integer, Integer> halves = new HashMap<>();

    /** Adds a game: its index in the match, and the points of the first player (1, 0.5 or 0). */
    public void add(int index, double points) {
        int halfPoints = (int) (2 * points);
        switch (halfPoints) {
            case 0 -> losses++;
            case 1 -> draws++;
            case 2 -> wins++;
            default -> throw new IllegalArgumentException("points: " + points);
        }
        Integer partner = halves.remove(index / 2);
        if (partner == null) {
            halves.put(index / 2, halfPoints);
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

    /** How many complete pairs ended LL, LD, WL or DD, WD, WW. */
    public int[] pairs() {
        return pairs.clone();
    }

    /**
     * Points per game, with Wilson's interval while there are no draws, and the one from the variance of the pairs' scores
     * when there are. Before the first game, all is possible.
     */
    public Estimate score() {
        if (games() == 0) {
            return new Estimate(0.5, 0, 1);
        }
        double mean = (wins + 0.5 * draws) / games();
        if (draws > 0) {
            return Estimate.around(mean, counts().margin()).clipped();
        }
        var interval = BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(games(), wins, ERROR_RATE);
        return new Estimate(mean, interval.getLowerBound(), interval.getUpperBound());
    }

    /** The difference in rating between the players. */
    public Estimate elo() {
        return Elo.difference(score());
    }

    /** How sure it is that the first player is the better one. */
    public double los() {
        return counts().los();
    }

    private ScoreCounts counts() {
        return Arrays.stream(pairs).sum() > 0
                ? ScoreCounts.ofPairs(pairs[0], pairs[1], pairs[2], pairs[3], pairs[4])
                : ScoreCounts.ofGames(wins, draws, losses);
    }
}
