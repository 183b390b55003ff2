package zeitnot.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class MatchScoreTest {
    @Test
    void countsGamesAndPairsInAnyOrder() {
        var score = new MatchScore();
        score.add(3, 0.5);
        score.add(0, 1);
        score.add(4, 0);
        score.add(2, 1);
        score.add(1, 0);
        assertThat(score.games()).isEqualTo(5);
        assertThat(score.wins()).isEqualTo(2);
        assertThat(score.draws()).isEqualTo(1);
        assertThat(score.losses()).isEqualTo(2);
        assertThat(score.pairs()).containsExactly(0, 0, 1, 1, 0);
        assertThat(score.score().value()).isEqualTo(0.5);
    }

    @Test
    void hasWilsonsIntervalWithoutDraws() {
        assertInterval(0, 10, 0, 0.277533);
        assertInterval(1, 10, 0.017876, 0.404150);
        assertInterval(525, 1000, 0.494012, 0.555796);
    }

    private static void assertInterval(int wins, int games, double low, double high) {
        var score = new MatchScore();
        for (int i = 0; i < games; i++) {
            score.add(i, i < wins ? 1 : 0);
        }
        assertThat(score.score().value()).isEqualTo((double) wins / games);
        assertThat(score.score().low()).isCloseTo(low, within(1e-6));
        assertThat(score.score().high()).isCloseTo(high, within(1e-6));
        assertThat(score.elo().low()).isEqualTo(Elo.difference(score.score().low()));
    }

    @Test
    void takesTheVarianceOfPairsWithDraws() {
        var score = new MatchScore();
        int[] pairs = {34, 54, 63, 64, 75};
        int index = 0;
        for (int halfPoints = 0; halfPoints < 5; halfPoints++) {
            for (int i = 0; i < pairs[halfPoints]; i++) {
                double first = Math.min(1, halfPoints / 2.0);
                score.add(index++, first);
                score.add(index++, halfPoints / 2.0 - first);
            }
        }
        assertThat(score.pairs()).containsExactly(pairs);
        assertThat(score.elo().value()).isCloseTo(55.58, within(0.005));
        assertThat(score.elo().margin()).isCloseTo(27.65, within(0.005));
        assertThat(score.los()).isGreaterThan(0.99);
    }

    @Test
    void staysWithinZeroAndOne() {
        var score = new MatchScore();
        score.add(0, 1);
        score.add(1, 0.5);
        score.add(2, 1);
        score.add(3, 1);
        assertThat(score.score().high()).isEqualTo(1);
        assertThat(score.score().low()).isBetween(0.0, score.score().value());
    }

    @Test
    void leavesEverythingOpenBeforeTheFirstGame() {
        var estimate = new MatchScore().score();
        assertThat(estimate.low()).isZero();
        assertThat(estimate.high()).isEqualTo(1);
    }

    @Test
    void copiesDoNotChange() {
        var score = new MatchScore();
        score.add(0, 1);
        MatchScore copy = score.copy();
        score.add(1, 1);
        assertThat(copy.games()).isEqualTo(1);
        assertThat(copy.pairs()).containsExactly(0, 0, 0, 0, 0);
        copy.add(1, 0);
        assertThat(copy.pairs()).containsExactly(0, 0, 1, 0, 0);
    }

    @Test
    void knowsOnlyWholeAndHalfPoints() {
        assertThatIllegalArgumentException().isThrownBy(() -> new MatchScore().add(0, 2));
    }
}
