package zeitnot.papers;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import zeitnot.stats.Estimate;
import zeitnot.stats.RatioMean;

/** The mean time that a player used at each turn, over the games that lasted so long. Turns are plies, from 0. */
public final class TurnTimes {
    /** A mean of fewer games than this is not used: the curve ends before it. */
    private static final int ENOUGH_GAMES = 20;

    private static final double MICROS = 1e6;

    /** In whole microseconds, so that the sums do not depend on the order in which games end. */
    private final List<RatioMean> micros = new ArrayList<>();

    public void add(int ply, double seconds) {
        while (micros.size() <= ply) {
            micros.add(new RatioMean());
        }
        micros.get(ply).add(Math.rint(MICROS * seconds));
    }

    /** Seconds by ply, as far as there are enough games. */
    public List<Estimate> means() {
        int enough = Math.min(
                ENOUGH_GAMES, micros.stream().mapToInt(RatioMean::games).max().orElse(1));
        return micros.stream()
                .takeWhile(mean -> mean.games() >= enough)
                .map(RatioMean::estimate)
                .map(mean -> new Estimate(mean.value() / MICROS, mean.low() / MICROS, mean.high() / MICROS))
                .toList();
    }

    /** The means in seconds to the millisecond, as the feature {@code distribution} reads them. */
    public String profile() {
        return means().stream()
                .map(mean -> String.format(Locale.ROOT, "%.3f", mean.value()))
                .collect(Collectors.joining(" "));
    }
}
