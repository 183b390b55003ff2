package zeitnot.web;

import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import zeitnot.game.BadInput;
import zeitnot.game.Position;
import zeitnot.play.Duel;
import zeitnot.play.Interruption;
import zeitnot.player.Decision;
import zeitnot.player.Forfeit;
import zeitnot.player.Player;
import zeitnot.player.SearchPlayer;
import zeitnot.time.TimeView;

/**
 * The engine's side of a game: it thinks in a thread of its own, for a move or a hint, one at a time, and ponders. Each takes a
 * place among the {@link Searches} and gives it back.
 */
final class EngineSeat {
    private static final long PATIENCE_MILLIS = 20;

    private final Duel duel;
    private final Player engine;
    private final Searches searches;
    private final Interruption interruption = new Interruption();
    private volatile @Nullable Search search;
    private volatile boolean isPondering;

    /** Where the tree of the engine begins. */
    private volatile Position root;

    private volatile String failure = "";

    /** What is told of a search when it ends. */
    interface Listener {
        /** It has found a move; nobody has cancelled it. */
        void found(Decision decision, boolean isHint, double seconds);

        /** It is over, and the seat is free. */
        void ended(boolean isHint, boolean isCancelled);
    }

    /** A search that is going on. */
    private static final class Search {
        private final boolean isHint;
        private final long startedAt = System.nanoTime();
        private final CountDownLatch over = new CountDownLatch(1);
        private volatile boolean isCancelled;

        Search(boolean isHint) {
            this.isHint = isHint;
        }

        double seconds() {
            return (System.nanoTime() - startedAt) / 1e9;
        }
    }

    EngineSeat(Duel duel, Player engine, Searches searches) {
        this.duel = duel;
        this.engine = engine;
        this.searches = searches;
        this.root = duel.line().position().copy();
    }

    /** Begins to think; its place among the searches has been taken. */
    void begin(boolean isHint, Listener listener) {
        var next = new Search(isHint);
        search = next;
        failure = "";
        root = duel.line().position().copy();
        searches.run(() -> think(next, listener));
    }

    private void think(Search own, Listener listener) {
        try {
            interruption.begin();
            Optional<Decision> found;
            try {
                found = own.isHint ? Optional.of(duel.hint()) : duel.think();
            } finally {
                interruption.end();
            }
            if (found.isPresent() && !own.isCancelled) {
                listener.found(found.get(), own.isHint, own.seconds());
            }
        } catch (Forfeit e) {
            failure = "There is no hint: " + e.getMessage();
        } catch (RuntimeException | Error e) {
            failure = "The search has failed: " + e;
        } finally {
            search = null;
            searches.leave();
            try {
                listener.ended(own.isHint, own.isCancelled);
            } finally {
                own.over.countDown(); // whatever happens: somebody may wait for it
            }
        }
    }

    /** Ends the search; what was found until now counts. */
    void moveNow() {
        interruption.interrupt();
    }

    /** Ends the search that is going on, if there is one, and forgets what it found. Must not be called by a listener. */
    void cancel() {
        Search current = search;
        if (current == null) {
            return;
        }
        current.isCancelled = true;
        try {
            do {
                interruption.interrupt(); // again and again: it may not have begun
            } while (!current.over.await(PATIENCE_MILLIS, TimeUnit.MILLISECONDS));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ponders on the person's move, if the player does so and there is a place for it. */
    void ponder() {
        if (engine instanceof SearchPlayer searching && searching.ponders() && searches.tryEnter()) {
            isPondering = true;
            root = duel.line().position().copy();
            duel.ponder();
        }
    }

    void rest() {
        if (isPondering) {
            isPondering = false;
            duel.rest();
            searches.leave();
        }
    }

    boolean isThinking() {
        return search != null;
    }

    /** Whether it thinks of a hint. */
    boolean isHinting() {
        Search current = search;
        return current != null && current.isHint;
    }

    /** Seconds for which it has been thinking. */
    double seconds() {
        Search current = search;
        return current == null ? 0 : current.seconds();
    }

    /** Why the last search has failed; empty if it has not. */
    String failure() {
        return failure;
    }

    /** The time of the move that is searched for, or was last. */
    Optional<TimeView> time() {
        return engine instanceof SearchPlayer searching ? searching.time() : Optional.empty();
    }

    /** What it thinks now; none if it does not, or has not got so far. */
    Optional<Thoughts> thoughts() {
        Search current = search;
        if (!(engine instanceof SearchPlayer searching) || current == null && !isPondering) {
            return Optional.empty();
        }
        if (current == null) {
            return Optional.of(Thoughts.of("pondering", root, searching, null));
        }
        return time().filter(time -> !time.isOver())
                .map(time -> Thoughts.of(current.isHint ? "hint" : "thinking", root, searching, time));
    }

    /** What it thought when it ended; the root is still where it was. */
    Optional<Thoughts> lastThoughts() {
        return engine instanceof SearchPlayer searching
                ? time().map(time -> Thoughts.of("thought", root, searching, time))
                : Optional.empty();
    }

    /** The moves after a line from where the tree begins. */
    TreeNode node(String line) {
        if (engine instanceof SearchPlayer searching) {
            return TreeNode.of(root, searching.search(), line);
        }
        throw new BadInput("this player does not search; choose one that does, such as uct+solver");
    }

    void close() {
        cancel();
        rest();
        engine.close();
    }
}
