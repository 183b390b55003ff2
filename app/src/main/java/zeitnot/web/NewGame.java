package zeitnot.web;

import org.jspecify.annotations.Nullable;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.games.Games;
import zeitnot.play.Duel;

/**
 * What a person wants to play, as the page asks for it; all but the game may be left out.
 *
 * @param moves that have been made, separated by blanks or commas
 * @param you "first" or "second"
 * @param level a name of a {@link zeitnot.play.Level}
 * @param opponent a player spec, instead of the one that is recommended
 * @param time a time control, of both
 * @param left on both clocks, where a game goes on: see {@link ClockLeft}
 */
record NewGame(
        @Nullable String game,
        @Nullable String moves,
        @Nullable String you,
        @Nullable String level,
        @Nullable String opponent,
        @Nullable String time,
        @Nullable String left) {
    private static final int MOST_MOVES = 2000;

    Line line() {
        if (game == null) {
            throw new BadInput("'game' is missing; give the name of a game, such as connect4");
        }
        Game named = Games.named(game);
        String text = moves == null ? "" : moves;
        if (text.split("[\\s,]+").length > MOST_MOVES) {
            throw new BadInput("'moves' has more than " + MOST_MOVES + " moves; begin later in the game");
        }
        return Line.parse(named, text);
    }

    void setClocks(Duel duel) {
        if (left != null && !left.isBlank()) {
            ClockLeft.set(duel, left);
        }
    }

    int person() {
        if (you == null || you.equals("first")) {
            return 0;
        }
        if (you.equals("second")) {
            return 1;
        }
        throw new BadInput("'you' is '" + you + "'; say first or second");
    }
}
