package zeitnot.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zeitnot.contest.Archive;
import zeitnot.contest.GameRecord;
import zeitnot.game.BadInput;
import zeitnot.game.GameProvider.Listed;
import zeitnot.games.Games;
import zeitnot.kilothon.Kilothon;
import zeitnot.kilothon.KilothonReferee;
import zeitnot.kilothon.Rules;
import zeitnot.kilothon.Sample;
import zeitnot.kilothon.Scores;
import zeitnot.player.Spec;
import zeitnot.time.WallClock;

/** Plays Ludii's games as its competition does. */
@Command(
        name = "kilothon",
        description = "Play Ludii's games once each against its UCT, as in the Kilothon of its competition.",
        footer = {
            "%nThe player begins. Ludii's UCT with half a second a move is second, all others are random. Each of the two has"
                    + " a minute for a game and moves at random after it; 500 moves a player end a game. The payoff is 1 for"
                    + " the first rank, -1 for the last. Features that a game cannot have, such as a solver where chance"
                    + " takes part, are left out in it. Games that are in the store are not played again.",
            "%nExamples:",
            "  zeitnot kilothon uct(0.495)+sqrt-sh+cbt --sample 60 --ludii Ludii.jar",
            "  zeitnot kilothon uct uct+cbt --sample 120 --seed 2 --ludii Ludii.jar"
        })
final class KilothonCommand extends BaseCommand {
    @Parameters(paramLabel = "PLAYER", arity = "1..*", description = "The players, each of which plays all games.")
    @SuppressWarnings("NullAway.Init")
    private List<Spec> players;

    @Option(
            names = "--sample",
            paramLabel = "N",
            defaultValue = "100000",
            description = "So many games, from all categories in proportion (default: all).")
    private int sample;

    @Option(
            names = "--skip",
            paramLabel = "N",
            defaultValue = "0",
            description = {
                "Without the first N games of a sample of all with the same seed, so that a player is not reported on games"
                        + " that it was tuned on (default: ${DEFAULT-VALUE})."
            })
    private int skip;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private SeedOption seed;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private StoreOption store;

    /** A player's result as JSON shows it. */
    record Result(String player, List<Scores.Row> rows, int voids, Map<String, String> refused) {}

    KilothonCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() {
        if (sample < 1 || skip < 0) {
            throw new BadInput("--sample " + sample + " --skip " + skip + ": give 1 or more games, and skip 0 or more");
        }
        List<Listed> all = Games.provider(LUDII).list();
        List<Result> results = new ArrayList<>();
        try (Archive archive = store.open(terminal)) {
            for (Spec player : players) {
                results.add(play(player, Sample.of(all, sample, skip, seed.value), archive));
            }
        }
        if (isJson()) {
            printJson(results);
        } else {
            results.forEach(this::print);
        }
    }

    private Result play(Spec player, List<Sample.Stratum> strata, Archive archive) {
        Rules rules = Rules.COMPETITION;
        var referee = new KilothonReferee(rules, WallClock::new);
        var kilothon = new Kilothon(strata, seed.value, rules, referee, Games::named, archive);
        var scores = new Scores();
        Map<String, String> refused = new LinkedHashMap<>();
        try (var progress = new Progress(terminal, "kilothon", kilothon.games())) {
            kilothon.run(player, new Kilothon.Audience() {
                @Override
                public void refused(String game, String reason) {
                    refused.put(game, reason);
                }

                @Override
                public void ended(Listed game, GameRecord record) {
                    scores.add(game.category(), record);
                    if (record.isVoid()) {
                        terminal.err().println("zeitnot: warning: " + game.name() + " is void: " + record.note());
                    }
                    progress.step(payoff(scores.total()));
                }
            });
        }
        return new Result(player.toString(), scores.rows(), scores.voids(), refused);
    }

    private void print(Result result) {
        var table = new Table()
                .words("category")
                .numbers("games")
                .numbers("won")
                .numbers("drawn")
                .numbers("lost")
                .numbers("payoff")
                .numbers("won of decided");
        for (Scores.Row row : result.rows()) {
            table.row(
                    row.category(),
                    Text.count(row.games()),
                    Text.count(row.wins()),
                    Text.count(row.draws()),
                    Text.count(row.losses()),
                    payoff(row),
                    Double.isNaN(row.winShare()) ? "–" : String.format(Locale.ROOT, "%.0f %%", 100 * row.winShare()));
        }
        terminal.out().println(result.player());
        terminal.out().print(table);
        terminal.out().println("refused: " + result.refused().size() + ", void: " + result.voids());
        terminal.out().println();
    }

    private static String payoff(Scores.Row row) {
        return row.games() < 2
                ? "–"
                : String.format(
                        Locale.ROOT,
                        "%.3f ± %.3f",
                        row.payoff().value(),
                        row.payoff().margin());
    }
}
