package zeitnot.contest;

import java.util.AbstractList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import zeitnot.game.BadInput;

/**
 * Planned games, of which those in the archive are taken from there and only the others are played. Games are played in
 * the order of the tasks: to compare conditions under the same circumstances, interleave their tasks.
 */
public final class Contest {
    private final List<GameTask> tasks;
    private final Archive archive;
    private final BitSet stored;

    public Contest(List<GameTask> tasks, Archive archive) {
        this.tasks = tasks;
        this.archive = archive;
        this.stored = archive.places(tasks);
    }

    /**
     * Makes the players of the games that are missing once and in vain; external programs are started. Throws
     * {@link BadInput} if one of them cannot play.
     */
    public void tryOut() {
        Players.tryOut(missingMatches());
    }

    /** The first game of each match of which games are missing. */
    public List<GameTask> missingMatches() {
        return new Part(tasks, missingPlaces())
                .stream().map(GameTask::first).distinct().toList();
    }

    private int[] missingPlaces() {
        var missing = new BitSet();
        missing.set(0, tasks.size());
        missing.andNot(stored);
        return missing.stream().toArray();
    }

    /** How many of the games are taken from the archive. */
    public int stored() {
        return stored.cardinality();
    }

    /** How many of the games have to be played. */
    public int missing() {
        return tasks.size() - stored();
    }

    /** Hands the records of all games to the listener: {@link #replay}, then {@link #play}. */
    public void run(Runner runner, Consumer<GameRecord> listener) throws InterruptedException {
        replay(listener);
        play(runner, listener);
    }

    /** Hands the records that are in the archive to the listener, match by match in the order of their numbers. */
    public void replay(Consumer<GameRecord> listener) {
        Map<GameTask, Map<Integer, Integer>> placesByMatch = new LinkedHashMap<>();
        stored.stream().forEach(place -> {
            GameTask task = tasks.get(place);
            placesByMatch
                    .computeIfAbsent(task.first(), match -> new HashMap<>())
                    .put(task.index(), place);
        });
        stored.clear(); // somebody may have removed games meanwhile
        placesByMatch.forEach((match, places) -> archive.each(match, record -> {
            Integer place = places.get(record.task().index());
            if (place != null) {
                stored.set(place);
                listener.accept(record);
            }
        }));
    }

    /**
     * Plays the games that are missing. Each record is handed to the listener, on the calling thread, when its game has
     * ended and is kept. To cancel, interrupt that thread.
     */
    public void play(Runner runner, Consumer<GameRecord> listener) throws InterruptedException {
        playWhile(runner, record -> {
            listener.accept(record);
            return true;
        });
    }

    /** The same until the listener says that no more games are wanted. */
    public void playWhile(Runner runner, Predicate<GameRecord> listener) throws InterruptedException {
        runner.runWhile(TaskSource.of(new Part(tasks, missingPlaces())), record -> listener.test(kept(record)));
    }

    /** What the archive keeps of this game: where two processes have played it, the record of the first. */
    private GameRecord kept(GameRecord record) {
        return archive.add(record) ? record : archive.find(record.task()).orElse(record);
    }

    /** The tasks at some places of a list. */
    private static final class Part extends AbstractList<GameTask> {
        private final List<GameTask> tasks;
        private final int[] places;

        Part(List<GameTask> tasks, int[] places) {
            this.tasks = tasks;
            this.places = places;
        }

        @Override
        public GameTask get(int index) {
            return tasks.get(places[index]);
        }

        @Override
        public int size() {
            return places.length;
        }
    }
}
