package zeitnot.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zeitnot.contest.Players;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.games.Games;
import zeitnot.player.Recommended;
import zeitnot.player.SearchPlayer;
import zeitnot.player.Spec;
import zeitnot.search.Search;
import zeitnot.sgf.GameTree;
import zeitnot.sgf.Node;
import zeitnot.sgf.RecordedGame;
import zeitnot.sgf.Sgf;
import zeitnot.show.Analysis;
import zeitnot.show.ClocksReport;
import zeitnot.show.Judge;
import zeitnot.show.Review;
import zeitnot.table.Table;
import zeitnot.time.PlayerClock;
import zeitnot.time.Thinking;
import zeitnot.time.Thought;
import zeitnot.time.TimeControl;
import zeitnot.time.TimeManager;
import zeitnot.time.WallClock;
import zeitnot.view.Pacer;

/** Shows what a player thinks of a position, or of the moves of a recorded game. */
@Command(
        name = "analyze",
        description = "Show what a player thinks of a position: visits, values and expected lines of all moves; or of a"
                + " recorded game of go, atari-go or nogo: which moves were mistakes; or what strategies of time management"
                + " would have done with their clocks in a game.",
        footer = {
            "%nThe longest gap between two looks at the clock is what the machine, or Java's collector, took away at once.",
            "%nIn a recorded game a move is doubtful, a mistake or a blunder if it costs 5, 10 or 25 points of 100 of the"
                    + " probability to win, unless it is the one that the player would have made.",
            "%nExamples:",
            "  zeitnot analyze connect4 --moves \"4 4 3\" --time 10s/move",
            "  zeitnot analyze game.sgf --time 2s/move --sgf judged.sgf",
            "  zeitnot analyze connect4 --moves \"4 4 3 2 5 4\" --clocks 20s"
        })
final class AnalyzeCommand extends BaseCommand {
    private static final long REDRAW_MILLIS = 250;
    private static final int LIVE_MOVES = 12;
    private static final int LIVE_WIDTH = 79;
    private static final int PRINTED_MOVES = 50;

    @Parameters(
            index = "0",
            paramLabel = "GAME|FILE.sgf",
            description =
                    "The game, such as connect4 or breakthrough-6x6; or a recorded game, in a file whose name ends in"
                            + " .sgf.")
    @SuppressWarnings("NullAway.Init")
    private String subject;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private LineOptions begin;

    @Option(
            names = "--player",
            paramLabel = "PLAYER",
            description = "Who thinks (default: uct+solver; for a recorded game the player that we recommend for it).")
    private @Nullable Spec player;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            description = "How long: 5s/move or 100000/move (default: 5s/move; in a recorded game 1s/move).")
    private @Nullable TimeControl time;

    @Option(
            names = "--number",
            paramLabel = "N",
            defaultValue = "1",
            converter = AtLeastOne.class,
            description = "Which of the games in a file (default: ${DEFAULT-VALUE}).")
    private int number;

    @Option(
            names = "--sgf",
            paramLabel = "FILE",
            description = "Write the recorded game to this file, with values, mistakes and what was better.")
    private @Nullable Path sgf;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private ClocksOptions clocks;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private SeedOption seed;

    AnalyzeCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() throws InterruptedException, ExecutionException {
        boolean isRecorded = subject.toLowerCase(Locale.ROOT).endsWith(".sgf");
        if (clocks.areAsked()) {
            Line line = isRecorded ? played(recorded()) : begin.line(Games.named(subject));
            Spec spec = player == null ? Recommended.opponent(line.game()) : player;
            ClocksReport report = clocks.replay(line, spec, seed.value, terminal);
            print(report, () -> new ClocksText(report, line.game()));
        } else if (isRecorded) {
            review();
        } else if (sgf != null) {
            throw new BadInput(
                    "--sgf is for a recorded game: give a file whose name ends in .sgf instead of " + subject);
        } else {
            analyze(begin.unfinished(Games.named(subject)));
        }
    }

    private static Line played(RecordedGame recorded) {
        Table table = recorded.table();
        recorded.play(table, Integer.MAX_VALUE);
        return table.line();
    }

    private TimeControl time(String usual) {
        TimeControl wanted = time == null ? TimeControl.parse(usual) : time;
        if (!(wanted instanceof TimeControl.PerMove || wanted instanceof TimeControl.SimulationsPerMove)) {
            throw new BadInput("--time " + wanted + " is for a whole game; give it for one move, like 5s/move");
        }
        return wanted;
    }

    private SearchPlayer searching(Spec spec, Game game) {
        if (Players.isExternal(spec) || !(Players.create(spec, game, seed.value) instanceof SearchPlayer searching)) {
            throw new BadInput("player '" + spec + "' does not search; analyze with one that does, such as uct+solver");
        }
        return searching;
    }

    private void review() {
        if (!begin.areEmpty()) {
            throw new BadInput("--komi and --moves are not for a recorded game, which has its own; leave them out");
        }
        TimeControl each = time("1s/move");
        RecordedGame recorded = recorded();
        Table table = recorded.table();
        Spec spec = player == null ? Recommended.opponent(table.game()) : player;
        if (sgf != null) {
            Output.check("--sgf", sgf);
        }
        try (SearchPlayer searching = searching(spec, table.game())) {
            var review = new GameReview(recorded, table, new Judge(searching.search(), each));
            Node root = recorded.tree().root();
            List<Review.Move> moves;
            try (var progress = new Progress(terminal, "moves", GameReview.count(recorded))) {
                moves = review.run(move -> progress.step(move.mark()));
            }
            Review result = Review.of(
                    table.game(),
                    root.line("PB").orElse(""),
                    root.line("PW").orElse(""),
                    root.line("RE").orElse(""),
                    spec.toString(),
                    each.toString(),
                    moves);
            print(result, () -> new ReviewText(result));
            if (sgf != null) {
                try (Output file = writerTo("--sgf", sgf)) {
                    file.print(Sgf.file(List.of(review.annotated())));
                }
            }
        }
    }

    /** The game, once it is known that all of its moves can be made. */
    private RecordedGame recorded() {
        List<GameTree> games = Sgf.read(subject);
        try {
            RecordedGame recorded = GameReview.find(subject, games, number);
            recorded.play(recorded.table(), Integer.MAX_VALUE);
            if (GameReview.count(recorded) == 0) {
                throw new BadInput("the game has no move but passes; there is nothing to judge");
            }
            return recorded;
        } catch (BadInput e) {
            throw new BadInput(subject + ", " + e.getMessage());
        }
    }

    private void analyze(Line line) throws InterruptedException, ExecutionException {
        Game game = line.game();
        TimeControl wanted = time("5s/move");
        SearchPlayer searching = searching(player == null ? Spec.parse("uct+solver") : player, game);
        Search search = searching.search();
        search.reset(line.position());
        TimeManager timeManager = TimeManager.allTheTime();
        Thinking thinking = timeManager.think(
                new PlayerClock(wanted, new WallClock()), line.position().ply());
        if (terminal.isInteractive() && !isJson()) {
            runLive(line, search, thinking);
        } else {
            search.run(thinking);
        }
        Thought thought = timeManager.end(thinking, search);
        print(line, Analysis.of(line, search, thought.longestGap()));
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
