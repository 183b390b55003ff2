package zeitnot.contest;

import zeitnot.game.Outcome;

/**
 * For how many moves of their own both players have agreed on who is going to lose. Forced moves, without a search, do not count.
 */
final class Agreement {
    private final Adjudication adjudication;

    /** By the player who is taken for lost, and by the player who has thought so. */
    private final int[][] moves = new int[2][2];

    Agreement(Adjudication adjudication) {
        this.adjudication = adjudication;
    }

    /** Notes what the player who made a move thought of it; says how the game ends, or that it goes on. */
    int outcomeAfter(GameRecord.Move move) {
        if (!adjudication.givesUp() || move.simulations() == 0) {
            return Outcome.ONGOING;
        }
        for (int loser = 0; loser < 2; loser++) {
            double value = move.player() == loser ? move.value() : 1 - move.value();
            int[] agreed = moves[loser];
            agreed[move.player()] = value < adjudication.resignBelow() ? agreed[move.player()] + 1 : 0;
            if (Math.min(agreed[0], agreed[1]) >= adjudication.resignMoves()) {
                return Outcome.winFor(1 - loser);
            }
        }
        return Outcome.ONGOING;
    }
}
