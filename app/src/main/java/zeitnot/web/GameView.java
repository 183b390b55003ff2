package zeitnot.web;

import java.util.List;
import org.jspecify.annotations.Nullable;
import zeitnot.show.BoardPosition;

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
        List<TurnRow> turns,
        @Nullable TurnRow hint,
        BoardPosition.@Nullable Made hintMove,
        String failure) {}
