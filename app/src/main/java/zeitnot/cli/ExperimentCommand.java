package zeitnot.cli;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zeitnot.contest.Archive;
import zeitnot.contest.Session;
import zeitnot.game.BadInput;
import zeitnot.games.Games;
import zeitnot.kilothon.Rules;
import zeitnot.kilothon.Sample;
import zeitnot.papers.Experiment;
import zeitnot.papers.KilothonResult;
import zeitnot.papers.KilothonTrial;
import zeitnot.papers.Reproduction;
import zeitnot.papers.Setup;
import zeitnot.papers.Wording;
import zeitnot.results.Digested;
import zeitnot.results.Results;
import zeitnot.results.Tables;
import zeitnot.show.KilothonReport;
import zeitnot.show.ReproductionReport;
import zeitnot.time.ClockKind;

/** A command that runs an experiment: a paper's or the user's own, in the same way. */
abstract class ExperimentCommand extends BaseCommand {
    @Option(
            names = "--games",
            paramLabel = "N",
            converter = AtLeastOne.class,
            description =
                    "Games for each row, repetitions of a bandit, or the sample of a Kilothon (default: the number that the"
                            + " experiment states; all of Ludii's games).")
    private @Nullable Integer games;

    @Option(
            names = "--row",
            paramLabel = "NAME",
            description =
                    "Play only the rows of this player or game, as the experiment writes it; can be repeated (default: all).")
    private List<String> rows = List.of();

    @Option(
            names = "--scale",
            paramLabel = "X",
            defaultValue = "1",
            description =
                    "Multiplies the speed of the simulated clock: 0.05 makes all searches 20 times smaller. That is"
                            + " another experiment than the paper's (default: ${DEFAULT-VALUE}).")
    private double scale;

    @Option(
            names = "--clock",
            paramLabel = "CLOCK",
            description =
                    "wall, cpu or sim(v) (default: the simulated clock at the speeds that the experiment states).")
    private @Nullable ClockKind clock;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private SeedOption seed;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    SessionOptions session;

    ExperimentCommand(Terminal terminal) {
        super(terminal);
    }

    /** Plays what is missing and prints what came out. */
    final void run(Experiment experiment) throws InterruptedException {
        if (!rows.isEmpty() && experiment.rows().isEmpty()) {
            throw new BadInput(experiment.id() + " has no rows that are played as matches; leave out --row");
        }
        if (experiment.kilothon().isPresent()) {
            playKilothon(experiment, experiment.kilothon().get());
            return;
        }
        if (experiment.rows().isEmpty() && (scale != 1 || clock != null)) {
            throw new BadInput(
                    experiment.id() + " is about bandits, which have no clock; leave out --scale and --clock");
        }
        var setup =
                new Setup(games == null ? experiment.games() : games, scale, Optional.ofNullable(clock), seed.value);
        var reproduction = new Reproduction(experiment, setup, experiment.conditions(rows));
        tryBandit(terminal, reproduction, session.jobs());
        if (experiment.rows().isEmpty()) {
            print(reproduction);
            return;
        }
        try (Archive archive = session.store().open(terminal)) {
            play(reproduction, archive);
        }
    }

    /** The games are those of {@code zeitnot kilothon --sample N} with the same seed, and shared with it. */
    private void playKilothon(Experiment experiment, KilothonTrial kilothon) {
        if (scale != 1 || session.isFresh() || session.isElsewhere()) {
            throw new BadInput(experiment.id()
                    + " has no scale, keeps what it has played and is played on this machine; leave out --scale, --fresh"
                    + " and --runner (a clock such as cpu(4) makes it shorter)");
        }
        Rules rules = KilothonRun.rules(clock == null ? new ClockKind.Wall() : clock);
        int sample = games == null ? Integer.MAX_VALUE : games;
        Optional<String> departure = new Setup(sample, 1, Optional.of(rules.clock()), seed.value).departure(experiment);
        List<Sample.Stratum> strata = Sample.of(Games.provider(LUDII).list(), sample, 0, seed.value);
        String command = repeat().line();
        try (Archive archive = session.store().open(terminal)) {
            new KilothonRun(terminal, strata, rules, seed.value, session.jobs(), archive)
                    .play(kilothon.players(), field -> {
                        KilothonReport report =
                                KilothonReport.of(experiment, new KilothonResult(kilothon, field, departure), command);
                        print(report, () -> new KilothonText(report));
                    });
        }
    }

    /** Tries bandits with a progress bar, if they are part of the experiment. */
    static void tryBandit(Terminal terminal, Reproduction run, int jobs) throws InterruptedException {
        if (run.experiment().bandit().isPresent()) {
            try (var progress =
                    new Progress(terminal, run.experiment().label(), run.setup().games())) {
                run.tryBandit(jobs, () -> progress.step(""));
            }
        }
    }

    private void play(Reproduction run, Archive archive) throws InterruptedException {
        var spectator = new Spectator(terminal, run.experiment().label(), () -> "");
        try (Session games = session.session(archive, spectator)) {
            if (!session.isFresh()) {
                run.load(archive);
            }
            int cores = session.cores();
            String workload =
                    Workload.of(run).announcement(cores, new SampleGames(cores)); // refuses what cannot be played
            Results.known().beside(run).ifPresent(this::announce);
            terminal.err().println("zeitnot: " + workload);
            int played = run.playedGames() + run.playedSelfPlay();
            spectator.expect(played + run.missingGames() + run.missingSelfPlay(), played);
            games.play(run.planFor(archive), () -> {
                spectator.close();
                print(run);
            });
        }
    }

    /** What is known before any game is played. */
    private void announce(Digested onRecord) {
        terminal.err()
                .println("zeitnot: on record: " + Tables.verdicts(onRecord) + " " + Wording.speed(onRecord)
                        + "; 'zeitnot results " + onRecord.experiment().id() + "' shows it");
    }

    private void print(Reproduction run) {
        String command = repeat().with(run.setup()).line();
        Optional<Digested> onRecord = Results.known().beside(run);
        print(ReproductionReport.of(run, onRecord, command), () -> new ReproductionText(run, onRecord, command));
    }
}
