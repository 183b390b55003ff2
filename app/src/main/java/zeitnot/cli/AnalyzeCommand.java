package zeitnot.cli;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zeitnot.contest.Players;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.player.SearchPlayer;
import zeitnot.player.Spec;
import zeitnot.search.Search;
import zeitnot.show.Analysis;
import zeitnot.time.PlayerClock;
import zeitnot.time.Thinking;
import zeitnot.time.Thought;
import zeitnot.time.TimeControl;
import zeitnot.time.TimeManager;
import zeitnot.time.WallClock;
import zeitnot.time.rule.RemainingMoves;
import zeitnot.view.Pacer;

/** Shows what a player thinks of a position. */
@Command(
        name = "analyze",
        description = "Show what a player thinks of a position: visits, values and expected lines of all moves.",
        footer = {
            "%nThe longest gap between two looks at the clock is what the machine, or Java's collector, took away at once.",
            "%nExample:",
            "  zeitnot analyze connect4 --moves \"4 4 3\" --time 10s/move"
        })
final class AnalyzeCommand extends BaseCommand {
    private static final long REDRAW_MILLIS = 250;
    private static final int LIVE_MOVES = 12;
    private static final int LIVE_WIDTH = 79;
    private static final int PRINTED_MOVES = 50;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private PositionOptions begin;

    @Option(
            names = "--player",
            paramLabel = "PLAYER",
            defaultValue = "uct+solver",
            description = "Who thinks (default: ${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    private Spec player;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            defaultValue = "5s/move",
            description = "How long: 5s/move or 100000/move (default: ${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    private TimeControl time;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private SeedOption seed;

    AnalyzeCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() throws InterruptedException, ExecutionException {
        if (!(time instanceof TimeControl.PerMove || time instanceof TimeControl.SimulationsPerMove)) {
            throw new BadInput("--time " + time + " is for a whole game; give it for one move, like 5s/move");
        }
        Line line = begin.unfinished();
        Game game = line.game();
        if (Players.isExternal(player)
                || !(Players.create(player, game, seed.value) instanceof SearchPlayer searching)) {
            throw new BadInput(
                    "player '" + player + "' does not search; analyze with one that does, such as uct+solver");
        }
        Search search = searching.search();
        search.reset(line.position());
        TimeManager timeManager = allTheTime();
        Thinking thinking = timeManager.think(
                new PlayerClock(time, new WallClock()), line.position().ply());
        if (terminal.isInteractive() && !isJson()) {
            runLive(line, search, thinking);
        } else {
            search.run(thinking);
        }
        Thought thought = timeManager.end(thinking, search);
        print(line, Analysis.of(line, search, thought.longestGap()));
    }

    private static TimeManager allTheTime() {
        return new TimeManager(new TimeManager.Rules(
                RemainingMoves.fromLengths(1), turn -> turn.clock().most(), List.of(), List.of(), List.of()));
    }

    private void runLive(Line line, Search search, Pacer pacer) throws InterruptedException, ExecutionException {
        var running = CompletableFuture.runAsync(() -> search.run(pacer));
        var screen = new Redrawn(terminal.err(), LIVE_WIDTH);
        do {
            var analysis = new AnalysisText(Analysis.of(line, search, 0));
            screen.show(analysis.headline() + "\n\n" + analysis.table(LIVE_MOVES));
            await(running);
        } while (!running.isDone());
        screen.clear();
    }

    /** Waits for the end of the search, but no longer than until the next redraw. */
    private static void await(CompletableFuture<?> running) throws InterruptedException, ExecutionException {
        try {
            running.get(REDRAW_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException stillRunning) {
            // time to redraw
        }
    }

    private void print(Line line, Analysis analysis) {
        if (isJson()) {
            printJson(analysis);
            return;
        }
        var out = terminal.out();
        var text = new AnalysisText(analysis);
        Game game = line.game();
        out.print(game.draw(line.position(), terminal.ink()));
        out.println();
        out.println(game.side(line.position().mover()) + " to move. " + text.headline() + ".");
        out.println();
        out.print(text.table(PRINTED_MOVES));
        int more = analysis.moves().size() - PRINTED_MOVES;
        if (more > 0) {
            out.println("... and " + more + " moves with fewer visits; --json has them all");
        }
        out.println();
        out.println("longest gap between two looks at the clock: " + Text.seconds(analysis.longestGap()));
    }
}
