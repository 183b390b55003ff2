package zeitnot.papers;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import zeitnot.game.BadInput;

/**
 * Reads experiments from YAML files, as docs/adding-an-experiment.md describes them. A file may use others beside it for
 * what several have in common, and take rows from other experiments beside it; what is not beside it may be one of those
 * that are shipped.
 */
public final class ExperimentFile {
    private static final Set<String> KEYS = RowReader.union(
            RowReader.KEYS,
            Set.of(
                    "paper",
                    "id",
                    "place",
                    "title",
                    "question",
                    "notes",
                    "games",
                    "uses",
                    "with",
                    "domains",
                    "expected-moves",
                    "statements",
                    "rows",
                    "figures",
                    "bandit",
                    "kilothon"));

    private final Function<String, Optional<String>> texts;
    private final Map<String, Experiment> known = new HashMap<>();
    private final Map<String, Yaml.Mapping> shared = new HashMap<>();
    private final Deque<String> reading = new ArrayDeque<>();

    /** @param texts the text of a file by its path, if there is one */
    ExperimentFile(Function<String, Optional<String>> texts) {
        this.texts = texts;
    }

    /** Reads somebody's own experiment. */
    public static Experiment read(Path file) {
        return new ExperimentFile(ExperimentFile::text)
                .experiment(file.toString())
                .orElseThrow(
                        () -> new BadInput(file + " cannot be read; give a file with an experiment, such as my.yaml"));
    }

    private static Optional<String> text(String file) {
        try {
            Path path = Path.of(file);
            return Files.isRegularFile(path) ? Optional.of(Files.readString(path)) : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The experiment in a file, if there is one. */
    Optional<Experiment> experiment(String file) {
        Experiment found = known.get(file);
        if (found != null) {
            return Optional.of(found);
        }
        Optional<String> text = texts.apply(file);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        Yaml.Mapping whole = YamlReader.read(file, text.get());
        if (reading.contains(file)) {
            throw whole.place().bad("the experiment takes rows from itself by way of " + reading.peek());
        }
        reading.push(file);
        Experiment experiment = experiment(merged(whole), file);
        reading.pop();
        known.put(file, experiment);
        return Optional.of(experiment);
    }

    /** The mapping with all that it uses. */
    private Yaml.Mapping merged(Yaml.Mapping own) {
        own.only("key", KEYS);
        Yaml.Mapping all = own;
        for (Yaml used : own.get("uses").map(Yaml::asList).orElse(List.of())) {
            String file = beside(own.place().file(), used.asText());
            all = all.over(shared.computeIfAbsent(file, unseen -> shared(file, used)));
        }
        return all;
    }

    private Yaml.Mapping shared(String file, Yaml used) {
        String text = texts.apply(file)
                .or(() -> Catalogue.text(used.asText()))
                .orElseThrow(() -> used.place().bad("there is no " + file));
        Yaml.Mapping found = YamlReader.read(file, text);
        if (found.get("uses").isPresent()) {
            throw found.placeOf("uses").bad("a file that is used by others cannot use others itself");
        }
        return found.only("key", KEYS);
    }

    private static String beside(String file, String other) {
        int slash = file.lastIndexOf('/');
        return file.substring(0, slash + 1) + other;
    }

    private Experiment experiment(Yaml.Mapping written, String file) {
        Variables variables = new Variables();
        if (written.get("with").isPresent()) {
            variables = variables.with(written.get("with").get().asMapping());
        }
        for (String key : RowReader.KEYS) {
            if (written.get(key).isPresent()) {
                variables = variables.with(key, written.get(key).get());
            }
        }
        int games = written.get("games")
                .orElseThrow(() -> written.place().bad("'games' is missing: how many are played for each row"))
                .asCount();
        var rows = new RowReader(written, other -> other(file, other));
        for (Yaml block : written.get("rows").map(Yaml::asList).orElse(List.of())) {
            rows.add(block.asMapping(), variables);
        }
        Optional<BanditTrial> bandit = written.get("bandit").map(trial -> BanditReader.read(trial.asMapping(), games));
        Variables known = variables;
        Optional<KilothonTrial> kilothon =
                written.get("kilothon").map(trial -> KilothonReader.read(trial.asMapping(), known));
        if (rows.rows().isEmpty() && bandit.isEmpty() && kilothon.isEmpty()) {
            throw written.place().bad("there is nothing to run; an experiment has 'rows', a 'bandit' or a 'kilothon'");
        }
        if (kilothon.isPresent() && (bandit.isPresent() || !rows.rows().isEmpty())) {
            throw written.placeOf("kilothon").bad("a Kilothon is an experiment by itself; leave out rows and bandits");
        }
        return new Experiment(
                paper(written),
                written.required("id"),
                heading(written, variables, "place"),
                heading(written, variables, "title"),
                heading(written, variables, "question"),
                heading(written, variables, "notes"),
                games,
                rows.rows().stream().map(RowReader.Numbered::row).toList(),
                written.get("figures").map(Yaml::asList).orElse(List.of()).stream()
                        .flatMap(figure -> FigureReader.read(figure.asMapping(), rows.rows()))
                        .toList(),
                bandit,
                kilothon);
    }

    private Experiment other(String file, TextTable.Cell wanted) {
        return experiment(beside(file, wanted.text() + ".yaml"))
                .or(() -> Catalogue.find(wanted.text()))
                .orElseThrow(() -> wanted.place()
                        .bad("there is no experiment " + wanted.text()
                                + ".yaml beside this one, nor in the catalogue"));
    }

    private static Paper paper(Yaml.Mapping written) {
        return written.get("paper")
                .map(Yaml::asMapping)
                .map(paper -> {
                    paper.only("key of a paper", Set.of("id", "authors", "title"));
                    String authors =
                            paper.text("authors").map(names -> names + ": ").orElse("");
                    return new Paper(paper.required("id"), authors + paper.required("title"));
                })
                .orElse(Paper.NONE);
    }

    private static String heading(Yaml.Mapping written, Variables variables, String key) {
        return written.text(key)
                .map(text -> variables.expand(written.placeOf(key), text.replaceAll("\\s+", " ")))
                .orElse("");
    }
}
