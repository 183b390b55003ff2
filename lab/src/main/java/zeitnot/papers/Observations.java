package zeitnot.papers;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameRecord.Ending;
import zeitnot.contest.GameScore;
import zeitnot.game.Game;
import zeitnot.stats.Estimate;
import zeitnot.stats.MatchScore;

/**
 * What an experiment asks of the games of one condition, added up game by game: always the score, and besides it nothing
 * that was not asked for. Void games count for nothing.
 */
public final class Observations {
    private final MatchScore score = new MatchScore();
    private double[] points = {};
    private int end;
    private final Map<Statistic, Accumulator> accumulators = new LinkedHashMap<>();
    private int voidGames;
    private int timeLosses;

    /** @param asked what is wanted besides the score */
    public Observations(Domain domain, Set<Statistic> asked) {
        asked.forEach(statistic ->
                statistic.accumulator(domain).ifPresent(accumulator -> accumulators.put(statistic, accumulator)));
    }

    /**
     * What adds up, as plain numbers.
     *
     * @param score the counts of {@link MatchScore}
     * @param sums by statistic
     */
    public record Sums(int[] score, int timeLosses, int voidGames, Map<Statistic, double[][]> sums) {}

    /** Whether more is asked than the score, for which a {@link GameScore} is enough. */
    boolean needsMoves() {
        return !accumulators.isEmpty();
    }

    public void add(GameRecord record) {
        add(new PlayedGame(record));
    }

    void add(PlayedGame game) {
        GameRecord record = game.record();
        count(record.task().index(), record.points(), record.ending());
        if (!record.isVoid()) {
            accumulators.values().forEach(accumulator -> accumulator.add(game));
        }
    }

    void add(GameScore game) {
        if (needsMoves()) {
            throw new IllegalStateException("the moves of a game are needed, not only its score");
        }
        count(game.index(), game.points(), game.ending());
    }

    private void count(int index, double pointsOfA, Ending ending) {
        if (ending == Ending.VOID) {
            voidGames++;
            return;
        }
        score.add(index, pointsOfA);
        note(index, pointsOfA);
        timeLosses += ending == Ending.TIME ? 1 : 0;
    }

    /** Plain numbers, not a number where there is no game: a store has hundreds of thousands of games. */
    private void note(int index, double pointsOfA) {
        if (index >= points.length) {
            int before = points.length;
            points = Arrays.copyOf(points, Math.max(2 * before, index + 64));
            Arrays.fill(points, before, points.length, Double.NaN);
        }
        points[index] = pointsOfA;
        end = Math.max(end, index + 1);
    }

    /** Adds other games of the same match, of which the same was asked. */
    public void merge(Observations other) {
        score.merge(other.score);
        other.points().forEach(this::note);
        timeLosses += other.timeLosses;
        voidGames += other.voidGames;
        merge(other.accumulatedSums());
    }

    /** Adds games of which only the sums are known; they make no pairs with others, and have no order. */
    public void merge(Sums other) {
        score.merge(MatchScore.of(other.score()));
        timeLosses += other.timeLosses();
        voidGames += other.voidGames();
        merge(other.sums());
    }

    private void merge(Map<Statistic, double[][]> sums) {
        accumulators.forEach((statistic, accumulator) -> {
            double[][] others = sums.get(statistic);
            if (others == null) {
                throw new IllegalArgumentException("there are no sums of " + statistic);
            }
            accumulator.merge(others);
        });
    }

    public Sums sums() {
        return new Sums(score.counts(), timeLosses, voidGames, accumulatedSums());
    }

    private Map<Statistic, double[][]> accumulatedSums() {
        Map<Statistic, double[][]> sums = new LinkedHashMap<>();
        accumulators.forEach((statistic, accumulator) -> sums.put(statistic, accumulator.sums()));
        return sums;
    }

    /** Games that count. */
    public int games() {
        return score.games();
    }

    /** Games that were played, whether they count or not. */
    public int played() {
        return games() + voidGames;
    }

    public int timeLosses() {
        return timeLosses;
    }

    public MatchScore score() {
        return score;
    }

    /** The points of player A by the index of the game and in its order, of the games that were seen one by one. */
    public Map<Integer, Double> points() {
        Map<Integer, Double> known = new LinkedHashMap<>();
        for (int index = 0; index < end; index++) {
            if (!Double.isNaN(points[index])) {
                known.put(index, points[index]);
            }
        }
        return known;
    }

    /** What was measured; it means nothing before the first game. */
    public Estimate estimate(Measure measure) {
        return measure.of(score).orElseGet(() -> ((Measurement) accumulated(measure)).estimate());
    }

    /** The mean time at each turn of player A, or of player B. */
    public TurnTimes times(boolean ofA) {
        return (TurnTimes) accumulated(ofA ? Profile.TIME_OF_A : Profile.TIME_OF_B);
    }

    /** The expected moves by ply, as the feature {@code exp-moves} reads them. */
    String expectedMoves(Game game) {
        return ((Lengths) accumulated(Profile.LENGTHS)).expectedMoves(game);
    }

    /** The terminal ratio by a variable. */
    TerminalStatistics terminals(TerminalStatistics.Variable variable) {
        return (TerminalStatistics) accumulated(Profile.terminalsBy(variable));
    }

    private Accumulator accumulated(Statistic statistic) {
        Accumulator found = accumulators.get(statistic);
        if (found == null) {
            throw new IllegalArgumentException("was not asked for: " + statistic);
        }
        return found;
    }
}
