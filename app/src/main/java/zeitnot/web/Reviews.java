package zeitnot.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import zeitnot.contest.Players;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.games.Games;
import zeitnot.player.SearchPlayer;
import zeitnot.player.Spec;
import zeitnot.sgf.GameTree;
import zeitnot.sgf.RecordedGame;
import zeitnot.sgf.Sgf;
import zeitnot.show.Judge;
import zeitnot.show.Review;
import zeitnot.table.Table;
import zeitnot.time.TimeControl;

/** What a player thinks of the moves of a game: a stream that goes on as long as somebody reads it. */
final class Reviews implements Area {
    private static final double MOST_SECONDS = 10;
    private static final long MOST_SIMULATIONS = 1_000_000;

    private final Requests requests;
    private final Studies studies;
    private final Opponents opponents;

    Reviews(Settings settings, Studies studies) {
        this.requests = new Requests(settings.limits());
        this.studies = studies;
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
        Spec spec = opponents.spec(game, query.text("player", ""));
        SearchPlayer player = searching(spec, game);
        studies.begin(ctx, new Judging(line, player, time));
    }

    private record Judging(Line line, SearchPlayer player, TimeControl time) implements Studies.Study {
        @Override
        public void run(BooleanSupplier isWatched, Studies.Findings findings) {
            List<Review.Move> moves = new Judge(player.search(), time)
                    .all(line, isWatched, move -> findings.tell("move", "" + move.number(), move));
            Review whole = Review.of(line.game(), "", "", "", "", time.toString(), moves);
            findings.tell("sides", "", whole.sides());
        }

        @Override
        public void close() {
            player.close();
        }
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
