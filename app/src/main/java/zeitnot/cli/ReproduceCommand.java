package zeitnot.cli;

import java.nio.file.Files;
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
import zeitnot.contest.Contest;
import zeitnot.contest.GameTask;
import zeitnot.contest.Runner;
import zeitnot.game.BadInput;
import zeitnot.papers.BanditFigure;
import zeitnot.papers.Catalogue;
import zeitnot.papers.Experiment;
import zeitnot.papers.Reproduction;
import zeitnot.papers.Setup;
import zeitnot.papers.StoredRuns;
import zeitnot.store.Store;
import zeitnot.time.ClockKind;

/** Runs the experiments of the papers again. */
@Command(
        name = "reproduce",
        description = "Run a table or a figure of a paper again; without ID, list them and how far they are.",
        footer = {
            "%nWithout options an experiment is run as in the paper: its number of games, its time limits, and the simulated"
                    + " clock at its speeds. How long that takes is said first. A game is kept when it ends; the same command"
                    + " goes on where it was stopped, and tables that ask for the same games share them. On Ctrl-C the result"
                    + " so far is printed.",
            "%nExamples:",
            "  zeitnot reproduce",
            "  zeitnot reproduce baier-winands/table-6 --games 200 --scale 0.05"
        })
final class ReproduceCommand extends BaseCommand {
    @Parameters(paramLabel = "ID", arity = "0..1", description = "The experiment, such as baier-winands/table-6.")
    private @Nullable String id;

    @Option(
            names = "--games",
            paramLabel = "N",
            converter = AtLeastOne.class,
            description = "Games for each row, or repetitions of a bandit (default: the paper's number, often 5000).")
    private @Nullable Integer games;

    @Option(
            names = "--scale",
            paramLabel = "X",
            defaultValue = "1",
            description = "Multiplies the speed of the simulated clock: 0.05 makes all searches 20 times smaller"
                    + " (default: ${DEFAULT-VALUE}).")
    private double scale;

    @Option(
            names = "--clock",
            paramLabel = "CLOCK",
            description = "wall, cpu or sim(v) (default: the simulated clock at the paper's speed).")
    private @Nullable ClockKind clock;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private SeedOption seed;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private JobsOption jobs;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private RunnerOption runner;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private StoreOption store;

    ReproduceCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() throws InterruptedException {
        if (id == null) {
            list();
            return;
        }
        Optional<BanditFigure> figure = Catalogue.figure(id);
        if (figure.isPresent()) {
            draw(figure.get());
            return;
        }
        Experiment experiment = Catalogue.named(id);
        int perRow = games == null ? experiment.games() : games;
        var reproduction =
                new Reproduction(experiment, new Setup(perRow, scale, Optional.ofNullable(clock), seed.value));
        try (Runner player = runner.open(terminal, jobs);
                Archive archive = store.open(terminal)) {
            reproduce(reproduction, player, archive);
        }
    }

    /** A figure about bandits: there is no clock, and nothing to keep. */
    private void draw(BanditFigure figure) throws InterruptedException {
        if (scale != 1 || clock != null) {
            throw new BadInput(figure.id() + " is about bandits, which have no clock; leave out --scale and --clock");
        }
        BanditSetup setup = figure.setup().with(games == null ? figure.setup().repetitions() : games, seed.value);
        BanditResult result = BanditCommand.result(terminal, setup, jobs.value);
        String command = Text.command(figure.command(setup).toArray(String[]::new));
        print(BanditReport.of(figure, result, command), () -> BanditReport.text(figure, result, command));
    }

    private void reproduce(Reproduction run, Runner player, Archive archive) throws InterruptedException {
        run.load(archive);
        List<GameTask> tasks = plan(run, archive);
        int cores = runner.isLocal() ? Math.min(jobs.value, Runtime.getRuntime().availableProcessors()) : 1;
        terminal.err().println("zeitnot: " + Workload.of(run).announcement(cores, new SampleGames(cores)));
        if (!tasks.isEmpty()) {
            player.warnings(tasks).forEach(warning -> terminal.err().println("zeitnot: warning: " + warning));
        }
        var progress = new Progress(terminal, run.experiment().place(), run.plannedGames(), run.playedGames());
        var report = new FinalReport(() -> {
            progress.close();
            print(run);
        });
        try {
            for (; !tasks.isEmpty(); tasks = plan(run, archive)) {
                new Contest(tasks, archive).run(player, record -> {
                    run.add(record);
                    progress.step("");
                });
            }
        } finally {
            report.print();
        }
    }

    /** What is to be played next. The archive gets to know it, so that a report can tell an unfinished run. */
    private static List<GameTask> plan(Reproduction run, Archive archive) {
        List<GameTask> tasks = run.plan();
        run.announce(archive);
        return tasks;
    }

    private void print(Reproduction run) {
        print(ReproductionReport.of(run), () -> ReproductionReport.text(run));
    }

    private void list() {
        List<ExperimentState> states;
        if (Files.exists(store.file())) {
            try (Store existing = store.openExisting()) {
                states = ExperimentState.all(new StoredRuns(existing.matches()));
            }
        } else {
            states = ExperimentState.all(new StoredRuns(List.of()));
        }
        print(states, () -> ExperimentState.text(states));
    }
}
