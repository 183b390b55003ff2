package zeitnot.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zeitnot.contest.FinalReport;
import zeitnot.game.BadInput;
import zeitnot.game.GameFamily;
import zeitnot.game.GameProvider;
import zeitnot.games.Games;
import zeitnot.kilothon.GameCheck;
import zeitnot.kilothon.GameCheck.Outcome;
import zeitnot.show.GameRow;

/** Lists the games. */
@Command(
        name = "games",
        description = "List the games that can be played.",
        footer = {
            "%nAnother size is written behind the name: breakthrough-6x6.",
            "With --ludii the games of Ludii are listed instead; their options are written as in \"ludii:Hex/Board Size/9x9\".",
            "With --check each of them is loaded, a search decides, 20 random moves are made and it decides again; those for"
                    + " which that fails, or takes more than a minute of CPU time, are listed with the reason."
        })
final class GamesCommand extends BaseCommand {
    private static final int CHECKED_MOVES = 20;
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    @Parameters(
            paramLabel = "TEXT",
            arity = "0..1",
            defaultValue = "",
            description = "Only games in whose name this is, or Ludii's of this category, such as hunt.")
    @SuppressWarnings("NullAway.Init")
    private String text;

    @Option(names = "--check", description = "Try all games of Ludii, and list those that cannot be played.")
    private boolean check;

    /** What a check has found, as JSON shows it. */
    record Checked(int played, int refused, int broken, int slow, List<GameCheck.Finding> notPlayed) {}

    GamesCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() throws InterruptedException {
        if (check) {
            checkLudii();
            return;
        }
        if (wantsLudii()) {
            listLudii();
            return;
        }
        List<GameFamily> games =
                some(Games.all().stream().filter(game -> isMeant(game.name())).toList());
        if (isJson()) {
            printJson(games.stream().map(GameRow::of).toList());
            return;
        }
        var table = new Table().words("game").words("what it is").words("sizes", 50);
        games.forEach(game -> table.row(game.name(), game.about(), game.sizes()));
        terminal.out().print(table);
    }

    private void listLudii() {
        List<GameProvider.Listed> games = ofLudii();
        if (isJson()) {
            printJson(games);
            return;
        }
        var table = new Table().words("game").words("category");
        games.forEach(game -> table.row(game.name(), game.category()));
        terminal.out().print(table);
    }

    private List<GameProvider.Listed> ofLudii() {
        return some(Games.provider(LUDII).list().stream()
                .filter(game -> game.category().equals(text) || isMeant(game.name()))
                .toList());
    }

    private boolean isMeant(String name) {
        return name.toLowerCase(Locale.ROOT).contains(text.toLowerCase(Locale.ROOT));
    }

    private <T> List<T> some(List<T> games) {
        if (games.isEmpty()) {
            throw new BadInput("no game has '" + text + "' in its name; leave it out to see all");
        }
        return games;
    }

    /** Also if the program is told to end: it takes an hour. */
    private void checkLudii() throws InterruptedException {
        List<GameProvider.Listed> games = ofLudii();
        var trial = new GameCheck(Games::named, CHECKED_MOVES, PATIENCE);
        List<GameCheck.Finding> findings = Collections.synchronizedList(new ArrayList<>());
        try (var progress = new Progress(terminal, "games", games.size());
                var ending = new FinalReport(() -> {
                    progress.close();
                    print(findings);
                })) {
            for (GameProvider.Listed game : games) {
                if (ending.isProgramEnding()) {
                    return;
                }
                findings.add(trial.of(game, 1));
                progress.step(count(findings, Outcome.BROKEN) + " broken");
            }
        }
    }

    private void print(List<GameCheck.Finding> findings) {
        List<GameCheck.Finding> notPlayed = findings.stream()
                .filter(finding -> finding.outcome() != Outcome.PLAYED)
                .toList();
        var checked = new Checked(
                count(findings, Outcome.PLAYED),
                count(findings, Outcome.REFUSED),
                count(findings, Outcome.BROKEN),
                count(findings, Outcome.SLOW),
                notPlayed);
        print(checked, () -> {
            var table = new Table().words("game").words("category").words("why not", 70);
            notPlayed.forEach(
                    finding -> table.row(finding.game().name(), finding.game().category(), finding.reason()));
            return table + "played: " + Text.count(checked.played()) + ", refused: " + Text.count(checked.refused())
                    + ", broken: " + Text.count(checked.broken()) + ", slow: " + Text.count(checked.slow()) + "\n";
        });
    }

    private static int count(List<GameCheck.Finding> findings, Outcome outcome) {
        return (int) findings.stream()
                .filter(finding -> finding.outcome() == outcome)
                .count();
    }
}
