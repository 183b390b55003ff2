package zeitnot.contest;

import java.time.Instant;
import zeitnot.contest.GameRecord.Ending;

/**
 * How a game in an archive ended, without its moves.
 *
 * @param index of the game in its match
 * @param points of player A: 1, 0.5 or 0; not a number if the game is void
 * @param version of the program that played it
 * @param machine on which it was played
 * @param ended when it was kept, right after its end
 */
public record GameScore(
        int index, double points, Ending ending, int plies, String version, String machine, Instant ended) {
    /** Whether the game counts for nobody. */
    public boolean isVoid() {
        return ending == Ending.VOID;
    }
}
