package zeitnot.web;

import io.javalin.config.RoutesConfig;
import java.util.List;
import zeitnot.contest.Archive;
import zeitnot.papers.Experiment;
import zeitnot.report.Report;
import zeitnot.results.Gathered;

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
        List<Experiment> experiments = zeitnot.papers.Catalogue.all();
        var gathered = new Gathered(experiments, archive, (scale, seed) -> true);
        var report = new Report();
        for (Experiment experiment : experiments) {
            gathered.stored(experiment)
                    .ifPresent(run -> report.add(run, gathered.provenance(run, ExperimentOrder.command(run))));
            gathered.onRecord(experiment).forEach(digest -> report.add(digest, digest.provenance()));
        }
        return report.html();
    }
}
