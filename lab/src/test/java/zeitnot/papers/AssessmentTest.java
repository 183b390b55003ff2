package zeitnot.papers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import zeitnot.bandit.BanditResult;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameRecord.Ending;
import zeitnot.contest.GameTask;

class AssessmentTest {
    private static final Domain DOMAIN = new Domain("Tic-tac-toe", "tic-tac-toe", "ucb1-tuned(1)", 1, 1000, 5);

    /** 400 games with a winner are ± 4.9 %, too wide for a margin of 5 %; 1000 games with 600 draws are surer of their score. */
    @Test
    void drawnGamesDoNotAddToThePowerOfTheDecidedWinRate() {
        Condition condition = new Condition(
                DOMAIN, "a", "uct", Optional.empty(), Optional.empty(), "uct", "", "1s/move", "1s/move", "", 5);
        var games = new Observations(DOMAIN, Set.of());
        for (int index = 0; index < 1000; index++) {
            double points = index >= 400 ? 0.5 : index < 220 ? 1 : 0;
            var task = new GameTask("tic-tac-toe", "uct", "uct", "1s/move", "sim(1000)", 1, index);
            games.add(new GameRecord(task, points, Ending.NORMAL, List.of()));
        }
        assertThat(verdict(new Row(condition, Measure.WIN_RATE, Published.WinRate.percent(52, 50.6, 53.4)), games))
                .isNotEqualTo(Verdict.UNDERPOWERED);
        assertThat(verdict(
                        new Row(condition, Measure.DECIDED_WIN_RATE, Published.WinRate.percent(55, 53.6, 56.4)), games))
                .isEqualTo(Verdict.UNDERPOWERED);
    }

    private static Verdict verdict(Row row, Observations games) {
        var paper = new Paper("test", "A test");
        var experiment = new Experiment(
                paper,
                "test/table",
                "Table I",
                "A table",
                "What is it?",
                "",
                1000,
                List.of(row),
                List.of(),
                Optional.empty(),
                Optional.empty());
        return Assessment.of(new Known(experiment, games)).get(0).verdict();
    }

    /** Of all conditions the same is known. */
    private record Known(Experiment experiment, Observations games) implements Evidence {
        @Override
        public Setup setup() {
            return Setup.published(experiment);
        }

        @Override
        public Observations observed(Condition condition) {
            return games;
        }

        @Override
        public Optional<BanditResult> bandit() {
            return Optional.empty();
        }
    }
}
