package zeitnot.cli;

import java.util.Arrays;
import java.util.function.DoubleSupplier;
import zeitnot.contest.Players;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.player.Player;
import zeitnot.player.SearchPlayer;
import zeitnot.player.Spec;
import zeitnot.search.Search;
import zeitnot.time.Clock;
import zeitnot.time.CpuClock;
import zeitnot.time.PlayerClock;
import zeitnot.time.TimeControl;

/**
 * How fast one thread is from the start position of a game, in CPU time. A figure is the median over windows of at most
 * a second, after some that warm up and do not count. What CPU time does not show, pauses of the searches, is looked for in all
 * windows: they come while the tree takes its memory, in the first ones.
 */
final class SpeedTest {
    private static final double LONGEST_WINDOW = 1;

    /** Connect-4 did 1.0 million simulations in its first second, 1.2 in the second, 1.4 from the fourth on. */
    private static final int WARM_UP_WINDOWS = 3;

    /** Reading CPU time costs most of a microsecond, so it is read rarely. */
    private static final long NANOS_BETWEEN_READS = 5_000_000;

    /** The time on the wall costs little. */
    private static final double SECONDS_BETWEEN_LOOKS = 0.0002;

    private static final TimeControl ENDLESS = TimeControl.parse("24h");

    private final Game game;
    private final double windowSeconds;
    private final int windows;
    private final Clock clock = new CpuClock();
    private final Pauses pauses = new Pauses();

    /** @param seconds for each figure */
    SpeedTest(Game game, double seconds) {
        this.game = game;
        windowSeconds = Math.min(seconds, LONGEST_WINDOW);
        windows = (int) Math.max(1, Math.round(seconds / windowSeconds));
    }

    /** Uniformly random games a second, without any tree. */
    double playoutsPerSecond() {
        Position start = game.start();
        Position position = game.start();
        var rng = new Rng(1);
        return median(() -> {
            var window = new Window(new Pauses());
            long done = 0;
            for (int batch = window.batch(0); batch > 0; batch = window.batch(done)) {
                for (int i = 0; i < batch; i++) {
                    position.set(start);
                    position.playout(rng);
                }
                done += batch;
            }
            return done / window.elapsed;
        });
    }

    /** Simulations a second of a player. */
    double simulationsPerSecond(Spec player) {
        try (Player made = Players.create(player, game, 1)) {
            return made instanceof SearchPlayer own ? ofSearch(own.search()) : median(() -> ofDecision(player));
        }
    }

    /**
     * Of a search that begins with an empty tree and memory that has been used before; again and again if the game is so small
     * that a solver comes to its end.
     */
    private double ofSearch(Search search) {
        Position start = game.start();
        return median(() -> {
            var window = new Window(pauses);
            long done = 0;
            while (window.elapsed < windowSeconds) {
                long before = done;
                search.reset(start);
                search.run(progress -> window.batch(before + progress.simulations()));
                done += search.simulations();
            }
            return done / window.elapsed;
        });
    }

    /** Of somebody else's player, who takes the time that its spec says; a new one each time, so that it remembers nothing. */
    private double ofDecision(Spec spec) {
        var watch = new PlayerClock(ENDLESS, clock);
        try (Player player = Players.create(spec, game, 1)) {
            watch.start();
            long simulations = player.decide(new Line(game, 1), watch).view().simulations();
            if (simulations == 0) {
                throw new BadInput(spec + " tells no simulations in " + game + "; measure one that searches, as uct");
            }
            return simulations / watch.stop();
        }
    }

    /** The pauses of all searches up to now. */
    Pauses.Seen pauses() {
        return pauses.seen();
    }

    private double median(DoubleSupplier measurement) {
        double[] figures = new double[WARM_UP_WINDOWS + windows];
        Arrays.setAll(figures, i -> measurement.getAsDouble());
        double[] warm = Arrays.copyOfRange(figures, WARM_UP_WINDOWS, figures.length);
        Arrays.sort(warm);
        return (warm[(windows - 1) / 2] + warm[windows / 2]) / 2;
    }

    /** A span of CPU time that begins now. */
    private final class Window {
        private final Pauses pauses;
        private final long startedAt = clock.nanos();
        private double elapsed;
        private long readAt;
        private double perSecond;

        Window(Pauses pauses) {
            this.pauses = pauses;
            pauses.begin();
        }

        /** How much to do before asking again, when so much has been done; 0 when the time is over. */
        int batch(long done) {
            long now = pauses.look();
            double left = windowSeconds - elapsed;
            if (perSecond == 0 || now - readAt >= Math.min(NANOS_BETWEEN_READS, left * 1e9)) {
                readAt = now;
                elapsed = Math.max(1, clock.nanos() - startedAt) / 1e9;
                perSecond = done / elapsed;
                left = windowSeconds - elapsed;
            }
            return left <= 0 ? 0 : (int) Math.max(1, Math.min(perSecond * SECONDS_BETWEEN_LOOKS, 1 << 20));
        }
    }
}
