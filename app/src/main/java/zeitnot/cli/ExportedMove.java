package zeitnot.cli;

import zeitnot.contest.GameRecord;
import zeitnot.contest.GameTask;

/**
 * A move as it is exported.
 *
 * @param index of the game in its match
 * @param ply from 0
 * @param by A or B
 */
record ExportedMove(
        String game,
        String opening,
        String playerA,
        String playerB,
        String timeA,
        String timeB,
        String clock,
        String adjudication,
        long seed,
        int index,
        int ply,
        String by,
        String move,
        double seconds,
        double allotted,
        long simulations,
        int bestVisits,
        int secondVisits,
        double value,
        String stopped,
        double simulatedPlies) {
    static ExportedMove of(GameRecord record, int ply) {
        GameTask task = record.task();
        GameRecord.Move move = record.moves().get(ply);
        return new ExportedMove(
                task.game(),
                String.join(" ", task.openingLine().notation()),
                task.playerA(),
                task.playerB(),
                task.timeA(),
                task.timeB(),
                task.clock(),
                task.adjudication(),
                task.seed(),
                task.index(),
                ply,
                record.isByA(ply) ? "A" : "B",
                move.move(),
                move.seconds(),
                move.allotted(),
                move.simulations(),
                move.bestVisits(),
                move.secondVisits(),
                move.value(),
                move.stopped(),
                move.simulatedPlies());
    }
}
