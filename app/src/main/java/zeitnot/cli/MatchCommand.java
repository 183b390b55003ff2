package zeitnot.cli;

import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zeitnot.contest.Archive;
import zeitnot.contest.Contest;
import zeitnot.contest.GameRecord;
import zeitnot.contest.LocalRunner;
import zeitnot.contest.Match;
import zeitnot.contest.SprtMonitor;
import zeitnot.contest.Tally;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.player.Spec;
import zeitnot.stats.Sprt;

/** Plays a match between two players. */
@Command(
        name = "match",
        description = "Play a match between two players.",
        footer = {
            "%nGames come in pairs with the same seed and swapped colours. On Ctrl-C the result so far is printed.",
            "A game is kept when it ends; the same command takes it from the store and plays only what is missing.",
            "%nExamples:",
            "  zeitnot match connect4 uct ucb1-tuned --games 200",
            "  zeitnot match connect4 uct+solver uct --time 5s --clock \"sim(64500)\" --seed 7",
            "  zeitnot match connect4 uct+solver uct --sprt 0,20 --games 2000 --time 1000/move"
        })
final class MatchCommand extends BaseCommand {
    @Parameters(index = "0", paramLabel = "GAME", description = "The game, such as connect4 or breakthrough-6x6.")
    @SuppressWarnings("NullAway.Init")
    private Game game;

    @Parameters(index = "1", paramLabel = "PLAYER", description = "The player whose score is counted.")
    @SuppressWarnings("NullAway.Init")
    private Spec playerA;

    @Parameters(index = "2", paramLabel = "PLAYER", description = "Its opponent.")
    @SuppressWarnings("NullAway.Init")
    private Spec playerB;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "100",
            description = "How many games (default: ${DEFAULT-VALUE}).")
    private int games;

    @Option(names = "--moves", paramLabel = "MOVES", description = "The moves with which all games begin.")
    private String moves = "";

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private ContestOptions options;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private SprtOptions sprt;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Write a record of each game to this file, one line of JSON each.")
    private @Nullable Path out;

    MatchCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() throws InterruptedException {
        var match = new Match(
                Line.parse(game, moves),
                playerA,
                playerB,
                options.time,
                options.clock,
                atLeastOne("--games", games),
                options.seed);
        atLeastOne("--jobs", options.jobs);
        Optional<Sprt> test = sprt.test(games);
        try (var records = new PrintWriter(out == null ? Writer.nullWriter() : writerTo(out));
                Archive archive = options.store.open(terminal)) {
            if (options.fresh) {
                archive.remove(match.tasks());
            }
            play(match, test, archive, records);
        }
    }

    private void play(Match match, Optional<Sprt> test, Archive archive, PrintWriter records)
            throws InterruptedException {
        var tally = new Tally();
        Optional<SprtMonitor> monitor = test.map(sprt -> new SprtMonitor(sprt, tally::add));
        Consumer<GameRecord> listener = record -> {
            records.println(Json.line(record));
            records.flush();
            monitor.ifPresentOrElse(sprt -> sprt.add(record), () -> tally.add(record));
        };
        var contest = new Contest(match.tasks(), archive);
        contest.replay(listener);
        if (isDecided(monitor)) {
            terminal.err().println("zeitnot: the games in " + options.store.file() + " decide the test; playing none");
        } else {
            options.announce(terminal, contest, match.tasks().subList(0, 1));
        }
        var progress = new Progress(terminal, game.name(), games, contest.stored());
        var report = new FinalReport(() -> {
            progress.close();
            var standing = monitor.map(SprtMonitor::status);
            print(MatchReport.of(match, tally.summary(), standing, contest.stored(), options.jobs), match.games());
        });
        try {
            if (!isDecided(monitor)) {
                contest.playWhile(new LocalRunner(options.jobs), record -> {
                    listener.accept(record);
                    progress.step(standing(tally.summary()));
                    return !isDecided(monitor);
                });
            }
        } finally {
            report.print();
        }
    }

    private static boolean isDecided(Optional<SprtMonitor> monitor) {
        return monitor.isPresent() && monitor.get().status().isDecided();
    }

    private static String standing(Tally.Summary summary) {
        var score = summary.score();
        return Text.format(
                "+%d =%d -%d  %.1f ± %.1f %%",
                score.wins(),
                score.draws(),
                score.losses(),
                100 * score.score().value(),
                100 * score.score().margin());
    }

    private void print(MatchReport report, int planned) {
        int ended = report.games() + report.voids();
        boolean isDecided = report.sprt() != null && report.sprt().isDecided();
        if (ended < planned && !isDecided) {
            terminal.err().println("zeitnot: ended after " + ended + " of " + planned + " games");
        }
        if (isJson()) {
            printJson(report);
        } else {
            terminal.out().print(report.text());
        }
    }
}
