package zeitnot.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
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
    void decidedScoreLeavesDrawsOut() {
        var score = new MatchScore();
        assertThat(score.decidedScore()).isEqualTo(new Estimate(0.5, 0, 1));
        for (int i = 0; i < 30; i++) {
            score.add(i, i < 20 ? 0.5 : i < 21 ? 1 : 0);
        }
        assertThat(score.decidedScore()).isEqualTo(new Proportion(1, 10).wilson());
    }

    @Test
    void takesTheVarianceOfPairsWithDraws() {
        int[] pairs = {34, 54, 63, 64, 75};
        MatchScore score = played(pairs);
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
        assertThat(score.score().high()).isBetween(score.score().value(), 1.0);
        assertThat(score.score().low()).isBetween(0.0, score.score().value());
    }

    /** Two identical pairs have no variance, and still say little. */
    @Test
    void isWideForFewPairsWithDraws() {
        var drawn = played(0, 0, 1, 0, 0);
        assertThat(drawn.score().low()).isLessThan(0.11);
        assertThat(drawn.score().high()).isGreaterThan(0.89);
        var won = played(0, 0, 0, 2, 0);
        assertThat(won.score().value()).isEqualTo(0.75);
        assertThat(won.score().low()).isLessThan(0.3);
        assertThat(won.los()).isBetween(0.5, 0.95);
        assertThat(won.pValue()).isGreaterThan(0.2);
        var one = new MatchScore();
        one.add(0, 0.5);
        assertThat(one.score().margin()).isCloseTo(0.5, within(1e-9));
    }

    /** After 100 drawn pairs, three in a hundred may still be decided: 1 − 0.05^(1/100). */
    @Test
    void doesNotTakeManyDrawsForCertainty() {
        Estimate score = played(0, 0, 100, 0, 0).score();
        assertThat(score.margin()).isBetween(0.0148, 0.02);
    }

    @Test
    void holdsItsValueWhateverTheOrderOfTheGames() {
        var score = new MatchScore();
        score.add(0, 0);
        score.add(1, 0);
        for (int index = 2; index < 40; index += 2) {
            score.add(index, index == 2 ? 0.5 : 1);
            assertThat(score.score().value())
                    .isBetween(score.score().low(), score.score().high());
        }
    }

    /** The true score lies within the interval at least 94 times in 100, whatever the number of pairs. */
    @Test
    void holdsTheTrueScoreForFewPairsToo() {
        var random = new Random(3);
        double win = 0.3;
        double draw = 0.5;
        for (int pairs : new int[] {1, 2, 5, 10, 30, 100, 220}) {
            int held = 0;
            for (int repeat = 0; repeat < 2000; repeat++) {
                var score = new MatchScore();
                for (int index = 0; index < 2 * pairs; index++) {
                    double u = random.nextDouble();
                    score.add(index, u < win ? 1 : u < win + draw ? 0.5 : 0);
                }
                double truth = win + draw / 2;
                held += score.score().low() <= truth && truth <= score.score().high() ? 1 : 0;
            }
            assertThat(held).as("%d pairs", pairs).isGreaterThan(1860);
        }
    }

    @Test
    void findsADifferenceExactlyIfTheIntervalDoesNotHoldOneHalf() {
        var random = new Random(5);
        for (int repeat = 0; repeat < 500; repeat++) {
            int[] r = random.ints(5, 0, repeat % 2 == 0 ? 4 : 80).toArray();
            assertSignificantIfOutside(played(r[0], r[1], r[2], r[3], r[4]));
            assertSignificantIfOutside(played(r[0], 0, 0, 0, r[4] + 1));
        }
    }

    private static void assertSignificantIfOutside(MatchScore score) {
        Estimate estimate = score.score();
        boolean outside = estimate.low() > 0.5 || estimate.high() < 0.5;
        assertThat(score.pValue() < 0.05).as("%s", estimate).isEqualTo(outside);
        assertThat(Math.min(score.los(), 1 - score.los())).isCloseTo(score.pValue() / 2, within(1e-9));
    }

    @Test
    void hasWilsonsTestWithoutDraws() {
        var score = new MatchScore();
        for (int i = 0; i < 1000; i++) {
            score.add(i, i < 525 ? 1 : 0);
        }
        assertThat(score.pValue()).isCloseTo(0.1138, within(5e-5));
        assertThat(score.los()).isCloseTo(0.9431, within(5e-5));
    }

    /** A match with so many pairs of each kind; an even pair is two draws. */
    private static MatchScore played(int... pairs) {
        var score = new MatchScore();
        int index = 0;
        for (int halfPoints = 0; halfPoints < 5; halfPoints++) {
            for (int i = 0; i < pairs[halfPoints]; i++) {
                double first = halfPoints == 2 ? 0.5 : Math.min(1, halfPoints / 2.0);
                score.add(index++, first);
                score.add(index++, halfPoints / 2.0 - first);
            }
        }
        return score;
    }

    @Test
    void leavesEverythingOpenBeforeTheFirstGame() {
        var estimate = new MatchScore().score();
        assertThat(estimate.low()).isZero();
        assertThat(estimate.high()).isEqualTo(1);
        assertThat(new MatchScore().los()).isEqualTo(0.5);
        assertThat(new MatchScore().pValue()).isEqualTo(1);
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
