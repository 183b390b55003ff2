package zeitnot.games.go;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import zeitnot.game.ShippedTable;

/**
 * The weights of {@link GoFeatures} in the model of Bradley and Terry: a move is played with a probability in proportion to the
 * product of the weights of its features. The table is made by {@code zeitnot learn-patterns}; what is not in it has the weight 1.
 */
final class LearnedWeights {
    static final LearnedWeights SHIPPED = new LearnedWeights(
            ShippedTable.lines(LearnedWeights.class, "patterns.txt").orElse(List.of()));

    private static final int SURROUNDINGS = 1 << 16;

    private final float[] weights = new float[GoFeatures.SIZE];

    /** By what stands around a point, from Black's view: the weight of the pattern. */
    private final float[] patterns = new float[SURROUNDINGS];

    LearnedWeights(List<String> lines) {
        Arrays.fill(weights, 1);
        var features = new GoFeatures();
        Map<String, Integer> numbers = new HashMap<>();
        for (int feature = 0; feature < GoFeatures.SIZE; feature++) {
            numbers.put(features.name(feature), feature);
        }
        for (String line : lines) {
            int end = line.lastIndexOf(' ');
            int feature = Objects.requireNonNull(numbers.get(line.substring(0, end)), line);
            weights[feature] = Float.parseFloat(line.substring(end + 1));
        }
        for (int seen = 0; seen < SURROUNDINGS; seen++) {
            patterns[seen] = weights[GoFeatures.PATTERN + Neighbourhood.number(seen)];
        }
    }

    float of(int feature) {
        return weights[feature];
    }

    /** The weight of a pattern: what stands around a point, as a {@link Board} tells it. */
    float pattern(int surroundings, int colour) {
        return patterns[Neighbourhood.seen(surroundings, colour)];
    }
}
