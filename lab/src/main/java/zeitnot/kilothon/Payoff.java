package zeitnot.kilothon;

import zeitnot.contest.GameRecord;
import zeitnot.game.Outcome;
import zeitnot.game.Position;

/** What a rank is worth: 1 for the first, -1 for the last, evenly between them; equal players share. */
public final class Payoff {
    private Payoff() {}

    /** Of a player at the end of a game that is over or was broken off with this outcome. */
    static double of(Position end, int outcome, int player) {
        int others = end.game().players() - 1;
        if (outcome == Outcome.DRAW) {
            return 0;
        }
        int points = others == 1 ? Outcome.halfPoints(outcome, player) : end.points(player);
        return (double) points / others - 1;
    }

    /** As a record keeps it, in [0, 1]. */
    static double toPoints(double payoff) {
        return (payoff + 1) / 2;
    }

    /** Of the challenger in a game that was kept. */
    public static double of(GameRecord record) {
        return 2 * record.points() - 1;
    }
}
