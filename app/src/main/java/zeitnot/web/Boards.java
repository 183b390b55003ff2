package zeitnot.web;

import io.javalin.config.RoutesConfig;
import zeitnot.game.Capability;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.games.Games;
import zeitnot.show.Board;
import zeitnot.show.BoardPosition;

/** Boards as games describe them, and what stands on them after some moves. */
final class Boards implements Area {
    @Override
    public void add(RoutesConfig routes) {
        routes.get("/api/boards/{game}", ctx -> Requests.answer(ctx, Board.of(Games.named(ctx.pathParam("game")))));
        routes.get("/api/positions/{game}", ctx -> {
            Game game = Games.named(ctx.pathParam("game"));
            game.require(Capability.BOARD, "a picture of the board");
            String moves = new Query(ctx).text("moves", "");
            Requests.answer(ctx, BoardPosition.of(Line.parse(game, moves)));
        });
    }
}
