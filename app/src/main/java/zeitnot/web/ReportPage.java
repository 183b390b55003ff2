package zeitnot.web;

import io.javalin.config.RoutesConfig;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zeitnot.contest.Archive;
import zeitnot.papers.Experiment;
import zeitnot.papers.Reproduction;
import zeitnot.papers.StoredRuns;
import zeitnot.report.Report;
import zeitnot.results.Digested;
import zeitnot.results.Results;
import zeitnot.store.Store;

/** The report on all experiments, of the store and on record, as one file to keep: as {@code zeitnot report} writes it. */
final class ReportPage implements Area {
    private final Archive archive;

    ReportPage(Settings settings) {
        this.archive = settings.archive();
    }

    @Override
    public void add(RoutesConfig routes) {
        routes.get(
                "/api/lab/report",
                ctx -> ctx.contentType("text/html; charset=utf-8")
                        .header("Content-Disposition", "attachment; filename=\"zeitnot-report.html\"")
                        .result(html()));
    }

    private String html() {
        var runs = new StoredRuns(archive instanceof Store store ? store.matches() : List.of());
        Map<Experiment, StoredRuns.Run> stored = new LinkedHashMap<>();
        for (Experiment experiment : zeitnot.papers.Catalogue.all()) {
            runs.of(experiment).stream().findFirst().ifPresent(run -> stored.put(experiment, run));
        }
        Map<Experiment, Reproduction> loaded = StoredRuns.load(stored, archive);
        var report = new Report();
        Results results = Results.known();
        for (Experiment experiment : zeitnot.papers.Catalogue.all()) {
            Reproduction run = loaded.get(experiment);
            if (run != null) {
                report.add(run, runs.provenance(run, ExperimentOrder.command(run)));
            }
            for (Digested digest : results.of(experiment)) {
                report.add(digest, digest.provenance());
            }
        }
        return report.html();
    }
}
