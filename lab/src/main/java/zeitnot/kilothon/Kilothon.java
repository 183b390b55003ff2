package zeitnot.kilothon;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import zeitnot.contest.Archive;
import zeitnot.contest.FinalReport;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameTask;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.GameProvider.Listed;
import zeitnot.kilothon.Sample.Stratum;
import zeitnot.player.Spec;

/**
 * The run of some players through the games of a sample. All play a game, one after the other in the same thread, before the next
 * one comes there, so that what there is of an unfinished run is of the same games for nearly all. A game is kept the moment it
 * ends; what the archive has is not played again. A game that cannot be played is left out, and the next one of its category
 * takes its place.
 */
public final class Kilothon {
    /** Who watches. Never told two things at the same time. */
    public interface Audience {
        /** A game cannot be played, for this reason. */
        void refused(String game, String reason);

        /** A player's game has ended, or was in the archive. */
        void ended(Spec player, Listed game, GameRecord record);
    }

    private final List<Stratum> turns;
    private final long seed;
    private final Rules rules;
    private final KilothonReferee referee;
    private final Function<String, Game> loader;
    private final Archive archive;

    public Kilothon(
            List<Stratum> strata,
            long seed,
            Rules rules,
            KilothonReferee referee,
            Function<String, Game> loader,
            Archive archive) {
        this.turns = Sample.turns(strata);
        this.seed = seed;
        this.rules = rules;
        this.referee = referee;
        this.loader = loader;
        this.archive = archive;
    }

    /** How many games each player has, if enough of every category can be played. */
    public int games() {
        return turns.size();
    }

    /**
     * Plays what the archive lacks, and tells all results.
     *
     * @param jobs so many games of the sample are played at the same time
     * @param report made once, when all is played or the program is told to end
     */
    public void run(List<Spec> players, int jobs, Audience audience, Runnable report) {
        try (var ending = new FinalReport(report)) {
            try {
                run(players, jobs, audience);
            } catch (CancellationException e) {
                if (!ending.isProgramEnding()) {
                    throw e;
                }
            }
        }
    }

    private void run(List<Spec> players, int jobs, Audience audience) {
        Map<String, Iterator<Listed>> queues = new HashMap<>();
        List<Future<?>> played = new ArrayList<>();
        ExecutorService pool = Executors.newFixedThreadPool(jobs, Kilothon::daemon);
        try {
            for (Stratum stratum : turns) {
                Iterator<Listed> queue = queues.computeIfAbsent(
                        stratum.category(), category -> stratum.games().iterator());
                List<Spec> order = rotated(players, played.size());
                played.add(pool.submit(() -> playOne(queue, order, audience)));
            }
            for (Future<?> turn : played) {
                turn.get();
            }
        } catch (InterruptedException e) {
            throw new CancellationException();
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game could not be played: " + e.getCause(), e.getCause());
        } finally {
            pool.shutdownNow();
            awaitEnd(pool);
        }
    }

    /** A daemon, so that a game that thinks long does not hold up the end of the program. */
    private static Thread daemon(Runnable games) {
        var thread = new Thread(games, "zeitnot-game");
        thread.setDaemon(true);
        return thread;
    }

    /** Nobody keeps a game after this. */
    private static void awaitEnd(ExecutorService pool) {
        boolean isInterrupted = false;
        while (!pool.isTerminated()) {
            try {
                boolean unused = pool.awaitTermination(1, TimeUnit.MINUTES);
            } catch (InterruptedException e) {
                isInterrupted = true;
            }
        }
        if (isInterrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** The first game of those that are left of a category which can be played. */
    private void playOne(Iterator<Listed> queue, List<Spec> players, Audience audience) {
        Optional<Listed> game = next(queue);
        while (game.isPresent() && !playAll(game.get(), players, audience)) {
            game = next(queue);
        }
    }

    private synchronized Optional<Listed> next(Iterator<Listed> queue) {
        return queue.hasNext() ? Optional.of(queue.next()) : Optional.empty();
    }

    /** Whoever is first at a game meets a program that has not warmed up for it, so they take turns. */
    private static List<Spec> rotated(List<Spec> players, int by) {
        List<Spec> order = new ArrayList<>(players);
        Collections.rotate(order, -by);
        return order;
    }

    /** False if the game cannot be played. */
    private boolean playAll(Listed listed, List<Spec> players, Audience audience) {
        Optional<Game> game = Optional.empty();
        for (Spec player : players) {
            GameTask task = rules.task(listed.name(), player, seed);
            Optional<GameRecord> kept = archive.find(task).filter(record -> !record.isVoid());
            if (kept.isEmpty() && game.isEmpty()) {
                try {
                    game = Optional.of(loader.apply(listed.name()));
                } catch (BadInput e) {
                    synchronized (this) {
                        audience.refused(listed.name(), String.valueOf(e.getMessage()));
                    }
                    return false;
                }
            }
            if (kept.isEmpty()) {
                GameRecord record = referee.play(task, game.orElseThrow());
                archive.add(record);
                kept = Optional.of(record);
            }
            synchronized (this) {
                audience.ended(player, listed, kept.orElseThrow());
            }
        }
        return true;
    }
}
