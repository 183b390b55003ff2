package zeitnot.results;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import zeitnot.papers.Catalogue;
import zeitnot.papers.Evidence;
import zeitnot.papers.Experiment;

/** All digests of a directory, or those that come with the program: {@code results/quality-based-rewards/rb.scale-0.1.json}. */
public final class Results {
    /** Where the repository has them, and where they are looked for. */
    public static final Path DIRECTORY = Path.of("results");

    private static final String PACKAGED = "/zeitnot/results/data";
    private static final String SUFFIX = ".json";

    /** Their texts, by the names of their files. */
    private final Map<String, String> texts;

    private Results(Map<String, String> texts) {
        this.texts = texts;
    }

    /** What the directory {@code results} has, or else what comes with the program. */
    public static Results known() {
        return Files.isDirectory(DIRECTORY) ? in(DIRECTORY) : packaged();
    }

    public static Results in(Path directory) {
        return new Results(texts(directory));
    }

    /** What comes with the program, which never changes. */
    public static Results packaged() {
        return Packaged.RESULTS;
    }

    /** Read once, when somebody asks: a jar cannot be opened as a file system twice at the same time. */
    private static final class Packaged {
        static final Results RESULTS = readPackaged();
    }

    private static Results readPackaged() {
        URL place = Results.class.getResource(PACKAGED);
        if (place == null) {
            return new Results(Map.of());
        }
        try {
            URI uri = place.toURI();
            if (!uri.getScheme().equals("jar")) {
                return in(Path.of(uri));
            }
            try (FileSystem jar = FileSystems.newFileSystem(uri, Map.of())) {
                return in(jar.getPath(PACKAGED));
            }
        } catch (URISyntaxException | IOException e) {
            throw new IllegalStateException("the packaged results cannot be read: " + e, e);
        }
    }

    private static Map<String, String> texts(Path directory) {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                if (file.toString().endsWith(SUFFIX)) {
                    texts.put(directory.relativize(file).toString().replace('\\', '/'), Files.readString(file));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return texts;
    }

    /** The file of a digest, under the directory of all. */
    public static Path fileOf(Digest digest) {
        String how = !digest.clock().isEmpty()
                ? "." + digest.clock()
                : digest.scale() == 1
                        ? ""
                        : ".scale-" + BigDecimal.valueOf(digest.scale()).toPlainString();
        return Path.of(digest.experiment() + how + SUFFIX);
    }

    /** What was run of an experiment, the setup that is nearest to the paper's first. */
    public List<Digested> of(Experiment experiment) {
        List<Digested> found = new ArrayList<>();
        texts.forEach((name, text) -> {
            if (name.startsWith(experiment.id() + ".")) {
                found.add(new Digested(experiment, DigestFile.parse(text, name)));
            }
        });
        found.sort(Comparator.comparingDouble(run ->
                run.digest().clock().isEmpty() ? Math.abs(Math.log(run.digest().scale())) : Double.MAX_VALUE));
        return found;
    }

    /** What was run of all experiments, in the order of the catalogue. */
    public List<Digested> all() {
        return Catalogue.all().stream()
                .flatMap(experiment -> of(experiment).stream())
                .toList();
    }

    /** Digests of experiments that are not in the catalogue. */
    public List<Digest> ofOthers() {
        List<String> ids = Catalogue.ids();
        return texts.entrySet().stream()
                .map(file -> DigestFile.parse(file.getValue(), file.getKey()))
                .filter(digest -> !ids.contains(digest.experiment()))
                .toList();
    }

    /** What is to be seen beside a run: what was run in the same way, or else the nearest to the paper's. */
    public Optional<Digested> beside(Evidence run) {
        List<Digested> runs = of(run.experiment());
        return runs.stream()
                .filter(one -> one.setup().scale() == run.setup().scale()
                        && one.setup().clock().equals(run.setup().clock()))
                .findFirst()
                .or(() -> runs.stream().findFirst());
    }
}
