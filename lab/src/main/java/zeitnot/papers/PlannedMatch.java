package zeitnot.papers;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import zeitnot.contest.GameTask;

/** A match that an experiment needs: which games of it have been played, and what is observed of them. */
final class PlannedMatch {
    private List<GameTask> tasks = List.of();
    private final BitSet played = new BitSet();

    /** With how many of the first games each is about; seldom more than one. */
    private final Map<Observations, Integer> observations = new LinkedHashMap<>();

    private boolean isOfRows;
    private boolean isWanted;

    /** Games of a condition, or of self-play. What is planned already is not planned again. */
    PlannedMatch plan(List<GameTask> games, Observations observed) {
        tasks = games.size() > tasks.size() ? games : tasks;
        observations.put(observed, games.size());
        return this;
    }

    PlannedMatch ofRow() {
        isOfRows = true;
        return this;
    }

    /** Whether one of those that observe it wants it to be played, and not only to be read where it was. */
    void want(boolean also) {
        isWanted |= also;
    }

    boolean isWanted() {
        return isWanted;
    }

    /** Whether there are rows about it. */
    boolean isOfRows() {
        return isOfRows;
    }

    int games() {
        return tasks.size();
    }

    GameTask task(int index) {
        return tasks.get(index);
    }

    boolean isMissing(int index) {
        return index < tasks.size() && !played.get(index);
    }

    boolean needsMoves() {
        return observations.keySet().stream().anyMatch(Observations::needsMoves);
    }

    /** Takes in a game that was missing. */
    void take(int index, Consumer<Observations> game) {
        played.set(index);
        observations.forEach((observed, games) -> {
            if (index < games) {
                game.accept(observed);
            }
        });
    }
}
