package zeitnot.web;

import io.javalin.config.RoutesConfig;
import zeitnot.game.Capability;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.games.Games;
import zeitnot.show.BoardPosition;

/** What stands on a board after some moves. */
final class Positions implements Area {
    @Override
    public void add(RoutesConfig routes) {
        routes.get("/api/positions/{game}", ctx -> {
            Game game = Games.named(ctx.pathParam("game"));
            game.require(Capability.BOARD, "a picture of the board");
            String moves = new Query(ctx).text("moves", "");
            Requests.answer(ctx, BoardPosition.of(Line.parse(game, moves)));
        });
    }
}
