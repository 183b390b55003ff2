package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The results of one seed, to which those of another are added again and again, each time in a directory of its own. */
final class Merges {
    private static final String ID = "baier-winands/figure-6";
    private static final String FILE = ID + ".scale-0.001.json";

    private final Path directory;
    private final Path added;
    private final String before;
    private final String after;

    Merges(Path directory) throws IOException {
        this.directory = directory;
        this.added = digest(2);
        this.before = Files.readString(digest(1));
        assertThat(Shell.zeitnot(into("undisturbed")).exitCode()).isZero();
        this.after = Files.readString(file("undisturbed"));
        assertThat(after).contains("\"seed\" : 1", "\"seed\" : 2", "\"games\" : 8");
    }

    private Path digest(int seed) {
        String store = directory.resolve("seed-" + seed + ".db").toString();
        Path file = directory.resolve("seed-" + seed + ".json");
        Shell.zeitnot("reproduce", ID, "--games", "4", "--scale", "0.001", "--seed", "" + seed, "--store", store);
        Shell.zeitnot("results", "digest", ID, "--store", store, "--out", file.toString());
        return file;
    }

    private Path file(String results) {
        return directory.resolve(results).resolve(FILE);
    }

    /** The command that merges into a directory, which has the results of the first seed. */
    String[] into(String results) throws IOException {
        Files.createDirectories(file(results).getParent());
        Files.writeString(file(results), before);
        return new String[] {
            "results",
            "merge",
            added.toString(),
            "--into",
            directory.resolve(results).toString()
        };
    }

    /** The file is what it was, or has all; if it is what it was, the same command does the rest. */
    void assertAllOrNothing(String results) throws IOException {
        String now = Files.readString(file(results));
        assertThat(now).isIn(before, after);
        if (now.equals(before)) {
            assertThat(Shell.zeitnot(into(results)).exitCode()).isZero();
            assertThat(file(results)).hasContent(after);
        }
    }
}
