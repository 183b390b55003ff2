package zeitnot.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zeitnot.contest.Archive;
import zeitnot.contest.GameRecord;
import zeitnot.contest.Match;
import zeitnot.contest.Openings;
import zeitnot.contest.Plan;
import zeitnot.contest.Session;
import zeitnot.contest.SprtMonitor;
import zeitnot.contest.Tally;
import zeitnot.contest.Terms;
import zeitnot.game.BadInput;
import zeitnot.json.Json;
import zeitnot.player.Spec;
import zeitnot.sgf.ContestGame;
import zeitnot.show.MatchResult;
import zeitnot.stats.Sprt;
import zeitnot.time.TimeControl;

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
            "  zeitnot match connect4 uct+solver uct --sprt 0,20 --time 1000/move",
            "  zeitnot match connect4 uct uct --time-a 1s/move --time-b 2s/move",
            "  zeitnot match go-9x9 uct rave --games 10 --time 1000/move --sgf games.sgf",
            "  zeitnot match connect4 uct ucb1-tuned --openings \"random(4)\" --resign 0.05,4"
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

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private ContestOptions options;

    @Option(names = "--time-a", paramLabel = "TIME", description = "The time of the first player (default: --time).")
    private @Nullable TimeControl timeA;

    @Option(names = "--time-b", paramLabel = "TIME", description = "The time of its opponent (default: --time).")
    private @Nullable TimeControl timeB;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private SprtOptions sprt;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Write a record of each game to this file, one line of JSON each.")
    private @Nullable Path out;

    @Option(
            names = "--sgf",
            paramLabel = "FILE|DIR",
            description =
                    "Write each game in SGF, with what the players thought: all into this file, or each into one of"
                            + " its own in this directory if there is one. For go, atari-go and nogo.")
    private @Nullable Path sgf;

    MatchCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() throws InterruptedException {
        var match = new Match(begin.game(), playerA, playerB, terms(), options.games, options.seed.value);
        Optional<Sprt> test = sprt.test(options.games);
        try (Output records = out == null ? Output.none() : writerTo(out);
                SgfOutput games = sgf == null ? SgfOutput.none() : SgfOutput.to("--sgf", sgf, begin.game());
                Archive archive = options.session.store().open(terminal)) {
            play(match, test, archive, record -> {
                records.println(Json.line(record));
                records.flush();
                games.write(record.task().game(), record.task().index() + 1, () -> ContestGame.tree(record, ""));
            });
        }
    }

    private Terms terms() {
        Terms terms = options.terms(timeA == null ? options.time : timeA, timeB == null ? options.time : timeB);
        if (begin.moves().isBlank()) {
            return terms;
        }
        if (options.hasOpenings()) {
            throw new BadInput("--moves and --openings both say how games begin; leave out one of them");
        }
        var opening = new Openings.Book(List.of(begin.moves()));
        return new Terms(opening, terms.timeA(), terms.timeB(), terms.clock(), terms.adjudication());
    }

    private void play(Match match, Optional<Sprt> test, Archive archive, Consumer<GameRecord> records)
            throws InterruptedException {
        var tally = new Tally();
        Optional<SprtMonitor> monitor = test.map(sprt -> new SprtMonitor(sprt, tally::add));
        var spectator = new Spectator(terminal, match.game().name(), () -> standing(tally.summary()));
        var plan = Plan.of(match.tasks(), record -> {
            records.accept(record);
            monitor.ifPresentOrElse(sprt -> sprt.add(record), () -> tally.add(record));
        });
        try (Session session = options.session.session(archive, spectator)) {
            session.play(
                    plan.until(
                            () -> monitor.isPresent() && monitor.get().status().isDecided()),
                    () -> {
                        spectator.close();
                        print(MatchResult.of(
                                match, tally.summary(), monitor.map(SprtMonitor::status), session.stored(), command()));
                    });
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

    private void print(MatchResult result) {
        if (result.sprt() == null || !result.sprt().isDecided()) {
            ContestOptions.warnIfUnfinished(terminal, result.score().games() + result.voids(), options.games);
        }
        print(result, () -> new MatchText(result));
    }
}
