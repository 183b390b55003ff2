package zeitnot.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import zeitnot.game.BadInput;

class DocumentsTest {
    private static final Path ROOT = Path.of("..");
    private static final int MOST_WORDS = 80;
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

    /** Who looks something up does not read long paragraphs: what is long becomes a table or a list. */
    @Test
    void noParagraphIsLong() throws IOException {
        List<String> tooLong = new ArrayList<>();
        for (Path document : documents()) {
            for (String paragraph : paragraphs(Files.readString(document))) {
                int words = paragraph.split("\\s+").length;
                if (words > MOST_WORDS) {
                    tooLong.add(document + " has " + words + " words: " + paragraph.substring(0, 50));
                }
            }
        }
        assertThat(tooLong).isEmpty();
    }

    @Test
    void paragraphsEndAtBlankLinesItemsTablesAndCode() {
        assertThat(
                        paragraphs(
                                "# A\none\ntwo\n- three\n  four\n2. five\n\n| a | b |\nsix\n```\ncode\n\ncode\n```\n\n    code\n\nseven\n"))
                .containsExactly("one two", "- three four", "2. five", "six", "seven");
    }

    private static List<Path> documents() throws IOException {
        List<Path> documents = new ArrayList<>();
        for (String name : List.of("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")) {
            documents.add(ROOT.resolve(name));
        }
        try (Stream<Path> files = Files.walk(ROOT.resolve("docs"))) {
            files.filter(file -> file.toString().endsWith(".md")).sorted().forEach(documents::add);
        }
        return documents;
    }

    /** The text of a document without headings, tables and code; an item of a list is a paragraph of its own. */
    private static List<String> paragraphs(String markdown) {
        String prose = markdown.replaceAll("(?ms)^```.*?^```$", "")
                .replaceAll("(?m)^([#|]|<!--| {4}).*$", "")
                .replaceAll("(?m)^(\\s*([-*]|\\d+\\.) )", "\n$1");
        return Arrays.stream(prose.split("\\n\\s*\\n"))
                .map(paragraph -> paragraph.strip().replaceAll("\\s+", " "))
                .filter(paragraph -> !paragraph.isEmpty())
                .toList();
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
