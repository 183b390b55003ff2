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
    void hasWilsonsIntervalForSingleGamesWithoutDraws() {
        assertInterval(0, 10, 0, 0.277533);
        assertInterval(1, 10, 0.017876, 0.404150);
        assertInterval(525, 1000, 0.494012, 0.555796);
    }

    private static void assertInterval(int wins, int games, double low, double high) {
        MatchScore score = single(wins, 0, games - wins);
        assertThat(score.score().value()).isEqualTo((double) wins / games);
        assertThat(score.score().low()).isCloseTo(low, within(1e-6));
        assertThat(score.score().high()).isCloseTo(high, within(1e-6));
        assertThat(score.elo().low()).isEqualTo(Elo.difference(score.score().low()));
    }

    /** Games without their partners. */
    private static MatchScore single(int wins, int draws, int losses) {
        var score = new MatchScore();
        for (int i = 0; i < wins + draws + losses; i++) {
            score.add(2 * i, i < wins ? 1 : i < wins + draws ? 0.5 : 0);
        }
        return score;
    }

    @Test
    void decidedScoreLeavesDrawsOut() {
        var score = new MatchScore();
        assertThat(score.decidedScore()).isEqualTo(new Estimate(0.5, 0, 1));
        assertThat(single(1, 20, 9).decidedScore()).isEqualTo(single(1, 0, 9).score());
        assertThat(single(1, 20, 9).decidedGames()).isEqualTo(10);
        assertThat(played(34, 0, 20, 0, 75).decidedScore())
                .isEqualTo(played(34, 0, 0, 0, 75).score());
    }

    @Test
    void takesTheVarianceOfPairsWithDraws() {
        int[] pairs = {34, 54, 63, 64, 75};
        MatchScore score = played(pairs);
        assertThat(score.pairs()).containsExactly(pairs);
        assertThat(score.elo().value()).isCloseTo(55.58, within(0.005));
        assertThat(score.elo().margin()).isCloseTo(27.65, within(0.005));
        assertThat(score.normalizedElo().value()).isCloseTo(57.94, within(0.005));
        assertThat(score.normalizedElo().margin()).isCloseTo(28.28, within(0.005));
        assertThat(score.los()).isGreaterThan(0.99);
    }

    @Test
    void ratesTheWeakerPlayer() {
        MatchScore score = played(332, 433, 498, 333, 334);
        assertThat(score.elo().value()).isCloseTo(-8.64, within(0.005));
        assertThat(score.elo().margin()).isCloseTo(10.33, within(0.005));
        assertThat(score.normalizedElo().value()).isCloseTo(-9.17, within(0.005));
        assertThat(score.normalizedElo().margin()).isCloseTo(10.96, within(0.005));
        assertThat(100 * score.los()).isCloseTo(5.05, within(0.005));
    }

    @Test
    void takesTheVarianceOfSingleGamesWithDraws() {
        MatchScore score = single(136, 111, 96);
        assertThat(score.elo().value()).isCloseTo(40.70, within(0.005));
        assertThat(score.elo().margin()).isCloseTo(30.43, within(0.005));
        assertThat(score.normalizedElo().value()).isCloseTo(49.77, within(0.005));
        assertThat(score.normalizedElo().margin()).isCloseTo(36.77, within(0.005));
        assertThat(100 * score.los()).isCloseTo(99.60, within(0.005));
    }

    /** 150 pairs WW, 10 LL, 20 WL, 30 WD, 10 LD are 350 wins in 400 games with a winner; 100 pairs DD say nothing. */
    @Test
    void takesTheVarianceOfPairsForTheDecidedScoreToo() {
        var score = new MatchScore();
        int index = 0;
        double[][] kinds = {{150, 1, 1}, {10, 0, 0}, {20, 1, 0}, {30, 1, 0.5}, {10, 0.5, 0}, {100, 0.5, 0.5}};
        for (double[] kind : kinds) {
            for (int i = 0; i < kind[0]; i++) {
                score.add(index++, kind[1]);
                score.add(index++, kind[2]);
            }
        }
        double games = 400;
        double r = 350 / games;
        double squares = 150 * Math.pow(2 - 2 * r, 2)
                + 10 * Math.pow(2 * r, 2)
                + 20 * Math.pow(1 - 2 * r, 2)
                + 30 * Math.pow(1 - r, 2)
                + 10 * r * r;
        assertThat(score.decidedScore().value()).isEqualTo(r);
        assertThat(score.decidedScore().margin()).isCloseTo(Estimate.Z * Math.sqrt(squares) / games, within(1e-12));
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
        assertThat(one.score().margin()).isCloseTo(0.4454, within(5e-5)); // Wilson's z / 2√(1 + z²)
        assertThat(one.normalizedElo().value()).isZero();
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

    /** Six games won of eight in pairs that say the same twice are three of four, and not surer than Wilson's six of eight. */
    @Test
    void isNoSurerThanWilsonWithFewPairs() {
        for (int[] pairs : new int[][] {{1, 0, 0, 0, 3}, {0, 0, 2, 0, 2}, {0, 0, 4, 0, 0}, {0, 0, 0, 0, 1}}) {
            MatchScore score = played(pairs);
            MatchScore games = single((int) score.points(), 0, (int) (score.games() - score.points()));
            assertThat(score.score().low()).isLessThanOrEqualTo(games.score().low());
            assertThat(score.score().high())
                    .isGreaterThanOrEqualTo(games.score().high());
            assertThat(score.pValue()).isGreaterThanOrEqualTo(games.pValue());
        }
    }

    /** The true score lies within the interval whether the games of a pair go together or against each other. */
    @Test
    void holdsTheTrueScoreOfPairsWithoutDraws() {
        double[][] kinds = {{0.5, 0, 0.5}, {0.2, 0, 0.8}, {0.05, 0.9, 0.05}, {0.02, 0.9, 0.08}, {0.09, 0.42, 0.49}};
        var random = new Random(7);
        for (double[] kind : kinds) {
            double truth = kind[1] / 2 + kind[2];
            for (int pairs : new int[] {5, 10, 30, 100, 250}) {
                int held = 0;
                for (int repeat = 0; repeat < 2000; repeat++) {
                    int[] counts = new int[5];
                    for (int pair = 0; pair < pairs; pair++) {
                        double u = random.nextDouble();
                        counts[u < kind[0] ? 0 : u < kind[0] + kind[1] ? 2 : 4]++;
                    }
                    Estimate score = played(counts).score();
                    held += score.low() <= truth && truth <= score.high() ? 1 : 0;
                }
                assertThat(held).as("%d pairs, %.2f", pairs, truth).isGreaterThan(1840);
            }
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
        assertThat(score.normalizedElo().low() > 0 || score.normalizedElo().high() < 0)
                .isEqualTo(outside);
        assertThat(Math.min(score.los(), 1 - score.los())).isCloseTo(score.pValue() / 2, within(1e-9));
    }

    /**
     * 500 pairs without a draw, in 442 of which whoever opened won: as independent games p would be 0.21. Of the 58 others
     * 39 were won, for which the sign test says p = 0.012. Here z = 0.02 / √((19 · 0.52² + 442 · 0.02² + 39 · 0.48²) / 500²).
     */
    @Test
    void takesTheVarianceOfPairsWithoutDrawsToo() {
        var decided = new MatchScore();
        var withADraw = new MatchScore();
        for (int pair = 0; pair < 500; pair++) {
            double first = pair < 19 ? 0 : 1;
            double second = pair < 461 ? 0 : 1;
            decided.add(2 * pair, first);
            decided.add(2 * pair + 1, second);
            withADraw.add(2 * pair, pair == 100 ? 0.5 : first);
            withADraw.add(2 * pair + 1, pair == 100 ? 0.5 : second);
        }
        assertThat(decided.pairs()).containsExactly(19, 0, 442, 0, 39).isEqualTo(withADraw.pairs());
        assertThat(withADraw.pValue()).isCloseTo(0.00818, within(5e-6));
        assertThat(decided.pValue()).isEqualTo(withADraw.pValue());
        assertThat(decided.score()).isEqualTo(withADraw.score());
    }

    @Test
    void hasWilsonsTestForSingleGamesWithoutDraws() {
        MatchScore score = single(525, 0, 475);
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
        assertThat(new MatchScore().normalizedElo().margin()).isInfinite();
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
