package zeitnot.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zeitnot.contest.LocalRunner;
import zeitnot.contest.Match;
import zeitnot.contest.Tally;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.player.Spec;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;

/** Plays a match between two players. */
@Command(
        name = "match",
        description = "Play a match between two players.",
        footer = {
            "%nGames come in pairs with the same seed and swapped colours. On Ctrl-C the result so far is printed.",
            "%nExamples:",
            "  zeitnot match connect4 uct ucb1-tuned --games 200",
            "  zeitnot match connect4 uct+solver uct --time 5s --clock \"sim(64500)\" --seed 7"
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

    @Option(
            names = "--time",
            paramLabel = "TIME",
            defaultValue = "10000/move",
            description = "Time control: 20s, 1s/move, 10000/move (default: ${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    private TimeControl time;

    @Option(
            names = "--clock",
            paramLabel = "CLOCK",
            defaultValue = "wall",
            description = {
                "wall, cpu, or sim(v): simulated, with v simulations a second from the start position;"
                        + " repeatable on any machine (default: ${DEFAULT-VALUE})."
            })
    @SuppressWarnings("NullAway.Init")
    private ClockKind clock;

    @Option(
            names = "--seed",
            paramLabel = "SEED",
            defaultValue = "1",
            description = "Of all that is random (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--jobs",
            paramLabel = "JOBS",
            description = "Games that are played at the same time (default: the number of cores).")
    private int jobs = Runtime.getRuntime().availableProcessors();

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
        var match = new Match(game, playerA, playerB, time, clock, atLeastOne("--games", games), seed);
        atLeastOne("--jobs", jobs);
        try (var records = new PrintWriter(open(out))) {
            if (!clock.isSimulated() && jobs > Runtime.getRuntime().availableProcessors()) {
                terminal.err()
                        .println("zeitnot: warning: more jobs than cores; on the " + clock
                                + " clock the games disturb each other");
            }
            play(match, records);
        }
    }

    private void play(Match match, PrintWriter records) throws InterruptedException {
        var tally = new Tally();
        var progress = new Progress(terminal, game.name(), games);
        var report = new FinalReport(() -> {
            progress.close();
            print(match, tally.summary());
        });
        new LocalRunner(jobs).run(match.tasks(), record -> {
            records.println(Json.line(record));
            records.flush();
            tally.add(record);
            progress.step(standing(tally.summary()));
        });
        report.print();
    }

    private static Writer open(@Nullable Path file) {
        if (file == null) {
            return Writer.nullWriter();
        }
        try {
            return Files.newBufferedWriter(file);
        } catch (IOException e) {
            throw new BadInput("--out " + file + " cannot be written: "
                    + e.getClass().getSimpleName() + "; give a file in a directory that exists and is writable");
        }
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

    private void print(Match match, Tally.Summary summary) {
        if (summary.score().games() < match.games()) {
            terminal.err()
                    .println("zeitnot: ended after " + summary.score().games() + " of " + match.games() + " games");
        }
        var report = MatchReport.of(match, summary, jobs);
        if (isJson()) {
            printJson(report);
        } else {
            terminal.out().print(report.text());
        }
    }
}
