package zeitnot.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeitnot.contest.Contest;
import zeitnot.contest.GameTask;
import zeitnot.contest.LocalRunner;
import zeitnot.contest.Machine;
import zeitnot.kilothon.Meeting;
import zeitnot.papers.Catalogue;
import zeitnot.papers.Experiment;
import zeitnot.papers.Reproduction;
import zeitnot.papers.Setup;
import zeitnot.papers.StoredRuns;
import zeitnot.results.Digest;
import zeitnot.results.Digested;
import zeitnot.store.Store;

class ReportTest {
    @TempDir
    Path directory;

    @Test
    void tableHasPaperAndOursWithIntervalsAndVerdict() throws InterruptedException {
        String page = page("baier-winands/table-6");
        assertThat(page)
                .contains("Table VI", "Which strategies improve on EXP-MOVES", "Baier and")
                .contains("65.0 % (63.7 to 66.3)", "stop(5,0.9)", "class=\"interval\"")
                .contains("underpowered", "games needed", "corrected by Holm")
                .contains("This is another experiment: at 0.1 % of the paper's speed", "class=\"verdict departed\"")
                .contains("Score over games", "Run it again")
                .contains("sim(64.5)", Machine.describe().split(",")[0]);
    }

    @Test
    void figureDrawsTheTimePerTurnOfPlayersAndBaseline() throws InterruptedException {
        String page = page("baier-winands/figure-7");
        assertThat(page).contains("STOP_A</b>", "STOP_B</b>", "EXP-MOVES</b>", "less in the first half");
        assertThat(page.split("class=\"band ")).hasSize(4);
    }

    @Test
    void severalPlotsHaveTheirTitles() throws InterruptedException {
        String page = page("ji-thielscher/figure-2");
        assertThat(page)
                .contains("Breakthrough</span>", "Catch the Lion</span>", "Connect-4</span>", "Othello</span>")
                .contains("branching factor", "very strong", "2 measured");
        assertThat(page.split("class=\"band ")).hasSize(5);
    }

    @Test
    void aKilothonHasPayoffsAndTheirOrder() {
        Experiment table = Catalogue.named("uct-sqrt-sh/table-1");
        List<Meeting> meetings = table.kilothon().orElseThrow().players().stream()
                .map(player -> new Meeting(player.toString(), "ludii:Hex", "space", 1, 60))
                .toList();
        var digest = new Digest(table.id(), 1, "cpu(4)", 1, List.of(), List.of(), Map.of(), meetings);
        var run = new Digested(table, digest);
        var report = new Report();
        report.add(run, run.provenance());
        assertThat(report.html())
                .contains("Four agents in the Kilothon", "0.1512 ±0.0176 of 10", "ours: payoff")
                .contains("4 of 4 games on the clock cpu(4) instead of the competition's")
                .contains("on the same games", "class=\"verdict departed\"");
    }

    @Test
    void pageNeedsNothingElse() throws InterruptedException {
        assertThat(page("baier-winands/figure-7")).doesNotContain("http://", "https://", "<script", "@import", "url(");
    }

    @Test
    void drawingsAreWellFormed() throws Exception {
        String page = page("baier-winands/table-6");
        var drawings = Pattern.compile("<svg.*?</svg>").matcher(page);
        int count = 0;
        while (drawings.find()) {
            var bytes = drawings.group().getBytes(StandardCharsets.UTF_8);
            DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(bytes));
            assertThat(drawings.group()).doesNotContain("NaN", "Infinity");
            count++;
        }
        assertThat(count).isEqualTo(22);
    }

    private String page(String id) throws InterruptedException {
        var run = new Reproduction(Catalogue.named(id), new Setup(4, 0.001, Optional.empty(), 1));
        try (Store store = Store.open(directory.resolve("games.db"))) {
            for (List<GameTask> tasks = run.plan(); !tasks.isEmpty(); tasks = run.plan()) {
                new Contest(tasks, store).run(new LocalRunner(2), run::add);
            }
            var report = new Report();
            report.add(run, new StoredRuns(store.matches()).provenance(run, "zeitnot reproduce " + id));
            return report.html();
        }
    }
}
