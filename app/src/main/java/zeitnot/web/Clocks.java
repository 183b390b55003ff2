package zeitnot.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.function.BooleanSupplier;
import zeitnot.contest.ClockReplay;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.games.Games;
import zeitnot.player.Spec;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;

/** What strategies of time management would have done with their clocks in a game: a stream of their turns. */
final class Clocks implements Area {
    private static final int MOST_MOVES = 400;
    private static final int MOST_STRATEGIES = 30;
    private static final int MOST_SIMULATIONS = 1_000_000;

    private final Studies studies;
    private final Opponents opponents;

    /**
     * What will be told.
     *
     * @param player who thinks, without a strategy
     * @param turns of all strategies together
     */
    record Outlook(String player, List<String> strategies, int turns) {}

    /** All has been told. */
    record End(int turns) {}

    Clocks(Settings settings, Studies studies) {
        this.studies = studies;
        this.opponents = new Opponents(settings.limits());
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.get("/api/clocks/{game}", this::replay);
    }

    private void replay(Context ctx) {
        var query = new Query(ctx);
        Game game = Games.named(ctx.pathParam("game"));
        Line line = Line.parse(game, query.text("moves"));
        if (line.length() > MOST_MOVES) {
            throw new BadInput("the game has " + line.length() + " moves; give " + MOST_MOVES + " at the most");
        }
        Spec player = opponents.spec(game, query.text("player", ""));
        TimeControl time = TimeControl.parse(query.text("time", "20s"));
        ClockKind clock = ClockKind.parse(query.text("clock", "sim(1000)"));
        if (!clock.isSimulated()) {
            throw new BadInput("clock '" + clock + "' is not simulated; give sim(1000) or another speed");
        }
        var replay = new ClockReplay(line, player, time, clock, query.seed());
        if (replay.mostSimulations() > MOST_SIMULATIONS) {
            throw new BadInput(
                    "'" + time + "' on the clock '" + clock + "' is more than this server gives; a strategy may"
                            + " make " + MOST_SIMULATIONS + " simulations: give less time, or a slower clock");
        }
        studies.begin(ctx, new Replaying(replay, strategies(query, replay, game), line.length()));
    }

    private List<String> strategies(Query query, ClockReplay replay, Game game) {
        List<String> asked = query.texts("strategy");
        if (asked.size() > MOST_STRATEGIES) {
            throw new BadInput(asked.size() + " strategies are too many; give " + MOST_STRATEGIES + " at the most");
        }
        asked.forEach(strategy -> {
            opponents.allowed(replay.player() + "+" + strategy);
            replay.with(strategy);
        });
        return asked.isEmpty() ? ClockReplay.strategies(game) : asked;
    }

    private record Replaying(ClockReplay replay, List<String> strategies, int moves) implements Studies.Study {
        @Override
        public void run(BooleanSupplier isWatched, Studies.Findings findings) {
            findings.tell(
                    "outlook", "", new Outlook(replay.player().toString(), strategies, moves * strategies.size()));
            int turns = replay.run(
                            strategies,
                            isWatched,
                            turn -> findings.tell("turn", turn.number() + " " + turn.strategy(), turn))
                    .size();
            findings.tell("end", "", new End(turns));
        }
    }
}
