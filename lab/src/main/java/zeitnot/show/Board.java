package zeitnot.show;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import java.util.stream.IntStream;
import zeitnot.game.Capability;
import zeitnot.game.Diagram;
import zeitnot.game.Game;

/**
 * The board of a game, the same in all its positions: what is drawn, where, and what a person can pick.
 *
 * @param sides what the players are called
 * @param owned whether cells have owners that a search can estimate
 */
public record Board(
        String game,
        List<String> sides,
        boolean owned,
        @JsonUnwrapped Diagram diagram) {
    public static Board of(Game game) {
        game.require(Capability.BOARD, "a picture of the board");
        List<String> sides =
                IntStream.range(0, game.players()).mapToObj(game::side).toList();
        return new Board(game.name(), sides, game.offers(Capability.OWNERSHIP), game.diagram());
    }
}
