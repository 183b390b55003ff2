package zeitnot.contest;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import zeitnot.player.Features;
import zeitnot.player.Spec;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;

/**
 * Whether games on a real clock would get less of the machine than they count on: from each other, or from other
 * programs. On the simulated clock, and with a number of simulations per move, nothing depends on that.
 */
public final class Noise {
    private static final String THREADS = "threads";
    private static final List<String> PONDERING = List.of("ponder", "ponder-focused", "ponder-credit");
    private static final int SAMPLE_MILLIS = 200;

    /** Cores that other programs may keep busy; there is always a little to do. */
    private static final double TOLERANCE = 0.25;

    private Noise() {}

    /** One line that says what disturbs the games, if anything does. */
    public static Optional<String> warning(Collection<GameTask> tasks, int jobs) {
        List<GameTask> timed = tasks.stream()
                .map(GameTask::first)
                .distinct()
                .filter(Noise::isTimed)
                .toList();
        if (timed.isEmpty()) {
            return Optional.empty();
        }
        int threads = timed.stream().mapToInt(Noise::threads).max().orElseThrow();
        int cores = Runtime.getRuntime().availableProcessors();
        return ownNoise(timed.get(0).clock(), jobs, threads, cores)
                .or(() -> foreignNoise(timed.get(0).clock(), Math.min(cores, jobs * threads), cores, busyCores()));
    }

    private static boolean isTimed(GameTask task) {
        return !ClockKind.parse(task.clock()).isSimulated()
                && Stream.of(task.timeA(), task.timeB())
                        .anyMatch(time -> !(TimeControl.parse(time) instanceof TimeControl.SimulationsPerMove));
    }

    /** How many threads a game keeps busy: those of the player to move, and of the other if it ponders meanwhile. */
    private static int threads(GameTask task) {
        Spec a = Spec.parse(task.playerA());
        Spec b = Spec.parse(task.playerB());
        return ponders(a) || ponders(b) ? threads(a) + threads(b) : Math.max(threads(a), threads(b));
    }

    private static boolean ponders(Spec player) {
        return player.parts().stream().anyMatch(part -> PONDERING.contains(part.name()));
    }

    static int threads(Spec player) {
        return argument(player, THREADS)
                .map(number -> (int) Double.parseDouble(number))
                .orElse(1);
    }

    /** The first argument of a feature, or what it is if none is given; empty if the player does not have the feature. */
    static Optional<String> argument(Spec player, String feature) {
        return player.parts().stream()
                .filter(part -> part.name().equals(feature))
                .findFirst()
                .map(part -> part.arguments().isEmpty()
                        ? Features.standard().named(feature).parameters().get(0).preset()
                        : part.arguments().get(0).value());
    }

    /** Whether the moves of a game are the same whenever it is played. */
    static boolean isRepeatable(GameTask task) {
        boolean isSimulated = ClockKind.parse(task.clock()).isSimulated();
        return !isTimed(task)
                && Stream.of(task.playerA(), task.playerB())
                        .map(Spec::parse)
                        .allMatch(player -> threads(player) == 1
                                && !Players.isExternal(player)
                                && (isSimulated || !ponders(player)));
    }

    static Optional<String> ownNoise(String clock, int jobs, int threads, int cores) {
        if ((long) jobs * threads <= cores) {
            return Optional.empty();
        }
        String what = threads == 1
                ? "more jobs (" + jobs + ") than cores (" + cores + ")"
                : jobs + " jobs of " + threads + " threads on " + cores + " cores";
        return Optional.of(what + "; on the " + clock + " clock the games disturb each other");
    }

    static Optional<String> foreignNoise(String clock, int needed, int cores, double busy) {
        return busy <= cores - needed + TOLERANCE
                ? Optional.empty()
                : Optional.of(String.format(
                        Locale.ROOT,
                        "other programs keep %.1f of %d cores busy; on the %s clock they disturb the games",
                        busy,
                        cores,
                        clock));
    }

    /** How many cores other programs keep busy right now. The load average would remember what has just ended. */
    private static double busyCores() {
        if (!(ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system)) {
            return 0;
        }
        system.getCpuLoad();
        system.getProcessCpuLoad();
        try {
            Thread.sleep(SAMPLE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        double others = system.getCpuLoad() - system.getProcessCpuLoad();
        return others * system.getAvailableProcessors();
    }
}
