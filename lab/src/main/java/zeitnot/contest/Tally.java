package zeitnot.contest;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import zeitnot.contest.GameRecord.Ending;
import zeitnot.game.Rng;
import zeitnot.stats.MatchScore;

/** What the games of a match that have ended so far add up to. Safe for use by several threads. */
public final class Tally {
    private final MatchScore score = new MatchScore();
    private final Effort effortA = new Effort();
    private final Effort effortB = new Effort();
    private final Set<Long> lines = new HashSet<>();
    private long plies;
    private int duplicates;
    private int voids;

    /** Sums over the moves of one player; in whole numbers, so that they do not depend on the order of the games. */
    private static final class Effort {
        long moves;
        long microseconds;
        long simulations;
        int timeLosses;
        final Map<Ending, Integer> forfeits = new EnumMap<>(Ending.class);

        Summary.Side summary() {
            double seconds = microseconds / 1e6;
            return new Summary.Side(
                    timeLosses,
                    moves == 0 ? 0 : seconds / moves,
                    moves == 0 ? 0 : (double) simulations / moves,
                    seconds == 0 ? 0 : simulations / seconds,
                    new EnumMap<>(forfeits));
        }
    }

    /**
     * The state of a match.
     *
     * @param score a copy that does not change; void games do not count in it, nor in anything but their number
     * @param duplicates games in which the same player opened, and the same moves were made, as in one before
     * @param voids games that count for nobody
     */
    public record Summary(MatchScore score, double meanPlies, Side a, Side b, int duplicates, int voids) {
        /**
         * What one player did; rates are 0 where there is nothing to divide by.
         *
         * @param forfeits games that the player lost neither by the rules nor on time: how many ended how
         */
        public record Side(
                int timeLosses,
                double secondsPerMove,
                double simulationsPerMove,
                double simulationsPerSecond,
                Map<Ending, Integer> forfeits) {}
    }

    public synchronized void add(GameRecord record) {
        if (record.isVoid()) {
            voids++;
            return;
        }
        if (!lines.add(line(record))) {
            duplicates++;
        }
        score.add(record.task().index(), record.points());
        plies += record.plies();
        for (int ply = 0; ply < record.plies(); ply++) {
            GameRecord.Move move = record.moves().get(ply);
            Effort effort = record.isByA(ply) ? effortA : effortB;
            effort.moves++;
            effort.microseconds += Math.round(1e6 * move.seconds());
            effort.simulations += move.simulations();
        }
        Effort loser = record.points() == 0 ? effortA : effortB;
        if (record.ending() == Ending.TIME) {
            loser.timeLosses++;
        } else if (record.ending().isForfeit()) {
            loser.forfeits.merge(record.ending(), 1, Integer::sum);
        }
    }

    public synchronized Summary summary() {
        int games = score.games();
        double meanPlies = games == 0 ? 0 : (double) plies / games;
        return new Summary(score.copy(), meanPlies, effortA.summary(), effortB.summary(), duplicates, voids);
    }

    /** Stands for who opened and all moves in 64 bits: ten million games take no more than that, and do not collide. */
    private static long line(GameRecord record) {
        long line = record.task().aOpens() ? 0 : 1;
        for (GameRecord.Move move : record.moves()) {
            line = Rng.derive(line, move.move().hashCode());
        }
        return line;
    }
}
