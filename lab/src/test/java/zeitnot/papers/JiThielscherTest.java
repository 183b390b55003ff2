package zeitnot.papers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import zeitnot.contest.Archive;
import zeitnot.contest.Contest;
import zeitnot.contest.LocalRunner;

class JiThielscherTest {
    @Test
    void everyDepthAndEveryWeightOfThePaperIsThere() {
        assertThat(rowsByGame("fixed-depth"))
                .isEqualTo(Map.of("Breakthrough", 8L, "Catch the Lion", 8L, "Connect-4", 8L, "Othello", 8L));
        assertThat(rowsByGame("round-robin"))
                .isEqualTo(Map.of("Breakthrough", 7L, "Catch the Lion", 7L, "Connect-4", 7L, "Othello", 7L));
        for (String model : List.of("turn-a", "turn-b", "branch-a", "roll-a")) {
            assertThat(rowsByGame(model))
                    .isEqualTo(Map.of("Breakthrough", 8L, "Catch the Lion", 6L, "Connect-4", 10L, "Othello", 10L));
        }
        assertThat(named("figure-4").rows()).hasSize(4 * (8 + 6 + 10 + 10));
        assertThat(named("cost").rows()).hasSize(4 * 9);
    }

    @Test
    void numbersAreThoseOfThePaper() {
        assertThat(paper("fixed-depth", "Catch the Lion", "MCTS-MS-3-Visit-2")).isEqualTo("94.2 % (91.9 to 96.5)");
        assertThat(paper("round-robin", "Connect-4", "MCTS-MS-3-Visit-2 against 8"))
                .isEqualTo("89.2 % (86.2 to 92.2)");
        assertThat(paper("branch-a", "Connect-4", "BRANCH-A-3")).isEqualTo("59.6 % (54.8 to 64.4)");
        assertThat(paper("roll-a", "Othello", "ROLL-A-10")).isEqualTo("51.1 % (46.2 to 56.0)");
        assertThat(paper("figure-4", "Othello", "BRANCH-A-10")).isEqualTo("16.1 % (12.5 to 19.7)");
    }

    @Test
    void illegibleNumbersAreLeftOut() {
        assertThat(named("round-robin").rows().stream()
                        .filter(row -> Wording.paper(row).isEmpty())
                        .map(row -> row.condition().name()))
                .containsExactly(
                        "MCTS-MS-1-Visit-2 against 5",
                        "MCTS-MS-1-Visit-2 against 6",
                        "MCTS-MS-1-Visit-2 against 7",
                        "MCTS-MS-1-Visit-2 against 8");
    }

    @Test
    void modelsMeetTheStrongestFixedDepthOfTheGame() {
        Condition turnA = row("turn-a", "Catch the Lion", "TURN-A-6").condition();
        assertThat(turnA.playerA()).isEqualTo("uct+solver+turn-a(6)");
        assertThat(turnA.playerB()).isEqualTo("uct+solver+minimax(4)");
        assertThat(turnA.time()).isEqualTo("1s/move");
        Experiment experiment = named("turn-a");
        assertThat(experiment.games()).isEqualTo(400);
        assertThat(Setup.published(experiment).clockOf(turnA.domain())).hasToString("sim(18500)");
    }

    @Test
    void costIsReadOffTheGamesOfTheFixedDepths() {
        assertThat(named("cost").conditions()).containsAll(named("fixed-depth").conditions());
    }

    @Test
    void tablesAreDrawnWithThePaperBesideOurs() throws InterruptedException {
        Experiment table = only(named("fixed-depth"), 8);
        Reproduction run = play(table);
        Plot plot = run.plots().get(0);
        assertThat(plot.y()).isEqualTo("decided win rate in %");
        assertThat(plot.curves()).extracting(Plot.Curve::name).containsExactly("paper", "ours");
        assertThat(plot.curves().get(0).points())
                .hasSize(8)
                .first()
                .satisfies(point -> assertThat(point.y().value()).isEqualTo(60.83));
        assertThat(plot.curves().get(1).points())
                .extracting(Plot.Point::x)
                .containsExactly(1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0);
    }

    @Test
    void terminalLinesAreCountedInSelfPlay() throws InterruptedException {
        Experiment figure = only(named("figure-3"), 2);
        Reproduction run = play(figure);
        assertThat(run.findings()).extracting(Finding::verdict).containsExactly(Verdict.MEASURED, Verdict.UNDERPOWERED);
        assertThat(run.findings().get(0).ours().value()).isBetween(-1.0, 1.0);
        assertThat(run.plots().get(0).x()).isEqualTo("mean rollout length");
    }

    /** Two tiny games of each of the first rows, which are of one game. */
    private static Reproduction play(Experiment experiment) throws InterruptedException {
        var run = new Reproduction(experiment, new Setup(2, 0.001, Optional.empty(), 1));
        new Contest(run.plan(), Archive.none()).run(new LocalRunner(1), run::add);
        return run;
    }

    private static Experiment only(Experiment whole, int rows) {
        return whole.only(whole.rows().subList(0, rows), whole.figures().subList(0, 1));
    }

    private static Map<String, Long> rowsByGame(String id) {
        return named(id).rows().stream()
                .collect(Collectors.groupingBy(row -> row.condition().domain().name(), Collectors.counting()));
    }

    private static String paper(String id, String game, String player) {
        return Wording.paper(row(id, game, player));
    }

    private static Row row(String id, String game, String player) {
        return named(id).rows().stream()
                .filter(row -> row.condition().domain().name().equals(game))
                .filter(row -> row.condition().name().equals(player))
                .findFirst()
                .orElseThrow();
    }

    private static Experiment named(String id) {
        return Catalogue.named("ji-thielscher/" + id);
    }
}
