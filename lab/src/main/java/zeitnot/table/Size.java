package zeitnot.table;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zeitnot.game.Game;

/** The size of a board. */
public record Size(int width, int height) {
    private static final Pattern IN_NAME = Pattern.compile("-(\\d+)x(\\d+)");

    /** Of a game that has the size in its name, unless it is the usual one of a square board; 0 by 0 of others. */
    public static Size of(Game game) {
        Matcher named = IN_NAME.matcher(game.name());
        return named.find()
                ? new Size(Integer.parseInt(named.group(1)), Integer.parseInt(named.group(2)))
                : new Size(game.boardSize(), game.boardSize());
    }

    @Override
    public String toString() {
        return width + "x" + height;
    }
}
