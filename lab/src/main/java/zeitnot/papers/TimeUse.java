package zeitnot.papers;

import zeitnot.contest.GameRecord;

/**
 * How one player used the time of one game.
 *
 * @param total seconds of all its moves
 * @param early seconds of those in the first half of a game of mean length
 * @param saved sum over its searches of the share of the planned time that was not used
 * @param searches with a planned time; a move without a choice needs none
 * @param longestAt ply of the longest search, from 0
 */
record TimeUse(double total, double early, double saved, int searches, long simulations, int longestAt) {

    static TimeUse of(GameRecord record, boolean playerA, int meanPlies) {
        double total = 0;
        double early = 0;
        double saved = 0;
        int searches = 0;
        long simulations = 0;
        double longest = -1;
        int longestAt = 0;
        int opening = record.task().openingPlies();
        for (int ply = 0; ply < record.plies(); ply++) {
            if (record.isByA(ply) != playerA) {
                continue;
            }
            GameRecord.Move move = record.moves().get(ply);
            total += move.seconds();
            simulations += move.simulations();
            early += 2 * (opening + ply) < meanPlies ? move.seconds() : 0;
            if (move.simulations() > 0 && move.allotted() > 0 && Double.isFinite(move.allotted())) {
                saved += 1 - move.seconds() / move.allotted();
                searches++;
            }
            if (move.seconds() > longest) {
                longest = move.seconds();
                longestAt = opening + ply;
            }
        }
        return new TimeUse(total, early, saved, searches, simulations, longestAt);
    }
}
