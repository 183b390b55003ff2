package zeitnot.cli;

import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
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
import zeitnot.contest.Noise;
import zeitnot.contest.Tally;
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
            "A game is kept when it ends; the same command takes it from the store and plays only what is missing.",
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

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private StoreOption store;

    @Option(names = "--fresh", description = "Play all games anew; those in the store are forgotten.")
    private boolean fresh;

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
        try (var records = new PrintWriter(out == null ? Writer.nullWriter() : writerTo(out));
                Archive archive = store.open(terminal)) {
            if (fresh) {
                archive.remove(match.tasks());
            }
            play(match, archive, records);
        }
    }

    private void play(Match match, Archive archive, PrintWriter records) throws InterruptedException {
        var tally = new Tally();
        Consumer<GameRecord> listener = record -> {
            records.println(Json.line(record));
            records.flush();
            tally.add(record);
        };
        var contest = new Contest(match.tasks(), archive);
        contest.replay(listener);
        announce(contest, match);
        var progress = new Progress(terminal, game.name(), games, contest.stored());
        var report = new FinalReport(() -> {
            progress.close();
            print(MatchReport.of(match, tally.summary(), contest.stored(), jobs), match.games());
        });
        try {
            contest.play(new LocalRunner(jobs), record -> {
                listener.accept(record);
                progress.step(standing(tally.summary()));
            });
        } finally {
            report.print();
        }
    }

    private void announce(Contest contest, Match match) {
        if (contest.stored() > 0) {
            terminal.err()
                    .println("zeitnot: " + contest.stored() + " of " + match.games() + " games are in " + store.file()
                            + " already; playing " + contest.missing());
        }
        if (contest.missing() > 0) {
            Noise.warning(match.tasks().subList(0, 1), jobs)
                    .ifPresent(warning -> terminal.err().println("zeitnot: warning: " + warning));
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

    private void print(MatchReport report, int planned) {
        int ended = report.games() + report.voids();
        if (ended < planned) {
            terminal.err().println("zeitnot: ended after " + ended + " of " + planned + " games");
        }
        if (isJson()) {
            printJson(report);
        } else {
            terminal.out().print(report.text());
        }
    }
}
