package zeitnot.kilothon;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import zeitnot.contest.Players;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.GameProvider.Listed;
import zeitnot.game.Line;
import zeitnot.game.Rng;
import zeitnot.player.Player;
import zeitnot.player.Spec;
import zeitnot.time.PlayerClock;
import zeitnot.time.TimeControl;
import zeitnot.time.WallClock;

/** Whether a game can be played at all: it is loaded, some random moves are made, and a player searches before and after them. */
public final class GameCheck {
    private static final Spec PLAYER = Spec.parse("uct+solver+reuse");
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int ASKED_EVERY_MILLIS = 100;
    private static final TimeControl SEARCHES = TimeControl.parse("100ms/move");

    /** What came of it. */
    public enum Outcome {
        PLAYED,
        REFUSED,
        BROKEN,
        /** Not done within the time that it was given. */
        SLOW
    }

    /**
     * A game that was tried.
     *
     * @param reason why it was refused, what broke, or how slow it was; empty otherwise
     */
    public record Finding(Listed game, Outcome outcome, String reason) {}

    private final Function<String, Game> loader;
    private final int moves;
    private final Duration patience;

    /**
     * @param moves that are made at random, unless the game is over before
     * @param patience how much CPU time a game may take: in some of Ludii's a single playout takes minutes
     */
    public GameCheck(Function<String, Game> loader, int moves, Duration patience) {
        this.loader = loader;
        this.moves = moves;
        this.patience = patience;
    }

    /** Nothing ends a playout of Ludii's: a game that is too slow is left to its thread. */
    public Finding of(Listed listed, long seed) throws InterruptedException {
        var task = new FutureTask<>(() -> check(listed, seed));
        var thread = new Thread(task, "check of " + listed.name());
        thread.setDaemon(true);
        thread.start();
        try {
            while (true) {
                try {
                    return task.get(ASKED_EVERY_MILLIS, TimeUnit.MILLISECONDS);
                } catch (TimeoutException e) {
                    if (THREADS.getThreadCpuTime(thread.getId()) >= patience.toNanos()) {
                        return new Finding(
                                listed, Outcome.SLOW, "not done after " + patience.toSeconds() + " s of CPU time");
                    }
                }
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("the check of " + listed.name() + " failed", e.getCause());
        }
    }

    private Finding check(Listed listed, long seed) {
        try {
            play(loader.apply(listed.name()), seed);
            return new Finding(listed, Outcome.PLAYED, "");
        } catch (BadInput e) {
            return new Finding(listed, Outcome.REFUSED, String.valueOf(e.getMessage()));
        } catch (RuntimeException | StackOverflowError e) {
            return new Finding(
                    listed, Outcome.BROKEN, e.toString().lines().findFirst().orElse(""));
        }
    }

    private void play(Game game, long seed) {
        var line = new Line(game, seed);
        try (Player player = Players.create(Players.fitting(PLAYER, game), game, seed)) {
            decide(player, line);
            var rng = new Rng(seed);
            int[] legal = new int[game.maxMoves()];
            for (int i = 0; i < moves && !line.position().isOver(); i++) {
                int move = legal[rng.nextInt(line.position().moves(legal))];
                game.format(line.position(), move);
                line.play(move);
            }
            decide(player, line);
        }
    }

    private static void decide(Player player, Line line) {
        if (!line.position().isOver()) {
            var clock = new PlayerClock(SEARCHES, new WallClock());
            clock.start();
            line.position().copy().play(player.decide(line, clock).move());
        }
    }
}
