package zeitnot.web;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zeitnot.game.BadInput;
import zeitnot.play.Duel;
import zeitnot.time.PlayerClock;
import zeitnot.time.TimeControl;
import zeitnot.time.rule.ClockState;

/**
 * What is left on the clocks of a game, as its address holds it: {@code 113.2,57}, seconds of the first and the second player.
 * Moves for which they have to last come after a slash ({@code 300/12}), periods of byo-yomi after an x ({@code 0x3}).
 */
final class ClockLeft {
    private static final Pattern ONE = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,3})?)(?:/(\\d{1,6}))?(?:x(\\d{1,6}))?");

    private ClockLeft() {}

    /** Of both sides; empty where time is for each move, so that nothing is left over. */
    static String of(Duel duel, boolean isPaused) {
        TimeControl control = duel.clock(0).control();
        return isForGame(control) ? text(duel.clock(0), isPaused) + "," + text(duel.clock(1), isPaused) : "";
    }

    private static boolean isForGame(TimeControl control) {
        return !(control instanceof TimeControl.PerMove || control instanceof TimeControl.SimulationsPerMove);
    }

    private static String text(PlayerClock clock, boolean isPaused) {
        ClockState state = isPaused ? clock.state() : clock.state().less(clock.elapsed());
        String bank = String.format(Locale.ROOT, "%.1f", state.bank());
        String moves = state.movesInBank() == ClockState.WHOLE_GAME ? "" : "/" + state.movesInBank();
        return bank + moves + (state.periods() > 0 ? "x" + state.periods() : "");
    }

    /** Sets the clocks of a game that goes on; throws {@link BadInput} if they cannot stand so. */
    static void set(Duel duel, String text) {
        String[] sides = text.split(",", -1);
        if (sides.length != 2 || !isForGame(duel.clock(0).control())) {
            throw impossible(text, duel.clock(0).control());
        }
        for (int side = 0; side < 2; side++) {
            PlayerClock clock = duel.clock(side);
            clock.correct(state(sides[side], clock.control()));
        }
    }

    private static ClockState state(String text, TimeControl control) {
        Matcher parts = ONE.matcher(text);
        if (!parts.matches()) {
            throw impossible(text, control);
        }
        ClockState begin = control.begin();
        int moves = parts.group(2) == null ? ClockState.WHOLE_GAME : Integer.parseInt(parts.group(2));
        int periods = parts.group(3) == null ? 0 : Integer.parseInt(parts.group(3));
        int mostMoves = control instanceof TimeControl.Canadian overtime ? overtime.moves() : begin.movesInBank();
        boolean isOvertime = moves != ClockState.WHOLE_GAME && begin.movesInBank() == ClockState.WHOLE_GAME;
        if (moves == 0
                || moves != ClockState.WHOLE_GAME && moves > mostMoves
                || periods > begin.periods()
                || isOvertime && !(control instanceof TimeControl.Canadian)) {
            throw impossible(text, control);
        }
        double bank = Double.parseDouble(parts.group(1));
        return new ClockState(bank, begin.increment(), isOvertime ? 0 : begin.guaranteed(), moves, periods, false);
    }

    private static BadInput impossible(String text, TimeControl control) {
        return new BadInput("'left' is '" + text + "', which clocks of " + control
                + " cannot show; leave it out, or take it from the address of a game");
    }
}
