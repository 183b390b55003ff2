package zeitnot.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.HttpStatus;
import java.util.ArrayList;
import java.util.List;
import zeitnot.contest.Archive;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameTask;
import zeitnot.store.Store;
import zeitnot.store.StoredMatch;

/** The matches in the store, their games, and a game with all that is known of its moves. */
final class StoredGames implements Area {
    private static final int MOST_SHOWN = 1000;

    private final Archive archive;

    StoredGames(Settings settings) {
        this.archive = settings.archive();
    }

    /**
     * A match of which games are in the store.
     *
     * @param first the first game, whose fields are what the match is known by
     * @param planned games that it is meant to have; 0 if nobody has said
     */
    record Entry(GameTask first, int games, int planned, String version, String until) {
        static Entry of(StoredMatch match) {
            return new Entry(
                    match.first(),
                    match.games(),
                    match.planned(),
                    match.version(),
                    match.until().toString());
        }
    }

    /**
     * How a game ended.
     *
     * @param points of player A; null if the game is void
     */
    record Ended(int index, double points, String ending, int plies) {}

    /**
     * A game to replay.
     *
     * @param opening moves that both players were given
     */
    record Replay(
            GameTask task,
            List<String> opening,
            List<GameRecord.Move> moves,
            double points,
            String ending,
            String note) {
        static Replay of(GameRecord record) {
            return new Replay(
                    record.task(),
                    record.task().openingLine().notation(),
                    record.moves(),
                    record.points(),
                    record.ending().toString(),
                    record.note());
        }
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.get("/api/lab/matches", ctx -> Requests.answer(ctx, matches()));
        routes.get("/api/lab/games", ctx -> Requests.answer(ctx, games(task(new Query(ctx), 0))));
        routes.get("/api/lab/game", ctx -> {
            var query = new Query(ctx);
            Requests.answer(ctx, game(task(query, (int) query.number("index", 0))));
        });
    }

    private List<Entry> matches() {
        return archive instanceof Store store
                ? store.matches().stream().map(Entry::of).toList()
                : List.of();
    }

    private List<Ended> games(GameTask match) {
        List<Ended> games = new ArrayList<>();
        archive.eachScore(match, score -> {
            if (games.size() < MOST_SHOWN) {
                games.add(
                        new Ended(score.index(), score.points(), score.ending().toString(), score.plies()));
            }
        });
        return games;
    }

    private Replay game(GameTask task) {
        return archive.find(task)
                .map(Replay::of)
                .orElseThrow(() -> new Refusal(
                        HttpStatus.NOT_FOUND,
                        "game " + task.index() + " of this match is not in " + archive.name()
                                + "; choose one of those that are"));
    }

    private static GameTask task(Query query, int index) {
        return new GameTask(
                query.text("game"),
                query.text("opening", ""),
                query.text("playerA"),
                query.text("playerB"),
                query.text("timeA"),
                query.text("timeB"),
                query.text("clock"),
                query.text("adjudication", ""),
                query.seed(),
                index);
    }
}
