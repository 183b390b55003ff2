package zeitnot.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeitnot.game.BadInput;

class PowerTest {
    private final Power usual = new Power(0.05, 0);

    @ParameterizedTest
    @CsvSource({"0.01, 19620", "0.02, 4904", "0.03, 2178", "0.05, 783"})
    void knowsHowManyGamesAnEffectNeeds(double effect, long games) {
        assertThat(usual.games(effect, 0.8)).isEqualTo(games);
        assertThat(usual.power(effect, games)).isGreaterThanOrEqualTo(0.8).isCloseTo(0.8, within(1e-3));
        assertThat(usual.power(effect, games - 1)).isLessThan(0.8);
        assertThat(usual.effect(games, 0.8).orElseThrow()).isCloseTo(effect, within(1e-4));
    }

    @Test
    void knowsHowWideAnIntervalIs() {
        assertThat(usual.margin(1000)).isCloseTo(0.031, within(5e-5));
        assertThat(usual.margin(5000)).isCloseTo(0.0139, within(5e-5));
    }

    /** Half the games drawn is half the variance; e = 0.02: ((1.959964 √0.125 + 0.841621 √0.1246) / 0.02)² = 2450.9. */
    @Test
    void needsFewerGamesWithDraws() {
        assertThat(new Power(0.05, 0.5).games(0.02, 0.8)).isEqualTo(2451);
    }

    @Test
    void needsMoreGamesToBeSurer() {
        assertThat(new Power(0.01, 0).games(0.02, 0.8)).isGreaterThan(4904);
        assertThat(usual.games(0.02, 0.9)).isGreaterThan(4904);
    }

    @Test
    void hasNoEffectForAHandfulOfGames() {
        assertThat(usual.effect(2, 0.8)).isEmpty();
        assertThat(usual.effect(10, 0.8)).isPresent();
    }

    @Test
    void refusesTheImpossible() {
        for (double effect : new double[] {0, -0.02, 0.5, 2, Double.NaN}) {
            assertRefused("effect of " + effect, () -> usual.games(effect, 0.8));
        }
        assertRefused("up to 0.25", () -> new Power(0.05, 0.5).games(0.3, 0.8));
        assertRefused("power 1.0", () -> usual.games(0.02, 1));
        assertRefused("power 80.0", () -> usual.effect(100, 80));
        assertRefused("0 games", () -> usual.effect(0, 0.8));
        assertRefused("0 games", () -> usual.margin(0));
        assertRefused("alpha 0.0", () -> new Power(0, 0));
        assertRefused("draws 1.0", () -> new Power(0.05, 1));
        assertRefused("draws -0.1", () -> new Power(0.05, -0.1));
    }

    private static void assertRefused(String message, Runnable attempt) {
        assertThatThrownBy(attempt::run).isInstanceOf(BadInput.class).hasMessageContaining(message);
    }
}
