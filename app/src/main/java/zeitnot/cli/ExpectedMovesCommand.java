package zeitnot.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zeitnot.contest.GameRecord;
import zeitnot.game.Game;
import zeitnot.player.Spec;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;
import zeitnot.time.rule.RemainingMoves;
import zeitnot.time.rule.SimulatedLengths;

/** Makes what {@code exp-moves} and {@code exp-sim} divide the time by. */
@Command(
        name = "expected-moves",
        description = "Make the table of expected remaining moves of a game, from self-play.",
        footer = {
            "%nThe table for exp-moves has one line for each ply: the mean number of moves that the player to move still"
                    + " has to make, over the games that lasted so long. A player reads it with 'exp-moves(@FILE)'. Games are"
                    + " kept when they end; the same command plays only what is missing, and gives the same table on any"
                    + " machine.",
            "%nExamples:",
            "  zeitnot expected-moves connect4 --games 200 --time 2000/move",
            "  zeitnot expected-moves connect4 --time 1s/move --clock \"sim(500)\" > c4.txt",
            "  zeitnot match connect4 \"exp-moves(@c4.txt)+stop-a\" \"exp-moves(@c4.txt)\" \\",
            "      --time 20s --clock \"sim(500)\""
        })
final class ExpectedMovesCommand extends BaseCommand {
    @Parameters(paramLabel = "GAME", description = "The game, such as connect4 or breakthrough-6x6.")
    @SuppressWarnings("NullAway.Init")
    private Game game;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "1000",
            converter = AtLeastOne.class,
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
            description = "The time control of both: 10000/move for simulations, 1s/move (default: ${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    private TimeControl time;

    @Option(
            names = "--clock",
            paramLabel = "CLOCK",
            description =
                    "sim(v): the simulated clock with v simulations a second from the start position, for a --time in"
                            + " seconds (default: none, which is right for simulations per move).")
    private @Nullable ClockKind clock;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private SeedOption seed;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private SessionOptions session;

    @Option(
            names = "--by",
            paramLabel = "WHAT",
            defaultValue = "moves",
            description =
                    "moves: by the moves already made, for exp-moves. simulations: by the length of simulations, for"
                            + " exp-sim (default: ${DEFAULT-VALUE}).")
    private By by = By.moves;

    /** What the expectation is a function of; the names are those that users type. */
    enum By {
        moves,
        simulations
    }

    /** The table as JSON shows it. */
    record Table(
            String game,
            String player,
            String time,
            int games,
            long seed,
            double meanLength,
            List<Double> expectedMoves) {}

    /** The fit as JSON shows it. */
    record Fit(
            String game,
            String player,
            String time,
            int games,
            long seed,
            double meanLength,
            double intercept,
            double slope) {}

    ExpectedMovesCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() throws InterruptedException {
        SelfPlay.repeatable(game, player, time, Optional.ofNullable(clock), games, seed.value)
                .play(terminal, session, record -> record, this::print);
    }

    private void print(Collection<GameRecord> records) {
        double meanLength =
                records.stream().mapToInt(GameRecord::plies).average().orElseThrow();
        if (!isJson()) {
            terminal.out().println("# " + command());
            terminal.out().println(Text.format("# %d games, mean length %.2f plies", records.size(), meanLength));
        }
        if (by == By.moves) {
            printTable(
                    RemainingMoves.fromLengths(
                            records.stream().mapToInt(GameRecord::plies).toArray(), game::ownMoves),
                    meanLength);
        } else {
            printFit(fit(records), meanLength);
        }
    }

    private void printTable(RemainingMoves table, double meanLength) {
        List<Double> means =
                IntStream.range(0, table.size()).mapToObj(table::after).toList();
        if (isJson()) {
            printJson(new Table(game.name(), player.toString(), time.toString(), games, seed.value, meanLength, means));
        } else {
            means.forEach(mean -> terminal.out().println(Text.format("%.3f", mean)));
        }
    }

    private void printFit(SimulatedLengths fit, double meanLength) {
        if (isJson()) {
            printJson(new Fit(
                    game.name(),
                    player.toString(),
                    time.toString(),
                    games,
                    seed.value,
                    meanLength,
                    fit.intercept(),
                    fit.slope()));
        } else {
            terminal.out().println(Text.format("%.5f%n%.5f", fit.intercept(), fit.slope()));
        }
    }

    /** Each move but a player's first: the length of the simulations in its preceding search, and its moves to come. */
    private SimulatedLengths fit(Collection<GameRecord> records) {
        List<Double> lengths = new ArrayList<>();
        List<Double> moves = new ArrayList<>();
        for (GameRecord record : records) {
            double[] preceding = {Double.NaN, Double.NaN};
            for (int ply = 0; ply < record.plies(); ply++) {
                GameRecord.Move move = record.moves().get(ply);
                if (!Double.isNaN(preceding[move.player()])) {
                    lengths.add(preceding[move.player()]);
                    moves.add((double) game.ownMoves(ply, record.plies() - ply));
                }
                preceding[move.player()] = move.simulatedPlies();
            }
        }
        return SimulatedLengths.fit(toArray(lengths), toArray(moves));
    }

    private static double[] toArray(List<Double> numbers) {
        return numbers.stream().mapToDouble(Double::doubleValue).toArray();
    }
}
