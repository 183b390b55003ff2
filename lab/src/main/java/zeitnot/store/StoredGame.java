package zeitnot.store;

import java.time.Instant;
import zeitnot.contest.GameRecord;

/**
 * A game in the store.
 *
 * @param version of the program that played it
 * @param machine on which it was played
 * @param ended when it was stored, right after its end
 */
public record StoredGame(GameRecord record, String version, String machine, Instant ended) {}
