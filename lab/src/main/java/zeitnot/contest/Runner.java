package zeitnot.contest;

import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import zeitnot.game.BadInput;

/**
 * Plays games somewhere, several at a time. Used by one thread at a time.
 *
 * <p>A game that has ended is never lost on the way: whatever ends {@link #runWhile}, but for a listener that throws, the
 * records of all games that have ended by then are handed over before it returns. Games that have not ended are forgotten.
 * When it returns, nothing of it goes on.
 */
public interface Runner extends AutoCloseable {
    /**
     * Plays the games of the source, which it asks for no more than it can soon begin, in that order. Each record is handed
     * to the listener when its game ends, on the calling thread. The listener says whether more games are wanted; what it
     * says of games that end after it said no does not matter. To cancel, interrupt the calling thread. A game that cannot
     * be played at all throws.
     */
    void runWhile(TaskSource tasks, Predicate<GameRecord> listener) throws InterruptedException;

    /** The same until the source has no more. */
    default void run(TaskSource tasks, Consumer<GameRecord> listener) throws InterruptedException {
        runWhile(tasks, record -> {
            listener.accept(record);
            return true;
        });
    }

    /**
     * What a user should know before these games are played here, one line each. Throws {@link BadInput} if they cannot be.
     *
     * @param sample a game of each kind
     */
    default List<String> warnings(Collection<GameTask> sample) {
        return List.of();
    }

    @Override
    default void close() {}
}
