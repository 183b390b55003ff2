package zeitnot.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.security.SecureRandom;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zeitnot.contest.Players;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.games.Games;
import zeitnot.play.Duel;
import zeitnot.play.Level;
import zeitnot.player.Player;
import zeitnot.player.Spec;
import zeitnot.show.FeatureRow;
import zeitnot.time.TimeControl;

/** The games that people play here: {@code POST /api/games} begins one. */
final class PlayArea implements Area {
    private static final int TICK_MILLIS = 200;
    private static final double UNSEEN_SECONDS = 20;
    private static final double FORGOTTEN_SECONDS = 900;
    private static final int ID_BYTES = 6;

    private final Limits limits;
    private final Requests requests;
    private final Streams streams;
    private final Opponents opponents;
    private final Searches searches;
    private final Map<String, Sitting> games = new ConcurrentHashMap<>();
    private final SecureRandom random = new SecureRandom();

    /** A move as people write it. */
    record Move(@Nullable String move) {}

    /** How strong an opponent can be, as JSON shows it. */
    record LevelRow(String name, String about) {}

    /** A player spec that can play a game here, and the features that it is made of. */
    record Opponent(String spec, List<FeatureRow> features) {}

    PlayArea(Limits limits, Streams streams, Searches searches, ScheduledExecutorService ticker) {
        this.limits = limits;
        this.requests = new Requests(limits);
        this.streams = streams;
        this.opponents = new Opponents(limits);
        this.searches = searches;
        ticker.scheduleAtFixedRate(this::tick, TICK_MILLIS, TICK_MILLIS, TimeUnit.MILLISECONDS);
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.get(
                "/api/levels",
                ctx -> Requests.answer(
                        ctx,
                        Level.ALL.stream()
                                .map(level -> new LevelRow(level.name(), level.about()))
                                .toList()));
        routes.get("/api/opponents", this::opponent);
        routes.post("/api/games", this::create);
        routes.get("/api/games/{id}", ctx -> act(ctx, Sitting::resumeInOrder));
        routes.post("/api/games/{id}/moves", ctx -> {
            String move = requests.body(ctx, Move.class).move();
            act(ctx, game -> game.move(move == null ? "" : move));
        });
        action(routes, "undo", Sitting::undo);
        action(routes, "resign", Sitting::resign);
        action(routes, "swap", Sitting::swap);
        action(routes, "hint", Sitting::hint);
        action(routes, "stop", Sitting::moveNow);
        routes.get("/api/games/{id}/tree", ctx -> {
            String line = ctx.queryParam("line");
            Requests.answer(ctx, looked(ctx).node(line == null ? "" : line));
        });
        routes.get("/api/games/{id}/events", this::watch);
    }

    private void action(RoutesConfig routes, String name, Consumer<Sitting> action) {
        routes.post("/api/games/{id}/" + name, ctx -> act(ctx, action));
    }

    private void act(Context ctx, Consumer<Sitting> action) {
        Sitting game = looked(ctx);
        action.accept(game);
        Requests.answer(ctx, game.view());
    }

    private void opponent(Context ctx) {
        String name = ctx.queryParam("game");
        Game game = Games.named(name == null ? "" : name);
        Spec spec = opponents.spec(game, ctx.queryParam("spec"));
        Requests.answer(
                ctx,
                new Opponent(
                        spec.toString(),
                        Opponents.features(spec).stream().map(FeatureRow::of).toList()));
    }

    private void create(Context ctx) {
        NewGame wanted = requests.body(ctx, NewGame.class);
        Line line = wanted.line();
        Spec spec = opponents.spec(line.game(), wanted.opponent());
        Level level = Opponents.level(wanted.level());
        TimeControl time = opponents.time(wanted.time());
        int person = wanted.person();
        makeRoom();
        Player engine = Players.create(spec, line.game(), random.nextLong());
        var duel = new Duel(line, engine, time, level.pace(), person);
        var game = new Sitting(newId(), duel, engine, spec, level, searches);
        try {
            wanted.setClocks(duel);
            game.begin();
        } catch (RuntimeException e) {
            game.close();
            throw e;
        }
        games.put(game.id(), game);
        ctx.status(HttpStatus.CREATED);
        Requests.answer(ctx, game.view());
    }

    /** The game that nobody has looked at for longest goes; its address brings it back. */
    private synchronized void makeRoom() {
        while (games.size() >= limits.games()) {
            Sitting unseen = games.values().stream()
                    .filter(game -> game.audience().unseen() > 0)
                    .max(Comparator.comparingDouble(game -> game.audience().unseen()))
                    .orElseThrow(() -> new Refusal(
                            HttpStatus.SERVICE_UNAVAILABLE,
                            games.size() + " games are being played, as many as this server keeps; close one"));
            forget(unseen);
        }
    }

    private void forget(Sitting game) {
        games.remove(game.id());
        game.close();
    }

    private String newId() {
        byte[] bytes = new byte[ID_BYTES];
        random.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    private Sitting looked(Context ctx) {
        Sitting game = games.get(ctx.pathParam("id"));
        if (game == null) {
            throw new Refusal(
                    HttpStatus.NOT_FOUND,
                    "there is no game '" + ctx.pathParam("id") + "' here any more; its address begins it again");
        }
        game.audience().look();
        return game;
    }

    private void watch(Context ctx) {
        Sitting game = looked(ctx);
        streams.open(ctx, game::watch, game.audience()::remove);
    }

    /** One thread shows what all searches think, and sees who has gone. */
    private void tick() {
        for (Sitting game : games.values()) {
            try {
                game.tick(limits.moveSeconds());
                if (game.audience().unseen() > FORGOTTEN_SECONDS) {
                    forget(game);
                } else if (game.audience().unseen() > UNSEEN_SECONDS) {
                    game.pause();
                }
            } catch (RuntimeException e) {
                // a search that is between two positions has nothing to show; the next tick comes soon
            }
        }
    }

    @Override
    public void close() {
        games.values().forEach(Sitting::close);
    }
}
