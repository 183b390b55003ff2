package zeitnot.papers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameRecord.Ending;
import zeitnot.game.BadInput;
import zeitnot.game.GameProvider.Listed;
import zeitnot.kilothon.Field;
import zeitnot.kilothon.Meeting;
import zeitnot.kilothon.Rules;
import zeitnot.papers.KilothonTrial.Finding;
import zeitnot.player.Spec;
import zeitnot.store.Store;
import zeitnot.time.ClockKind;

class KilothonTrialTest {
    private static final String FILE = """
            id: my/kilothon
            title: Two players
            games: 20
            kilothon:
              measure: MEASURE
              table: |
                name | player     | CATEGORIES
                good | uct        | FIRST
                bad  | uct(0.707) | ?
            """;

    private static KilothonTrial trial(String measure, String categories, String first) {
        String text = FILE.replace("MEASURE", measure)
                .replace("CATEGORIES", categories)
                .replace("FIRST", first);
        return new ExperimentFile(name -> Optional.of(text))
                .experiment("my.yaml")
                .orElseThrow()
                .kilothon()
                .orElseThrow();
    }

    /** The first player has won all of so many games, of the second every second one. */
    private static Field played(List<Spec> players, int games) {
        var field = new Field(players);
        for (int game = 0; game < games; game++) {
            for (Spec player : players) {
                boolean isWon = player.equals(players.get(0)) || game % 2 == 0;
                String name = "game" + game;
                field.ended(
                        player,
                        new Listed(name, game < 4 ? "hunt" : "war"),
                        new GameRecord(
                                Rules.COMPETITION.task(name, player, 1), isWon ? 1 : 0, Ending.NORMAL, List.of()));
            }
        }
        return field;
    }

    @Test
    void payoffsAreComparedWithThoseOfThePaper() {
        KilothonTrial trial = trial("payoff", "category: all", "0.0 ±0.01 of 10");
        Field field = played(trial.players(), 40);
        Finding good = trial.findings(field).get(0);
        assertThat(good.games()).isEqualTo(40);
        assertThat(trial.quantity().text(good.ours())).isEqualTo("1.000 (1.000 to 1.000)");
        assertThat(good.verdict()).isEqualTo(Verdict.DIFFERS);
        Finding bad = trial.findings(field).get(1);
        assertThat(bad.ours().value()).isEqualTo(0.5); // a payoff of 0
        assertThat(bad.verdict()).isEqualTo(Verdict.MEASURED);
    }

    @Test
    void playersAreComparedOnTheSameGames() {
        KilothonTrial trial = trial("payoff", "category: all", "?");
        List<KilothonTrial.Step> order = trial.order(played(trial.players(), 4));
        assertThat(order).hasSize(1);
        assertThat(order.get(0).player() + order.get(0).next()).isEqualTo("goodbad");
        // differences 0, 2, 0, 2: sd 1.155, t(3) = 3.182, 3.182 * 1.155 / 2
        assertThat(order.get(0).difference().value()).isEqualTo(1);
        assertThat(order.get(0).difference().margin()).isCloseTo(1.837, within(0.001));
    }

    @Test
    void sharesOfWinsGoByCategory() {
        KilothonTrial trial = trial("won of decided", "category: hunt | race | war", "56 | 53 | 51");
        List<Finding> findings = trial.findings(played(trial.players(), 40));
        assertThat(findings).hasSize(4);
        assertThat(findings).extracting(Finding::games).containsExactly(4, 0, 36, 4);
        assertThat(findings)
                .extracting(Finding::verdict)
                .containsExactly(Verdict.UNDERPOWERED, Verdict.NOT_BEGUN, Verdict.DIFFERS, Verdict.MEASURED);
    }

    @Test
    void aStoreTellsWhatWasPlayed(@TempDir Path directory) {
        KilothonTrial trial = trial("payoff", "category: all", "?");
        List<Listed> library = List.of(new Listed("hex", "space"), new Listed("go", "space"), new Listed("y", "war"));
        Rules cpu = Rules.competition(new ClockKind.Cpu(4));
        try (Store store = Store.open(directory.resolve("games.db"))) {
            for (Spec player : trial.players()) {
                for (Listed game : library) {
                    store.add(new GameRecord(cpu.task(game.name(), player, 2), 0.75, Ending.NORMAL, List.of()));
                }
                store.add(new GameRecord(cpu.task("go", player, 3), 0, Ending.NORMAL, List.of()));
            }
            store.add(new GameRecord(cpu.task("go", Spec.parse("random"), 2), 0, Ending.NORMAL, List.of()));
            StoredKilothon run =
                    StoredKilothon.of(trial, store, seed -> true, library).orElseThrow();
            assertThat(run.setup()).isEqualTo(new Setup(3, 1, Optional.of(new ClockKind.Cpu(4)), 2));
            assertThat(run.meetings())
                    .hasSize(6)
                    .allSatisfy(met -> assertThat(met.payoff()).isEqualTo(0.5));
            assertThat(run.meetings())
                    .filteredOn(met -> met.category().equals("war"))
                    .extracting(Meeting::player)
                    .containsExactlyInAnyOrder("uct", "uct(0.707)");
            assertThat(run.matches()).hasSize(6);
            assertThat(StoredKilothon.of(trial, store, seed -> seed == 4, library))
                    .isEmpty();
            assertThatThrownBy(() -> StoredKilothon.of(trial, store, seed -> true, List.of()))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("which Ludii does not list");
        }
    }

    @Test
    void mistakesAreNamedWithTheirPlace() {
        assertThatThrownBy(() -> trial("payoff", "category: all", "0.1"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("my.yaml:8:")
                .hasMessageContaining("0.1512 ±0.0176 of 10");
        assertThatThrownBy(() -> trial("payof", "category: all", "?")).hasMessageContaining("unknown measure 'payof'");
        assertThatThrownBy(() -> trial("payoff", "published", "?")).hasMessageContaining("no column 'category'");
    }

    @Test
    void itIsNotPlayedInMatches() {
        Experiment table = Catalogue.named("uct-sqrt-sh/table-1");
        assertThatThrownBy(() -> new Reproduction(table, Setup.published(table)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("zeitnot reproduce uct-sqrt-sh/table-1 --ludii FILE");
    }
}
