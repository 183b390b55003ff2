package zeitnot.papers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.contest.Archive;
import zeitnot.contest.Contest;
import zeitnot.contest.GameTask;
import zeitnot.contest.LocalRunner;
import zeitnot.game.BadInput;
import zeitnot.store.Store;
import zeitnot.time.ClockKind;

/** Tiny experiments on the simulated clock. */
class ReproductionTest {
    private static final Experiment TABLE_6 = Catalogue.named("baier-winands/table-6");

    @Test
    void conditionsTakeTurnsPairByPair() throws InterruptedException {
        var run = new Reproduction(TABLE_6, tiny(3));
        playFirst(run, Archive.none());
        List<GameTask> tasks = run.plan();
        assertThat(tasks).hasSize(33).doesNotHaveDuplicates();
        assertThat(tasks.subList(0, 22)).extracting(GameTask::index).containsOnly(0, 1);
        assertThat(tasks.subList(22, 33)).extracting(GameTask::index).containsOnly(2);
        assertThat(tasks.get(0).playerA())
                .isEqualTo(tasks.get(1).playerA())
                .isNotEqualTo(tasks.get(2).playerA());
        assertThat(tasks).allMatch(task -> task.clock().equals("sim(64.5)"));
    }

    @Test
    void selfPlayComesFirstAndTellsHowManyMovesToExpect() throws InterruptedException {
        var run = new Reproduction(TABLE_6, tiny(4));
        List<GameTask> first = run.plan();
        assertThat(first).hasSize(10).allSatisfy(task -> {
            assertThat(task.playerA()).isEqualTo(task.playerB()).isEqualTo("ucb1-tuned(1.3)");
            assertThat(task.time()).isEqualTo("1s/move");
            assertThat(task.clock()).isEqualTo("sim(64.5)");
        });
        List<Integer> moves = new ArrayList<>();
        new Contest(first, Archive.none()).run(new LocalRunner(2), record -> {
            moves.add((record.plies() + 1) / 2);
            run.add(record);
        });
        double expected = moves.stream().mapToInt(Integer::intValue).average().orElseThrow();
        String table = String.format(Locale.ROOT, "exp-moves\\(\"%.2f( \\d+\\.\\d\\d)+\"\\)", expected);
        assertThat(run.plan()).hasSize(44).allSatisfy(task -> {
            assertThat(task.playerA()).matches("ucb1-tuned\\(1\\.3\\)\\+" + table + "\\+.*");
            assertThat(task.playerB()).matches("ucb1-tuned\\(1\\.3\\)\\+" + table);
        });
    }

    @Test
    void selfPlayIsThatOfTableXiv() {
        List<GameTask> games = new Reproduction(Catalogue.named("baier-winands/table-14"), tiny(10)).plan();
        assertThat(games).containsAll(new Reproduction(TABLE_6, tiny(10)).plan());
    }

    @ParameterizedTest
    @CsvSource({"2, 10", "99, 10", "100, 100", "999, 100", "1000, 1000", "5000, 1000"})
    void aTableIsOfNoMoreGamesThanARowButOfTen(int ofRow, int ofTable) {
        SelfPlay first = TABLE_6.selfPlay().iterator().next();
        assertThat(first.games(ofRow)).isEqualTo(ofTable);
    }

    @Test
    void runsARowOfEveryStrategy() throws InterruptedException {
        var run = new Reproduction(TABLE_6, tiny(4));
        play(run, Archive.none());
        assertThat(run.playedGames()).isEqualTo(44).isEqualTo(run.plannedGames());
        assertThat(run.findings()).hasSize(11).allSatisfy(finding -> {
            assertThat(finding.games()).isEqualTo(4);
            assertThat(finding.verdict()).isNotEqualTo(Verdict.NOT_BEGUN);
            assertThat(finding.p()).isPresent();
        });
        assertThat(run.plan()).isEmpty();
    }

    @Test
    void playsTheRowsThatAreAskedFor() throws InterruptedException {
        var run = new Reproduction(TABLE_6, tiny(4), TABLE_6.conditions(List.of("STOP", "OPEN")));
        play(run, Archive.none());
        assertThat(run.findings())
                .hasSize(11)
                .filteredOn(finding -> finding.verdict() != Verdict.NOT_BEGUN)
                .extracting(finding -> finding.row().condition().name())
                .containsExactly("OPEN", "STOP");
        assertThat(run.playedGames()).isEqualTo(8);
        assertThat(run.missingGames()).isZero();
        assertThat(run.isUnfinished()).isTrue();
    }

    @Test
    void selfPlayIsThatOfTheGamesThatAreAskedFor() {
        Experiment table10 = Catalogue.named("baier-winands/table-10");
        var run = new Reproduction(table10, tiny(4), table10.conditions(List.of("STOP", "OPEN", "Othello")));
        assertThat(run.plan()).hasSize(10).allMatch(task -> task.game().equals("othello"));
        assertThat(run.missingSelfPlay()).isEqualTo(10);
        assertThat(run.missingGames()).isEqualTo(8);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "STOP OPEN", "Othello", "STOP Othello Connect-4"})
    void namesThatAskForRowsAreFoundAgain(String asked) {
        Experiment table10 = Catalogue.named("baier-winands/table-10");
        List<String> names = asked.isEmpty() ? List.of() : List.of(asked.split(" "));
        Set<Condition> rows = table10.conditions(names);
        assertThat(table10.names(rows::contains)).containsExactlyInAnyOrderElementsOf(names);
    }

    @Test
    void readsTheRowsThatAreNotAskedForWhereTheyWerePlayed(@TempDir Path directory) throws InterruptedException {
        try (Store store = Store.open(directory.resolve("games.db"))) {
            play(new Reproduction(TABLE_6, tiny(4), TABLE_6.conditions(List.of("STOP"))), store);
            var run = new Reproduction(TABLE_6, tiny(4), TABLE_6.conditions(List.of("OPEN")));
            run.load(store);
            play(run, store);
            assertThat(run.playedGames()).isEqualTo(8);
        }
    }

    @Test
    void whatIsImitatedIsPlayedToo() {
        Experiment table12 = Catalogue.named("baier-winands/table-12");
        Row row = table12.rows().get(0);
        assertThat(table12.conditions(
                        List.of(row.condition().name(), row.condition().domain().name())))
                .containsExactly(row.condition().imitated().orElseThrow(), row.condition());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "STOPP | unknown row of baier-winands/table-6 'STOPP'; did you mean 'STOP'?",
                "Chess | known: OPEN, MID, BEHIND, BEHIND-L, UNST, UNST-L, CLOSE, CLOSE-L, STOP_A, STOP_B, STOP, Connect-4",
            })
    void rowsThatAreNotThereAreRefused(String name, String message) {
        assertThatThrownBy(() -> TABLE_6.conditions(List.of(name)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(message);
    }

    @Test
    void aPlayerThatIsInOtherGamesAloneIsRefused() {
        Experiment adaptive = Catalogue.named("ji-thielscher/adaptive");
        assertThatThrownBy(() -> adaptive.conditions(List.of("adaptive against depth 4", "Othello")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("is of adaptive against depth 4 and Othello; leave out one of them");
    }

    @Test
    void rowsWithoutGamesHaveNotBegun() {
        assertThat(new Reproduction(TABLE_6, tiny(4)).findings())
                .extracting(Finding::verdict)
                .containsOnly(Verdict.NOT_BEGUN);
    }

    @Test
    void imitationsArePlayedAfterWhatTheyImitate() throws InterruptedException {
        var run = new Reproduction(shortTable12(), tiny(4));
        playFirst(run, Archive.none());
        assertThat(run.plan()).hasSize(4).allMatch(task -> task.playerA().contains("stop"));
        play(run, Archive.none());
        Observations imitation = run.observed(shortTable12().rows().get(0).condition());
        assertThat(imitation.games()).isEqualTo(4);
        String imitated = run.observed(
                        shortTable12().rows().get(0).condition().imitated().orElseThrow())
                .times(true)
                .profile();
        assertThat(imitated).matches("(\\d+\\.\\d{3} )+\\d+\\.\\d{3}");
    }

    @Test
    void goesOnWithWhatIsInTheStore(@TempDir Path directory) throws InterruptedException {
        try (Store store = Store.open(directory.resolve("games.db"))) {
            var first = new Reproduction(shortTable12(), tiny(4));
            play(first, store);
            var second = new Reproduction(shortTable12(), tiny(4));
            second.load(store);
            assertThat(second.plan()).isEmpty();
            assertThat(results(second)).isEqualTo(results(first));
        }
    }

    @Test
    void storeTellsHowAnExperimentWasRun(@TempDir Path directory) throws InterruptedException {
        try (Store store = Store.open(directory.resolve("games.db"))) {
            var run = new Reproduction(shortTable12(), tiny(4));
            play(run, store);
            play(new Reproduction(oneRow(), tiny(10)), store); // the same strategy, longer
            var runs = new StoredRuns(store.matches());
            StoredRuns.Run found = runs.of(shortTable12()).get(0);
            assertThat(found.scale()).isEqualTo(0.001);
            assertThat(found.seed()).isEqualTo(1);
            assertThat(found.games()).isEqualTo(14);
            Reproduction loaded = StoredRuns.load(shortTable12(), found, store);
            assertThat(loaded.setup().games())
                    .as("the number that the profile was made from")
                    .isEqualTo(4);
            assertThat(results(loaded)).isEqualTo(results(run));
            assertThat(runs.partsOf(loaded)).hasSize(2);
            assertThat(runs.of(Catalogue.named("baier-winands/table-14")))
                    .as("self-play alone")
                    .extracting(StoredRuns.Run::games)
                    .containsExactly(10);
            assertThat(runs.of(Catalogue.named("baier-winands/table-7"))).isEmpty();
        }
    }

    @Test
    void unfinishedRowsAreProvisional(@TempDir Path directory) throws InterruptedException {
        try (Store store = Store.open(directory.resolve("games.db"))) {
            var run = new Reproduction(oneRow(), tiny(10));
            playFirst(run, store);
            new Contest(run.plan().subList(0, 4), store).run(new LocalRunner(2), run::add);
            run.announce(store);
            Reproduction loaded = StoredRuns.load(
                    oneRow(), new StoredRuns(store.matches()).of(oneRow()).get(0), store);
            assertThat(loaded.setup().games())
                    .as("what was planned, not what there is")
                    .isEqualTo(10);
            for (Finding finding :
                    List.of(run.findings().get(0), loaded.findings().get(0))) {
                assertThat(finding.isProvisional()).isTrue();
                assertThat(Wording.games(finding)).isEqualTo("4 of 10");
                assertThat(Wording.reservations(finding)).startsWith("provisional, ");
            }
            assertThat(Wording.progress(loaded)).isEqualTo("4 of 10 games, provisional");
            play(run, store);
            assertThat(Wording.games(run.findings().get(0))).isEqualTo("10");
            assertThat(Wording.progress(run)).isEqualTo("10 of 10 games");
        }
    }

    @Test
    void anOddScaleFindsItsOwnGames(@TempDir Path directory) throws InterruptedException {
        Experiment table = Catalogue.named("baier-winands/table-14"); // four games with four speeds
        try (Store store = Store.open(directory.resolve("games.db"))) {
            for (double scale : new double[] {0.0003333333, 0.000999999, 1.0 / 1024, 0.00012345678}) {
                var run = new Reproduction(table, new Setup(2, scale, Optional.empty(), 1));
                play(run, store);
                StoredRuns.Run found = new StoredRuns(store.matches())
                        .of(table).stream()
                                .filter(one -> one.scale() == Setup.scale(scale))
                                .findFirst()
                                .orElseThrow();
                assertThat(found.games()).isEqualTo(8);
                assertThat(results(StoredRuns.load(table, found, store))).isEqualTo(results(run));
            }
            assertThat(new StoredRuns(store.matches()).of(table)).hasSize(4);
        }
    }

    @Test
    void aClockThatWasAskedForIsOneRunOverAllGames(@TempDir Path directory) throws InterruptedException {
        Experiment table = Catalogue.named("baier-winands/table-14");
        try (Store store = Store.open(directory.resolve("games.db"))) {
            var clock = Optional.<ClockKind>of(new ClockKind.Simulated(30));
            play(new Reproduction(table, new Setup(2, 1, clock, 1)), store);
            assertThat(new StoredRuns(store.matches()).of(table)).hasSize(1).allSatisfy(run -> {
                assertThat(run.clock()).isEqualTo(clock);
                assertThat(run.games()).isEqualTo(8);
            });
            play(new Reproduction(table, tiny(2)), store);
            assertThat(new StoredRuns(store.matches()).of(table))
                    .hasSize(2)
                    .extracting(StoredRuns.Run::scale)
                    .containsExactlyInAnyOrder(1.0, 0.001);
        }
    }

    @Test
    void anotherSpeedOrClockIsAnotherExperiment() throws InterruptedException {
        var run = new Reproduction(oneRow(), tiny(4));
        play(run, Archive.none());
        assertThat(Wording.verdict(run.findings().get(0))).isEqualTo("underpowered at 0.1 % of the paper's speed");
        assertThat(Wording.departure(run))
                .hasValueSatisfying(words -> assertThat(words).contains("another experiment", "not on the paper"));
        assertThat(departure(new Setup(4, 1, Optional.of(new ClockKind.Wall()), 1)))
                .contains("on the clock wall instead of the paper's speeds");
        assertThat(departure(new Setup(4, 1, Optional.of(new ClockKind.Simulated(64_500)), 7)))
                .as("the paper's own speed, asked for")
                .isEmpty();
        assertThat(departure(new Setup(4, 1, Optional.empty(), 7))).isEmpty();
    }

    private static Optional<String> departure(Setup setup) {
        return setup.departure(TABLE_6);
    }

    @Test
    void scaleIsForTheSimulatedClock() {
        assertThatThrownBy(() -> new Setup(4, 0.5, Optional.of(new ClockKind.Wall()), 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("--clock wall");
        assertThatThrownBy(() -> new Setup(4, 0, Optional.empty(), 1)).isInstanceOf(BadInput.class);
    }

    /** Plays the games that others depend on. */
    private static void playFirst(Reproduction run, Archive archive) throws InterruptedException {
        new Contest(run.plan(), archive).run(new LocalRunner(2), run::add);
    }

    private static void play(Reproduction run, Archive archive) throws InterruptedException {
        for (List<GameTask> tasks = run.plan(); !tasks.isEmpty(); tasks = run.plan()) {
            new Contest(tasks, archive).run(new LocalRunner(2), run::add);
        }
    }

    private static Map<Condition, Map<Integer, Double>> results(Reproduction run) {
        Map<Condition, Map<Integer, Double>> results = new HashMap<>();
        run.experiment()
                .conditions()
                .forEach(condition ->
                        results.put(condition, run.observed(condition).points()));
        return results;
    }

    private static Setup tiny(int games) {
        return new Setup(games, 0.001, Optional.empty(), 1);
    }

    /** The STOP player in Connect-4 and the one that imitates it. */
    private static Experiment shortTable12() {
        Experiment whole = Catalogue.named("baier-winands/table-12");
        return only(whole, whole.rows().get(5));
    }

    private static Experiment oneRow() {
        return only(TABLE_6, TABLE_6.rows().get(10));
    }

    private static Experiment only(Experiment whole, Row row) {
        return whole.only(List.of(row), List.of());
    }
}
