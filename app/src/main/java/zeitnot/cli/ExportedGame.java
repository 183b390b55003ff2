package zeitnot.cli;

import zeitnot.contest.GameRecord;
import zeitnot.contest.GameTask;
import zeitnot.store.StoredGame;

/**
 * A game as it is exported.
 *
 * @param index of the game in its match; player A opens the even ones
 * @param points of player A; none if the game is void
 * @param opening the moves before the first of {@code moves}, separated by blanks like these
 */
record ExportedGame(
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
        double points,
        String ending,
        int plies,
        String moves,
        String note,
        String version,
        String machine,
        String ended) {
    static ExportedGame of(StoredGame stored) {
        GameRecord record = stored.record();
        GameTask task = record.task();
        return new ExportedGame(
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
                record.points(),
                record.ending().toString(),
                record.plies(),
                String.join(" ", record.notation()),
                record.note(),
                record.origin().version(),
                record.origin().machine(),
                stored.ended().toString());
    }
}
