package zeitnot.papers;

import static org.assertj.core.api.Assertions.assertThat;
import static zeitnot.papers.TerminalStatistics.Variable.BRANCH;
import static zeitnot.papers.TerminalStatistics.Variable.ROLL;
import static zeitnot.papers.TerminalStatistics.Variable.TURN;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import zeitnot.papers.TerminalLines.Sample;
import zeitnot.papers.TerminalStatistics.Variable;
import zeitnot.stats.RatioMean;

class TerminalStatisticsTest {
    private static TerminalStatistics by(Variable variable) {
        var statistics = new TerminalStatistics(variable);
        statistics.add(List.of(new Sample(0, 5, 10.4, 0), new Sample(1, 5, 9.6, 3), new Sample(2, 4, 8, 4)));
        statistics.add(List.of(new Sample(0, 5, 10, 1), new Sample(1, 4, 8.2, 5)));
        return statistics;
    }

    @Test
    void ratioIsOverTheGamesThatAreOngoing() {
        assertThat(by(TURN).ratios().keySet()).containsExactly(0, 1, 2);
        assertThat(ratio(TURN, 0).mean()).isEqualTo(0.5);
        assertThat(ratio(TURN, 1).mean()).isEqualTo(4);
        assertThat(ratio(TURN, 2).mean()).isEqualTo(4);
        assertThat(ratio(TURN, 2).games()).isEqualTo(1);
    }

    @Test
    void ratioIsPerPositionWhereAGameHasSeveral() {
        assertThat(ratio(BRANCH, 5).mean()).isEqualTo((0 + 3 + 1) / 3.0);
        assertThat(ratio(BRANCH, 5).values()).isEqualTo(3);
        assertThat(ratio(BRANCH, 4).mean()).isEqualTo((4 + 5) / 2.0);
    }

    @Test
    void rolloutLengthsAreRounded() {
        assertThat(by(ROLL).ratios().keySet()).containsExactly(8, 10);
        assertThat(ratio(ROLL, 10).values()).isEqualTo(3);
    }

    @Test
    void plotLeavesOutWhatFewGamesHad() {
        Plot plot = by(TURN).plot("Tic-tac-toe");
        assertThat(plot.curves()).hasSize(1);
        assertThat(plot.curves().get(0).points()).extracting(Plot.Point::x).containsExactly(0.0, 1.0);
    }

    private RatioMean ratio(Variable variable, int value) {
        return Optional.ofNullable(by(variable).ratios().get(value)).orElseThrow();
    }
}
