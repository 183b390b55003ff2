package zeitnot.spark;

import java.util.Optional;
import zeitnot.contest.GameRecord;

/** What the cluster tells the thread that runs a contest. */
sealed interface Event {
    /**
     * The record of a game has arrived.
     *
     * @param batch in which the game was handed to Spark
     */
    record GameEnded(int batch, GameRecord record) implements Event {}

    /** All games of a batch have ended or will not be played. */
    record BatchEnded(int batch, Optional<Throwable> failure) implements Event {}

    /** There are more or fewer workers than before. */
    record WorkersChanged(String news) implements Event {}
}
