package zeitnot.contest;

import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

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
