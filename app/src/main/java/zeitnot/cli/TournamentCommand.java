package zeitnot.cli;

import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zeitnot.contest.Archive;
import zeitnot.contest.Contest;
import zeitnot.contest.GameTask;
import zeitnot.contest.RoundRobin;
import zeitnot.contest.Runner;
import zeitnot.contest.Standings;
import zeitnot.contest.Terms;
import zeitnot.game.Game;
import zeitnot.player.Spec;

/** Plays a tournament in which everyone plays everyone. */
@Command(
        name = "tournament",
        description = "Play a tournament of many players, each against each.",
        footer = {
            "%nGames come in pairs with the same seed and swapped colours; the k-th pair of every pairing is played before"
                    + " the next. Games that are in the store, also those of 'match', are not played again. On Ctrl-C the"
                    + " standings so far are printed.",
            "%nExample:",
            "  zeitnot tournament connect4 uct uct+solver ucb1-tuned --time 1000/move"
        })
final class TournamentCommand extends BaseCommand {
    @Parameters(index = "0", paramLabel = "GAME", description = "The game, such as connect4 or breakthrough-6x6.")
    @SuppressWarnings("NullAway.Init")
    private Game game;

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "PLAYER", description = "The players, at least two.")
    @SuppressWarnings("NullAway.Init")
    private List<Spec> players;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "100",
            converter = AtLeastOne.class,
            description = "How many games each plays against each (default: ${DEFAULT-VALUE}).")
    private int games;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private ContestOptions options;

    TournamentCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() throws InterruptedException {
        var tournament =
                new RoundRobin(game, players, new Terms(options.time, options.clock), games, options.seed.value);
        try (Runner runner = options.openRunner(terminal);
                Archive archive = options.store.open(terminal)) {
            options.forgetIfFresh(archive, tournament.tasks());
            play(tournament, runner, archive);
        }
    }

    private void play(RoundRobin tournament, Runner runner, Archive archive) throws InterruptedException {
        var standings = new Standings(tournament);
        var contest = new Contest(tournament.tasks(), archive);
        contest.replay(standings::add);
        List<GameTask> tasks = tournament.tasks();
        int oneRound = Math.min(tasks.size(), 2 * tournament.pairings().size());
        options.announce(terminal, runner, contest, tasks.subList(0, oneRound));
        var progress = new Progress(terminal, game.name(), tournament.tasks().size(), contest.stored());
        var report = new FinalReport(() -> {
            progress.close();
            print(
                    TournamentReport.of(tournament, standings.encounters(), contest.stored(), options.jobs.value),
                    tournament);
        });
        try {
            contest.play(runner, record -> {
                standings.add(record);
                progress.step("");
            });
        } finally {
            report.print();
        }
    }

    private void print(TournamentReport report, RoundRobin tournament) {
        ContestOptions.warnIfUnfinished(
                terminal, report.games() + report.voids(), tournament.tasks().size());
        print(report, report::text);
    }
}
