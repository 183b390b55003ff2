package zeitnot.cli;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zeitnot.contest.LocalRunner;
import zeitnot.contest.Match;
import zeitnot.contest.Players;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.player.Spec;
import zeitnot.time.ClockKind;
import zeitnot.time.RemainingMoves;
import zeitnot.time.TimeControl;

/** Makes the table of a game that {@code exp-moves} divides the time by. */
@Command(
        name = "expected-moves",
        description = "Make the table of expected remaining moves of a game, from self-play.",
        footer = {
            "%nThe table for exp-moves has one line for each ply: the mean number of moves that the player to move still",
            "has to make, over the games that lasted so long. The same command gives the same table on any machine."
        })
final class ExpectedMovesCommand extends BaseCommand {
    @Parameters(paramLabel = "GAME", description = "The game.")
    @SuppressWarnings("NullAway.Init")
    private Game game;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "1000",
            description = "How many games (default: ${DEFAULT-VALUE}).")
    private int games;

    @Option(
            names = "--player",
            paramLabel = "PLAYER",
            defaultValue = "ucb1-tuned",
            description = "Who plays against itself (default: ${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    private Spec player;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            defaultValue = "10000/move",
            description = "Simulations per move (default: ${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    private TimeControl time;

    @Option(
            names = "--seed",
            paramLabel = "SEED",
            defaultValue = "1",
            description = "Of all that is random (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--jobs",
            paramLabel = "JOBS",
            description = "Games that are played at the same time (default: the number of cores).")
    private int jobs = Runtime.getRuntime().availableProcessors();

    /** The table as JSON shows it. */
    record Result(
            String game,
            String player,
            String time,
            int games,
            long seed,
            double meanLength,
            List<Double> expectedMoves) {}

    ExpectedMovesCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() throws InterruptedException {
        if (!(time instanceof TimeControl.SimulationsPerMove)) {
            throw new BadInput("--time " + time + " is not repeatable; give simulations per move, such as 10000/move");
        }
        var match = new Match(game, player, player, time, new ClockKind.Wall(), atLeastOne("--games", games), seed);
        Players.tryOut(match.tasks());
        int[] lengths = play(match, atLeastOne("--jobs", jobs));
        double meanLength = Arrays.stream(lengths).average().orElseThrow();
        var table = RemainingMoves.fromLengths(lengths);
        if (isJson()) {
            List<Double> means =
                    IntStream.range(0, table.size()).mapToObj(table::after).toList();
            printJson(new Result(game.name(), player.toString(), time.toString(), games, seed, meanLength, means));
            return;
        }
        var out = terminal.out();
        out.println("# " + command());
        out.println(Text.format("# %d games, mean length %.2f plies", games, meanLength));
        for (int ply = 0; ply < table.size(); ply++) {
            out.println(Text.format("%.3f", table.after(ply)));
        }
    }

    private int[] play(Match match, int jobs) throws InterruptedException {
        int[] lengths = new int[match.games()];
        try (var progress = new Progress(terminal, game.name(), match.games())) {
            new LocalRunner(jobs).run(match.tasks(), record -> {
                lengths[record.task().index()] = record.plies();
                progress.step("");
            });
        }
        return lengths;
    }

    private String command() {
        return Text.command(
                "zeitnot",
                "expected-moves",
                game.name(),
                "--games",
                Integer.toString(games),
                "--player",
                player.toString(),
                "--time",
                time.toString(),
                "--seed",
                Long.toString(seed));
    }
}
