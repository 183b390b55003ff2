package zeitnot.results;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zeitnot.contest.Archive;
import zeitnot.papers.Experiment;
import zeitnot.papers.Provenance;
import zeitnot.papers.Reproduction;
import zeitnot.papers.StoredRuns;
import zeitnot.store.Store;

/** All that there is to report of some experiments: of each the run that the store has most games of, and what is on record. */
public final class Gathered {
    private final StoredRuns runs;
    private final Map<Experiment, Reproduction> stored;
    private final Results results = Results.known();
    private final Filter filter;

    /** Which runs are meant. */
    public interface Filter {
        boolean accepts(double scale, long seed);
    }

    public Gathered(Collection<Experiment> experiments, Archive archive, Filter filter) {
        this.runs = new StoredRuns(archive instanceof Store store ? store.matches() : List.of());
        this.filter = filter;
        Map<Experiment, StoredRuns.Run> found = new LinkedHashMap<>();
        for (Experiment experiment : experiments) {
            runs.of(experiment).stream()
                    .filter(run -> filter.accepts(run.scale(), run.seed()))
                    .findFirst()
                    .ifPresent(run -> found.put(experiment, run));
        }
        this.stored = StoredRuns.load(found, archive);
    }

    /** What the store has of it. */
    public Optional<Reproduction> stored(Experiment experiment) {
        return Optional.ofNullable(stored.get(experiment));
    }

    /** Where the games of a run come from; the command makes them again. */
    public Provenance provenance(Reproduction run, String command) {
        return runs.provenance(run, command);
    }

    public List<Digested> onRecord(Experiment experiment) {
        return results.of(experiment).stream()
                .filter(run -> filter.accepts(run.setup().scale(), run.setup().seed()))
                .toList();
    }
}
