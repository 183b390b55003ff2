package zeitnot.store;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;
import zeitnot.contest.GameRecord.Move;

/**
 * The moves of a game in stores of the first three formats: one JSON object with an array for each of their fields. JSON has
 * no infinity: the allotment of a move that time did not limit is null.
 *
 * @param player missing in games of the oldest versions, in all of which the players took turns
 */
record MoveColumns(
        String[] move,
        int @Nullable [] player,
        double[] seconds,
        @Nullable Double[] allotted,
        long[] simulations,
        int[] bestVisits,
        int[] secondVisits,
        double[] value,
        String[] stopped,
        double[] simulatedPlies) {

    /** @param opening the moves before them, separated by spaces */
    static List<Move> read(String json, String opening) {
        MoveColumns columns = JsonMapper.shared().readValue(json, MoveColumns.class);
        int openingPlies = opening.isEmpty() ? 0 : opening.split(" ").length;
        int[] player = columns.player;
        List<Move> moves = new ArrayList<>(columns.move.length);
        for (int i = 0; i < columns.move.length; i++) {
            Double allotted = columns.allotted[i];
            moves.add(new Move(
                    columns.move[i],
                    player == null ? (openingPlies + i) % 2 : player[i],
                    columns.seconds[i],
                    allotted == null ? Double.POSITIVE_INFINITY : allotted,
                    columns.simulations[i],
                    columns.bestVisits[i],
                    columns.secondVisits[i],
                    columns.value[i],
                    columns.stopped[i],
                    columns.simulatedPlies[i],
                    0));
        }
        return moves;
    }
}
