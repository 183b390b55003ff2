package zeitnot.cli;

import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zeitnot.contest.Players;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.player.Player;
import zeitnot.player.Spec;
import zeitnot.time.TimeControl;

/** Lets a person play in the terminal. */
@Command(
        name = "play",
        description = "Play against the engine in the terminal.",
        footer = {"%nExample:", "  zeitnot play connect4 --second --time 5s/move"})
final class PlayCommand extends BaseCommand {
    @Parameters(paramLabel = "GAME", description = "The game.")
    @SuppressWarnings("NullAway.Init")
    private Game game;

    @Option(
            names = "--opponent",
            paramLabel = "PLAYER",
            defaultValue = "uct+solver+reuse",
            description = "Who plays against you (default: ${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    private Spec opponent;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            defaultValue = "2s/move",
            description = "Time of the engine; yours is not limited (default: ${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    private TimeControl time;

    @Option(names = "--first", description = "You move first (the default).")
    private boolean first;

    @Option(names = "--second", description = "You move second.")
    private boolean second;

    @Option(
            names = "--seed",
            paramLabel = "SEED",
            description = "Of all that is random in the engine's play (default: a new one each time).")
    private long seed = System.nanoTime();

    @Option(names = "--moves", paramLabel = "MOVES", description = "Begin after these moves.")
    private String moves = "";

    PlayCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() throws IOException {
        if (first && second) {
            throw new BadInput("--first and --second exclude each other; choose one");
        }
        Line line = Line.parse(game, moves);
        if (line.isOver()) {
            throw new BadInput("the game is over after these moves; there is nothing to play");
        }
        Players.tryOut(opponent, game);
        try (Player player = Players.create(opponent, game, seed)) {
            var screen = isJson() ? terminal.err() : terminal.out();
            var session = new PlaySession(line, player, time, second ? 1 : 0, terminal.in(), screen, terminal.ink());
            session.run();
            if (isJson()) {
                printJson(session.summary());
            }
        }
    }
}
