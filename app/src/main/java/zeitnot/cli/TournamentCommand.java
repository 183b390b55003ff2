package zeitnot.cli;

import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zeitnot.contest.Archive;
import zeitnot.contest.Entrant;
import zeitnot.contest.Plan;
import zeitnot.contest.Session;
import zeitnot.contest.Standings;
import zeitnot.contest.Tournament;
import zeitnot.game.Game;
import zeitnot.show.TournamentResult;

/** Plays a tournament in which everyone plays everyone, or one player all others. */
@Command(
        name = "tournament",
        description = "Play a tournament of many players, each against each or one against all.",
        footer = {
            "%nGames come in pairs with the same seed and swapped colours; the k-th pair of every pairing is played before"
                    + " the next. Games that are in the store, also those of 'match', are not played again. On Ctrl-C the"
                    + " standings so far are printed.",
            "%nExamples:",
            "  zeitnot tournament connect4 uct uct+solver ucb1-tuned --time 1000/move",
            "  zeitnot tournament connect4 new=uct+solver+reuse uct ucb1-tuned --gauntlet"
        })
final class TournamentCommand extends BaseCommand {
    @Parameters(index = "0", paramLabel = "GAME", description = "The game, such as connect4 or breakthrough-6x6.")
    @SuppressWarnings("NullAway.Init")
    private Game game;

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "PLAYER",
            description = "The players, at least two: a spec, or name=spec for a short name in the tables.")
    @SuppressWarnings("NullAway.Init")
    private List<Entrant> players;

    @Option(names = "--gauntlet", description = "The first player plays all others, who do not play each other.")
    private boolean gauntlet;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private ContestOptions options;

    TournamentCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() throws InterruptedException {
        var tournament = new Tournament(game, players, gauntlet, options.terms(), options.games, options.seed.value);
        try (Archive archive = options.session.store().open(terminal)) {
            play(tournament, archive);
        }
    }

    private void play(Tournament tournament, Archive archive) throws InterruptedException {
        var standings = new Standings(tournament);
        var spectator = new Spectator(terminal, game.name(), () -> "");
        try (Session session = options.session.session(archive, spectator)) {
            session.play(Plan.of(tournament.tasks(), standings::add), () -> {
                spectator.close();
                print(
                        TournamentResult.of(tournament, standings.encounters(), session.stored(), command()),
                        tournament.tasks().size());
            });
        }
    }

    private void print(TournamentResult result, int planned) {
        ContestOptions.warnIfUnfinished(terminal, result.games() + result.voids(), planned);
        print(result, () -> new TournamentText(result));
    }
}
