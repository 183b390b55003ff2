package zeitnot.web;

import io.javalin.config.RoutesConfig;
import java.util.List;
import zeitnot.contest.Players;
import zeitnot.games.Games;
import zeitnot.show.Board;
import zeitnot.show.FeatureRow;
import zeitnot.show.GameRow;

/**
 * What there is: the games with their boards, and the features of players, as {@code zeitnot games} and {@code zeitnot features}
 * list them.
 */
final class Catalogue implements Area {
    private final String version;

    Catalogue(Settings settings) {
        this.version = settings.version();
    }

    /** The program, for whoever finds it. */
    record About(String program, String version) {}

    @Override
    public void add(RoutesConfig routes) {
        routes.get("/api", ctx -> Requests.answer(ctx, new About("zeitnot", version)));
        routes.get(
                "/api/catalogue",
                ctx -> Requests.answer(
                        ctx, Games.all().stream().map(GameRow::of).toList()));
        routes.get("/api/boards/{game}", ctx -> Requests.answer(ctx, Board.of(Games.named(ctx.pathParam("game")))));
        routes.get("/api/features", ctx -> Requests.answer(ctx, features()));
    }

    private static List<FeatureRow> features() {
        return Players.features().stream().map(FeatureRow::of).toList();
    }
}
