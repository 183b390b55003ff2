package zeitnot.cli;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zeitnot.contest.Archive;
import zeitnot.contest.Match;
import zeitnot.contest.Plan;
import zeitnot.contest.Session;
import zeitnot.game.Game;
import zeitnot.papers.PlayedGame;
import zeitnot.papers.TurnTimes;
import zeitnot.player.Spec;
import zeitnot.stats.Estimate;

/** Records the mean time per turn of a player, for a -DISTRIBUTION player (Baier and Winands, V-F). */
@Command(
        name = "profile",
        description = "Record the mean time per turn of a player over a match.",
        footer = {
            "%nThe numbers are seconds by ply, as the feature 'distribution' reads them: from a file with"
                    + " 'distribution(@FILE)', or in quotes. Turns that fewer than 20 games have reached are left out.",
            "%nExample:",
            "  zeitnot profile connect4 stop-a --against exp-moves --time 20s \\",
            "      --clock \"sim(5000)\" > stop.txt",
            "  zeitnot match connect4 \"distribution(@stop.txt)\" exp-moves --time 20s \\",
            "      --clock \"sim(5000)\""
        })
final class ProfileCommand extends BaseCommand {
    @Parameters(index = "0", paramLabel = "GAME", description = "The game, such as connect4 or breakthrough-6x6.")
    @SuppressWarnings("NullAway.Init")
    private Game game;

    @Parameters(index = "1", paramLabel = "PLAYER", description = "The player whose time is recorded.")
    @SuppressWarnings("NullAway.Init")
    private Spec player;

    @Option(names = "--against", paramLabel = "PLAYER", description = "Its opponent (default: itself).")
    private @Nullable Spec opponent;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private ContestOptions options;

    /** The profile as JSON shows it. */
    record Profile(
            String game,
            String player,
            String opponent,
            String time,
            String clock,
            int games,
            long seed,
            List<Estimate> seconds) {}

    ProfileCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() throws InterruptedException {
        Spec other = Optional.ofNullable(opponent).orElse(player);
        var match = new Match(game, player, other, options.terms(), options.games, options.seed.value);
        var times = new TurnTimes(true);
        var spectator = new Spectator(terminal, game.name(), () -> "");
        try (Archive archive = options.session.store().open(terminal);
                Session session = options.session.session(archive, spectator)) {
            session.play(Plan.of(match.tasks(), record -> times.add(new PlayedGame(record))), () -> {
                spectator.close();
                print(match, times);
            });
        }
    }

    private void print(Match match, TurnTimes times) {
        if (isJson()) {
            printJson(new Profile(
                    game.name(),
                    match.playerA().toString(),
                    match.playerB().toString(),
                    options.time.toString(),
                    options.clock.toString(),
                    options.games,
                    options.seed.value,
                    times.means()));
        } else {
            terminal.out().println(times.profile());
        }
    }
}
