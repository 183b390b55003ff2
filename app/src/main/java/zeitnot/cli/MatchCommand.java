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
import zeitnot.contest.Adjudication;
import zeitnot.contest.Archive;
import zeitnot.contest.Contest;
import zeitnot.contest.GameRecord;
import zeitnot.contest.Match;
import zeitnot.contest.Openings;
import zeitnot.contest.Runner;
import zeitnot.contest.SprtMonitor;
import zeitnot.contest.Tally;
import zeitnot.contest.Terms;
import zeitnot.player.Spec;
import zeitnot.stats.Sprt;

/** Plays a match between two players. */
@Command(
        name = "match",
        description = "Play a match between two players.",
        footer = {
            "%nGames come in pairs with the same seed and swapped colours. A game is kept when it ends; the same command"
                    + " takes it from the store and plays only what is missing. On Ctrl-C the result so far is printed.",
            "%nExamples:",
            "  zeitnot match connect4 uct ucb1-tuned --games 200",
            "  zeitnot match connect4 uct+solver uct --time 5s --clock \"sim(64500)\" --seed 7",
            "  zeitnot match connect4 uct+solver uct --sprt 0,20 --time 1000/move"
        })
final class MatchCommand extends BaseCommand {
    @Mixin
    @SuppressWarnings("NullAway.Init")
    private PositionOptions begin;

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
            converter = AtLeastOne.class,
            description = "How many games (default: ${DEFAULT-VALUE}).")
    private int games;

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
        var openings = Openings.parse(String.join(" ", begin.line().notation()));
        var terms = new Terms(openings, options.time, options.time, options.clock, Adjudication.none());
        var match = new Match(begin.line().game(), playerA, playerB, terms, games, options.seed.value);
        Optional<Sprt> test = sprt.test(games);
        try (Runner runner = options.openRunner(terminal);
                var records = new PrintWriter(out == null ? Writer.nullWriter() : writerTo(out));
                Archive archive = options.store.open(terminal)) {
            options.forgetIfFresh(archive, match.tasks());
            play(match, test, runner, archive, records);
        }
    }

    private void play(Match match, Optional<Sprt> test, Runner runner, Archive archive, PrintWriter records)
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
            options.announce(terminal, runner, contest, match.tasks().subList(0, 1));
        }
        var progress = new Progress(terminal, match.game().name(), games, contest.stored());
        var report = new FinalReport(() -> {
            progress.close();
            var standing = monitor.map(SprtMonitor::status);
            print(
                    MatchReport.of(match, tally.summary(), standing, contest.stored(), options.jobs.value),
                    match.games());
        });
        try {
            if (!isDecided(monitor)) {
                contest.playWhile(runner, record -> {
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
        if (report.sprt() == null || !report.sprt().isDecided()) {
            ContestOptions.warnIfUnfinished(terminal, report.games() + report.voids(), planned);
        }
        print(report, report::text);
    }
}
