package zeitnot.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static zeitnot.time.Work.PLIES;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeitnot.time.rule.BasicFormula;
import zeitnot.time.rule.Behind;
import zeitnot.time.rule.Moment;
import zeitnot.time.rule.Opening;
import zeitnot.time.rule.RemainingMoves;
import zeitnot.time.rule.StopEarly;
import zeitnot.view.SearchView;
import zeitnot.view.SearchView.RootMove;
import zeitnot.view.Verdict;

/** What people see of a move's time, on a clock of 1000 simulations a second. */
class TimeViewTest {
    private final Clock clock = new SimulatedClock(1000, PLIES, 1);

    @Test
    void tellsThePlanWithItsNumbers() {
        var rules = new TimeManager.Rules(
                RemainingMoves.fromLengths(1),
                new BasicFormula(8),
                List.of(new Opening(2)),
                List.of(),
                List.of(),
                List.of(),
                List.of());
        Thinking thinking = new TimeManager(rules).think(new PlayerClock(new TimeControl.SuddenDeath(20), clock), 0);
        TimeView view = thinking.view(new Work());
        assertThat(view.allotted()).isCloseTo(5, within(1e-9));
        assertThat(view.plan().get(0).formula()).isEqualTo("t_remaining / c");
        assertThat(view.plan().get(0).numbers()).isEqualTo("20.0 s / 8 = 2.50 s");
        assertThat(view.plan().get(1).numbers()).isEqualTo("× 2");
        assertThat(view.isOver()).isFalse();
        assertThat(view.rules()).as("before the first simulation").isEmpty();
    }

    @Test
    void tellsWhoProlongedTheSearchWhenAndWhy() {
        var rules = new TimeManager.Rules(
                RemainingMoves.fromLengths(1),
                new BasicFormula(4),
                List.of(),
                List.of(),
                List.of(new Behind(0.5, 0.6, 1)));
        var manager = new TimeManager(rules);
        Thinking thinking = manager.think(new PlayerClock(new TimeControl.SuddenDeath(20), clock), 0);
        var work = new Work();
        work.runAt(thinking);
        manager.end(thinking, work);
        TimeView view = thinking.view(work);
        assertThat(view.isOver()).isTrue();
        assertThat(view.allotted()).isCloseTo(5, within(1e-9));
        assertThat(view.spent()).isCloseTo(7.5, within(1e-9));
        assertThat(view.interventions()).singleElement().satisfies(spoken -> {
            assertThat(spoken.kind()).isEqualTo(Intervention.Kind.PROLONGED);
            assertThat(spoken.rule()).isEqualTo("behind");
            assertThat(spoken.at()).isCloseTo(5, within(1e-9));
            assertThat(spoken.planned()).isCloseTo(7.5, within(1e-9));
            assertThat(spoken.reading().numbers()).endsWith(" < 0.600");
        });
    }

    /** 1000 simulations in 2 s, 1 s left, p = 0.9: 450 more for the second, which has 500 visits less. */
    @Test
    void stopIsReadWithItsNumbers() {
        var moves = List.of(new RootMove(0, 700, 0.6, Verdict.OPEN), new RootMove(1, 200, 0.4, Verdict.OPEN));
        var now = new Moment(new SearchView(1000, Verdict.OPEN, moves), 2, 3);
        var reading = new StopEarly(0.9).read(now);
        assertThat(reading.numbers()).isEqualTo("1,000 · 1 / 2 · 0.900 = 450 < 500");
        assertThat(reading.holds()).isTrue();
        var earlier = new Moment(new SearchView(1000, Verdict.OPEN, moves), 2, 4);
        assertThat(new StopEarly(0.9).read(earlier).numbers()).isEqualTo("1,000 · 2 / 2 · 0.900 = 900 ≥ 500");
        assertThat(new StopEarly(0.9).read(earlier).holds()).isFalse();
    }
}
