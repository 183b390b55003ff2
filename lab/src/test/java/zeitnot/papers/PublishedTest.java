package zeitnot.papers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import zeitnot.papers.Published.Improvement;
import zeitnot.papers.Published.Range;
import zeitnot.papers.Published.WinRate;
import zeitnot.stats.Estimate;

class PublishedTest {
    private static final WinRate STOP = WinRate.percent(65.0, 63.7, 66.3);
    private static final WinRate STOP_A = WinRate.percent(50.0, 48.6, 51.4);

    @Test
    void winRatesAreComparedByTheDifferenceOfTwoSamples() {
        // 1.96 standard errors are 1.3 % in the paper and 3 % here, together 3.27 %: 4 % are z = 2.398
        assertThat(STOP.p(percent(61, 58, 64)).getAsDouble()).isCloseTo(0.0165, within(1e-3));
        assertThat(STOP.p(percent(65, 62, 68)).getAsDouble()).isEqualTo(1);
    }

    @Test
    void neededGamesAreThoseThatFindThePapersEffect() {
        assertThat(WinRate.percent(55, 53.6, 56.4).neededGames()).hasValue(783);
        assertThat(WinRate.percent(47, 45.6, 48.4).neededGames()).hasValue(2178);
        assertThat(STOP_A.neededGames()).as("no effect: 2 %").hasValue(4904);
    }

    @Test
    void winRateAgreesOnlyWithEnoughGames() {
        Estimate same = percent(55, 52, 58);
        var paper = WinRate.percent(55, 53.6, 56.4);
        assertThat(paper.verdict(same, 783, false)).isEqualTo(Verdict.AGREES);
        assertThat(paper.verdict(same, 782, false)).isEqualTo(Verdict.UNDERPOWERED);
        assertThat(paper.verdict(same, 10, true)).isEqualTo(Verdict.DIFFERS);
    }

    @Test
    void checkMarkAgreesIfWeFindAnImprovement() {
        var mark = Improvement.of(true, STOP);
        assertThat(mark.verdict(percent(60, 55, 65), 50, true)).isEqualTo(Verdict.AGREES);
        assertThat(mark.verdict(percent(40, 35, 45), 50, true)).isEqualTo(Verdict.DIFFERS);
        assertThat(mark.verdict(percent(51, 48, 54), 50, false)).isEqualTo(Verdict.UNDERPOWERED);
        assertThat(mark.verdict(percent(51, 48, 54), 5000, false)).isEqualTo(Verdict.DIFFERS);
    }

    @Test
    void blankAgreesIfWeFindNoImprovementInEnoughGames() {
        var blank = Improvement.of(false, STOP_A);
        assertThat(blank.verdict(percent(51, 49, 53), 5000, false)).isEqualTo(Verdict.AGREES);
        assertThat(blank.verdict(percent(51, 40, 62), 100, false)).isEqualTo(Verdict.UNDERPOWERED);
        assertThat(blank.verdict(percent(53, 51, 55), 100, true)).isEqualTo(Verdict.DIFFERS);
        assertThat(blank.verdict(percent(47, 45, 49), 100, true))
                .as("significantly worse")
                .isEqualTo(Verdict.AGREES);
    }

    @Test
    void differenceBetweenTwoRowsNeedsTwiceTheGames() {
        assertThat(Improvement.notShown().neededGames()).hasValue(2 * 2178);
        assertThat(Improvement.notShown().p(new Estimate(0.02, 0, 0.04)).getAsDouble())
                .isCloseTo(0.05, within(1e-9));
    }

    @Test
    void rangeHoldsTheWholeIntervalOrNoneOfIt() {
        var range = Range.around(37, 2, "37");
        assertThat(range.verdict(new Estimate(36.5, 36, 37), 1000, false)).isEqualTo(Verdict.AGREES);
        assertThat(range.verdict(new Estimate(33, 32, 34), 1000, false)).isEqualTo(Verdict.DIFFERS);
        assertThat(range.verdict(new Estimate(35, 34, 36), 1000, false)).isEqualTo(Verdict.UNDERPOWERED);
        assertThat(range.verdict(new Estimate(37, 37, 37), 19, false)).isEqualTo(Verdict.UNDERPOWERED);
    }

    @Test
    void whatThePaperDoesNotSayIsOnlyMeasured() {
        var unstated = new Published.Unstated();
        assertThat(unstated.verdict(percent(90, 89, 91), 1000, false)).isEqualTo(Verdict.MEASURED);
        assertThat(unstated.p(percent(90, 89, 91))).isEmpty();
        assertThat(Verdict.MEASURED.ofSeveral(2)).isEqualTo("2 measured");
    }

    private static Estimate percent(double value, double low, double high) {
        return new Estimate(value / 100, low / 100, high / 100);
    }
}
