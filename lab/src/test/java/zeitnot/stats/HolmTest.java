package zeitnot.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class HolmTest {
    @Test
    void correctsATable() {
        assertThat(Holm.correct(.001, .008, .039, .041, .042, .06, .074, .205))
                .containsExactly(new double[] {.008, .056, .234, .234, .234, .234, .234, .234}, within(1e-12));
    }

    @Test
    void keepsTheOrderOfTheTable() {
        assertThat(Holm.correct(.04, .01, .03)).containsExactly(new double[] {.06, .03, .06}, within(1e-12));
    }

    @Test
    void neverExceedsOne() {
        assertThat(Holm.correct(.9, .8)).containsExactly(1, 1);
    }

    @Test
    void leavesASingleComparisonAlone() {
        assertThat(Holm.correct(.03)).containsExactly(.03);
        assertThat(Holm.correct()).isEmpty();
    }
}
