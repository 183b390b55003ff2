package zeitnot.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class EstimateTest {
    @Test
    void hasTheMarginsOfADifferenceInSquares() {
        Estimate difference = Estimate.around(0.6, 0.03).minus(Estimate.around(0.5, 0.04));
        assertThat(difference.value()).isCloseTo(0.1, within(1e-12));
        assertThat(difference.margin()).isCloseTo(0.05, within(1e-12));
    }

    @Test
    void turnsAnIntervalIntoAPValue() {
        var estimate = Estimate.around(0.6, Estimate.Z * 0.05);
        assertThat(estimate.pValue(0.5)).isCloseTo(0.0455, within(1e-4));
        assertThat(estimate.pValue(0.7)).isCloseTo(0.0455, within(1e-4));
        assertThat(estimate.pValue(0.6)).isEqualTo(1);
        assertThat(estimate.pValue(estimate.low())).isCloseTo(0.05, within(1e-9));
    }

    /** The pooled test of two proportions gives 0.0080. */
    @Test
    void testsTheDifferenceOfTwoIndependentScores() {
        Estimate difference = new Proportion(56, 70).minus(new Proportion(48, 80));
        assertThat(difference.pValue(0)).isCloseTo(0.0080, within(3e-4));
        assertThat(difference.pValue(difference.low())).isCloseTo(0.05, within(1e-9));
    }
}
