package zeitnot.player;

/**
 * What a player did while its opponent thought: no time of its own.
 *
 * @param seconds for which it pondered
 * @param simulations that it made meanwhile
 * @param kept those of them that went to the move which the opponent then made: what is left of the work
 * @param guess whether that move was among those that it pondered on
 */
public record Pondered(double seconds, long simulations, long kept, Guess guess) {
    /** Focused pondering is a bet on some moves; other pondering is none. */
    public enum Guess {
        NONE(""),
        HIT("hit"),
        MISS("miss");

        private final String text;

        Guess(String text) {
            this.text = text;
        }

        /** As it is stored and shown. */
        public String text() {
            return text;
        }
    }

    public static final Pondered NOTHING = new Pondered(0, 0, 0, Guess.NONE);

    /** The search time that was spent on the opponent's move: t · s (Huang, Coulom and Lin, VI-C). */
    public double credit() {
        return simulations == 0 ? 0 : seconds * kept / simulations;
    }

    /** This and what came after it, where the opponent's turn has several moves. */
    Pondered then(Pondered later) {
        return new Pondered(seconds + later.seconds, simulations + later.simulations, kept + later.kept, later.guess);
    }
}
