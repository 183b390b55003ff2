package zeitnot.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Against values that fishtest, OpenBench and fastchess compute for the same counts. */
class ScoreCountsTest {
    private static final Offset<Double> TWO_DECIMALS = within(0.005);

    @Test
    void ratesSingleGames() {
        var counts = ScoreCounts.ofGames(136, 111, 96);
        assertThat(counts.score().value()).isCloseTo(0.558, within(0.0005));
        assertThat(counts.elo().value()).isCloseTo(40.70, TWO_DECIMALS);
        assertThat(counts.elo().margin()).isCloseTo(30.43, TWO_DECIMALS);
        assertThat(counts.normalizedElo().value()).isCloseTo(49.77, TWO_DECIMALS);
        assertThat(counts.normalizedElo().margin()).isCloseTo(36.77, TWO_DECIMALS);
        assertThat(100 * counts.los()).isCloseTo(99.60, TWO_DECIMALS);
    }

    @Test
    void ratesPairs() {
        var counts = ScoreCounts.ofPairs(34, 54, 63, 64, 75);
        assertThat(counts.elo().value()).isCloseTo(55.58, TWO_DECIMALS);
        assertThat(counts.elo().margin()).isCloseTo(27.65, TWO_DECIMALS);
        assertThat(counts.normalizedElo().value()).isCloseTo(57.94, TWO_DECIMALS);
        assertThat(counts.normalizedElo().margin()).isCloseTo(28.28, TWO_DECIMALS);
    }

    @Test
    void ratesPairsOfTheWeakerPlayer() {
        var counts = ScoreCounts.ofPairs(332, 433, 498, 333, 334);
        assertThat(counts.elo().value()).isCloseTo(-8.64, TWO_DECIMALS);
        assertThat(counts.elo().margin()).isCloseTo(10.33, TWO_DECIMALS);
        assertThat(counts.normalizedElo().value()).isCloseTo(-9.17, TWO_DECIMALS);
        assertThat(counts.normalizedElo().margin()).isCloseTo(10.96, TWO_DECIMALS);
        assertThat(100 * counts.los()).isCloseTo(5.05, TWO_DECIMALS);
    }

    @Test
    void staysFiniteWhenAllGamesEndAlike() {
        var counts = ScoreCounts.ofGames(10, 0, 0);
        assertThat(counts.score().high()).isEqualTo(1);
        assertThat(counts.elo().value()).isPositive().isLessThanOrEqualTo(1200);
        assertThat(counts.normalizedElo().value()).isPositive().isFinite();
        assertThat(counts.los()).isBetween(0.99, 1.0);
    }
}
