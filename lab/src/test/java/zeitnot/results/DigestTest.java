package zeitnot.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeitnot.contest.Archive;
import zeitnot.contest.Contest;
import zeitnot.contest.GameTask;
import zeitnot.contest.LocalRunner;
import zeitnot.game.BadInput;
import zeitnot.kilothon.Meeting;
import zeitnot.papers.BanditTrial;
import zeitnot.papers.Catalogue;
import zeitnot.papers.Condition;
import zeitnot.papers.Evidence;
import zeitnot.papers.Experiment;
import zeitnot.papers.Finding;
import zeitnot.papers.KilothonResult;
import zeitnot.papers.KilothonTrial;
import zeitnot.papers.Measure;
import zeitnot.papers.Reproduction;
import zeitnot.papers.Setup;

class DigestTest {
    /** Time per turn, early shift: more than a score. */
    private static final Experiment FIGURE = Catalogue.named("baier-winands/figure-7");

    private static Reproduction first;
    private static Reproduction second;

    @BeforeAll
    static void play() throws InterruptedException {
        first = run(1, List.of());
        second = run(2, List.of());
    }

    private static Reproduction run(long seed, List<String> rows) throws InterruptedException {
        var setup = new Setup(4, 0.001, Optional.empty(), seed);
        var run = new Reproduction(FIGURE, setup, FIGURE.conditions(rows));
        for (List<GameTask> tasks = run.plan(); !tasks.isEmpty(); tasks = run.plan()) {
            new Contest(tasks, Archive.none()).run(new LocalRunner(2), run::add);
        }
        return run;
    }

    private static Digest digest(Evidence run) {
        return Digested.of(
                run,
                List.of(new Digest.Part(
                        run.setup().seed(), "0.1.0-12345678", "a machine", 8, "2026-01-01", "2026-01-02", "zeitnot")));
    }

    @Test
    void tellsTheSameAsTheGames() {
        String text = DigestFile.text(digest(first));
        var read = new Digested(FIGURE, DigestFile.parse(text, "figure-7.json"));
        assertThat(read.findings()).isEqualTo(first.findings());
        assertThat(read.plots()).isEqualTo(first.plots());
        assertThat(read.playedGames()).isEqualTo(8);
        assertThat(read.isUnfinished()).isFalse();
        assertThat(DigestFile.text(read.digest())).isEqualTo(text);
    }

    @Test
    void runsWithOtherSeedsAddUp() {
        var both = new Digested(FIGURE, digest(first).plus(digest(second)));
        assertThat(both.digest().games()).isEqualTo(8);
        assertThat(both.digest().parts()).extracting(Digest.Part::seed).containsExactly(1L, 2L);
        for (Condition condition : FIGURE.conditions()) {
            int[] one = first.observed(condition).score().counts();
            int[] other = second.observed(condition).score().counts();
            int[] sum = both.observed(condition).score().counts();
            for (int kind = 0; kind < sum.length; kind++) {
                assertThat(sum[kind]).isEqualTo(one[kind] + other[kind]);
            }
            double mean =
                    (first.observed(condition).estimate(Measure.EARLY_SHIFT).value()
                                    + second.observed(condition)
                                            .estimate(Measure.EARLY_SHIFT)
                                            .value())
                            / 2;
            assertThat(both.observed(condition).estimate(Measure.EARLY_SHIFT).value())
                    .isCloseTo(mean, within(1e-12));
        }
    }

    /** A run that played one row only does not make the others unfinished. */
    @Test
    void aRowHasAsManyPlannedGamesAsTheRunsThatPlayIt() throws InterruptedException {
        Digest one = digest(run(3, List.of("STOP_A")));
        Digest sum = DigestFile.parse(DigestFile.text(digest(first).plus(one)), "figure-7.json");
        var both = new Digested(FIGURE, sum);
        assertThat(FIGURE.conditions())
                .extracting(condition -> condition.name() + " " + both.planned(condition))
                .containsExactly("STOP_A 8", "STOP_B 4");
        assertThat(both.plannedGames()).isEqualTo(12);
        assertThat(both.isUnfinished()).isFalse();
        assertThat(both.findings()).noneMatch(Finding::isProvisional);
        var alone = new Digested(FIGURE, one);
        assertThat(alone.plannedGames()).isEqualTo(8);
        assertThat(alone.isUnfinished()).isTrue();
    }

    /** The other row of the older digest has games that the run of one row lacks. */
    @Test
    void aDigestInPlaceOfAnotherLosesNoGames() throws InterruptedException {
        Digest all = digest(first);
        Digest one = digest(run(1, List.of("STOP_A")));
        assertThat(DigestFile.text(one.inPlaceOf(all))).isEqualTo(DigestFile.text(all));
        assertThat(all.inPlaceOf(one)).isSameAs(all);
    }

    @Test
    void banditsAddUpToo() throws InterruptedException {
        Experiment boxes = Catalogue.named("uct-sqrt-sh/figure-1");
        var one = new Digested(boxes, digest(tried(boxes, 1)));
        var other = new Digested(boxes, digest(tried(boxes, 2)));
        assertThat(one.verdicts()).hasSize(3);
        Digest read = DigestFile.parse(DigestFile.text(one.digest().plus(other.digest())), "figure-1.json");
        var both = new Digested(boxes, read).bandit().orElseThrow();
        assertThat(both.setup().repetitions()).isEqualTo(20);
        for (BanditTrial.Claim claim : boxes.bandit().orElseThrow().claims()) {
            double mean = (claim.ours(one.bandit().orElseThrow()).value()
                            + claim.ours(other.bandit().orElseThrow()).value())
                    / 2;
            assertThat(claim.ours(both).value()).isCloseTo(mean, within(1e-9));
        }
    }

    private static Reproduction tried(Experiment boxes, long seed) throws InterruptedException {
        var run = new Reproduction(boxes, new Setup(10, 1, Optional.empty(), seed));
        run.tryBandit(2, () -> {});
        return run;
    }

    private static Digest kilothon(long seed, double payoff) {
        Experiment table = Catalogue.named("uct-sqrt-sh/table-1");
        List<Meeting> meetings = table.kilothon().orElseThrow().players().stream()
                .flatMap(player -> Stream.of("ludii:Hex", "ludii:Go")
                        .map(game -> new Meeting(player.toString(), game, "space", payoff, 60)))
                .toList();
        return new Digest(table.id(), 1, "cpu(4)", 2, List.of(part("seed " + seed)), List.of(), Map.of(), meetings);
    }

    @Test
    void kilothonsAddUpToo() {
        Experiment table = Catalogue.named("uct-sqrt-sh/table-1");
        Digest sum = DigestFile.parse(DigestFile.text(kilothon(1, 1).plus(kilothon(2, 0.5))), "table-1.json");
        var both = new Digested(table, sum);
        KilothonResult result = both.kilothon().orElseThrow();
        assertThat(both.playedGames()).isEqualTo(16);
        assertThat(both.plannedGames()).isEqualTo(16);
        KilothonTrial.Finding best = result.findings().get(0);
        assertThat(best.games()).isEqualTo(4);
        assertThat(result.ours(best)).startsWith("0.750 (");
        assertThat(result.verdict(best)).endsWith(" on the clock cpu(4) instead of the competition's");
        assertThat(result.order().get(0).difference().value()).isZero();
        assertThat(both.verdicts()).hasSize(4);
        assertThat(both.isAsPublished()).isFalse();
        assertThat(Tables.of(both))
                .contains("| UCT√SH, cbt | all | 0.1512 ±0.0176 of 10 | 0.750 (")
                .contains("16 of 16 games")
                .contains("| on the same games | less | payoff |");
    }

    @Test
    void aKilothonOfOtherPlayersIsRefused() {
        Experiment table = Catalogue.named("uct-sqrt-sh/table-1");
        var other = new Meeting("random", "ludii:Hex", "space", 1, 60);
        var digest = new Digest(table.id(), 1, "cpu", 1, List.of(), List.of(), Map.of(), List.of(other));
        assertThatThrownBy(() -> new Digested(table, digest))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("a player that the experiment does not: random");
    }

    @Test
    void neitherPartIsChangedByAMerge() {
        var one = new Digested(FIGURE, digest(first));
        var unused = one.digest().plus(digest(second));
        assertThat(one.findings()).isEqualTo(first.findings());
    }

    @Test
    void theSameGamesAreNotCountedTwice() {
        Digest one = digest(first);
        assertThatThrownBy(() -> one.plus(one))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("with seed 1 are counted already")
                .hasMessageContaining("another --seed");
        Digest both = one.plus(digest(second));
        assertThatThrownBy(() -> both.plus(digest(second))).hasMessageContaining("seed 2");
    }

    /** Games depend on the machine there. */
    @Test
    void onARealClockOtherMachinesPlayOtherGames() {
        Digest here = new Digest(FIGURE.id(), 1, "wall", 4, List.of(part("here")), List.of(), Map.of(), List.of());
        Digest there = new Digest(FIGURE.id(), 1, "wall", 4, List.of(part("there")), List.of(), Map.of(), List.of());
        assertThat(here.plus(there).parts()).hasSize(2);
        assertThatThrownBy(() -> here.checkDisjoint(here)).isInstanceOf(BadInput.class);
    }

    private static Digest.Part part(String machine) {
        return new Digest.Part(1, "0.1.0", machine, 0, "", "", "");
    }

    @ParameterizedTest
    @CsvSource({"timeA,20s,10s", "timeB,20s,10s", "opening,'',random(4)", "adjudication,'',draw-after(40)"})
    void gamesUnderOtherTermsDoNotAddUp(String key, String usual, String other) {
        String text = DigestFile.text(digest(second));
        Digest changed = DigestFile.parse(
                text.replace("\"" + key + "\" : \"" + usual + "\"", "\"" + key + "\" : \"" + other + "\""), "x");
        assertThat(digest(first).plus(digest(second)).rows()).hasSize(2);
        assertThat(digest(first).plus(changed).rows())
                .extracting(Digest.Row::games)
                .containsExactly(4, 4, 4, 4);
        assertThatThrownBy(() -> new Digested(FIGURE, changed))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("has a row that the experiment does not");
    }

    @Test
    void noExperimentHasTheSameRowTwice() {
        for (Experiment experiment : Catalogue.all()) {
            Setup setup = Setup.published(experiment);
            assertThat(experiment.conditions().stream()
                            .map(condition -> Digested.key(condition, setup))
                            .toList())
                    .as(experiment.id())
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void aRowIsThereOnce() {
        Digest once = digest(first);
        List<Digest.Row> twice =
                Stream.concat(once.rows().stream(), once.rows().stream()).toList();
        var digest = new Digest(once.experiment(), once.scale(), "", 4, once.parts(), twice, Map.of(), List.of());
        assertThatThrownBy(() -> DigestFile.parse(DigestFile.text(digest), "twice.json"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("twice.json has the row STOP_A of connect4 twice");
    }

    @Test
    void otherSetupsAreOtherFiles() {
        assertThat(Results.fileOf(digest(first))).hasToString("baier-winands/figure-7.scale-0.001.json");
        assertThat(Results.fileOf(new Digest("a/b", 1, "", 4, List.of(), List.of(), Map.of(), List.of())))
                .hasToString("a/b.json");
        assertThat(Results.fileOf(new Digest("a/b", 1, "wall", 4, List.of(), List.of(), Map.of(), List.of())))
                .hasToString("a/b.wall.json");
    }

    @Test
    void rowsThatTheExperimentDoesNotHaveAreRefused() {
        assertThatThrownBy(() -> new Digested(Catalogue.named("baier-winands/figure-6"), digest(first)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("has a row that the experiment does not: STOP_");
    }

    @Test
    void sumsThatAreMissingAreNamed() {
        String text = DigestFile.text(digest(first)).replace("early shift", "early shirt");
        assertThatThrownBy(() -> new Digested(FIGURE, DigestFile.parse(text, "figure-7.json")))
                .hasMessageContaining("lacks the sums of 'early shift'");
    }

    @Test
    void whatIsNoDigestIsRefusedWithItsPlace() {
        assertThatThrownBy(() -> DigestFile.parse("{\n  \"games\": x\n}", "bad.json"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("bad.json is not a digest at line 2");
        String text = DigestFile.text(digest(first));
        assertThatThrownBy(() -> DigestFile.parse(text.replace("\"scale\"", "\"skale\""), "bad.json"))
                .hasMessageContaining("'scale'");
        assertThatThrownBy(() -> DigestFile.parse(text.replaceFirst("\"wins\" : \\d+", "\"wins\" : 77"), "bad.json"))
                .hasMessageContaining("bad.json does not add up in the row STOP_A of connect4");
    }
}
