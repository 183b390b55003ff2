package zeitnot.papers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import zeitnot.papers.Published.Improvement;
import zeitnot.papers.Published.Range;
import zeitnot.papers.Published.WinRate;
import zeitnot.stats.Estimate;
import zeitnot.stats.Proportion;

class PublishedTest {
    private static final WinRate STOP = WinRate.percent(65.0, 63.7, 66.3);

    @Test
    void winRatesAreComparedByTheDifferenceOfTwoSamples() {
        // 1.96 standard errors are 1.3 % in the paper and 3 % here, together 3.27 %: 4 % are z = 2.398
        assertThat(STOP.p(percent(61, 58, 64)).getAsDouble()).isCloseTo(0.0165, within(1e-3));
        assertThat(STOP.p(percent(65, 62, 68)).getAsDouble()).isEqualTo(1);
    }

    /** 94.22(±2.3) against 6 of 8, 75 % (40.9 to 92.9): the difference may be anything from -53 to -1 %. */
    @Test
    void fewGamesDoNotAgreeWithALargeEffect() {
        var paper = WinRate.percent(94.22, 91.92, 96.52);
        Estimate ours = new Proportion(6, 8).wilson();
        assertThat(paper.verdict(ours, 8, false)).isEqualTo(Verdict.UNDERPOWERED);
        assertThat(paper.verdict(ours, 8, true)).isEqualTo(Verdict.DIFFERS);
        assertThat(paper.verdict(new Proportion(376, 400).wilson(), 400, false)).isEqualTo(Verdict.AGREES);
    }

    @Test
    void winRateAgreesIfTheDifferenceLiesWithinTheMargin() {
        var paper = WinRate.percent(55, 53.6, 56.4);
        assertThat(paper.margin()).isEqualTo(0.05);
        // hypot(3, 1.4) = 3.31: differences up to 1.69 % have their interval within 5 %
        assertThat(paper.verdict(percent(56.6, 53.6, 59.6), 1000, false)).isEqualTo(Verdict.AGREES);
        assertThat(paper.verdict(percent(56.8, 53.8, 59.8), 1000, false)).isEqualTo(Verdict.UNDERPOWERED);
        assertThat(paper.verdict(percent(60, 59, 61), 5000, true)).isEqualTo(Verdict.DIFFERS);
        assertThat(paper.verdict(percent(57.2, 56.2, 58.2), 9000, true))
                .as("a difference, but none that matters")
                .isEqualTo(Verdict.AGREES);
    }

    @Test
    void marginIsTwiceThePapersOwnUncertaintyWhereThatIsMore() {
        var paper = WinRate.percent(49.25, 44.35, 54.15);
        assertThat(paper.margin()).isCloseTo(0.098, within(1e-9));
        assertThat(paper.verdict(percent(51, 46.1, 55.9), 400, false)).isEqualTo(Verdict.AGREES);
    }

    @Test
    void neededGamesBringTheDifferenceIntoTheMargin() {
        // 5 % are 3.2416 standard errors of 1.5424 %, of which the paper has 0.7143 %: 0.2475 / (0.015424² − 0.007143²)
        assertThat(WinRate.percent(55, 53.6, 56.4).neededGames()).hasValue(1325);
    }

    @Test
    void anIntervalFollowsFromTheNumberOfGames() {
        assertThat(WinRate.ofGames(0.649, 1000).rate().margin()).isCloseTo(0.02958, within(1e-5));
    }

    @Test
    void checkMarkAgreesIfWeFindAnImprovement() {
        var mark = Improvement.of(true, Measure.WIN_RATE);
        assertThat(mark.verdict(percent(60, 55, 65), 50, true)).isEqualTo(Verdict.AGREES);
        assertThat(mark.verdict(percent(40, 35, 45), 50, true)).isEqualTo(Verdict.DIFFERS);
        assertThat(mark.verdict(percent(51, 48, 54), 50, false)).isEqualTo(Verdict.UNDERPOWERED);
        assertThat(mark.verdict(percent(50.2, 48.8, 51.6), 5000, false)).isEqualTo(Verdict.DIFFERS);
    }

    @Test
    void blankAgreesIfWeExcludeAnImprovement() {
        var blank = Improvement.of(false, Measure.WIN_RATE);
        assertThat(blank.verdict(percent(50.5, 49.1, 51.9), 5000, false)).isEqualTo(Verdict.AGREES);
        assertThat(blank.verdict(percent(51, 49, 53), 5000, false))
                .as("an improvement of 3 % is not excluded")
                .isEqualTo(Verdict.UNDERPOWERED);
        assertThat(blank.verdict(percent(53, 51, 55), 100, true)).isEqualTo(Verdict.DIFFERS);
        assertThat(blank.verdict(percent(47, 45, 49), 100, true))
                .as("significantly worse")
                .isEqualTo(Verdict.AGREES);
    }

    @Test
    void differenceBetweenTwoRowsNeedsTwiceTheGames() {
        var loop = Improvement.of(false, Measure.GAIN);
        assertThat(loop.neededGames()).hasValue(2 * 2178);
        assertThat(loop.p(new Estimate(0.02, 0, 0.04)).getAsDouble()).isCloseTo(0.05, within(1e-9));
        assertThat(loop.verdict(new Estimate(0.01, -0.01, 0.029), 5000, false)).isEqualTo(Verdict.AGREES);
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
