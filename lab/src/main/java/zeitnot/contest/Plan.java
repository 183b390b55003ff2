package zeitnot.contest;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** What a {@link Session} plays, and who takes in the records. */
public interface Plan {
    /**
     * The games of the next round, which may depend on the records of those before; none when all is done. They are played
     * in this order: to compare conditions under the same circumstances, interleave their games.
     */
    List<GameTask> round();

    /** Takes in the record of a game, from the store or just played. */
    void add(GameRecord record);

    /** Whether what is known so far is enough. */
    default boolean isDecided() {
        return false;
    }

    /** The same until something is decided. */
    default Plan until(BooleanSupplier isDecided) {
        Plan plan = this;
        return new Plan() {
            @Override
            public List<GameTask> round() {
                return plan.round();
            }

            @Override
            public void add(GameRecord record) {
                plan.add(record);
            }

            @Override
            public boolean isDecided() {
                return plan.isDecided() || isDecided.getAsBoolean();
            }
        };
    }

    /** A single round. */
    static Plan of(List<GameTask> tasks, Consumer<GameRecord> listener) {
        return new Plan() {
            private boolean begun;

            @Override
            public List<GameTask> round() {
                List<GameTask> round = begun ? List.of() : tasks;
                begun = true;
                return round;
            }

            @Override
            public void add(GameRecord record) {
                listener.accept(record);
            }
        };
    }
}
