package zeitnot.contest;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import zeitnot.stats.MatchScore;
import zeitnot.stats.Sprt;
import zeitnot.stats.Sprt.Verdict;

/**
 * Says when a sequential test has played enough. It counts the pairs of a match in the order of their numbers, whatever the
 * order in which they end: so the test stops at the same pair with any number of jobs, and short games, which end first,
 * do not get more weight. Safe for use by several threads.
 */
public final class SprtMonitor {
    private final Sprt sprt;
    private final Consumer<GameRecord> counted;
    private final MatchScore score = new MatchScore();
    private final Map<Integer, GameRecord> waiting = new HashMap<>();
    private Status status;

    /**
     * How the test stands.
     *
     * @param pairs that were counted
     */
    public record Status(Sprt sprt, int pairs, double llr, Verdict verdict) {
        public boolean isDecided() {
            return verdict != Verdict.CONTINUE;
        }
    }

    /** @param counted gets the games that count, in order; those after the decision do not */
    public SprtMonitor(Sprt sprt, Consumer<GameRecord> counted) {
        this.sprt = sprt;
        this.counted = counted;
        this.status = new Status(sprt, 0, 0, Verdict.CONTINUE);
    }

    /** A game has ended; true if the match may end now. */
    public synchronized boolean add(GameRecord record) {
        waiting.put(record.task().index(), record);
        while (!status.isDecided()) {
            GameRecord first = waiting.get(2 * status.pairs());
            GameRecord second = waiting.get(2 * status.pairs() + 1);
            if (first == null || second == null) {
                break;
            }
            waiting.remove(first.task().index());
            waiting.remove(second.task().index());
            count(first);
            count(second);
            double llr = sprt.llr(score.pairCounts());
            status = new Status(sprt, status.pairs() + 1, llr, sprt.verdict(llr));
        }
        return status.isDecided();
    }

    private void count(GameRecord record) {
        if (!record.isVoid()) {
            score.add(record.task().index(), record.points());
        }
        counted.accept(record);
    }

    public synchronized Status status() {
        return status;
    }
}
