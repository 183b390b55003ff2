package zeitnot.cli;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zeitnot.bandit.BanditResult;
import zeitnot.bandit.BanditSetup;
import zeitnot.contest.Archive;
import zeitnot.game.BadInput;
import zeitnot.papers.BanditFigure;
import zeitnot.papers.Catalogue;
import zeitnot.papers.Experiment;
import zeitnot.papers.Reproduction;
import zeitnot.papers.StoredRuns;
import zeitnot.papers.StoredRuns.Run;
import zeitnot.report.Report;
import zeitnot.results.Digested;
import zeitnot.results.Results;
import zeitnot.store.Store;

/** Writes what was run again as a page. */
@Command(
        name = "report",
        description =
                "Write one HTML page about experiments that were run again: tables, intervals, plots and verdicts.",
        footer = {
            "%nIt shows what the store has, and what is on record; of an experiment that was run in several ways, the one with"
                    + " most games. Figures"
                    + " about bandits are not in the store: they are drawn anew where they are named.",
            "%nExamples:",
            "  zeitnot report",
            "  zeitnot report baier-winands/table-6 --out table-6.html"
        })
final class ReportCommand extends BaseCommand {
    @Parameters(
            paramLabel = "ID",
            arity = "0..*",
            description = "The experiments (default: all that the store has games of).")
    private List<String> ids = new ArrayList<>();

    @Option(names = "--scale", paramLabel = "X", description = "Only what was run at this scale.")
    private @Nullable Double scale;

    @Option(names = "--seed", paramLabel = "SEED", description = "Only what was run with this seed.")
    private @Nullable Long seed;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            defaultValue = "report.html",
            description = "Where to write the page (default: ${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    private Path out;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private StoreOption store;

    /** What was written, as JSON shows it. */
    record Written(String file, List<ReproductionReport> experiments, List<BanditReport> figures) {}

    ReportCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() throws IOException, InterruptedException {
        List<BanditFigure> figures =
                ids.stream().flatMap(id -> Catalogue.figure(id).stream()).toList();
        List<Experiment> wanted = ids.isEmpty()
                ? Catalogue.all()
                : ids.stream()
                        .filter(id -> Catalogue.figure(id).isEmpty())
                        .map(Catalogue::named)
                        .toList();
        var report = new Report();
        List<ReproductionReport> shown = wanted.isEmpty() ? List.of() : read(wanted, report);
        List<BanditReport> drawn = new ArrayList<>();
        for (BanditFigure figure : figures) {
            drawn.add(draw(figure, report));
        }
        if (shown.isEmpty() && drawn.isEmpty()) {
            throw nothing();
        }
        try (Writer page = writerTo(out)) {
            page.write(report.html());
        }
        print(shown, figures, drawn);
    }

    /** What the store has of these experiments. */
    private List<ReproductionReport> read(List<Experiment> wanted, Report report) {
        List<ReproductionReport> shown = new ArrayList<>();
        Results results = Results.known();
        try (Archive archive = store.openToRead();
                var progress = new Progress(terminal, "report", wanted.size())) {
            var runs = new StoredRuns(archive instanceof Store existing ? existing.matches() : List.of());
            for (Experiment experiment : wanted) {
                Optional<Run> found = runs.of(experiment).stream()
                        .filter(run -> isWanted(run.scale(), run.seed()))
                        .findFirst();
                found.ifPresent(run -> {
                    Reproduction reproduction = StoredRuns.load(experiment, run, archive);
                    report.add(reproduction, runs.provenance(reproduction, ReproductionReport.command(reproduction)));
                    shown.add(ReproductionReport.of(reproduction));
                });
                List<Digested> onRecord = results.of(experiment).stream()
                        .filter(run -> isWanted(run.setup().scale(), run.setup().seed()))
                        .toList();
                onRecord.forEach(run -> {
                    report.add(run, run.provenance());
                    shown.add(ReproductionReport.of(run));
                });
                if (found.isEmpty() && onRecord.isEmpty() && !ids.isEmpty()) {
                    throw new BadInput("no games of " + experiment.id() + " are in " + store.file()
                            + ", and no results of it are on record; 'zeitnot reproduce " + experiment.id()
                            + "' plays them");
                }
                progress.step(experiment.place());
            }
        }
        return shown;
    }

    private boolean isWanted(double runScale, long runSeed) {
        return (scale == null || runScale == scale) && (seed == null || runSeed == seed);
    }

    private BanditReport draw(BanditFigure figure, Report report) throws InterruptedException {
        BanditSetup published = figure.setup();
        BanditSetup setup = published.with(published.repetitions(), seed == null ? published.seed() : seed);
        BanditResult result =
                BanditCommand.result(terminal, setup, Runtime.getRuntime().availableProcessors());
        String command = Text.command(figure.command(setup).toArray(String[]::new));
        report.add(figure, result, command);
        return BanditReport.of(figure, result, command);
    }

    private BadInput nothing() {
        return new BadInput(
                "no games of any experiment are in " + store.file() + " or on record; 'zeitnot reproduce' lists them");
    }

    private void print(List<ReproductionReport> shown, List<BanditFigure> figures, List<BanditReport> drawn) {
        if (isJson()) {
            printJson(new Written(out.toString(), shown, drawn));
            return;
        }
        var table =
                new Table().words("experiment").words("place").words("title").words("games");
        shown.forEach(one -> table.row(one.id(), one.place(), one.title(), progress(one)));
        figures.forEach(figure -> table.row(figure.id(), figure.place(), figure.title(), ""));
        terminal.out().print(table);
        terminal.out().println("\nwritten  " + out);
    }

    private static String progress(ReproductionReport one) {
        return one.games() < one.planned()
                ? Text.format("%,d of %,d, provisional", one.games(), one.planned())
                : Text.count(one.games());
    }
}
