package zeitnot.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zeitnot.contest.Players;
import zeitnot.game.BadInput;
import zeitnot.game.Line;
import zeitnot.player.Player;
import zeitnot.player.Recommended;
import zeitnot.player.Spec;
import zeitnot.sgf.GameWriter;
import zeitnot.sgf.Sgf;
import zeitnot.time.TimeControl;

/** Lets a person play in the terminal. */
@Command(
        name = "play",
        description = "Play against the engine in the terminal.",
        footer = {"%nExample:", "  zeitnot play connect4 --second --time 5s/move"})
final class PlayCommand extends BaseCommand {
    @Mixin
    @SuppressWarnings("NullAway.Init")
    private PositionOptions begin;

    @Option(
            names = "--opponent",
            paramLabel = "PLAYER",
            description =
                    "Who plays against you (default: the player that we recommend for the game, uct+solver+reuse in most).")
    private @Nullable Spec opponent;

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
            description = "The seed of all that is random in the engine's play (default: a new one each time).")
    private long seed = System.nanoTime();

    @Option(
            names = "--sgf",
            paramLabel = "FILE",
            description =
                    "Write the game in SGF to this file at its end, with what the engine thought. For go, atari-go and"
                            + " nogo.")
    private @Nullable Path sgf;

    PlayCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() throws IOException {
        if (first && second) {
            throw new BadInput("--first and --second exclude each other; choose one");
        }
        Line line = begin.unfinished();
        Spec spec = opponent == null ? Recommended.opponent(line.game()) : opponent;
        Players.tryOut(spec, line.game());
        if (sgf != null) {
            GameWriter.require(line.game());
            Output.check("--sgf", sgf);
        }
        try (Player player = Players.create(spec, line.game(), seed)) {
            var screen = isJson() ? terminal.err() : terminal.out();
            var session = new PlaySession(line, player, time, second ? 1 : 0, terminal.in(), screen, terminal.ink());
            session.run();
            if (sgf != null) {
                try (Output file = writerTo("--sgf", sgf)) {
                    file.print(Sgf.file(List.of(session.record(spec.toString(), Main.number()))));
                }
            }
            if (isJson()) {
                printJson(session.summary());
            }
        }
    }
}
