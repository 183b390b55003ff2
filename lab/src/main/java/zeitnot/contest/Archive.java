package zeitnot.contest;

import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Where games are kept, so that none is played twice. Several threads may share it. */
public interface Archive extends AutoCloseable {
    /**
     * Keeps a record, for good when this returns. False if the game is there already: then the first record stays, unless it
     * is of a void game.
     */
    boolean add(GameRecord record);

    Optional<GameRecord> find(GameTask task);

    /**
     * Hands the games of the match to which a task belongs to the listener, void ones too, in the order of their numbers. A game
     * is read when the one before it has been taken, so a match may be larger than the memory. The archive waits meanwhile.
     */
    void each(GameTask match, Consumer<GameRecord> listener);

    /** The same without the moves, which is many times faster. */
    void eachScore(GameTask match, Consumer<GameScore> listener);

    /** The places in the list of those tasks whose games are in the archive; void games are not, since they can be played again. */
    BitSet places(List<GameTask> tasks);

    /**
     * A short game of each version of the program, other than this one, that has played games of the match to which a task
     * belongs.
     */
    List<GameRecord> gamesOfOtherVersions(GameTask task);

    /** What people call it. */
    String name();

    /** Notes that the match of which this is the first game is meant to have so many; what was noted before is forgotten. */
    void plan(GameTask first, int games);

    /** Forgets the games of these tasks. */
    void remove(Collection<GameTask> tasks);

    @Override
    void close();

    /** Keeps nothing. */
    static Archive none() {
        return new Archive() {
            @Override
            public boolean add(GameRecord record) {
                return true;
            }

            @Override
            public Optional<GameRecord> find(GameTask task) {
                return Optional.empty();
            }

            @Override
            public void each(GameTask match, Consumer<GameRecord> listener) {}

            @Override
            public void eachScore(GameTask match, Consumer<GameScore> listener) {}

            @Override
            public BitSet places(List<GameTask> tasks) {
                return new BitSet();
            }

            @Override
            public List<GameRecord> gamesOfOtherVersions(GameTask task) {
                return List.of();
            }

            @Override
            public String name() {
                return "no store";
            }

            @Override
            public void plan(GameTask first, int games) {}

            @Override
            public void remove(Collection<GameTask> tasks) {}

            @Override
            public void close() {}
        };
    }
}
