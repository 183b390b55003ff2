package zeitnot.papers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeitnot.contest.Players;
import zeitnot.game.BadInput;
import zeitnot.games.Games;
import zeitnot.player.Spec;
import zeitnot.stats.Estimate;

/** Spot checks against the paper as printed. */
class CatalogueTest {
    /** Who adds a file and forgets the index finds it here. */
    @Test
    void everyFileIsInTheIndex() throws IOException {
        Path root = Path.of("src/main/resources/zeitnot/papers");
        try (Stream<Path> files = Files.walk(root)) {
            assertThat(files.map(file -> root.relativize(file).toString().replace('\\', '/'))
                            .filter(file -> file.endsWith(".yaml"))
                            .map(file -> file.replace(".yaml", ""))
                            .filter(file -> !file.matches(".*/(paper|go|prize-boxes)")))
                    .containsExactlyInAnyOrderElementsOf(Catalogue.ids());
        }
        assertThat(Catalogue.all()).extracting(Experiment::id).isEqualTo(Catalogue.ids());
        assertThat(Catalogue.all())
                .allSatisfy(experiment -> assertThat(experiment.id())
                        .startsWith(experiment.paper().id() + "/"));
    }

    @ParameterizedTest
    @CsvSource({"6, 11", "7, 11", "8, 11", "9, 11", "10, 32", "11, 12", "12, 21", "14, 8"})
    void tablesHaveAllTheirRows(int table, int rows) {
        assertThat(table(table).rows()).hasSize(rows);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "6; OPEN; ucb1-tuned(1.3)+exp-moves(self-play)+open(2.25); 55.8; 54.4; 57.1",
                "6; BEHIND-L; ucb1-tuned(1.3)+exp-moves(self-play)+behind(0.75,0.6,3); 57.0; 55.6; 58.4",
                "6; STOP; ucb1-tuned(1.3)+exp-moves(self-play)+stop(5,0.9); 65.0; 63.7; 66.3",
                "7; MID; ucb1-tuned(0.8)+exp-moves(self-play)+mid(1.5,50,20); 49.7; 48.3; 51.1",
                "7; STOP_B; ucb1-tuned(0.8)+exp-moves(self-play)+stop-b(1.25); 56.9; 55.5; 58.2",
                "8; CLOSE-L; ucb1-tuned(0.7)+exp-moves(self-play)+close(0.25,0.5,4); 51.4; 50.0; 52.8",
                "8; STOP_A; ucb1-tuned(0.7)+exp-moves(self-play)+stop-a; 52.9; 51.5; 54.3",
                "9; UNST-L; ucb1-tuned(0.7)+exp-moves(self-play)+unst(0.75,2); 56.0; 54.6; 57.4",
                "9; STOP; ucb1-tuned(0.7)+exp-moves(self-play)+stop(5,0.2); 60.4; 59.1; 61.8",
                "12; UNST-DISTR.; ucb1-tuned(1.3); 50.8; 49.4; 52.2"
            })
    void rowsAreThoseOfThePaper(int table, String name, String player, double rate, double low, double high) {
        Row row = row(table(table), name);
        assertThat(row.condition().playerA()).isEqualTo(player);
        assertThat(row.condition().playerB()).endsWith("+exp-moves(self-play)");
        assertThat(row.published()).isEqualTo(new Published.WinRate(new Estimate(rate / 100, low / 100, high / 100)));
    }

    @ParameterizedTest
    @CsvSource({
        "6, connect4, 20s, sim(64500)",
        "7, breakthrough-6x6, 20s, sim(24800)",
        "8, othello, 30s, sim(4400)",
        "9, catch-the-lion, 20s, sim(18500)"
    })
    void tablesArePlayedAtThePapersSpeeds(int table, String game, String time, String clock) {
        Experiment experiment = table(table);
        assertThat(experiment.games()).isEqualTo(5000);
        assertThat(experiment.conditions()).allSatisfy(condition -> {
            assertThat(condition.domain().game()).isEqualTo(game);
            assertThat(condition.time()).isEqualTo(time);
            assertThat(Setup.published(experiment).clockOf(condition.domain())).hasToString(clock);
        });
    }

    @Test
    void uctSqrtShIsPlayedAtTheSpeedsOfLudii() {
        Experiment table = Catalogue.named("uct-sqrt-sh/table-2");
        assertThat(table.games()).isEqualTo(1000);
        Row row = table.rows().get(9);
        assertThat(row.condition().domain().game()).isEqualTo("breakthrough");
        assertThat(row.condition().time()).isEqualTo("500ms/move");
        assertThat(Setup.published(table).clockOf(row.condition().domain())).hasToString("sim(1800)");
        assertThat(row.published()).isEqualTo(Published.WinRate.ofGames(0.488, 1000));
    }

    /** The means of ten Kilothons: -0.0063 ± 2.262 · 0.0168 / √10, as shares of the points. */
    @Test
    void kilothonsHaveThePapersAgentsAndItsPayoffs() {
        KilothonTrial table = Catalogue.named("uct-sqrt-sh/table-1").kilothon().orElseThrow();
        assertThat(table.players())
                .extracting(Spec::toString)
                .containsExactly(
                        "uct(0.495)+sqrt-sh(4,0.495)+discount(0.999)+cbt(0.5,2)",
                        "uct(0.707)+discount(0.999)+cbt(0.5,2)",
                        "uct(0.495)+sqrt-sh(4,0.495)+discount(0.999)+distribution(0.5)",
                        "uct(0.707)+discount(0.999)+distribution(0.5)");
        Estimate uct = ((Published.WinRate) table.entries().get(3).published()).rate();
        assertThat(uct.value()).isCloseTo(0.49685, within(1e-6));
        assertThat(uct.margin()).isCloseTo(0.012017 / 2, within(1e-5));
        KilothonTrial figure =
                Catalogue.named("uct-sqrt-sh/figure-3").kilothon().orElseThrow();
        assertThat(figure.players()).isEqualTo(table.players());
        assertThat(figure.entries()).hasSize(20);
    }

    @Test
    void tableTwoHasTheSameNumbersInLudiiAsHere() {
        Experiment ours = Catalogue.named("uct-sqrt-sh/table-2");
        Experiment theirs = Catalogue.named("uct-sqrt-sh/table-2-ludii");
        assertThat(ours.rows()).hasSize(15);
        assertThat(theirs.rows())
                .extracting(Row::published)
                .isEqualTo(ours.rows().stream().map(Row::published).toList());
        assertThat(theirs.rows())
                .allSatisfy(row -> assertThat(row.condition().domain().game()).startsWith("ludii:"));
    }

    @Test
    void clockBonusTimeIsPlayedInAllGamesForAMinute() {
        Experiment cbt = Catalogue.named("uct-sqrt-sh/cbt");
        assertThat(cbt.conditions()).hasSize(60).allSatisfy(condition -> {
            assertThat(condition.time()).isEqualTo("1m");
            assertThat(condition.playerB()).isEqualTo("uct(0.707)+reuse+distribution(0.5)");
        });
    }

    @Test
    void summaryHasTheCheckMarksOfThePaper() {
        assertThat(table(10).rows().stream()
                        .filter(row -> Wording.paper(row).equals("✓"))
                        .map(row -> row.condition().domain().name() + " "
                                + row.condition().name()))
                .hasSize(1 + 2 + 1 + 4 + 3 + 2 + 4 + 4)
                .contains("Connect-4 OPEN", "Othello MID", "Breakthrough STOP_A", "Catch the Lion CLOSE")
                .doesNotContain("Connect-4 STOP_A", "Othello CLOSE", "Breakthrough MID");
    }

    @Test
    void imitationsShareTheGamesOfTheStrategies() {
        Row row = row(table(12), "STOP-DISTR.");
        assertThat(row.condition().imitated()).contains(row(table(6), "STOP").condition());
        assertThat(table(12).conditions()).hasSize(42);
    }

    @Test
    void hastyPlayerThinksLessInTheLastTenTurns() {
        Row row = Catalogue.named("baier-winands/endgame-time").rows().get(0);
        String profile = Spec.parse(row.condition().playerA())
                .parts()
                .get(1)
                .arguments()
                .get(0)
                .value();
        List<String> seconds = List.of(profile.split(" "));
        assertThat(seconds).hasSize(28).last().isEqualTo("0.1");
        assertThat(seconds.subList(0, 27)).containsOnly("1");
        assertThat(Wording.paper(row)).isEqualTo("49.1 % (46.0 to 52.3)");
    }

    @Test
    void savedTimeIsThatOfSectionVF() {
        assertThat(Catalogue.named("baier-winands/saved-time").rows())
                .extracting(Wording::paper)
                .containsExactly(
                        "31.1 %",
                        "32.1 %", "34.5 %", "24.7 %", "25.0 %", "47.7 %", "23.1 %", "23.1 %", "25.2 %", "32.4 %",
                        "33.7 %", "68.5 %");
    }

    @Test
    void bonusesArePlayedWithTheAuthorsConstants() {
        Experiment both = Catalogue.named("quality-based-rewards/rb-qb");
        assertThat(both.rows())
                .extracting(row -> row.condition().playerA())
                .containsExactly(
                        "uct(0.25)+relative-bonus(2.2)+qualitative-bonus(1.6)",
                        "uct(0.5)+relative-bonus(8.0)+qualitative-bonus(2.0)",
                        "uct(0.4)+relative-bonus(3.0)+qualitative-bonus(4.0)",
                        "uct(0.5)+relative-bonus(2.8)+qualitative-bonus(2.0)",
                        "uct(0.4)+relative-bonus(1.2)+qualitative-bonus(2.8)",
                        "uct(0.4)+relative-bonus(1.0)+qualitative-bonus(1.6)");
        assertThat(both.rows())
                .extracting(row ->
                        Setup.published(both).clockOf(row.condition().domain()).toString())
                .containsExactly("sim(3000)", "sim(17000)", "sim(2000)", "sim(24000)", "sim(14000)", "sim(21000)");
        assertThat(both.rows()).extracting(Wording::paper).containsOnly("");
    }

    @Test
    void everyPlayerCanBePlayed() {
        for (Experiment experiment : Catalogue.all()) {
            for (Condition condition : experiment.conditions()) {
                Players.check(Spec.parse(SelfPlay.without(condition.playerA())));
                Players.check(Spec.parse(SelfPlay.without(condition.playerB())));
                if (!condition.domain().game().startsWith("ludii:")) {
                    assertThat(Games.named(condition.domain().game())).isNotNull();
                }
            }
        }
    }

    @Test
    void namesTheNearestIfThereIsNone() {
        assertThatThrownBy(() -> Catalogue.named("baier-winands/table-66"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("did you mean 'baier-winands/table-6'?");
    }

    private static Experiment table(int number) {
        return Catalogue.named("baier-winands/table-" + number);
    }

    private static Row row(Experiment experiment, String name) {
        return experiment.rows().stream()
                .filter(row -> row.condition().name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
