package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import zeitnot.papers.Catalogue;
import zeitnot.papers.Experiment;
import zeitnot.results.Results;

class ReproduceCommandTest {
    @TempDir
    Path directory;

    @Test
    void listsAllExperimentsWithTheirState() {
        assertThat(Shell.zeitnot("reproduce", "--store", store()).text())
                .contains("baier-winands/table-6", "Table VI", "not begun");
        assertThat(Shell.zeitnot("reproduce", "--store", store(), "--json").json())
                .hasSize(Catalogue.ids().size());
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void printsPaperOursAndVerdict() {
        Shell shell = reproduce("baier-winands/table-6");
        assertThat(shell.err()).contains("playing 44 games after 10 of self-play");
        assertThat(shell.out())
                .contains("STOP_B", "63.0 % (61.6 to 64.3)", "played   44 of 44 games")
                .contains("another experiment: at 0.1 % of the paper's speed; its verdicts are not on the paper")
                .contains("zeitnot reproduce baier-winands/table-6 --games 4 --scale 0.001 --seed 1");
        assertThat(Shell.zeitnot("reproduce", "--store", store()).text())
                .contains("partly: 44 of 55,000 games (scale 0.001)");
    }

    @Test
    void playsOneRow() {
        Shell shell = reproduce("baier-winands/table-6", "--row", "STOP");
        assertThat(shell.err()).contains("playing 4 games after 10 of self-play");
        assertThat(shell.out())
                .contains("not begun", "played   4 of 44 games")
                .contains("zeitnot reproduce baier-winands/table-6 --games 4 --row STOP --scale 0.001 --seed 1");
    }

    @Test
    void figuresShareTheGamesOfTables() {
        reproduce("baier-winands/table-6");
        Shell shell = reproduce("baier-winands/figure-7", "--json");
        assertThat(shell.err()).contains("all 8 games are in the store already");
        JsonNode rows = JsonMapper.shared().readTree(shell.out()).get("rows");
        assertThat(rows).hasSize(2);
        assertThat(rows.get(0).get("player").asString()).isEqualTo("STOP_A");
        assertThat(rows.get(0).get("measure").asString()).isEqualTo("early shift");
        assertThat(rows.get(0).get("p").isNull()).isTrue();
        assertThat(rows.get(0).get("verdict").asString()).endsWith(" at 0.1 % of the paper's speed");
        JsonNode whole = JsonMapper.shared().readTree(shell.out());
        assertThat(whole.get("anotherExperiment").asBoolean()).isTrue();
        assertThat(whole.get("departure").asString()).isEqualTo("at 0.1 % of the paper's speed");
    }

    @Test
    void reportIsWritten() throws IOException {
        reproduce("baier-winands/figure-6");
        Path page = directory.resolve("page.html");
        assertThat(Shell.zeitnot("report", "--store", store(), "--out", page.toString())
                        .text())
                .contains("baier-winands/table-6", "baier-winands/figure-6", "written");
        assertThat(Files.readString(page))
                .contains("Figure 6", "Table VI")
                .doesNotContain(withoutResults().title());
    }

    @Test
    void reportMarksWhatIsNotFinished() throws IOException, SQLException {
        reproduce("baier-winands/figure-7");
        forgetGame(3);
        Path page = directory.resolve("page.html");
        Shell shell = Shell.zeitnot("report", "baier-winands/figure-7", "--store", store(), "--out", page.toString());
        assertThat(shell.text()).contains("6 of 8 at 0.1 % of the paper's speed, provisional");
        assertThat(Files.readString(page))
                .contains(
                        "6 of 8 games, provisional", "This run is unfinished", "3 of 4", "<small>provisional</small>");
        assertThat(reproduce("baier-winands/figure-7").out())
                .contains("8 of 8 games")
                .doesNotContain("provisional");
    }

    /** As if the run had been killed before the last games. */
    private void forgetGame(int number) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + store());
                Statement statement = connection.createStatement()) {
            statement.execute("DELETE FROM games WHERE number = " + number
                    + " AND match_id IN (SELECT id FROM matches WHERE time_a = '20s')");
        }
    }

    @Test
    void reportNeedsGames() {
        reproduce("baier-winands/figure-6");
        String id = withoutResults().id();
        Shell shell = Shell.zeitnot("report", id, "--store", store());
        assertThat(shell.exitCode()).isEqualTo(2);
        assertThat(shell.err()).contains("no games of " + id).hasLineCount(1);
        assertThat(Shell.zeitnot("report", "--store", store(), "--seed", "9").err())
                .contains("no games of any experiment");
    }

    /** An experiment of another paper of which nothing is on record. */
    private static Experiment withoutResults() {
        Set<String> known =
                Results.known().all().stream().map(run -> run.experiment().id()).collect(Collectors.toSet());
        return Catalogue.ids().stream()
                .filter(id -> !known.contains(id) && !id.startsWith("baier-winands"))
                .map(Catalogue::named)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void badInputIsNamed() {
        assertThat(reproduce("baier-winands/table-66").err()).contains("did you mean 'baier-winands/table-6'?");
        assertThat(reproduce("baier-winands/table-6", "--clock", "wall").err()).contains("leave it out");
        assertThat(Shell.zeitnot("reproduce", "baier-winands/table-6", "--scale", "-1", "--store", store())
                        .exitCode())
                .isEqualTo(2);
        assertThat(Shell.zeitnot("reproduce", "baier-winands/table-6", "--games", "0", "--store", store())
                        .err())
                .contains("--games", "'0' is too few; at least 1 is needed");
    }

    private Shell reproduce(String id, String... more) {
        String[] tiny = {"reproduce", id, "--games", "4", "--scale", "0.001", "--store", store()};
        String[] all = new String[tiny.length + more.length];
        System.arraycopy(tiny, 0, all, 0, tiny.length);
        System.arraycopy(more, 0, all, tiny.length, more.length);
        return Shell.zeitnot(all);
    }

    private String store() {
        return directory.resolve("games.db").toString();
    }
}
