package zeitnot.papers;

import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zeitnot.game.Game;
import zeitnot.time.rule.RemainingMoves;

/** How many games had which length in plies, and what that lets expect of others. */
final class Lengths implements Accumulator {
    private final SortedMap<Integer, Integer> games = new TreeMap<>();

    @Override
    public void add(PlayedGame game) {
        games.merge(game.record().plies(), 1, Integer::sum);
    }

    @Override
    public void merge(double[][] sums) {
        for (double[] row : sums) {
            games.merge((int) row[0], (int) row[1], Integer::sum);
        }
    }

    /** A row for each length, with its number of games. */
    @Override
    public double[][] sums() {
        return games.entrySet().stream()
                .map(entry -> new double[] {entry.getKey(), entry.getValue()})
                .toArray(double[][]::new);
    }

    /** The expected moves by ply to the hundredth, as the feature {@code exp-moves} reads them. */
    String expectedMoves(Game game) {
        int[] lengths = games.entrySet().stream()
                .flatMapToInt(entry -> IntStream.generate(entry::getKey).limit(entry.getValue()))
                .toArray();
        RemainingMoves table = RemainingMoves.fromLengths(lengths, game::ownMoves);
        return IntStream.range(0, table.size())
                .mapToObj(ply -> String.format(Locale.ROOT, "%.2f", table.after(ply)))
                .collect(Collectors.joining(" "));
    }
}
