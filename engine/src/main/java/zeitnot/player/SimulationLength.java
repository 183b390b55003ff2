package zeitnot.player;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import zeitnot.game.Game;
import zeitnot.search.Search;
import zeitnot.search.SearchOptions;
import zeitnot.search.tree.TreePolicy;
import zeitnot.view.Pacer;

/**
 * What v simulations a second mean on the simulated clock: the mean length of the first v simulations of a {@code uct}
 * search from the start position. Random games would be the wrong measure, because a search prefers some lines: in Catch
 * the Lion its simulations are 1.4 times as long.
 */
public final class SimulationLength {
    /** Searches are this large where the speed is smaller or larger: simulations hardly matter there, or would take long. */
    private static final int FEWEST = 100;

    private static final int MOST = 100_000;

    /** Searches of other seeds follow until the mean is so exact, or so many simulations are made. */
    private static final double STANDARD_ERROR = 0.01;

    private static final int FEWEST_SEARCHES = 4;
    private static final long ENOUGH_SIMULATIONS = 250_000;

    private static final Map<Key, Double> KNOWN = new ConcurrentHashMap<>();

    private SimulationLength() {}

    private record Key(String game, int simulations) {}

    /** In plies, the same on every machine. It is found once for each game and speed. */
    public static double of(Game game, double simulationsPerSecond) {
        int simulations = (int) Math.max(FEWEST, Math.min(MOST, Math.round(simulationsPerSecond)));
        return KNOWN.computeIfAbsent(new Key(game.name(), simulations), key -> measure(game, simulations));
    }

    private static double measure(Game game, int simulations) {
        double sum = 0;
        double squares = 0;
        for (int searches = 1; ; searches++) {
            double length = ofSearch(game, simulations, searches);
            sum += length;
            squares += length * length;
            double mean = sum / searches;
            double variance = Math.max(0, squares / searches - mean * mean);
            boolean exact = variance <= (searches - 1) * Math.pow(STANDARD_ERROR * mean, 2);
            if (searches >= FEWEST_SEARCHES && (exact || (long) searches * simulations >= ENOUGH_SIMULATIONS)) {
                return mean;
            }
        }
    }

    private static double ofSearch(Game game, int simulations, long seed) {
        var options = new SearchOptions(new TreePolicy.Ucb1(SelectionFeatures.UCT_C));
        try (var search = new Search(game, options, seed)) {
            search.run(Pacer.simulations(simulations));
            return (double) search.plies() / search.simulations();
        }
    }
}
