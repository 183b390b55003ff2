package zeitnot.web;

import java.util.List;
import org.jspecify.annotations.Nullable;
import zeitnot.game.Outcome;
import zeitnot.play.Duel;
import zeitnot.play.Level;
import zeitnot.player.Spec;
import zeitnot.show.BoardPosition;
import zeitnot.time.PlayerClock;

/**
 * A game that is played here, as the page shows it.
 *
 * @param number of this view: one with a smaller number is older, whichever way it came
 * @param you the number of the person's side
 * @param opponent its spec
 * @param moves that have been made
 * @param phase "yours", "thinking", "hint" or "over"
 * @param isPaused whether the clocks stand still because nobody has looked
 * @param ending why the game is over, in a sentence; empty if it is not
 * @param winner 0 or 1; null if nobody has won
 * @param clocks by side
 * @param left on the clocks, as the address of the page holds it: see {@link ClockLeft}
 * @param turns how the moves since the page was opened came about
 * @param hint what was proposed for this position
 * @param failure of the last search, if it has failed; else empty
 */
record GameView(
        String id,
        long number,
        String game,
        int you,
        String opponent,
        String level,
        String time,
        List<String> moves,
        String phase,
        boolean isPaused,
        String ending,
        @Nullable Integer winner,
        BoardPosition position,
        List<ClockFace> clocks,
        String left,
        List<TurnRow> turns,
        @Nullable TurnRow hint,
        BoardPosition.@Nullable Made hintMove,
        String failure) {
    static GameView of(
            String id,
            long number,
            Spec opponent,
            Level level,
            Duel duel,
            EngineSeat engine,
            Chronicle chronicle,
            boolean isPaused) {
        int result = duel.result();
        return new GameView(
                id,
                number,
                duel.game().name(),
                duel.person(),
                opponent.toString(),
                level.name(),
                duel.clock(0).control().toString(),
                duel.line().notation(),
                phase(duel, engine),
                isPaused,
                ending(duel, result),
                winner(result),
                BoardPosition.of(duel.line()),
                List.of(face(duel, 0, isPaused), face(duel, 1, isPaused)),
                ClockLeft.of(duel, isPaused),
                chronicle.turns(),
                chronicle.hint(),
                chronicle.hintMove(),
                engine.failure());
    }

    private static String phase(Duel duel, EngineSeat engine) {
        if (duel.isOver()) {
            return "over";
        }
        return engine.isHinting() ? "hint" : engine.isThinking() || !duel.isPersonToMove() ? "thinking" : "yours";
    }

    private static @Nullable Integer winner(int result) {
        return switch (result) {
            case Outcome.FIRST_WINS -> Integer.valueOf(0);
            case Outcome.SECOND_WINS -> Integer.valueOf(1);
            default -> null;
        };
    }

    private static String ending(Duel duel, int result) {
        if (!duel.loss().isEmpty() || result == Outcome.ONGOING) {
            return duel.loss();
        }
        return result == Outcome.DRAW
                ? "A draw."
                : result == Outcome.winFor(duel.person()) ? "You win." : "The engine wins.";
    }

    private static ClockFace face(Duel duel, int side, boolean isPaused) {
        PlayerClock clock = duel.clock(side);
        boolean isTurn = duel.line().position().mover() == side && !duel.isOver();
        return ClockFace.of(clock, clock.isRunning() && isTurn && !isPaused, clock.elapsed());
    }
}
