package zeitnot.show;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import zeitnot.papers.Catalogue;
import zeitnot.papers.Experiment;
import zeitnot.papers.KilothonTrial;
import zeitnot.papers.StoredRuns;
import zeitnot.papers.StoredRuns.Run;
import zeitnot.papers.Wording;
import zeitnot.results.Digested;
import zeitnot.results.Results;
import zeitnot.results.Tables;

/**
 * How far an experiment is, as JSON shows it: of the ways in which it was run, the one with most games.
 *
 * @param games in the store
 * @param planned games of the whole experiment in the paper
 * @param scale of the simulated clock
 * @param onRecord what is known without the store; empty if nothing is
 */
public record ExperimentState(
        String id, String place, String title, State state, int games, int planned, double scale, String onRecord) {
    /** In short. */
    public enum State {
        DONE,
        PARTLY,
        NOT_BEGUN,

        /** Run in seconds and never stored. */
        QUICK;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    public static List<ExperimentState> all(StoredRuns runs, Results results) {
        return Catalogue.all().stream()
                .map(experiment -> experiment
                        .kilothon()
                        .map(kilothon -> ofKilothon(
                                experiment,
                                kilothon,
                                runs.games(kilothon),
                                results.of(experiment).stream().findFirst()))
                        .orElseGet(() -> of(
                                experiment,
                                runs.of(experiment).stream().findFirst(),
                                results.of(experiment).stream().findFirst())))
                .toList();
    }

    private static ExperimentState of(Experiment experiment, Optional<Run> run, Optional<Digested> onRecord) {
        int games = run.map(Run::games).orElse(0);
        int planned = experiment.conditions().size() * experiment.games();
        State state = experiment.rows().isEmpty() ? State.QUICK : state(games, planned);
        return new ExperimentState(
                experiment.id(),
                experiment.place(),
                experiment.title(),
                state,
                games,
                planned,
                run.map(Run::scale).orElse(1.0),
                onRecord.map(ExperimentState::summary).orElse(""));
    }

    private static ExperimentState ofKilothon(
            Experiment experiment, KilothonTrial kilothon, int games, Optional<Digested> onRecord) {
        int planned = kilothon.players().size() * experiment.games();
        return new ExperimentState(
                experiment.id(),
                experiment.place(),
                experiment.title(),
                state(games, planned),
                games,
                planned,
                1,
                onRecord.map(ExperimentState::summary).orElse(""));
    }

    private static State state(int games, int planned) {
        return games == 0 ? State.NOT_BEGUN : games < planned ? State.PARTLY : State.DONE;
    }

    private static String summary(Digested run) {
        return Tables.verdicts(run) + " " + Wording.speed(run);
    }
}
