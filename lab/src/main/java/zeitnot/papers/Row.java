package zeitnot.papers;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A row of a table, or what a figure shows of one player.
 *
 * @param reference the condition that a {@link Measure#GAIN} is measured against
 */
public record Row(Condition condition, Optional<Condition> reference, Measure measure, Published published) {
    Row(Condition condition, Measure measure, Published published) {
        this(condition, Optional.empty(), measure, published);
    }

    /** All that has to be played for this row. */
    List<Condition> conditions() {
        return Stream.concat(Stream.of(condition), reference.stream()).toList();
    }
}
