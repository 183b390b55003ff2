package zeitnot.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeitnot.game.BadInput;

/** What is written to the directory of results, and what never is. The experiments are nobody's. */
class LedgerTest {
    @TempDir
    Path directory;

    private static Digest digest(String experiment, long seed) {
        var part = new Digest.Part(seed, "1", "here", 2, "2026-01-01", "2026-01-01", "zeitnot run my.yaml");
        var row = new Digest.Row(
                "connect4",
                "mine",
                "uct",
                "",
                "random",
                "",
                "1s",
                "1s",
                "sim(10)",
                "",
                2,
                2,
                new int[] {0, 0, 0, 0, 0, 1},
                new int[3],
                2,
                0,
                0,
                0,
                0,
                Map.of("game length", new double[][] {{2, 20, 2, 200, 2, 20}}));
        return new Digest(experiment, 1, "", 2, List.of(part), List.of(row), Map.of(), List.of());
    }

    private Digest read(String name) {
        return DigestFile.read(directory.resolve(name));
    }

    private List<String> files() throws IOException {
        try (Stream<Path> all = Files.walk(directory)) {
            return all.filter(Files::isRegularFile)
                    .map(file -> directory.relativize(file).toString())
                    .filter(name -> !name.equals(".lock"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void digestsOfAnyExperimentAddUp() throws IOException {
        var ledger = new Ledger(directory);
        assertThat(ledger.merge(List.of(digest("my/a", 1), digest("my/b", 1), digest("my/a", 2))))
                .containsExactly(directory.resolve("my/a.json"), directory.resolve("my/b.json"));
        ledger.merge(List.of(digest("my/b", 2)));
        for (String name : List.of("my/a.json", "my/b.json")) {
            Digest both = read(name);
            assertThat(both.games()).isEqualTo(4);
            assertThat(both.rows()).hasSize(1);
            assertThat(both.rows().get(0).wins()).isEqualTo(4);
            assertThat(both.rows().get(0).sums().get("game length"))
                    .isDeepEqualTo(new double[][] {{4, 40, 4, 400, 4, 40}});
        }
        assertThat(files()).containsExactly("my/a.json", "my/b.json");
    }

    @Test
    void nothingIsWrittenIfOneIsRefused() throws IOException {
        var ledger = new Ledger(directory);
        ledger.merge(List.of(digest("my/b", 1)));
        assertThatThrownBy(() -> ledger.merge(List.of(digest("my/a", 1), digest("my/b", 2), digest("my/b", 1))))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("my/b with seed 1 are counted already");
        assertThat(files()).containsExactly("my/b.json");
        assertThat(read("my/b.json").games()).isEqualTo(2);
    }

    @Test
    void nothingIsWrittenIfOneCannotBe() throws IOException {
        Files.writeString(directory.resolve("taken"), "a file where a directory is needed");
        assertThatThrownBy(() -> new Ledger(directory).merge(List.of(digest("my/a", 1), digest("taken/b", 1))))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("cannot be written");
        assertThat(files()).containsExactly("taken");
    }

    @Test
    void idThatLeadsElsewhereIsRefused() throws IOException {
        Path inner = directory.resolve("inner");
        assertThatThrownBy(() -> new Ledger(inner).merge(List.of(digest("../outside", 1))))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("'../outside' is not the id of an experiment");
        assertThat(files()).containsExactly("inner/.lock");
    }

    /** As the program leaves it that is killed when the list is written. */
    @Test
    void changeThatHasBegunIsCompleted() throws IOException {
        var ledger = new Ledger(directory);
        ledger.merge(List.of(digest("my/a", 1), digest("my/b", 1)));
        DigestFile.replace(
                directory.resolve("my/.b.json.next"),
                DigestFile.text(digest("my/b", 1).plus(digest("my/b", 2))));
        DigestFile.replace(directory.resolve(".changes"), "my/a.json\nmy/b.json\n");
        ledger.merge(List.of(digest("my/c", 1)));
        assertThat(read("my/b.json").games()).isEqualTo(4);
        assertThat(files()).containsExactly("my/a.json", "my/b.json", "my/c.json");
    }

    /** As the program leaves it that is killed before that. */
    @Test
    void changeThatHasNotBegunIsForgotten() throws IOException {
        var ledger = new Ledger(directory);
        ledger.merge(List.of(digest("my/a", 1), digest("my/b", 1)));
        DigestFile.replace(directory.resolve("my/.a.json.next"), "half");
        ledger.merge(List.of(digest("my/a", 2), digest("my/b", 2)));
        assertThat(read("my/a.json").games()).isEqualTo(4);
        assertThat(files()).containsExactly("my/a.json", "my/b.json");
    }

    @Test
    void threadsLoseNoUpdate() throws Exception {
        int threads = 8;
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Callable<List<Path>>> merges = new ArrayList<>();
            IntStream.rangeClosed(1, 5 * threads)
                    .forEach(seed -> merges.add(
                            () -> new Ledger(directory).merge(List.of(digest("my/a", seed), digest("my/b", seed)))));
            for (var merge : pool.invokeAll(merges)) {
                merge.get();
            }
        } finally {
            pool.shutdownNow();
        }
        for (String name : List.of("my/a.json", "my/b.json")) {
            assertThat(read(name).parts())
                    .extracting(Digest.Part::seed)
                    .containsExactlyInAnyOrderElementsOf(
                            LongStream.rangeClosed(1, 5 * threads).boxed().toList());
        }
    }
}
