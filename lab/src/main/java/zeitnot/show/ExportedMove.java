package zeitnot.show;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameTask;

/**
 * A move as it is exported: a flat row.
 *
 * @param task with the moves of this game's opening
 * @param ply from 0
 * @param by A or B
 */
public record ExportedMove(
        @JsonUnwrapped GameTask task,
        int ply,
        String by,
        @JsonUnwrapped @JsonIgnoreProperties("player") GameRecord.Move move) {
    public static ExportedMove of(GameRecord record, int ply) {
        return new ExportedMove(
                record.task().withOpeningMoves(),
                ply,
                record.isByA(ply) ? "A" : "B",
                record.moves().get(ply));
    }
}
