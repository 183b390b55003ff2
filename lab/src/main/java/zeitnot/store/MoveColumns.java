package zeitnot.store;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;
import zeitnot.contest.GameRecord.Move;

/**
 * The moves of a game as one JSON object with an array for each of their fields, so that a name is stored once per game,
 * SQLite's JSON functions can look into it, and a later version can add a field. JSON has no infinity: the allotment of a
 * move that time did not limit is null.
 *
 * @param player missing in games of old versions, in all of which the players took turns
 * @param longestGap missing in games of old versions; null where it is 0 for all moves, as on a simulated clock
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
        double[] simulatedPlies,
        double @Nullable [] longestGap) {

    private static final JsonMapper MAPPER = JsonMapper.shared();

    static String write(List<Move> moves) {
        return MAPPER.writeValueAsString(new MoveColumns(
                moves.stream().map(Move::move).toArray(String[]::new),
                moves.stream().mapToInt(Move::player).toArray(),
                moves.stream().mapToDouble(Move::seconds).toArray(),
                moves.stream().map(MoveColumns::finiteAllotment).toArray(Double[]::new),
                moves.stream().mapToLong(Move::simulations).toArray(),
                moves.stream().mapToInt(Move::bestVisits).toArray(),
                moves.stream().mapToInt(Move::secondVisits).toArray(),
                moves.stream().mapToDouble(Move::value).toArray(),
                moves.stream().map(Move::stopped).toArray(String[]::new),
                moves.stream().mapToDouble(Move::simulatedPlies).toArray(),
                gaps(moves)));
    }

    private static double @Nullable [] gaps(List<Move> moves) {
        double[] gaps = moves.stream().mapToDouble(Move::longestGap).toArray();
        return Arrays.stream(gaps).anyMatch(gap -> gap > 0) ? gaps : null;
    }

    private static @Nullable Double finiteAllotment(Move move) {
        return Double.isFinite(move.allotted()) ? move.allotted() : null;
    }

    /** The moves of a game whose opening has so many plies. */
    static List<Move> read(String json, int openingPlies) {
        MoveColumns columns = MAPPER.readValue(json, MoveColumns.class);
        int[] player = columns.player;
        double[] gaps = columns.longestGap;
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
                    gaps == null ? 0 : gaps[i]));
        }
        return moves;
    }
}
