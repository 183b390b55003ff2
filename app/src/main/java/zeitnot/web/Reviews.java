package zeitnot.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import zeitnot.contest.Players;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.games.Games;
import zeitnot.json.Json;
import zeitnot.player.Recommended;
import zeitnot.player.SearchPlayer;
import zeitnot.player.Spec;
import zeitnot.search.Search;
import zeitnot.sgf.GameTree;
import zeitnot.sgf.RecordedGame;
import zeitnot.sgf.Sgf;
import zeitnot.show.LineReview;
import zeitnot.show.Review;
import zeitnot.table.Table;
import zeitnot.time.PlayerClock;
import zeitnot.time.TimeControl;
import zeitnot.time.TimeManager;
import zeitnot.time.WallClock;

/** What a player thinks of the moves of a game: a stream that goes on as long as somebody reads it. */
final class Reviews implements Area {
    private static final double MOST_SECONDS = 10;
    private static final long MOST_SIMULATIONS = 1_000_000;

    private final Streams streams;
    private final Requests requests;
    private final Searches searches;
    private final Opponents opponents;

    Reviews(Settings settings, Streams streams, Searches searches) {
        this.streams = streams;
        this.requests = new Requests(settings.limits());
        this.searches = searches;
        this.opponents = new Opponents(settings.limits());
    }

    /** A recorded game. */
    record Recorded(String sgf) {}

    /** The same as its moves; those of the other colour that our rules need between two of one are passes. */
    record Moves(String game, List<String> moves) {}

    @Override
    public void add(RoutesConfig routes) {
        routes.post("/api/sgf", ctx -> Requests.answer(ctx, moves(requests.body(ctx, Recorded.class))));
        routes.get("/api/reviews/{game}", this::review);
    }

    private static Moves moves(Recorded recorded) {
        List<GameTree> games = Sgf.parse(Objects.requireNonNullElse(recorded.sgf(), ""));
        RecordedGame game = RecordedGame.of(games.get(0));
        Table table = game.table();
        game.play(table, Integer.MAX_VALUE);
        return new Moves(table.game().name(), table.line().notation());
    }

    private void review(Context ctx) {
        var query = new Query(ctx);
        Game game = Games.named(ctx.pathParam("game"));
        Line line = Line.parse(game, query.text("moves", ""));
        TimeControl time = time(query.text("time", "2000/move"));
        String text = query.text("player", "");
        Spec spec = text.isEmpty() ? Recommended.opponent(game) : opponents.allowed(text);
        SearchPlayer player = searching(spec, game);
        var isWatched = new AtomicBoolean(true);
        searches.enter();
        try {
            streams.open(
                    ctx,
                    stream -> searches.run(() -> run(line, player, time, stream, isWatched)),
                    stream -> isWatched.set(false));
        } catch (RuntimeException e) {
            searches.leave();
            player.close();
            throw e;
        }
    }

    private void run(Line line, SearchPlayer player, TimeControl time, EventStream stream, AtomicBoolean isWatched) {
        try (player) {
            Search search = player.search();
            var review = new LineReview(to -> think(to, search, time), search);
            List<Review.Move> moves = review.run(
                    line,
                    isWatched::get,
                    move -> stream.send("move" + move.number(), EventStream.event("move", Json.bytes(move))));
            Review whole = Review.of(line.game(), "", "", "", "", time.toString(), moves);
            stream.send("sides", EventStream.event("sides", Json.bytes(whole.sides())));
        } finally {
            searches.leave();
        }
    }

    private static void think(Line line, Search search, TimeControl time) {
        search.reset(line);
        search.run(TimeManager.allTheTime()
                .think(new PlayerClock(time, new WallClock()), line.position().ply()));
    }

    private static TimeControl time(String text) {
        TimeControl time = TimeControl.parse(text);
        boolean isPossible = time instanceof TimeControl.PerMove each && each.seconds() <= MOST_SECONDS
                || time instanceof TimeControl.SimulationsPerMove each2 && each2.simulations() <= MOST_SIMULATIONS;
        if (!isPossible) {
            throw new BadInput("time '" + text + "' is not possible; give up to " + (int) MOST_SECONDS + "s/move or "
                    + MOST_SIMULATIONS + "/move");
        }
        return time;
    }

    private static SearchPlayer searching(Spec spec, Game game) {
        if (Players.create(spec, game, 1) instanceof SearchPlayer player) {
            return player;
        }
        throw new BadInput("player '" + spec + "' does not search; analyze with one that does, such as uct+solver");
    }
}
