package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import zeitnot.papers.Catalogue;
import zeitnot.papers.Domain;
import zeitnot.papers.Reproduction;
import zeitnot.papers.Setup;
import zeitnot.time.ClockKind;

class WorkloadTest {
    private static final Pace HALF_TO_ONE_MILLISECOND = (domain, clock) -> new Span(0.0005, 0.001);

    @Test
    void durationIsARangeForAllCoresTogether() {
        var run = new Reproduction(Catalogue.named("baier-winands/table-6"), new Setup(200, 0.05, Optional.empty(), 1));
        // 11 rows of 200 games with 2 * 20 s on the clocks, and 100 games of 37 plies with 1 s each: 91,700 s, of which
        // each costs 0.5 to 1 ms
        assertThat(Workload.of(run).announcement(2, HALF_TO_ONE_MILLISECOND))
                .isEqualTo(
                        "playing 2,200 games after 100 of self-play for exp-moves, about 23 to 46 s if 2 cores are free");
    }

    @Test
    void littleWorkIsNotMeasured() {
        Pace never = (domain, clock) -> {
            throw new AssertionError("measured");
        };
        var run = new Reproduction(Catalogue.named("baier-winands/table-6"), new Setup(4, 0.001, Optional.empty(), 1));
        assertThat(Workload.of(run).announcement(1, never))
                .isEqualTo("playing 44 games after 10 of self-play for exp-moves, a few seconds if a core is free");
    }

    @Test
    void realClocksTakeTheTimeOnThem() {
        Domain domain = new Domain("Connect-4", "connect4", "ucb1-tuned(1.3)", 20, 64_500, 37);
        var wall = new Setup(10, 1, Optional.of(new ClockKind.Wall()), 1);
        assertThat(new Workload(wall, 3, 10, 0, Map.of(domain, 7200.0)).announcement(2, HALF_TO_ONE_MILLISECOND))
                .isEqualTo("3 games are in the store already; playing 10 games, about 60 minutes if 2 cores are free");
    }

    @Test
    void spansAreWrittenInTheUnitThatFits() {
        assertThat(new Span(3, 9)).hasToString("a few seconds");
        assertThat(new Span(5.2, 12.4)).hasToString("about 5 to 12 s");
        assertThat(new Span(100, 130)).hasToString("about 1.7 to 2 minutes");
        assertThat(new Span(3 * 3600, 4 * 3600)).hasToString("about 3 to 4 hours");
        assertThat(new Span(86400, 3 * 86400)).hasToString("about 1.0 to 3 days");
    }

    @Test
    void paceOfSampleGamesIsFromTheFastestToTheSlowest() {
        Domain domain = new Domain("Connect-4", "connect4", "ucb1-tuned(1.3)", 20, 64_500, 37);
        Span pace = new SampleGames(1).of(domain, new ClockKind.Simulated(64_500));
        assertThat(pace.low()).isPositive().isLessThanOrEqualTo(pace.high());
    }
}
