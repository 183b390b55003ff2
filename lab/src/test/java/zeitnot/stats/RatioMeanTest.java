package zeitnot.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class RatioMeanTest {
    @Test
    void countsOfOneGiveThePlainMeanWithStudentsInterval() {
        var mean = new RatioMean();
        mean.add(1);
        mean.add(2);
        mean.add(6);
        // variance 7, standard error sqrt(7/3), t(2 degrees, 97.5 %) = 4.302653
        Estimate estimate = mean.estimate();
        assertThat(estimate.value()).isEqualTo(3);
        assertThat(estimate.margin()).isCloseTo(4.302653 * Math.sqrt(7.0 / 3), within(1e-5));
    }

    @Test
    void gamesWeighAsManyMovesAsTheyHave() {
        var mean = new RatioMean();
        mean.add(3, 10);
        mean.add(1, 2);
        // r = 4/12; residuals 3 - 10/3 and 1 - 2/3; standard error sqrt(2/1 * (1/9 + 1/9)) / 12
        Estimate estimate = mean.estimate();
        assertThat(estimate.value()).isCloseTo(1.0 / 3, within(1e-12));
        assertThat(estimate.margin()).isCloseTo(12.706205 * Math.sqrt(4.0 / 9) / 12, within(1e-5));
    }

    @Test
    void gamesWithoutMovesSayNothing() {
        var mean = new RatioMean();
        mean.add(0, 0);
        assertThat(mean.games()).isZero();
        assertThat(mean.estimate().value()).isNaN();
    }

    @Test
    void oneGameHasNoInterval() {
        var mean = new RatioMean();
        mean.add(5);
        assertThat(mean.estimate()).isEqualTo(new Estimate(5, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY));
    }
}
