package zeitnot.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zeitnot.game.BadInput;
import zeitnot.game.GameProvider;
import zeitnot.games.Games;
import zeitnot.papers.Experiment;
import zeitnot.papers.KilothonTrial;
import zeitnot.papers.Reproduction;
import zeitnot.papers.Setup;
import zeitnot.papers.StoredKilothon;
import zeitnot.papers.StoredRuns;
import zeitnot.results.Digest;
import zeitnot.results.DigestFile;
import zeitnot.results.Digested;
import zeitnot.results.Documents;
import zeitnot.results.Ledger;
import zeitnot.results.Parts;
import zeitnot.results.Results;
import zeitnot.results.Tables;
import zeitnot.show.KilothonReport;
import zeitnot.show.RecordedRun;
import zeitnot.show.ReproductionReport;
import zeitnot.store.Store;

/** Shows what has been run, and keeps it as data. */
@Command(
        name = "results",
        description = "List what we have run of the experiments; with one of them, show it.",
        footer = {
            "%nA digest is what adds up over the games of a run: a small file that is kept when the games are not. Those in"
                    + " the directory 'results' are shown, or else those that come with the program.",
            "%nExamples:",
            "  zeitnot results",
            "  zeitnot results baier-winands/table-9",
            "  zeitnot results digest baier-winands/table-9 --store games.db",
            "  zeitnot results merge from-another-machine.json",
            "  zeitnot results tables --check"
        })
final class ResultsCommand extends BaseCommand {
    @Parameters(
            paramLabel = "ID|FILE",
            arity = "0..1",
            description = "The experiment, such as baier-winands/table-9, or the file of your own.")
    private @Nullable String id;

    ResultsCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() {
        if (id == null) {
            Results known = Results.known();
            list(Stream.concat(
                            known.all().stream().map(RecordedRun::of),
                            known.ofOthers().stream().map(RecordedRun::of))
                    .toList());
            return;
        }
        NamedExperiment named = NamedExperiment.of(id);
        List<Digested> runs = Results.known().of(named.experiment());
        if (runs.isEmpty()) {
            throw new BadInput("there are no results of " + id
                    + "; 'zeitnot results' lists what there is, 'zeitnot "
                    + named.command() + " " + named.argument() + "' plays");
        }
        List<Shown> shown =
                runs.stream().map(run -> Shown.of(named.experiment(), run)).toList();
        print(
                shown.stream().map(Shown::report).toList(),
                () -> shown.stream().map(Shown::text).collect(Collectors.joining("\n")));
    }

    /** A run as JSON shows it, and for people. */
    private record Shown(Object report, String text) {
        static Shown of(Experiment experiment, Digested run) {
            String command = run.provenance().command();
            return run.kilothon()
                    .map(result -> of(KilothonReport.of(experiment, result, command)))
                    .orElseGet(() -> new Shown(
                            ReproductionReport.of(run, Optional.empty(), command),
                            new ReproductionText(run, Optional.empty(), command).toString()));
        }

        private static Shown of(KilothonReport report) {
            return new Shown(report, new KilothonText(report).toString());
        }
    }

    private void list(List<RecordedRun> lines) {
        print(lines, () -> {
            var table = new Table()
                    .words("experiment")
                    .words("place")
                    .words("how")
                    .numbers("games")
                    .words("verdicts");
            lines.forEach(
                    line -> table.row(line.id(), line.place(), line.how(), Text.count(line.games()), line.verdicts()));
            return table;
        });
    }

    /** Writes the digest of what a store has. */
    @Command(
            name = "digest",
            description = "Write the digest of a run: of what a store has of an experiment.",
            footer = {
                "%nAn older digest of the same run is replaced; on the simulated clock, a row of which it has more games is"
                        + " kept."
            })
    static final class DigestCommand extends BaseCommand {
        @Parameters(
                paramLabel = "ID|FILE",
                description = "The experiment, such as baier-winands/table-9, or the file of your own.")
        @SuppressWarnings("NullAway.Init")
        private String id;

        @Mixin
        @SuppressWarnings("NullAway.Init")
        private RunFilter filter;

        @Option(
                names = "--out",
                paramLabel = "FILE",
                description = "Where to write it (default: under the directory results).")
        private @Nullable Path out;

        @Mixin
        @SuppressWarnings("NullAway.Init")
        private StoreOption store;

        DigestCommand(Terminal terminal) {
            super(terminal);
        }

        @Override
        void run() throws InterruptedException {
            NamedExperiment named = NamedExperiment.of(id);
            Experiment experiment = named.experiment();
            Digest digest = experiment.kilothon().isPresent()
                    ? met(named, experiment.kilothon().get())
                    : experiment.rows().isEmpty() ? tried(named) : stored(named);
            Written.print(this, List.of(out == null ? new Ledger(Results.DIRECTORY).put(digest) : write(digest, out)));
        }

        /** Bandits are in no store: they are tried anew, which takes seconds. */
        private Digest tried(NamedExperiment named) throws InterruptedException {
            Experiment experiment = named.experiment();
            var setup = new Setup(experiment.games(), 1, Optional.empty(), filter.seedOr(1));
            var run = new Reproduction(experiment, setup);
            ExperimentCommand.tryBandit(terminal, run, Runtime.getRuntime().availableProcessors());
            return Digested.of(run, List.of(Parts.now(setup, command(named, setup))));
        }

        /** The store does not know of which category a game is, but Ludii does. */
        private Digest met(NamedExperiment named, KilothonTrial trial) {
            List<GameProvider.Listed> library = Games.provider(LUDII).list();
            try (Store existing = store.openExisting()) {
                StoredKilothon run = StoredKilothon.of(trial, existing, filter::accepts, library)
                        .orElseThrow(() -> nothing(named));
                return Digested.of(
                        named.experiment(), run, Parts.of(run.setup(), run.matches(), command(named, run.setup())));
            }
        }

        private BadInput nothing(NamedExperiment named) {
            return new BadInput("no games of " + id + " are in " + store.file() + "; 'zeitnot " + named.command() + " "
                    + named.argument() + "' plays them");
        }

        private Digest stored(NamedExperiment named) {
            Experiment experiment = named.experiment();
            try (Store existing = store.openExisting()) {
                var runs = new StoredRuns(existing.matches());
                StoredRuns.Run run = runs.of(experiment).stream()
                        .filter(one -> filter.accepts(one.scale(), one.seed()))
                        .findFirst()
                        .orElseThrow(() -> nothing(named));
                Reproduction loaded = StoredRuns.load(experiment, run, existing);
                return Digested.of(loaded, Parts.of(loaded.setup(), runs.partsOf(loaded), command(named, loaded)));
            }
        }

        private static Path write(Digest digest, Path file) {
            DigestFile.replace(file, DigestFile.text(Ledger.inPlaceOf(file, digest)));
            return file;
        }
    }

    /** Adds runs of other machines or seeds. */
    @Command(
            name = "merge",
            description = "Add the digests of other runs to ours: of another machine, or with another seed.",
            footer = {
                "%nThey may be of any experiment, the papers' or your own. Games that are counted already are refused."
                        + " Either all files are added or none."
            })
    static final class MergeCommand extends BaseCommand {
        @Parameters(paramLabel = "FILE", arity = "1..*", description = "The digests.")
        private List<Path> files = new ArrayList<>();

        @Option(
                names = "--into",
                paramLabel = "DIRECTORY",
                defaultValue = "results",
                description = "Where ours are (default: ${DEFAULT-VALUE}).")
        @SuppressWarnings("NullAway.Init")
        private Path directory;

        MergeCommand(Terminal terminal) {
            super(terminal);
        }

        @Override
        void run() {
            List<Digest> digests = files.stream().map(DigestFile::read).toList();
            Written.print(this, new Ledger(directory).merge(digests));
        }
    }

    /** Writes the tables of documents. */
    @Command(
            name = "tables",
            description = "Write the tables of README.md and docs/results from the data, between their markers.",
            footer = {"%nA table stands between '<!-- results ID -->' and '<!-- /results -->'."})
    static final class TablesCommand extends BaseCommand {
        @Option(names = "--check", description = "Write nothing; fail if a document and its data differ.")
        private boolean check;

        TablesCommand(Terminal terminal) {
            super(terminal);
        }

        @Override
        void run() {
            Map<Path, String> outdated =
                    new Documents(Path.of(""), new Tables(Results.in(Results.DIRECTORY))).outdated();
            if (check && !outdated.isEmpty()) {
                throw new BadInput("the tables of "
                        + outdated.keySet().stream().map(Path::toString).collect(Collectors.joining(", "))
                        + " are not those of the data; 'zeitnot results tables' writes them");
            }
            outdated.forEach(DigestFile::replace);
            Written.print(this, List.copyOf(outdated.keySet()));
        }
    }

    /** Files that were written, as JSON shows them. */
    record Written(List<String> written) {
        static void print(BaseCommand command, List<Path> files) {
            List<String> names = files.stream().map(Path::toString).toList();
            command.print(
                    new Written(names),
                    () -> names.isEmpty()
                            ? "nothing to write\n"
                            : "written  " + String.join("\nwritten  ", names) + "\n");
        }
    }
}
