package zeitnot.time;

import java.util.regex.Pattern;
import zeitnot.game.BadInput;

/**
 * How much time a player has. As users type it: {@code 20s} sudden death, {@code 1s/move} a fixed time per move,
 * {@code 10000/move} a fixed number of simulations per move.
 */
public sealed interface TimeControl {
    /** A fixed time for every move; unused time is lost. */
    record PerMove(double seconds) implements TimeControl {
        @Override
        public String toString() {
            return Durations.format(seconds) + "/move";
        }
    }

    /** A fixed number of simulations for every move, whatever time it takes. */
    record SimulationsPerMove(long simulations) implements TimeControl {
        private static final Pattern COUNT = Pattern.compile("\\d{1,18}");

        @Override
        public String toString() {
            return simulations + "/move";
        }
    }

    /** A fixed time for all moves of the game; who has used it up loses. */
    record SuddenDeath(double seconds) implements TimeControl {
        @Override
        public String toString() {
            return Durations.format(seconds);
        }
    }

    /** Reads what a user typed. */
    static TimeControl parse(String text) {
        String control = text.strip();
        try {
            if (!control.endsWith("/move")) {
                return new SuddenDeath(Durations.parse(control));
            }
            String perMove = control.substring(0, control.length() - "/move".length());
            if (SimulationsPerMove.COUNT.matcher(perMove).matches() && Long.parseLong(perMove) > 0) {
                return new SimulationsPerMove(Long.parseLong(perMove));
            }
            return new PerMove(Durations.parse(perMove));
        } catch (BadInput e) {
            throw new BadInput(
                    "'" + control + "' is not a time control; write 20s (sudden death), 1s/move (time per move)"
                            + " or 10000/move (simulations per move)");
        }
    }
}
