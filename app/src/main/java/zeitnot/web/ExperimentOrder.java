package zeitnot.web;

import java.util.List;
import java.util.Optional;
import zeitnot.contest.Archive;
import zeitnot.contest.Plan;
import zeitnot.papers.Experiment;
import zeitnot.papers.Reproduction;
import zeitnot.papers.Setup;
import zeitnot.results.Results;
import zeitnot.show.CommandWords;
import zeitnot.show.ReproductionReport;

/**
 * An experiment of the catalogue, on the simulated clock.
 *
 * @param games for each row
 * @param scale of the clock's speed
 */
record ExperimentOrder(String id, int games, double scale, long seed) implements Order {
    private static final int MOST_GAMES = 100_000;

    static ExperimentOrder of(Query query) {
        Experiment experiment = zeitnot.papers.Catalogue.named(query.text("id"));
        return new ExperimentOrder(
                experiment.id(),
                query.count("games", experiment.games(), MOST_GAMES),
                query.number("scale", 1),
                query.seed());
    }

    @Override
    public String kind() {
        return "experiment";
    }

    @Override
    public Undertaking undertaking() {
        Experiment experiment = zeitnot.papers.Catalogue.named(id);
        var run = new Reproduction(experiment, new Setup(games, scale, Optional.empty(), seed));
        return new Reproduced(run, command(run));
    }

    /** What to type to go on with it in a terminal. */
    static String command(Reproduction run) {
        Setup setup = run.setup();
        return CommandWords.line(List.of(
                "zeitnot",
                "reproduce",
                run.experiment().id(),
                "--games",
                "" + setup.games(),
                "--scale",
                "" + setup.scale(),
                "--seed",
                "" + setup.seed()));
    }

    private record Reproduced(Reproduction run, String command) implements Undertaking {
        @Override
        public void load(Archive archive) {
            run.load(archive);
        }

        @Override
        public void prepare(int jobs) throws InterruptedException {
            run.tryBandit(jobs, () -> {});
        }

        /** A session takes in only games that are still planned, so what is there is loaded before. */
        @Override
        public Plan plan(Archive archive) {
            run.load(archive);
            return run.planFor(archive);
        }

        @Override
        public int played() {
            return run.playedGames() + run.playedSelfPlay();
        }

        @Override
        public int planned() {
            return played() + run.missingGames() + run.missingSelfPlay();
        }

        @Override
        public boolean isDone() {
            boolean isTried =
                    run.experiment().bandit().isEmpty() || run.bandit().isPresent();
            return isTried && played() >= planned();
        }

        @Override
        public Object result() {
            return ReproductionReport.of(run, Results.known().beside(run), command);
        }
    }
}
