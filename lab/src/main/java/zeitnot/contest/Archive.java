package zeitnot.contest;

import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Where games are kept, so that none is played twice. Several threads may share it. */
public interface Archive extends AutoCloseable {
    /**
     * Keeps a record, for good when this returns. False if the game is there already: then the first record stays, unless it
     * is of a void game.
     */
    boolean add(GameRecord record);

    Optional<GameRecord> find(GameTask task);

    /** The places in the list of those tasks whose games are in the archive; void games are not, since they can be played again. */
    BitSet places(List<GameTask> tasks);

    /** The versions of the program, other than this one, that have played games of the match to which a task belongs. */
    Set<String> otherVersions(GameTask task);

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
            public BitSet places(List<GameTask> tasks) {
                return new BitSet();
            }

            @Override
            public Set<String> otherVersions(GameTask task) {
                return Set.of();
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
