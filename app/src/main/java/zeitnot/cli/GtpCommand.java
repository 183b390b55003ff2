package zeitnot.cli;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zeitnot.contest.Players;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.gtp.GtpServer;
import zeitnot.gtp.Setup;
import zeitnot.player.Recommended;
import zeitnot.player.Spec;
import zeitnot.time.TimeControl;
import zeitnot.time.WallClock;

/** Lets other programs play against the engine. */
@Command(
        name = "gtp",
        description = "Play for other programs, such as Sabaki, GoGui or a server: speak GTP 2 on input and output.",
        footer = {
            "%nThe player who begins is black. Moves are written as in 'zeitnot play'; Go has GTP's coordinates.",
            "docs/gtp.md has all commands, and says how to add the engine to other programs.",
            "%nExamples:",
            "  zeitnot gtp --game go-9x9",
            "  zeitnot gtp uct+solver+reuse --game breakthrough-6x6 --time 1s/move"
        })
final class GtpCommand extends BaseCommand {
    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "PLAYER",
            description = "Who plays (default: the player that we recommend for the game, uct+solver+reuse in most).")
    private @Nullable Spec player;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            defaultValue = "go",
            description =
                    "The game; in some, boardsize and komi choose another variant of it (default: ${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    private Game game;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            defaultValue = "2s/move",
            description =
                    "Time for a move, or simulations, where the other program sets no limit (default: ${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    private TimeControl time;

    @Option(
            names = "--seed",
            paramLabel = "SEED",
            description = "The seed of all that is random in the engine's play (default: a new one each time).")
    private long seed = System.nanoTime();

    GtpCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() throws InterruptedException {
        if (isJson()) {
            throw new BadInput("--json is not possible here: the answers are GTP; leave it out");
        }
        if (!(time instanceof TimeControl.PerMove || time instanceof TimeControl.SimulationsPerMove)) {
            throw new BadInput("--time " + time
                    + " is for a whole game, which the other program decides; give it for one move, like 2s/move");
        }
        if (game.name().contains("-handicap-")) {
            throw new BadInput("the handicap of " + game
                    + " is said by the other program (fixed_handicap); name the game without it");
        }
        Players.tryOut(player == null ? Recommended.opponent(game) : player, game);
        var setup = new Setup(game, Optional.ofNullable(player), time, seed, any -> new WallClock(), Main.number());
        try (var server = new GtpServer(setup, terminal.in(), terminal.out(), terminal.err())) {
            server.run();
        }
    }
}
