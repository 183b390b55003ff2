package zeitnot.papers;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import zeitnot.contest.GameRecord;
import zeitnot.stats.Estimate;
import zeitnot.stats.RatioMean;

/** The mean time that a player used at each turn, over the games that lasted so long. Turns are plies, from 0, those of the
 * opening included. */
public final class TurnTimes implements Accumulator {
    /** A mean of fewer games than this is not used: the curve ends before it. */
    private static final int ENOUGH_GAMES = 20;

    private static final double MICROS = 1e6;

    /** In whole microseconds, so that the sums do not depend on the order in which games end. */
    private final List<RatioMean> micros = new ArrayList<>();

    private final boolean ofA;

    /** @param ofA whether it is about player A, not B */
    public TurnTimes(boolean ofA) {
        this.ofA = ofA;
    }

    @Override
    public void add(PlayedGame game) {
        GameRecord record = game.record();
        int opening = record.task().openingPlies();
        for (int ply = 0; ply < record.plies(); ply++) {
            if (record.isByA(ply) == ofA) {
                at(opening + ply).add(Math.rint(MICROS * record.moves().get(ply).seconds()));
            }
        }
    }

    private RatioMean at(int ply) {
        while (micros.size() <= ply) {
            micros.add(new RatioMean());
        }
        return micros.get(ply);
    }

    @Override
    public void merge(double[][] sums) {
        for (int ply = 0; ply < sums.length; ply++) {
            at(ply).merge(sums[ply]);
        }
    }

    /** A row for every turn. */
    @Override
    public double[][] sums() {
        return micros.stream().map(RatioMean::sums).toArray(double[][]::new);
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
