package zeitnot.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zeitnot.contest.GameRecord;
import zeitnot.game.Capability;
import zeitnot.papers.MeanCriticality;
import zeitnot.papers.StoneCounts;
import zeitnot.time.rule.RemainingMoves;
import zeitnot.time.rule.SimulatedLengths;

/**
 * Makes what {@code exp-moves}, {@code exp-stones} and {@code exp-sim} divide the time by, and {@code kappa-exp} multiplies it by.
 */
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
            "  zeitnot expected-moves go-9x9 --by stones --player rave --time 200/move",
            "  zeitnot match connect4 \"exp-moves(@c4.txt)+stop-a\" \"exp-moves(@c4.txt)\" \\",
            "      --time 20s --clock \"sim(500)\""
        })
final class ExpectedMovesCommand extends BaseCommand {
    @Mixin
    private final SelfPlayOptions selfPlay = new SelfPlayOptions(1000, "ucb1-tuned", "10000/move");

    @Option(
            names = "--by",
            paramLabel = "WHAT",
            defaultValue = "moves",
            description =
                    "moves: by the moves already made, for exp-moves. stones: by the stones on the board, for exp-stones."
                            + " simulations: by the length of simulations, for exp-sim. criticality: no moves, but the mean"
                            + " criticality of each ply, for kappa-exp; the player must have 'ownership' (default:"
                            + " ${DEFAULT-VALUE}).")
    private By by = By.moves;

    /** What the expectation is a function of; the names are those that users type. */
    enum By {
        moves,
        stones,
        simulations,
        criticality
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
        if (by == By.stones) {
            selfPlay.game().require(Capability.OWNERSHIP, "--by stones");
        }
        selfPlay.play(terminal, record -> record, this::print);
    }

    private void print(Collection<GameRecord> records) {
        double meanLength =
                records.stream().mapToInt(GameRecord::plies).average().orElseThrow();
        if (!isJson()) {
            terminal.out().println("# " + command());
            terminal.out().println(Text.format("# %d games, mean length %.2f plies", records.size(), meanLength));
        }
        switch (by) {
            case moves ->
                printTable(
                        means(RemainingMoves.fromLengths(
                                records.stream().mapToInt(GameRecord::plies).toArray(), selfPlay.game()::ownMoves)),
                        meanLength);
            case stones -> printTable(means(StoneCounts.of(selfPlay.game(), records)), meanLength);
            case simulations -> printFit(fit(records), meanLength);
            case criticality -> printTable(MeanCriticality.of(records), meanLength);
        }
    }

    private static List<Double> means(RemainingMoves table) {
        return IntStream.range(0, table.size()).mapToObj(table::after).toList();
    }

    private void printTable(List<Double> means, double meanLength) {
        if (isJson()) {
            printJson(new Table(
                    selfPlay.game().name(),
                    selfPlay.player().toString(),
                    selfPlay.time().toString(),
                    selfPlay.games(),
                    selfPlay.seed(),
                    meanLength,
                    means));
        } else {
            means.forEach(mean -> terminal.out().println(Text.format("%.3f", mean)));
        }
    }

    private void printFit(SimulatedLengths fit, double meanLength) {
        if (isJson()) {
            printJson(new Fit(
                    selfPlay.game().name(),
                    selfPlay.player().toString(),
                    selfPlay.time().toString(),
                    selfPlay.games(),
                    selfPlay.seed(),
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
                    moves.add((double) selfPlay.game().ownMoves(ply, record.plies() - ply));
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
