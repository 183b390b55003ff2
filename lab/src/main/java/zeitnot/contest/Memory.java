package zeitnot.contest;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import zeitnot.game.Game;
import zeitnot.games.Games;
import zeitnot.player.Features;
import zeitnot.player.Player;
import zeitnot.player.SearchPlayer;
import zeitnot.player.Spec;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;

/**
 * Whether the trees of the games that are played at a time may outgrow the heap. What a tree needs is bounded by its limit,
 * and by the simulations of a move, each of which may add one node with all its children.
 */
final class Memory {
    private static final String LIMIT = "memory";
    private static final double MIB = 1 << 20;
    private static final double BYTES_PER_CHILD = 16;

    /** More than a thread does in a second in any game. */
    private static final double MOST_SIMULATIONS_PER_SECOND = 1e6;

    private Memory() {}

    /** One line that says so, if they may. */
    static Optional<String> warning(Collection<GameTask> tasks, int jobs, long heap) {
        double needed = jobs * tasks.stream().mapToDouble(Memory::bytes).max().orElse(0);
        return needed <= heap
                ? Optional.empty()
                : Optional.of(String.format(
                        Locale.ROOT,
                        "%d games at a time may need %.0f MiB for their trees, and Java has %.0f MiB; a game that finds no"
                                + " memory is void: give fewer --jobs, memory(mb) in the players, or a larger heap (-Xmx)",
                        jobs,
                        needed / MIB,
                        heap / MIB));
    }

    private static double bytes(GameTask task) {
        return bytes(task, task.playerA(), task.timeA()) + bytes(task, task.playerB(), task.timeB());
    }

    private static double bytes(GameTask task, String player, String time) {
        Spec spec = Spec.parse(player);
        Game game = Games.named(task.game());
        if (!hasTree(spec, game)) {
            return 0;
        }
        double perNode = BYTES_PER_CHILD * game.legalMoves(game.start()).length;
        double limit = MIB * Double.parseDouble(Noise.argument(spec, LIMIT).orElse(preset()));
        return Math.min(limit, perNode * simulations(spec, TimeControl.parse(time), ClockKind.parse(task.clock())));
    }

    private static boolean hasTree(Spec spec, Game game) {
        if (Players.isExternal(spec)) {
            return false;
        }
        try (Player player = Players.create(spec, game, 0)) {
            return player instanceof SearchPlayer;
        }
    }

    private static String preset() {
        return Features.standard().named(LIMIT).parameters().get(0).preset();
    }

    private static double simulations(Spec player, TimeControl time, ClockKind clock) {
        if (time instanceof TimeControl.SimulationsPerMove limit) {
            return limit.simulations();
        }
        double perSecond = clock instanceof ClockKind.Simulated simulated
                ? simulated.simulationsPerSecond()
                : MOST_SIMULATIONS_PER_SECOND * Noise.threads(player);
        return perSecond * time.begin().most();
    }
}
