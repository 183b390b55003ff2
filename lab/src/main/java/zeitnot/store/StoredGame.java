package zeitnot.store;

import java.time.Instant;
import zeitnot.contest.GameRecord;

/**
 * A game in the store.
 *
 * @param ended when it was stored, right after its end
 */
public record StoredGame(GameRecord record, Instant ended) {}
