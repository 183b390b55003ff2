package zeitnot.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zeitnot.contest.Archive;
import zeitnot.game.BadInput;
import zeitnot.papers.Catalogue;
import zeitnot.papers.Provenance;
import zeitnot.papers.Reproduction;
import zeitnot.papers.Setup;
import zeitnot.report.Report;
import zeitnot.results.DigestFile;
import zeitnot.results.Digested;
import zeitnot.results.Gathered;
import zeitnot.show.ReproductionReport;

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

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private RunFilter filter;

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
    void run() throws InterruptedException {
        List<NamedExperiment> wanted = (ids.isEmpty() ? Catalogue.ids() : ids)
                .stream().map(NamedExperiment::of).toList();
        var report = new Report();
        List<ReproductionReport> shown = read(wanted, report);
        if (shown.isEmpty()) {
            throw nothing();
        }
        write(report.html());
        print(shown);
    }

    /** Who looks finds the old page or the new one, never half of it; what is no file, such as a pipe, cannot be replaced. */
    private void write(String page) {
        if (Files.exists(out) && !Files.isRegularFile(out)) {
            try (Output output = writerTo(out)) {
                output.print(page);
            }
        } else {
            DigestFile.replace(out, page);
        }
    }

    /** What the store has of these experiments, each with what is on record of it. */
    private List<ReproductionReport> read(List<NamedExperiment> wanted, Report report) throws InterruptedException {
        List<ReproductionReport> shown = new ArrayList<>();
        boolean arePlayed =
                wanted.stream().anyMatch(one -> !one.experiment().rows().isEmpty());
        try (Archive archive = arePlayed ? store.openToRead() : Archive.none();
                var progress = new Progress(terminal, "report", wanted.size())) {
            var gathered = new Gathered(
                    wanted.stream().map(NamedExperiment::experiment).toList(), archive, filter::accepts);
            for (NamedExperiment named : wanted) {
                int before = shown.size();
                Optional<Reproduction> run = gathered.stored(named.experiment()).or(() -> anew(named));
                if (run.isPresent()) {
                    shown.add(add(named, run.get(), gathered, report));
                }
                for (Digested digest : gathered.onRecord(named.experiment())) {
                    Provenance provenance = digest.provenance();
                    report.add(digest, provenance);
                    shown.add(ReproductionReport.of(digest, Optional.empty(), provenance.command()));
                }
                if (shown.size() == before && !ids.isEmpty()) {
                    throw nothing(named);
                }
                progress.step(named.experiment().label());
            }
        }
        return shown;
    }

    /** A run about bandits, which no store has, is made anew if it is asked for. */
    private Optional<Reproduction> anew(NamedExperiment named) {
        if (ids.isEmpty()
                || named.experiment().bandit().isEmpty()
                || !named.experiment().rows().isEmpty()) {
            return Optional.empty();
        }
        Setup published = Setup.published(named.experiment());
        var setup = new Setup(published.games(), 1, Optional.empty(), filter.seedOr(published.seed()));
        return Optional.of(new Reproduction(named.experiment(), setup));
    }

    private ReproductionReport add(NamedExperiment named, Reproduction run, Gathered gathered, Report report)
            throws InterruptedException {
        ExperimentCommand.tryBandit(terminal, run, Runtime.getRuntime().availableProcessors());
        String command = command(named, run);
        report.add(run, gathered.provenance(run, command));
        return ReproductionReport.of(run, Optional.empty(), command);
    }

    private BadInput nothing(NamedExperiment named) {
        return new BadInput("no games of " + named.experiment().id() + " are in " + store.file()
                + ", and none are on record; 'zeitnot " + named.command() + " " + named.argument() + "' plays them");
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
