package zeitnot.spark;

import java.io.Serializable;
import java.util.List;
import scala.Function1;
import scala.collection.Iterator;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameTask;
import zeitnot.contest.Origin;
import zeitnot.contest.Referee;

/**
 * What a worker does for one game. Spark ships the driver's code, but what a worker has in its own jars comes first; so
 * the version is compared.
 *
 * @param version of the driver
 */
record GameOnWorker(String version) implements Function1<Iterator<GameTask>, GameRecord>, Serializable {
    @Override
    public GameRecord apply(Iterator<GameTask> game) {
        String own = Origin.here().version();
        if (!own.equals(version)) {
            throw new OtherBuild("it has zeitnot " + own + " among its own jars, and this is " + version
                    + "; take zeitnot's jars out of its Spark folder, they are sent to it");
        }
        return play(game.next());
    }

    /** What one game lacks, as memory, others may have. */
    private static GameRecord play(GameTask task) {
        try {
            return Table.REFEREE.play(task);
        } catch (Error e) {
            return GameRecord.voided(task, List.of(), "the game failed: " + e);
        }
    }

    /** One for all games that this Java virtual machine plays. */
    private static final class Table {
        static final Referee REFEREE = new Referee();
    }

    /** The worker would play other games than the driver has asked for. */
    static final class OtherBuild extends RuntimeException {
        private static final long serialVersionUID = 1;

        OtherBuild(String message) {
            super(message);
        }
    }
}
