package zeitnot.contest;

import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;

/**
 * The terms of a match: how its games begin, what time each player has on which clock, and when a game is cut short.
 */
public record Terms(
        Openings openings, TimeControl timeA, TimeControl timeB, ClockKind clock, Adjudication adjudication) {
    /** The same time for both, from the start position, to the end. */
    public Terms(TimeControl time, ClockKind clock) {
        this(new Openings.None(), time, time, clock, Adjudication.none());
    }

    /** The same with openings as the game writes them; throws {@link BadInput} if games of it cannot be played so. */
    public Terms checked(Game game) {
        Openings checked = openings.checked(game);
        int drawAfter = adjudication.drawAfter();
        int openingPlies = checked instanceof Openings.Book book
                ? book.lines().stream()
                        .mapToInt(line -> line.split(" ").length)
                        .max()
                        .orElse(0)
                : checked.plies(0);
        if (drawAfter > 0 && drawAfter <= openingPlies) {
            throw new BadInput("a draw after " + drawAfter + " plies leaves nothing to play, since openings have "
                    + openingPlies + "; give more");
        }
        return new Terms(checked, timeA, timeB, clock, adjudication);
    }

    /** One text if both have the same. */
    public String time() {
        return timeA.equals(timeB) ? timeA.toString() : timeA + " against " + timeB;
    }
}
