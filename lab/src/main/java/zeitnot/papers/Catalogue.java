package zeitnot.papers;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import zeitnot.game.BadInput;

/** All experiments of the papers: the files under {@code zeitnot/papers} in the resources, in the order of their index. */
public final class Catalogue {
    private static final String INDEX = "index.txt";

    private static final ExperimentFile FILES = new ExperimentFile(Catalogue::text);

    private Catalogue() {}

    public static List<Experiment> all() {
        return ids().stream().map(Catalogue::read).toList();
    }

    public static Experiment named(String id) {
        return find(id).orElseThrow(() -> BadInput.unknown("experiment", id, ids()));
    }

    public static Optional<Experiment> find(String id) {
        return ids().contains(id) ? Optional.of(read(id)) : Optional.empty();
    }

    /** As users type them. */
    public static List<String> ids() {
        return text(INDEX).orElseThrow().lines().toList();
    }

    private static Experiment read(String id) {
        synchronized (FILES) {
            return FILES.experiment(id + ".yaml").orElseThrow();
        }
    }

    /** A file of the catalogue, by its path below {@code zeitnot/papers}. */
    static Optional<String> text(String file) {
        try (InputStream in = Catalogue.class.getResourceAsStream(file)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
