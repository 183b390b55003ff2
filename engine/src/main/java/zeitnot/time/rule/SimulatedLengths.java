package zeitnot.time.rule;

import java.util.Optional;
import zeitnot.game.ShippedTable;

/**
 * What the length of simulations says about the length of the game: remaining moves of the player = intercept + slope ·
 * mean plies of the simulations, by least squares over games of self-play. The fits that ship with the engine are made by
 * {@code zeitnot expected-moves --by simulations}.
 */
public record SimulatedLengths(double intercept, double slope) {
    /** The fit that ships with the engine for a game, if there is one. */
    public static Optional<SimulatedLengths> shipped(String game) {
        return ShippedTable.numbers(SimulatedLengths.class, "expected-by-simulations/" + game + ".txt")
                .map(numbers -> new SimulatedLengths(numbers[0], numbers[1]));
    }

    /** The line through these points that has the least squared error. */
    public static SimulatedLengths fit(double[] simulatedPlies, double[] remainingMoves) {
        int n = simulatedPlies.length;
        double meanX = 0;
        double meanY = 0;
        for (int i = 0; i < n; i++) {
            meanX += simulatedPlies[i] / n;
            meanY += remainingMoves[i] / n;
        }
        double covariance = 0;
        double variance = 0;
        for (int i = 0; i < n; i++) {
            covariance += (simulatedPlies[i] - meanX) * (remainingMoves[i] - meanY);
            variance += (simulatedPlies[i] - meanX) * (simulatedPlies[i] - meanX);
        }
        double slope = variance == 0 ? 0 : covariance / variance;
        return new SimulatedLengths(meanY - slope * meanX, slope);
    }

    /** The player's own moves still to come; at least 1. */
    public double remainingMoves(double simulatedPlies) {
        return Math.max(1, intercept + slope * simulatedPlies);
    }
}
