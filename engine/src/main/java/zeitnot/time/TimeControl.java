package zeitnot.time;

import static zeitnot.time.rule.ClockState.WHOLE_GAME;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zeitnot.game.BadInput;
import zeitnot.time.rule.ClockState;

/**
 * How much time a player has. As users type it:
 *
 * <pre>
 *   20s          sudden death            10m;3x30s    byo-yomi: main time, then periods for one move each
 *   5m+2s        Fischer                 10m;25/5m    Canadian: main time, then so many moves in each period
 *   40/10m       moves per period        1s/move      fixed time        10000/move   fixed simulations
 * </pre>
 */
public sealed interface TimeControl {
    /** The clock at the start of the game. */
    ClockState begin();

    /** The clock after a move that took so many seconds. */
    ClockState after(ClockState state, double seconds);

    /** A fixed time for every move; unused time is lost, and there is no flag. */
    record PerMove(double seconds) implements TimeControl {
        @Override
        public ClockState begin() {
            return ClockState.of(0, 0, seconds, WHOLE_GAME);
        }

        @Override
        public ClockState after(ClockState state, double seconds) {
            return state;
        }

        @Override
        public String toString() {
            return Durations.format(seconds) + "/move";
        }
    }

    /** A fixed number of simulations for every move, whatever time it takes. */
    record SimulationsPerMove(long simulations) implements TimeControl {
        @Override
        public ClockState begin() {
            return ClockState.of(Double.POSITIVE_INFINITY, 0, 0, WHOLE_GAME);
        }

        @Override
        public ClockState after(ClockState state, double seconds) {
            return state;
        }

        @Override
        public String toString() {
            return simulations + "/move";
        }
    }

    /** A fixed time for all moves of the game; who has used it up loses. */
    record SuddenDeath(double seconds) implements TimeControl {
        @Override
        public ClockState begin() {
            return ClockState.of(seconds, 0, 0, WHOLE_GAME);
        }

        @Override
        public ClockState after(ClockState state, double seconds) {
            double left = state.bank() - seconds;
            return left < 0 ? ClockState.flagDown() : ClockState.of(left, 0, 0, WHOLE_GAME);
        }

        @Override
        public String toString() {
            return Durations.format(seconds);
        }
    }

    /** Sudden death to which every move adds something. */
    record Fischer(double seconds, double increment) implements TimeControl {
        @Override
        public ClockState begin() {
            return ClockState.of(seconds, increment, 0, WHOLE_GAME);
        }

        @Override
        public ClockState after(ClockState state, double seconds) {
            double left = state.bank() - seconds;
            return left < 0 ? ClockState.flagDown() : ClockState.of(left + increment, increment, 0, WHOLE_GAME);
        }

        @Override
        public String toString() {
            return Durations.format(seconds) + "+" + Durations.format(increment);
        }
    }

    /** So much time for so many moves, again and again; what is left over is kept. */
    record MovesPerPeriod(int moves, double seconds) implements TimeControl {
        @Override
        public ClockState begin() {
            return ClockState.of(seconds, 0, 0, moves);
        }

        @Override
        public ClockState after(ClockState state, double seconds) {
            double left = state.bank() - seconds;
            if (left < 0) {
                return ClockState.flagDown();
            }
            return state.movesInBank() > 1
                    ? ClockState.of(left, 0, 0, state.movesInBank() - 1)
                    : ClockState.of(left + this.seconds, 0, 0, moves);
        }

        @Override
        public String toString() {
            return moves + "/" + Durations.format(seconds);
        }
    }

    /** Main time, then periods: a move within a period costs nothing, one beyond it costs the period. */
    record ByoYomi(double seconds, int periods, double period) implements TimeControl {
        @Override
        public ClockState begin() {
            return new ClockState(seconds, 0, period, WHOLE_GAME, periods, false);
        }

        @Override
        public ClockState after(ClockState state, double seconds) {
            double beyondMain = Math.max(0, seconds - state.bank());
            int left = state.periods() - (int) (beyondMain / period);
            return left <= 0
                    ? ClockState.flagDown()
                    : new ClockState(Math.max(0, state.bank() - seconds), 0, period, WHOLE_GAME, left, false);
        }

        @Override
        public String toString() {
            return Durations.format(seconds) + ";" + periods + "x" + Durations.format(period);
        }
    }

    /** Main time, then periods of so many moves each; what is left over of a period is lost. */
    record Canadian(double seconds, int moves, double period) implements TimeControl {
        @Override
        public ClockState begin() {
            return ClockState.of(seconds, 0, period / moves, WHOLE_GAME);
        }

        @Override
        public ClockState after(ClockState state, double seconds) {
            boolean overtime = state.movesInBank() != WHOLE_GAME;
            double left = state.bank() - seconds;
            if (!overtime && left > 0) {
                return ClockState.of(left, 0, period / moves, WHOLE_GAME);
            }
            double leftOfPeriod = overtime ? left : left + period;
            int movesLeft = (overtime ? state.movesInBank() : moves) - 1;
            if (leftOfPeriod < 0) {
                return ClockState.flagDown();
            }
            return movesLeft > 0 ? ClockState.of(leftOfPeriod, 0, 0, movesLeft) : ClockState.of(period, 0, 0, moves);
        }

        @Override
        public String toString() {
            return Durations.format(seconds) + ";" + moves + "/" + Durations.format(period);
        }
    }

    /** Reads what a user typed. */
    static TimeControl parse(String text) {
        String control = text.strip();
        try {
            return Grammar.parse(control);
        } catch (BadInput | NumberFormatException e) {
            throw new BadInput(
                    "'" + control + "' is not a time control; write 20s (sudden death), 5m+2s (Fischer), 40/10m"
                            + " (moves per period), 10m;3x30s (byo-yomi), 10m;25/5m (Canadian), 1s/move or 10000/move (simulations)");
        }
    }

    /** The patterns of the time controls, in the order in which they are tried. */
    final class Grammar {
        private static final Pattern SIMULATIONS = Pattern.compile("([1-9]\\d{0,17})/move");
        private static final Pattern PER_MOVE = Pattern.compile("(.+)/move");
        private static final Pattern FISCHER = Pattern.compile("(.+)\\+(.+)");
        private static final Pattern BYO_YOMI = Pattern.compile("(.+);\\s*([1-9]\\d{0,5})\\s*x(.+)");
        private static final Pattern CANADIAN = Pattern.compile("(.+);\\s*([1-9]\\d{0,5})\\s*/(.+)");
        private static final Pattern PERIODS = Pattern.compile("([1-9]\\d{0,5})/(.+)");

        private Grammar() {}

        private static TimeControl parse(String text) {
            Matcher m = SIMULATIONS.matcher(text);
            if (m.matches()) {
                return new SimulationsPerMove(Long.parseLong(m.group(1)));
            }
            m = PER_MOVE.matcher(text);
            if (m.matches()) {
                return new PerMove(Durations.parse(m.group(1)));
            }
            m = FISCHER.matcher(text);
            if (m.matches()) {
                return new Fischer(Durations.parse(m.group(1)), Durations.parse(m.group(2)));
            }
            m = BYO_YOMI.matcher(text);
            if (m.matches()) {
                return new ByoYomi(
                        Durations.parse(m.group(1)), Integer.parseInt(m.group(2)), Durations.parse(m.group(3)));
            }
            m = CANADIAN.matcher(text);
            if (m.matches()) {
                return new Canadian(
                        Durations.parse(m.group(1)), Integer.parseInt(m.group(2)), Durations.parse(m.group(3)));
            }
            m = PERIODS.matcher(text);
            if (m.matches()) {
                return new MovesPerPeriod(Integer.parseInt(m.group(1)), Durations.parse(m.group(2)));
            }
            return new SuddenDeath(Durations.parse(text));
        }
    }
}
