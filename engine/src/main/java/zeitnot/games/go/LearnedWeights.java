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
    /** The patterns of playouts, for which the rates of their steps were chosen. */
    static final LearnedWeights OF_PLAYOUTS = shipped("patterns-playout.txt");

    private static final int SMALL_AREA = 15 * 15;
    private static final int SURROUNDINGS = 1 << 16;

    private final GoFeatures features;
    private final float[] weights;

    /** By what stands around a point, from Black's view: the weight of the pattern. */
    private final float[] patterns = new float[SURROUNDINGS];

    /** Loaded only if somebody plays on such a board. */
    private static final class Small {
        static final LearnedWeights WEIGHTS = shipped("patterns.txt");
    }

    private static final class Large {
        static final LearnedWeights WEIGHTS = shipped("patterns-large.txt");
    }

    LearnedWeights(List<String> lines) {
        features = GoFeatures.of(lines.stream().map(LearnedWeights::name).toList());
        weights = new float[features.size()];
        Arrays.fill(weights, 1);
        Map<String, Integer> numbers = new HashMap<>();
        for (int feature = 0; feature < weights.length; feature++) {
            numbers.put(features.name(feature), feature);
        }
        for (String line : lines) {
            int feature = Objects.requireNonNull(numbers.get(name(line)), line);
            weights[feature] = Float.parseFloat(line.substring(line.lastIndexOf(' ') + 1));
        }
        for (int seen = 0; seen < SURROUNDINGS; seen++) {
            patterns[seen] = weights[GoFeatures.PATTERN + Neighbourhood.number(seen)];
        }
    }

    /** What was learned on boards of about this size. */
    static LearnedWeights of(Grid grid) {
        return isSmall(grid) ? Small.WEIGHTS : Large.WEIGHTS;
    }

    static boolean isSmall(Grid grid) {
        return grid.area() <= SMALL_AREA;
    }

    private static LearnedWeights shipped(String table) {
        return new LearnedWeights(
                ShippedTable.lines(LearnedWeights.class, table).orElse(List.of()));
    }

    private static String name(String line) {
        return line.substring(0, line.lastIndexOf(' '));
    }

    float of(int feature) {
        return weights[feature];
    }

    /** The weight of a pattern: what stands around a point, as a {@link Board} tells it. */
    float pattern(int surroundings, int colour) {
        return patterns[Neighbourhood.seen(surroundings, colour)];
    }

    /** The weight of the stone whose effects were looked at last. */
    float of(Effects effects) {
        float product = 1;
        for (int group = 0; group < Effects.GROUPS; group++) {
            product *= weights[GoFeatures.effect(group, effects)];
        }
        return product;
    }

    /** The weight of the largest known shape around a place. */
    float shape(GoPosition go, int at) {
        return weights[GoFeatures.SHAPE + features.shapes.largest(go, at)];
    }
}
