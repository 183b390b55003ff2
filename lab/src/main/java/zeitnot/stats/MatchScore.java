package zeitnot.stats;

import java.util.HashMap;
import java.util.Map;

/**
 * The score of the first player of a match, game by game; games 2k and 2k+1 are a pair. The games of a pair are not
 * independent, so variances come from the pairs, whether games were drawn or not; {@link ClusteredShare} says how.
 */
public final class MatchScore {
    /** What pairs and single games can come to, and the points, wins and games with a winner in each. */
    private static final double[] POINTS = {0, 0.5, 1, 1, 1.5, 2, 0, 0.5, 1};

    private static final double[] GAMES = {2, 2, 2, 2, 2, 2, 1, 1, 1};
    private static final double[] WINS = {0, 0, 1, 0, 1, 2, 0, 0, 1};
    private static final double[] DECIDED = {2, 1, 2, 0, 1, 2, 1, 0, 1};

    /** The first kind of single games: a loss; draw and win follow. */
    private static final int SINGLE = 6;

    /** Two games by their half points, the fewer ones first. */
    private static final int[][] PAIR = {{0, 1, 2}, {1, 3, 4}, {2, 4, 5}};

    /** LL, LD, WL, DD, WD, WW, and L, D, W whose partner has not ended. */
    private final int[] counts = new int[POINTS.length];

    /** Half points of the games whose partner has not ended yet, by pair. */
    private final Map<Integer, Integer> halves = new HashMap<>();

    /** Adds a game: its index in the match, and the points of the first player (1, 0.5 or 0). */
    public void add(int index, double points) {
        int halfPoints = (int) (2 * points);
        if (halfPoints != 2 * points || halfPoints < 0 || halfPoints > 2) {
            throw new IllegalArgumentException("points: " + points);
        }
        counts[SINGLE + halfPoints]++;
        match(index / 2, halfPoints);
    }

    /** A score of which only the {@link #counts} are known: its single games have lost their partners for good. */
    public static MatchScore of(int... counts) {
        var score = new MatchScore();
        System.arraycopy(counts, 0, score.counts, 0, score.counts.length);
        return score;
    }

    /** All that adds up: pairs that ended LL, LD, WL, DD, WD, WW, then games L, D, W without their partner. */
    public int[] counts() {
        return counts.clone();
    }

    /** Adds other games; those of the same match find their partners. */
    public void merge(MatchScore other) {
        for (int kind = 0; kind < counts.length; kind++) {
            counts[kind] += other.counts[kind];
        }
        other.halves.forEach(this::match);
    }

    /** Looks for the partner of a single game that is counted already. */
    private void match(int pair, int halfPoints) {
        Integer partner = halves.remove(pair);
        if (partner == null) {
            halves.put(pair, halfPoints);
        } else {
            counts[SINGLE + partner]--;
            counts[SINGLE + halfPoints]--;
            counts[PAIR[partner][halfPoints]]++;
        }
    }

    public MatchScore copy() {
        var copy = new MatchScore();
        System.arraycopy(counts, 0, copy.counts, 0, counts.length);
        copy.halves.putAll(halves);
        return copy;
    }

    public int wins() {
        return sum(WINS);
    }

    public int draws() {
        return games() - decidedGames();
    }

    public int losses() {
        return decidedGames() - wins();
    }

    public int games() {
        return sum(GAMES);
    }

    /** Games that have a winner. */
    public int decidedGames() {
        return sum(DECIDED);
    }

    private int sum(double[] values) {
        double sum = 0;
        for (int kind = 0; kind < counts.length; kind++) {
            sum += counts[kind] * values[kind];
        }
        return (int) sum;
    }

    /** A point for a win, half a point for a draw. */
    public double points() {
        return wins() + 0.5 * draws();
    }

    /** How many complete pairs ended LL, LD, WL or DD, WD, WW. */
    public int[] pairs() {
        return new int[] {counts[0], counts[1], counts[2] + counts[3], counts[4], counts[5]};
    }

    /** The complete pairs, for tests that follow pairs. */
    public ScoreCounts pairCounts() {
        int[] pairs = pairs();
        return ScoreCounts.ofPairs(pairs[0], pairs[1], pairs[2], pairs[3], pairs[4]);
    }

    /** Points per game. Before the first game, all is possible. */
    public Estimate score() {
        return share().estimate();
    }

    /** Wins per game that has a winner. Before the first such game, all is possible. */
    public Estimate decidedScore() {
        return new ClusteredShare(counts, WINS, DECIDED).estimate();
    }

    /** The difference in rating between the players. */
    public Estimate elo() {
        return Elo.difference(score());
    }

    /**
     * The difference in normalized Elo (Van den Bergh): the score in standard deviations of a game. Its interval holds 0
     * exactly if that of the score holds 50 %.
     */
    public Estimate normalizedElo() {
        return share().normalizedElo();
    }

    /** The likelihood of superiority: how sure it is that the first player is the better one. */
    public double los() {
        return StandardNormal.below(share().deviationsFromHalf());
    }

    /** The two-sided p-value of the hypothesis that the players are equal; below 5 % if the interval does not hold 50 %. */
    public double pValue() {
        return StandardNormal.beyond(share().deviationsFromHalf());
    }

    /** The variance of the score as a multiple of p(1−p)/n, which is that of n single games without draws. */
    double dispersion() {
        return share().dispersion();
    }

    private ClusteredShare share() {
        return new ClusteredShare(counts, POINTS, GAMES);
    }
}
