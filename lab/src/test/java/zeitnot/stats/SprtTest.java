package zeitnot.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import zeitnot.game.BadInput;
import zeitnot.stats.Sprt.Model;
import zeitnot.stats.Sprt.Verdict;

/** Against values that fishtest and fastchess compute for the same counts. */
class SprtTest {
    private static Sprt normalized(double low, double high) {
        return new Sprt(Model.NORMALIZED, low, high, 0.05, 0.05);
    }

    private static Sprt logistic(double low, double high) {
        return new Sprt(Model.LOGISTIC, low, high, 0.05, 0.05);
    }

    private static void assertLlr(Sprt sprt, ScoreCounts counts, double expected) {
        assertThat(sprt.llr(counts)).isCloseTo(expected, within(1e-6));
    }

    @Test
    void ratesSingleGames() {
        assertLlr(normalized(0, 2), ScoreCounts.ofGames(36433, 68692, 36027), 0.923293);
        assertLlr(normalized(-1.75, 0.25), ScoreCounts.ofGames(10871, 20431, 10650), 2.297500);
        assertLlr(logistic(0.5, 2.5), ScoreCounts.ofGames(21404, 40708, 21184), -1.571889);
    }

    @Test
    void ratesPairs() {
        assertLlr(normalized(0, 2), ScoreCounts.ofPairs(365, 16618, 36229, 16974, 390), 2.250368);
        assertLlr(normalized(-1.75, 0.25), ScoreCounts.ofPairs(127, 4883, 10712, 5150, 104), 3.010154);
        assertLlr(logistic(0.5, 2.5), ScoreCounts.ofPairs(223, 9863, 21279, 10037, 246), -3.074126);
        assertLlr(logistic(0, 2), ScoreCounts.ofPairs(871, 26175, 55983, 26678, 821), -4.978673);
    }

    @Test
    void ratesPairsWithoutDraws() {
        var better = ScoreCounts.ofPairs(120, 0, 260, 0, 160);
        assertLlr(normalized(0, 20), better, 2.737706);
        assertLlr(logistic(0, 20), better, 2.722632);
        var equal = ScoreCounts.ofPairs(200, 0, 600, 0, 200);
        assertLlr(normalized(0, 20), equal, -3.310942);
        assertLlr(logistic(0, 20), equal, -4.124675);
    }

    @Test
    void decidesAtWaldsBounds() {
        Sprt sprt = normalized(0, 10);
        assertThat(sprt.upperBound()).isCloseTo(2.94444, within(5e-6));
        assertThat(sprt.lowerBound()).isCloseTo(-2.94444, within(5e-6));
        assertThat(sprt.verdict(2.945)).isEqualTo(Verdict.ACCEPT);
        assertThat(sprt.verdict(2.944)).isEqualTo(Verdict.CONTINUE);
        assertThat(sprt.verdict(-2.944)).isEqualTo(Verdict.CONTINUE);
        assertThat(sprt.verdict(-2.945)).isEqualTo(Verdict.REJECT);
        var careful = new Sprt(Model.NORMALIZED, 0, 10, 0.01, 0.1);
        assertThat(careful.upperBound()).isCloseTo(Math.log(90), within(1e-9));
        assertThat(careful.lowerBound()).isCloseTo(Math.log(10 / 99.0), within(1e-9));
    }

    @Test
    void decidesFromCounts() {
        assertThat(normalized(-1.75, 0.25).verdict(ScoreCounts.ofPairs(127, 4883, 10712, 5150, 104)))
                .isEqualTo(Verdict.ACCEPT);
        assertThat(normalized(0, 20).verdict(ScoreCounts.ofPairs(200, 0, 600, 0, 200)))
                .isEqualTo(Verdict.REJECT);
        assertThat(normalized(0, 20).verdict(ScoreCounts.ofPairs(120, 0, 260, 0, 160)))
                .isEqualTo(Verdict.CONTINUE);
    }

    @Test
    void isAntisymmetric() {
        double better = normalized(0, 10).llr(ScoreCounts.ofPairs(10, 20, 50, 30, 25));
        double worse = normalized(-10, 0).llr(ScoreCounts.ofPairs(25, 30, 50, 20, 10));
        assertThat(better).isCloseTo(-worse, within(1e-6));
    }

    @Test
    void staysFiniteWhateverTheCounts() {
        var random = new Random(7);
        for (int i = 0; i < 300; i++) {
            long[] r = random.longs(5, 0, 40)
                    .map(n -> random.nextInt(3) == 0 ? 0 : n)
                    .toArray();
            var counts = ScoreCounts.ofPairs(r[0], r[1], r[2], r[3], r[4]);
            for (Sprt sprt : new Sprt[] {normalized(0, 10), normalized(-200, 200), logistic(-200, 200)}) {
                assertThat(sprt.llr(counts)).as("%s, %s", sprt, r).isFinite();
            }
        }
    }

    @Test
    void doesNotDecideOnAHandfulOfPairs() {
        assertThat(normalized(0, 10).verdict(ScoreCounts.ofPairs(0, 0, 0, 0, 5)))
                .isEqualTo(Verdict.CONTINUE);
        assertThat(normalized(0, 10).verdict(ScoreCounts.ofPairs(0, 0, 5, 0, 0)))
                .isEqualTo(Verdict.CONTINUE);
        assertThat(normalized(0, 10).verdict(ScoreCounts.ofPairs(0, 0, 0, 0, 0)))
                .isEqualTo(Verdict.CONTINUE);
    }

    /** The error rates hold: 200 matches of equal players, and 200 where the first one is better by H1. */
    @Test
    void errsAsRarelyAsAsked() {
        var random = new Random(11);
        int accepted = 0;
        int rejected = 0;
        for (int match = 0; match < 200; match++) {
            accepted += run(0.5, random) == Verdict.ACCEPT ? 1 : 0;
            rejected += run(Elo.score(60), random) == Verdict.REJECT ? 1 : 0;
        }
        assertThat(accepted).isBetween(1, 20);
        assertThat(rejected).isBetween(1, 20);
    }

    private static Verdict run(double winRate, Random random) {
        Sprt sprt = logistic(0, 60);
        var score = new MatchScore();
        for (int index = 0; ; index++) {
            score.add(index, random.nextDouble() < winRate ? 1 : 0);
            if (index % 2 == 1 && sprt.verdict(score.pairCounts()) != Verdict.CONTINUE) {
                return sprt.verdict(score.pairCounts());
            }
        }
    }

    @Test
    void readsHypotheses() {
        Sprt sprt = Sprt.parse(" -1.75, 0.25", Model.LOGISTIC, 0.05, 0.1);
        assertThat(sprt).isEqualTo(new Sprt(Model.LOGISTIC, -1.75, 0.25, 0.05, 0.1));
        assertThat(sprt.hypotheses()).isEqualTo("-1.75,0.25");
        assertThat(normalized(0, 10).hypotheses()).isEqualTo("0,10");
    }

    @Test
    void refusesImpossibleTests() {
        for (String hypotheses : new String[] {"10", "0,10,20", "a,b", "", "0;10"}) {
            assertThatThrownBy(() -> Sprt.parse(hypotheses, Model.NORMALIZED, 0.05, 0.05))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("'" + hypotheses + "'")
                    .hasMessageContaining("0,10");
        }
        for (String hypotheses : new String[] {"10,0", "5,5", "0,1000", "NaN,3"}) {
            assertThatThrownBy(() -> Sprt.parse(hypotheses, Model.NORMALIZED, 0.05, 0.05))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("from -200 to 200");
        }
        for (double rate : new double[] {0, -1, 0.5, 2, Double.NaN}) {
            assertThatThrownBy(() -> new Sprt(Model.NORMALIZED, 0, 10, rate, 0.05))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("alpha");
            assertThatThrownBy(() -> new Sprt(Model.NORMALIZED, 0, 10, 0.05, rate))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("beta");
        }
    }
}
