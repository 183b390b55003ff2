package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the experiments of docs/adding-an-experiment.md, at a tiny size. */
class RunCommandTest {
    private static final Path DOCUMENT = Path.of("..", "docs", "adding-an-experiment.md");

    @TempDir
    Path directory;

    @Test
    void theWorkedExampleRunsAndGoesOnWhereItStopped() throws IOException {
        String file = example("my/reuse");
        Shell first = run(file);
        assertThat(first.err()).contains("playing 8 games");
        assertThat(first.out())
                .contains("my/reuse: Reusing the tree", "reuse and stop", "52.0 % (49.0 to 55.0)", "8 of 8 games")
                .contains("another experiment: at 1 % of the stated speed")
                .contains("--games 2 --scale 0.01 --seed 1");
        Shell again = run(file);
        assertThat(again.err()).contains("all 8 games are in the store already");
        assertThat(again.out()).isEqualTo(first.out());
    }

    @Test
    void theWorkedExampleHasItsPage() throws IOException {
        String file = example("my/reuse");
        run(file);
        Path page = directory.resolve("page.html");
        assertThat(Shell.zeitnot("report", file, "--store", store(), "--out", page.toString())
                        .text())
                .contains("my/reuse", "written");
        assertThat(Files.readString(page)).contains("Reusing the tree", "zeitnot run ", "of the stated speed");
    }

    @Test
    void theWorkedExampleHasResultsThatAddUp() throws Exception {
        String file = example("my/reuse");
        for (String seed : List.of("1", "2")) {
            Shell.zeitnot("run", file, "--games", "2", "--scale", "0.01", "--seed", seed, "--store", store());
            String digest = directory.resolve(seed + ".json").toString();
            Shell.zeitnot("results", "digest", file, "--seed", seed, "--store", store(), "--out", digest);
            assertThat(Child.start(directory, "results", "merge", digest)
                            .result()
                            .out())
                    .contains("written  results/my/reuse.scale-0.01.json");
        }
        assertThat(Child.start(directory, "results", file).result().out())
                .contains("my/reuse: Reusing the tree", "16 of 16 games");
        assertThat(Child.start(directory, "results").result().out())
                .contains("my/reuse", "at scale 0.01", "'zeitnot results FILE' shows it");
    }

    @Test
    void theExampleWithBanditsRuns() throws IOException {
        assertThat(Shell.zeitnot("run", example("my/boxes"), "--games", "4").text())
                .contains("my/boxes: Few trials", "share of the best arm: UCB1 > UCB√SH", "500 trials on 30 arms");
    }

    @Test
    void mistakesAreNamedWithLineAndColumn() throws IOException {
        Path file = Path.of(example("my/reuse"));
        Files.writeString(
                file, Files.readString(file).replace("uct(0.6), seconds: 5, speed: 20000", "utc(0.6), speed: 2"));
        Shell shell = run(file.toString());
        assertThat(shell.exitCode()).isEqualTo(2);
        assertThat(shell.err()).contains("my.yaml:7:", "'seconds' is missing").hasLineCount(1);
        assertThat(Shell.zeitnot("run", "nowhere.yaml").err()).contains("nowhere.yaml cannot be read");
        assertThat(directory.resolve("games.db")).doesNotExist();
    }

    /** The example with this id, as the document has it. */
    private String example(String id) throws IOException {
        List<String> examples = Pattern.compile("(?s)```yaml\n(.*?)```")
                .matcher(Files.readString(DOCUMENT))
                .results()
                .map(match -> match.group(1))
                .filter(text -> text.startsWith("id: " + id))
                .toList();
        assertThat(examples).hasSize(1);
        return Files.writeString(directory.resolve("my.yaml"), examples.get(0)).toString();
    }

    private Shell run(String file) {
        return Shell.zeitnot("run", file, "--games", "2", "--scale", "0.01", "--store", store());
    }

    private String store() {
        return directory.resolve("games.db").toString();
    }
}
