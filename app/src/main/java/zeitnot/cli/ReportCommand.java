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
import zeitnot.contest.Archive;
import zeitnot.game.BadInput;
import zeitnot.papers.Catalogue;
import zeitnot.papers.Experiment;
import zeitnot.papers.Reproduction;
import zeitnot.papers.Setup;
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
                    + " most games. Figures about bandits are not in the store: they are drawn anew where they are named. An experiment of your own"
                    + " is named by its file.",
            "%nExamples:",
            "  zeitnot report",
            "  zeitnot report baier-winands/table-6 --out table-6.html",
            "  zeitnot report my-experiment.yaml"
        })
final class ReportCommand extends BaseCommand {
    @Parameters(
            paramLabel = "ID|FILE",
            arity = "0..*",
            description = "The experiments (default: all of the papers' that the store has games of).")
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
    record Written(String file, List<ReproductionReport> experiments) {}

    ReportCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() throws IOException, InterruptedException {
        List<NamedExperiment> wanted = (ids.isEmpty() ? Catalogue.ids() : ids)
                .stream().map(NamedExperiment::of).toList();
        var report = new Report();
        List<ReproductionReport> shown = new ArrayList<>();
        List<NamedExperiment> played = wanted.stream()
                .filter(one -> !one.experiment().rows().isEmpty())
                .toList();
        if (!played.isEmpty()) {
            shown.addAll(read(played, report));
        }
        for (NamedExperiment named : wanted) {
            if (!ids.isEmpty() && named.experiment().rows().isEmpty()) {
                shown.add(draw(named, report));
            }
        }
        if (shown.isEmpty()) {
            throw nothing();
        }
        try (Writer page = writerTo(out)) {
            page.write(report.html());
        }
        print(shown);
    }

    /** What the store has of these experiments, and what is on record. */
    private List<ReproductionReport> read(List<NamedExperiment> wanted, Report report) throws InterruptedException {
        List<ReproductionReport> shown = new ArrayList<>();
        Results results = Results.known();
        try (Archive archive = store.openToRead();
                var progress = new Progress(terminal, "report", wanted.size())) {
            var runs = new StoredRuns(archive instanceof Store existing ? existing.matches() : List.of());
            for (NamedExperiment named : wanted) {
                Experiment experiment = named.experiment();
                Optional<Run> found = runs.of(experiment).stream()
                        .filter(run -> isWanted(run.scale(), run.seed()))
                        .findFirst();
                if (found.isPresent()) {
                    Reproduction run = StoredRuns.load(experiment, found.get(), archive);
                    shown.add(add(named, run, runs, report));
                }
                List<Digested> onRecord = results.of(experiment).stream()
                        .filter(run -> isWanted(run.setup().scale(), run.setup().seed()))
                        .toList();
                onRecord.forEach(run -> {
                    report.add(run, run.provenance());
                    shown.add(ReproductionReport.of(run, named.command(run.setup())));
                });
                if (found.isEmpty() && onRecord.isEmpty() && !ids.isEmpty()) {
                    throw new BadInput("no games of " + experiment.id() + " are in " + store.file()
                            + ", and no results of it are on record; 'zeitnot " + String.join(" ", named.command())
                            + "' plays them");
                }
                progress.step(experiment.place());
            }
        }
        return shown;
    }

    private boolean isWanted(double runScale, long runSeed) {
        return (scale == null || runScale == Setup.scale(scale)) && (seed == null || runSeed == seed);
    }

    /** An experiment on bandits, of which a store has nothing. */
    private ReproductionReport draw(NamedExperiment named, Report report) throws InterruptedException {
        Setup published = Setup.published(named.experiment());
        Setup setup = seed == null ? published : new Setup(published.games(), 1, Optional.empty(), seed);
        return add(named, new Reproduction(named.experiment(), setup), new StoredRuns(List.of()), report);
    }

    private ReproductionReport add(NamedExperiment named, Reproduction run, StoredRuns runs, Report report)
            throws InterruptedException {
        ExperimentCommand.tryBandit(terminal, run, Runtime.getRuntime().availableProcessors());
        String command = named.command(run.setup());
        report.add(run, runs.provenance(run, command));
        return ReproductionReport.of(run, command);
    }

    private BadInput nothing() {
        return new BadInput(
                "no games of any experiment are in " + store.file() + " or on record; 'zeitnot reproduce' lists them");
    }

    private void print(List<ReproductionReport> shown) {
        if (isJson()) {
            printJson(new Written(out.toString(), shown));
            return;
        }
        var table =
                new Table().words("experiment").words("place").words("title").words("games");
        shown.forEach(one -> table.row(one.id(), one.place(), one.title(), progress(one)));
        terminal.out().print(table);
        terminal.out().println("\nwritten  " + out);
    }

    private static String progress(ReproductionReport one) {
        if (one.planned() == 0) {
            return "";
        }
        String departure = one.departure() == null ? "" : " " + one.departure();
        return one.games() < one.planned()
                ? Text.format("%,d of %,d%s, provisional", one.games(), one.planned(), departure)
                : Text.count(one.games()) + departure;
    }
}
