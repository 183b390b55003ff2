package zeitnot.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class ProportionTest {
    private static void assertInterval(Estimate estimate, double low, double high, Offset<Double> offset) {
        assertThat(estimate.low()).isCloseTo(low, offset);
        assertThat(estimate.high()).isCloseTo(high, offset);
    }

    @Test
    void hasWilsonsInterval() {
        assertInterval(new Proportion(0, 10).wilson(), 0, 0.277533, within(1e-6));
        assertInterval(new Proportion(1, 10).wilson(), 0.017876, 0.404150, within(1e-6));
        assertInterval(new Proportion(525, 1000).wilson(), 0.494012, 0.555796, within(1e-6));
    }

    @Test
    void hasTheIntervalOfClopperAndPearson() {
        assertInterval(new Proportion(1, 10).clopperPearson(), 0.002529, 0.445016, within(1e-6));
    }

    @Test
    void hasNewcombesIntervalOfADifference() {
        Estimate difference = new Proportion(56, 70).minus(new Proportion(48, 80));
        assertThat(difference.value()).isCloseTo(0.2, within(1e-12));
        assertInterval(difference, 0.0524, 0.3339, within(5e-5));
    }

    @Test
    void refusesMoreSuccessesThanTrials() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Proportion(3, 2));
        assertThatIllegalArgumentException().isThrownBy(() -> new Proportion(0, 0));
    }
}
