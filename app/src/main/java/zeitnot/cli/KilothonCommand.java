package zeitnot.cli;

import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zeitnot.contest.Archive;
import zeitnot.game.BadInput;
import zeitnot.games.Games;
import zeitnot.kilothon.Field;
import zeitnot.kilothon.Rules;
import zeitnot.kilothon.Sample;
import zeitnot.kilothon.Scores;
import zeitnot.player.Spec;
import zeitnot.time.ClockKind;

/** Plays Ludii's games as its competition does. */
@Command(
        name = "kilothon",
        description = "Play Ludii's games once each against its UCT, as in the Kilothon of its competition.",
        footer = {
            "%nThe player begins. Ludii's UCT with half a second a move is second, all others are random. Each of the two has"
                    + " a minute for a game and moves at random after it; 500 moves a player end a game. The payoff is 1 for"
                    + " the first rank, -1 for the last. Features that a game cannot have, such as a solver where chance"
                    + " takes part, are left out in it. Of several players each plays a game before the next one comes. Games that"
                    + " are in the store are not played again; on Ctrl-C the result so far is printed.",
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

    @Option(
            names = "--clock",
            paramLabel = "CLOCK",
            defaultValue = "wall",
            description =
                    "wall, as in the competition, or cpu, which is fair on a busy machine (default: ${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    private ClockKind clock;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private SeedOption seed;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private JobsOption jobs;

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
        Rules rules = KilothonRun.rules(clock);
        List<Sample.Stratum> strata = Sample.of(Games.provider(LUDII).list(), sample, skip, seed.value);
        try (Archive archive = store.open(terminal)) {
            new KilothonRun(terminal, strata, rules, seed.value, jobs.value, archive).play(players, this::print);
        }
    }

    private void print(Field field) {
        List<Result> results = field.players().stream()
                .map(player -> new Result(player.toString(), field.rows(player), field.voids(player), field.refused()))
                .toList();
        if (isJson()) {
            printJson(results);
        } else {
            results.forEach(this::print);
        }
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
                    KilothonRun.payoff(row),
                    row.wins() + row.losses() == 0
                            ? "–"
                            : Text.format("%.0f %%", 100 * row.winShare().value()));
        }
        terminal.out().println(result.player());
        terminal.out().print(table);
        terminal.out().println("refused: " + result.refused().size() + ", void: " + result.voids());
        terminal.out().println();
    }
}
