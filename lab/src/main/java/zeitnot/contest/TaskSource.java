package zeitnot.contest;

import java.util.Iterator;
import java.util.Optional;

/**
 * Where a {@link Runner} gets its games from, one after the other, so that which game is next may depend on the results so
 * far. It is asked on the thread that also gets the records: neither has to be safe for several threads.
 */
@FunctionalInterface
public interface TaskSource {
    /**
     * The game to begin next. Empty if there is none now: a runner asks again after each record that it hands over, and has
     * done its work when there is none while no game is being played.
     */
    Optional<GameTask> next();

    /** These games, in their order. */
    static TaskSource of(Iterable<GameTask> tasks) {
        Iterator<GameTask> rest = tasks.iterator();
        return () -> rest.hasNext() ? Optional.of(rest.next()) : Optional.empty();
    }
}
