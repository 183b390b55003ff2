package zeitnot.show;

import zeitnot.stats.Estimate;
import zeitnot.stats.MatchScore;

/**
 * What a player scored against another, as JSON shows it among other fields.
 *
 * @param games that have ended
 * @param pairs of games that ended LL, LD, WL or DD, WD, WW
 * @param score points per game
 * @param low lower end of the score's 95 % interval
 */
public record Score(int games, int wins, int draws, int losses, int[] pairs, double score, double low, double high) {
    static Score of(MatchScore match) {
        Estimate rate = match.score();
        return new Score(
                match.games(),
                match.wins(),
                match.draws(),
                match.losses(),
                match.pairs(),
                rate.value(),
                rate.low(),
                rate.high());
    }
}
