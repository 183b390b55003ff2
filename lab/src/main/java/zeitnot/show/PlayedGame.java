package zeitnot.show;

import java.util.List;
import org.jspecify.annotations.Nullable;
import zeitnot.game.Line;
import zeitnot.game.Outcome;

/**
 * A game that is being played, or was.
 *
 * @param moves as people write them
 * @param result "first", "second" or "draw"; null if it is not finished
 */
public record PlayedGame(
        String game, List<String> moves, @Nullable String result) {
    /** @param outcome who has won, which the rules need not have decided */
    public static PlayedGame of(Line line, int outcome) {
        String result = switch (outcome) {
            case Outcome.FIRST_WINS -> "first";
            case Outcome.SECOND_WINS -> "second";
            case Outcome.DRAW -> "draw";
            default -> null;
        };
        return new PlayedGame(line.game().name(), line.notation(), result);
    }
}
