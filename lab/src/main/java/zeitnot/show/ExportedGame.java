package zeitnot.show;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameTask;
import zeitnot.contest.Origin;
import zeitnot.store.StoredGame;

/**
 * A game as it is exported: a flat row.
 *
 * @param task with the moves of this game's opening
 * @param points of player A; none if the game is void
 * @param moves after the opening, separated by blanks like those
 */
public record ExportedGame(
        @JsonUnwrapped GameTask task,
        double points,
        String ending,
        int plies,
        String moves,
        String note,
        @JsonUnwrapped Origin origin,
        String ended) {
    public static ExportedGame of(StoredGame stored) {
        GameRecord record = stored.record();
        return new ExportedGame(
                record.task().withOpeningMoves(),
                record.points(),
                record.ending().toString(),
                record.plies(),
                String.join(" ", record.notation()),
                record.note(),
                record.origin(),
                stored.ended().toString());
    }
}
