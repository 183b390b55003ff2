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
import zeitnot.game.BadInput;
import zeitnot.papers.Catalogue;
import zeitnot.papers.Reproduction;
import zeitnot.papers.Setup;
import zeitnot.papers.StoredRuns;
import zeitnot.papers.StoredRuns.Run;
import zeitnot.report.Report;
import zeitnot.store.Store;
import zeitnot.store.StoredMatch;

/** Writes what was run again as a page. */
@Command(
        name = "report",
        description =
                "Write one HTML page about experiments that were run again: tables, intervals, plots and verdicts.",
        footer = {
            "%nIt shows what the store has; of an experiment that was run in several ways, the one with most games. Figures"
                    + " about bandits are not in the store: they are drawn anew where they are named. An experiment of your own"
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
        List<NamedExperiment> played =
                wanted.stream().filter(one -> !one.experiment().rows().isEmpty()).toList();
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

    /** What the store has of these experiments. */
    private List<ReproductionReport> read(List<NamedExperiment> wanted, Report report) throws InterruptedException {
        List<ReproductionReport> shown = new ArrayList<>();
        try (Store existing = store.openExisting();
                var progress = new Progress(terminal, "report", wanted.size())) {
            var runs = new StoredRuns(existing.matches());
            for (NamedExperiment named : wanted) {
                Optional<Run> run = find(named, runs);
                if (run.isPresent()) {
                    Reproduction reproduction = StoredRuns.load(named.experiment(), run.get(), existing);
                    shown.add(add(named, reproduction, runs.partsOf(reproduction), report));
                }
                progress.step(named.experiment().place());
            }
        }
        return shown;
    }

    /** An experiment on bandits, of which a store has nothing. */
    private ReproductionReport draw(NamedExperiment named, Report report) throws InterruptedException {
        Setup published = Setup.published(named.experiment());
        Setup setup = seed == null ? published : new Setup(published.games(), 1, Optional.empty(), seed);
        return add(named, new Reproduction(named.experiment(), setup), List.of(), report);
    }

    private ReproductionReport add(NamedExperiment named, Reproduction run, List<StoredMatch> parts, Report report)
            throws InterruptedException {
        ExperimentCommand.tryBandit(terminal, run, Runtime.getRuntime().availableProcessors());
        String command = named.command(run.setup());
        report.add(run, parts, command);
        return ReproductionReport.of(run, command);
    }

    private Optional<Run> find(NamedExperiment named, StoredRuns runs) {
        Optional<Run> found = runs.of(named.experiment()).stream()
                .filter(run -> scale == null || run.scale() == Setup.scale(scale))
                .filter(run -> seed == null || run.seed() == seed)
                .findFirst();
        if (found.isEmpty() && !ids.isEmpty()) {
            throw new BadInput("no games of " + named.experiment().id() + " are in " + store.file() + "; 'zeitnot "
                    + String.join(" ", named.command()) + "' plays them");
        }
        return found;
    }

    private BadInput nothing() {
        return new BadInput("no games of any experiment are in " + store.file() + "; 'zeitnot reproduce' lists them");
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
