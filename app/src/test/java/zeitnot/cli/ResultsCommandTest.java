package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import zeitnot.results.Digest;
import zeitnot.results.DigestFile;
import zeitnot.results.Digested;
import zeitnot.results.Results;

class ResultsCommandTest {
    private static final String ID = "baier-winands/figure-6";

    @TempDir
    Path directory;

    @Test
    void showsWhatComesWithTheProgram() {
        JsonNode all = Shell.zeitnot("results", "--json").json();
        assertThat(all).isNotEmpty();
        String id = all.get(0).get("id").asString();
        assertThat(Shell.zeitnot("results").text()).contains("experiment", id, "of the paper's speed");
        assertThat(Shell.zeitnot("results", id).text()).contains("paper", "ours", "repeat   zeitnot reproduce " + id);
    }

    @Test
    void whatWasMergedIsRepeatedByTheCommandsOfAllSeeds() {
        for (Digested run : Results.known().all()) {
            String shown = Shell.zeitnot("results", run.experiment().id()).text();
            assertThat(shown)
                    .contains("repeat   " + String.join("; ", run.provenance().commands()));
        }
    }

    @Test
    void runsOfSeveralSeedsAddUp() throws IOException {
        Path one = digest(1);
        Path other = digest(2);
        assertThat(merge(one).text()).contains("written", "figure-6.scale-0.001.json");
        assertThat(merge(other).exitCode()).isZero();
        String merged = Files.readString(directory.resolve("results/" + ID + ".scale-0.001.json"));
        assertThat(merged).contains("\"seed\" : 1", "\"seed\" : 2", "\"games\" : 8");
    }

    @Test
    void sameGamesAreRefusedAndNothingIsWritten() throws IOException {
        Path one = digest(1);
        Path other = digest(2);
        merge(one);
        Path merged = directory.resolve("results/" + ID + ".scale-0.001.json");
        String before = Files.readString(merged);
        Shell refused = merge(other, one);
        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.err()).contains("with seed 1 are counted already").hasLineCount(1);
        assertThat(merged).hasContent(before);
    }

    @Test
    void mergesAtTheSameTimeLoseNothing() throws Exception {
        String digest = Files.readString(digest(1));
        List<Child> merges = new ArrayList<>();
        for (int seed = 11; seed <= 16; seed++) {
            Path other = directory.resolve(seed + ".json");
            Files.writeString(other, digest.replace("\"seed\" : 1,", "\"seed\" : " + seed + ","));
            merges.add(Child.start(directory, "results", "merge", other.toString()));
        }
        for (Child merge : merges) {
            Shell shell = merge.result();
            assertThat(shell.exitCode()).as(shell.err()).isZero();
        }
        assertThat(DigestFile.read(directory.resolve("results/" + ID + ".scale-0.001.json"))
                        .parts())
                .extracting(Digest.Part::seed)
                .containsExactlyInAnyOrder(11L, 12L, 13L, 14L, 15L, 16L);
    }

    @Test
    void digestDoesNotForgetWhatWasMerged() throws IOException {
        Path one = digest(1);
        merge(one);
        merge(digest(2));
        Path merged = directory.resolve("results/" + ID + ".scale-0.001.json");
        Shell refused = Shell.zeitnot("results", "digest", ID, "--store", store(1), "--out", merged.toString());
        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.err()).contains("has games with other seeds too");
        assertThat(Shell.zeitnot("results", "digest", ID, "--store", store(1), "--out", one.toString())
                        .exitCode())
                .isZero();
    }

    @Test
    void tablesAreWrittenAndChecked() throws IOException, InterruptedException {
        merge(digest(1));
        Path document = directory.resolve("docs/results/found.md");
        Files.createDirectories(document.getParent());
        Files.writeString(document, "# Found\n\n<!-- results " + ID + " -->\n<!-- /results -->\n");
        Files.writeString(directory.resolve("README.md"), "<!-- results summary -->\n<!-- /results -->\n");
        Shell outdated = Child.start(directory, "results", "tables", "--check").result();
        assertThat(outdated.exitCode()).isEqualTo(2);
        assertThat(outdated.err())
                .contains("found.md", "zeitnot results tables")
                .hasLineCount(1);
        assertThat(Child.start(directory, "results", "tables").result().exitCode())
                .isZero();
        assertThat(document).content().contains("| player | ", "| UNST |", "at 0.1 % of the paper's speed");
        assertThat(directory.resolve("README.md")).content().contains("Baier and Mark", "1 of ");
        assertThat(Child.start(directory, "results", "tables", "--check")
                        .result()
                        .exitCode())
                .isZero();
    }

    @Test
    void badInputIsNamed() {
        assertThat(Shell.zeitnot("results", "baier-winands/table-66").err()).contains("did you mean");
        assertThat(Shell.zeitnot(
                                "results",
                                "merge",
                                directory.resolve("none.json").toString())
                        .err())
                .contains("none.json cannot be read")
                .hasLineCount(1);
        assertThat(Shell.zeitnot("results", "digest", ID, "--store", store(9)).exitCode())
                .isEqualTo(2);
    }

    private Shell merge(Path... files) {
        String[] words = new String[files.length + 4];
        words[0] = "results";
        words[1] = "merge";
        words[2] = "--into";
        words[3] = directory.resolve("results").toString();
        for (int i = 0; i < files.length; i++) {
            words[4 + i] = files[i].toString();
        }
        return Shell.zeitnot(words);
    }

    /** Plays four games a row, and digests them. */
    private Path digest(int seed) {
        Path file = directory.resolve("seed-" + seed + ".json");
        Shell.zeitnot("reproduce", ID, "--games", "4", "--scale", "0.001", "--seed", "" + seed, "--store", store(seed));
        assertThat(Shell.zeitnot("results", "digest", ID, "--store", store(seed), "--out", file.toString())
                        .text())
                .contains("written");
        return file;
    }

    @Test
    void theCommandOfADigestHasTheRowsThatWerePlayed() {
        String id = "baier-winands/figure-7";
        String row = "STOP_B";
        Shell.zeitnot("reproduce", id, "--games", "4", "--scale", "0.001", "--row", row, "--store", store(9));
        Path file = directory.resolve("row.json");
        Shell.zeitnot("results", "digest", id, "--store", store(9), "--out", file.toString());
        assertThat(DigestFile.read(file).parts())
                .extracting(Digest.Part::command)
                .containsExactly("zeitnot reproduce " + id + " --games 4 --row " + row + " --scale 0.001 --seed 1");
    }

    private String store(int seed) {
        return directory.resolve("games-" + seed + ".db").toString();
    }
}
