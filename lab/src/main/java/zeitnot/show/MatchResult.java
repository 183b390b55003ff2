package zeitnot.show;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zeitnot.contest.GameRecord.Ending;
import zeitnot.contest.Match;
import zeitnot.contest.SprtMonitor;
import zeitnot.contest.Tally;
import zeitnot.contest.Tally.Summary;
import zeitnot.stats.Estimate;
import zeitnot.stats.MatchScore;

/**
 * The result of a match as JSON shows it. Wins, draws, losses, score and rating are those of the first player.
 *
 * @param normalizedElo the score in standard deviations of a game, in which tests by SPRT are put
 * @param los likelihood that the first player is the better one
 * @param sprt the sequential test; null without one
 * @param voids games that count for nobody, because something broke
 * @param duplicates games with the same moves as one before in which the same player opened
 * @param stored games that were taken from the store
 * @param time of both players
 * @param openings how the games begin; empty for the start position
 * @param adjudication when games are cut short; empty if never
 * @param command what to type to repeat the match
 */
public record MatchResult(
        String game,
        @JsonUnwrapped Score score,
        double elo,
        double eloLow,
        double eloHigh,
        double normalizedElo,
        double normalizedEloLow,
        double normalizedEloHigh,
        double los,
        @Nullable SprtResult sprt,
        double meanLength,
        int timeLosses,
        int voids,
        int duplicates,
        int stored,
        String time,
        String clock,
        String openings,
        String adjudication,
        long seed,
        List<Side> players,
        String command) {

    /**
     * What one player did.
     *
     * @param forfeits how many games the player lost by resigning, an illegal move, a crash or a hang
     */
    public record Side(
            String player,
            int timeLosses,
            Map<Ending, Integer> forfeits,
            double secondsPerMove,
            double simulationsPerMove,
            double simulationsPerSecond) {
        static Side of(Object player, Summary.Side side) {
            return new Side(
                    player.toString(),
                    side.timeLosses(),
                    side.forfeits(),
                    side.secondsPerMove(),
                    side.simulationsPerMove(),
                    side.simulationsPerSecond());
        }
    }

    /** @param command what to type to repeat the match */
    public static MatchResult of(
            Match match, Tally.Summary summary, Optional<SprtMonitor.Status> sprt, int stored, String command) {
        MatchScore score = summary.score();
        Estimate elo = score.elo();
        Estimate normalized = score.normalizedElo();
        return new MatchResult(
                match.game().name(),
                Score.of(score),
                elo.value(),
                elo.low(),
                elo.high(),
                normalized.value(),
                normalized.low(),
                normalized.high(),
                score.los(),
                sprt.map(SprtResult::of).orElse(null),
                summary.meanPlies(),
                summary.a().timeLosses() + summary.b().timeLosses(),
                summary.voids(),
                summary.duplicates(),
                stored,
                match.terms().time(),
                match.terms().clock().toString(),
                match.terms().openings().toString(),
                match.terms().adjudication().toString(),
                match.seed(),
                List.of(Side.of(match.playerA(), summary.a()), Side.of(match.playerB(), summary.b())),
                command);
    }
}
