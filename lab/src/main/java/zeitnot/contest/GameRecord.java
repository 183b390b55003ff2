package zeitnot.contest;

import java.io.Serializable;
import java.util.List;
import java.util.Locale;

/**
 * A game that was played.
 *
 * @param points of player A: 1, 0.5 or 0
 * @param moves in the order of play; after a time loss, the last one came too late and was not played
 */
public record GameRecord(GameTask task, double points, Ending ending, List<Move> moves) implements Serializable {
    /** How a game came to its end. */
    public enum Ending {
        /** By the rules of the game, the third occurrence of a position included. */
        NORMAL,
        /** The player to move had used up the time. */
        TIME,
        /** Nobody won within the referee's move limit: a draw. */
        LENGTH;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A move and how it came about.
     *
     * @param move as people write it
     * @param seconds that it took
     * @param allotted seconds that were planned for it; infinite where time was not the limit
     * @param value of the move in [0, 1], for the player who made it
     */
    public record Move(
            String move,
            double seconds,
            double allotted,
            long simulations,
            int bestVisits,
            int secondVisits,
            double value)
            implements Serializable {}

    public GameRecord {
        moves = List.copyOf(moves);
    }

    public int plies() {
        return moves.size();
    }

    /** Whether player A made the move of this ply, counted from 0. */
    public boolean isByA(int ply) {
        return (ply % 2 == 0) == task.aOpens();
    }

    /** The moves as people write them. */
    public List<String> notation() {
        return moves.stream().map(Move::move).toList();
    }
}
