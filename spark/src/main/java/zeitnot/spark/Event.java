package zeitnot.spark;

import java.util.Optional;
import zeitnot.contest.GameRecord;

/** What the cluster tells the thread that runs a contest. */
sealed interface Event {
    /** The record of a game has arrived. */
    record GameEnded(GameRecord record) implements Event {}

    /** All games that were handed to Spark together have ended or will not be played. */
    record BatchEnded(Optional<Throwable> failure) implements Event {}

    /** There are more or fewer workers than before. */
    record WorkersChanged(String news) implements Event {}
}
