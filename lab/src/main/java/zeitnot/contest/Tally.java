package zeitnot.contest;

import zeitnot.stats.MatchScore;

/** What the games of a match that have ended so far add up to. Safe for use by several threads. */
public final class Tally {
    private final MatchScore score = new MatchScore();
    private final Effort effortA = new Effort();
    private final Effort effortB = new Effort();
    private long plies;

    /** Sums over the moves of one player. */
    private static final class Effort {
        long moves;
        double seconds;
        long simulations;
        int timeLosses;

        Summary.Side summary() {
            return new Summary.Side(
                    timeLosses,
                    moves == 0 ? 0 : seconds / moves,
                    moves == 0 ? 0 : (double) simulations / moves,
                    seconds == 0 ? 0 : simulations / seconds);
        }
    }

    /**
     * The state of a match.
     *
     * @param score a copy that does not change
     */
    public record Summary(MatchScore score, double meanPlies, Side a, Side b) {
        /** What one player did; rates are 0 where there is nothing to divide by. */
        public record Side(
                int timeLosses, double secondsPerMove, double simulationsPerMove, double simulationsPerSecond) {}
    }

    public synchronized void add(GameRecord record) {
        score.add(record.task().index(), record.points());
        plies += record.plies();
        for (int ply = 0; ply < record.plies(); ply++) {
            GameRecord.Move move = record.moves().get(ply);
            Effort effort = record.isByA(ply) ? effortA : effortB;
            effort.moves++;
            effort.seconds += move.seconds();
            effort.simulations += move.simulations();
        }
        if (record.ending() == GameRecord.Ending.TIME) {
            (record.isByA(record.plies() - 1) ? effortA : effortB).timeLosses++;
        }
    }

    public synchronized Summary summary() {
        int games = score.games();
        double meanPlies = games == 0 ? 0 : (double) plies / games;
        return new Summary(score.copy(), meanPlies, effortA.summary(), effortB.summary());
    }
}
