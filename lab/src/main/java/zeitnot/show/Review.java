package zeitnot.show;

import java.util.List;
import java.util.stream.IntStream;
import zeitnot.game.Game;

/**
 * A recorded game with what a player thinks of its moves, as JSON shows it.
 *
 * @param black who played, as the record says; empty if it does not
 * @param white the same
 * @param result as the record says it; empty if it does not
 * @param player who has judged
 * @param time for each position
 */
public record Review(
        String game,
        String black,
        String white,
        String result,
        String player,
        String time,
        List<Side> sides,
        List<Move> moves) {

    /** From this drop on a move is doubtful, a mistake, a blunder. */
    private static final double DOUBTFUL = 0.05;

    private static final double MISTAKE = 0.10;
    private static final double BLUNDER = 0.25;

    /** How bad a move is. */
    public enum Mark {
        NONE(""),
        DOUBTFUL("doubtful"),
        MISTAKE("mistake"),
        BLUNDER("blunder");

        private final String text;

        Mark(String text) {
            this.text = text;
        }

        /** The move that is thought best is never a bad one: what changes then is the opinion. */
        static Mark of(double drop, boolean isBest) {
            if (isBest || drop < Review.DOUBTFUL) {
                return NONE;
            }
            return drop < Review.MISTAKE ? DOUBTFUL : drop < Review.BLUNDER ? MISTAKE : BLUNDER;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /**
     * A move, with values for the player who made it.
     *
     * @param number from 1
     * @param before what the best move promised
     * @param after what was left when the move had been made
     * @param best what should have been played
     * @param pv the line that was expected, beginning with the best move
     * @param mark doubtful, mistake, blunder, or nothing
     */
    public record Move(
            int number,
            String colour,
            String move,
            double before,
            double after,
            double drop,
            String best,
            List<String> pv,
            String mark) {
        public static Move of(int number, String colour, String move, double before, double after, List<String> pv) {
            boolean isBest = pv.get(0).equals(move);
            double drop = before - after;
            return new Move(
                    number,
                    colour,
                    move,
                    before,
                    after,
                    drop,
                    pv.get(0),
                    pv,
                    Mark.of(drop, isBest).toString());
        }
    }

    /**
     * The moves of one player.
     *
     * @param agreed how many were thought best
     * @param meanDrop of all moves, where none counts below 0 and the best ones count 0
     */
    public record Side(
            String colour, int moves, int agreed, int doubtful, int mistakes, int blunders, double meanDrop) {
        private static Side of(String colour, List<Move> all) {
            List<Move> own =
                    all.stream().filter(move -> move.colour().equals(colour)).toList();
            return new Side(
                    colour,
                    own.size(),
                    (int) own.stream()
                            .filter(move -> move.move().equals(move.best()))
                            .count(),
                    count(own, Mark.DOUBTFUL),
                    count(own, Mark.MISTAKE),
                    count(own, Mark.BLUNDER),
                    own.stream()
                            .mapToDouble(move -> move.move().equals(move.best()) ? 0 : Math.max(0, move.drop()))
                            .average()
                            .orElse(0));
        }

        private static int count(List<Move> moves, Mark mark) {
            return (int) moves.stream()
                    .filter(move -> move.mark().equals(mark.toString()))
                    .count();
        }
    }

    /** With the sums of both sides. */
    public static Review of(
            Game game, String black, String white, String result, String player, String time, List<Move> moves) {
        List<Side> sides = IntStream.range(0, 2)
                .mapToObj(colour -> Side.of(game.side(colour), moves))
                .toList();
        return new Review(game.name(), black, white, result, player, time, sides, moves);
    }
}
