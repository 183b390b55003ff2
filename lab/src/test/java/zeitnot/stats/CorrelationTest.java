package zeitnot.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import zeitnot.game.Rng;

class CorrelationTest {
    @Test
    void isPearsonsOverAllPositions() {
        var correlation = new Correlation();
        correlation.add(new double[] {1, 2}, new double[] {2, 1});
        correlation.add(new double[] {3, 4, 5}, new double[] {4, 3, 5});
        assertThat(correlation.value()).isEqualTo(0.8, within(1e-12));
    }

    @Test
    void isOneOnALineWithoutAnyDoubt() {
        var correlation = new Correlation();
        for (int game = 0; game < 5; game++) {
            correlation.add(
                    new double[] {game, game + 1, game + 5}, new double[] {2 * game, 2 * game + 2, 2 * game + 10});
        }
        assertThat(correlation.estimate().value()).isEqualTo(1, within(1e-12));
        assertThat(correlation.estimate().margin()).isEqualTo(0, within(1e-9));
    }

    @Test
    void isNotANumberWhereNothingVaries() {
        var correlation = new Correlation();
        correlation.add(new double[] {1, 2}, new double[] {3, 3});
        assertThat(correlation.value()).isNaN();
    }

    @Test
    void oneGameSaysNothingOfTheInterval() {
        var correlation = new Correlation();
        correlation.add(new double[] {1, 2, 3}, new double[] {1, 2, 2});
        assertThat(correlation.estimate().high()).isInfinite();
    }

    /** With independent positions the jackknife's interval is near that of Fisher: tanh(artanh r ± 1.96 / √(n − 3)). */
    @Test
    void intervalOfIndependentPositionsIsFishers() {
        var correlation = new Correlation();
        var rng = new Rng(1);
        int n = 2000;
        for (int i = 0; i < n; i++) {
            double x = uniform(rng);
            correlation.add(new double[] {x}, new double[] {x + uniform(rng)});
        }
        Estimate estimate = correlation.estimate();
        assertThat(estimate.value()).isEqualTo(Math.sqrt(0.5), within(0.03));
        double fisher = 1.96 / Math.sqrt(n - 3) * (1 - estimate.value() * estimate.value());
        assertThat(estimate.margin()).isEqualTo(fisher, within(0.2 * fisher));
    }

    /** Ten equal positions in each game are worth no more than one. */
    @Test
    void positionsOfOneGameAreNotIndependent() {
        var once = new Correlation();
        var tenfold = new Correlation();
        var rng = new Rng(2);
        for (int i = 0; i < 200; i++) {
            double x = uniform(rng);
            double y = x + uniform(rng);
            once.add(new double[] {x}, new double[] {y});
            tenfold.add(filled(x), filled(y));
        }
        assertThat(tenfold.value()).isEqualTo(once.value(), within(1e-9));
        assertThat(tenfold.estimate().margin()).isEqualTo(once.estimate().margin(), within(1e-6));
    }

    @Test
    void strengthIsComparedWhateverTheSign() {
        var turn = new Correlation();
        var roll = new Correlation();
        var rng = new Rng(3);
        for (int i = 0; i < 300; i++) {
            double y = uniform(rng);
            turn.add(new double[] {y + 2 * uniform(rng)}, new double[] {y});
            roll.add(new double[] {-y + 0.2 * uniform(rng)}, new double[] {y});
        }
        Estimate stronger = roll.strongerThan(turn);
        assertThat(stronger.value()).isEqualTo(Math.abs(roll.value()) - turn.value(), within(1e-12));
        assertThat(stronger.low()).isPositive();
        assertThat(turn.strongerThan(roll).high()).isNegative();
    }

    private static double[] filled(double value) {
        double[] all = new double[10];
        Arrays.fill(all, value);
        return all;
    }

    private static double uniform(Rng rng) {
        return rng.nextInt(1_000_000) / 1e6;
    }
}
