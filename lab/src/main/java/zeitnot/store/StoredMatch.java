package zeitnot.store;

import java.time.Instant;
import zeitnot.contest.GameTask;

/**
 * The games of a match that one version of the program has played on one machine.
 *
 * @param first the first game of the match, whether it has been played or not
 * @param games that are in the store
 * @param end one more than the highest number of them
 * @param planned games that the match was last meant to have, by everyone; 0 if nobody has said
 * @param since when the first of them was stored
 * @param until when the last of them was stored
 */
public record StoredMatch(
        GameTask first,
        String version,
        String machine,
        int games,
        int end,
        int planned,
        Instant since,
        Instant until) {}
