package zeitnot.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import zeitnot.game.BadInput;

class DocumentsTest {
    private static final Path ROOT = Path.of("..");
    private static final Path RESULTS = ROOT.resolve("results");

    @Test
    void everyTableIsThatOfTheData() {
        assertThat(new Documents(ROOT, new Tables(Results.in(RESULTS)))
                        .outdated()
                        .keySet())
                .as("'zeitnot results tables' writes them")
                .isEmpty();
    }

    @Test
    void everyResultIsOfAnExperimentAndHasItsName() throws IOException {
        List<Digested> all = Results.in(RESULTS).all();
        assertThat(all).isNotEmpty();
        try (Stream<Path> files = Files.walk(RESULTS)) {
            assertThat(files.filter(file -> file.toString().endsWith(".json")))
                    .containsExactlyInAnyOrderElementsOf(all.stream()
                            .map(run -> RESULTS.resolve(Results.fileOf(run.digest())))
                            .toList());
        }
    }

    @Test
    void resultsComeWithTheProgram() {
        assertThat(Results.packaged().all()).hasSameSizeAs(Results.in(RESULTS).all());
    }

    @Test
    void onlyWhatIsBetweenMarkersIsWritten() {
        String text =
                "before\n<!-- results a/b -->\nold\n<!-- /results -->\nbetween\n<!-- results c -->\n<!-- /results -->\n";
        assertThat(Documents.fill(text, Path.of("x.md"), id -> "table of " + id + " $1\n"))
                .isEqualTo("before\n<!-- results a/b -->\ntable of a/b $1\n<!-- /results -->\nbetween\n"
                        + "<!-- results c -->\ntable of c $1\n<!-- /results -->\n");
    }

    @Test
    void markerWithoutItsPartnerIsRefused() {
        assertThatThrownBy(() -> Documents.fill("<!-- results a/b -->\ntext\n", Path.of("x.md"), id -> id))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("x.md has a marker without its partner");
        assertThatThrownBy(() -> Documents.fill("text\n<!-- /results -->\n", Path.of("x.md"), id -> id))
                .isInstanceOf(BadInput.class);
    }

    @Test
    void tableWithoutDataIsRefused() {
        var tables = new Tables(Results.in(RESULTS));
        assertThatThrownBy(() -> tables.of("baier-winands/table-66")).hasMessageContaining("did you mean");
    }
}
