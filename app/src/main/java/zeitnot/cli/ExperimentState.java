package zeitnot.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import zeitnot.papers.Catalogue;
import zeitnot.papers.Experiment;
import zeitnot.papers.StoredRuns;
import zeitnot.papers.StoredRuns.Run;

/**
 * How far an experiment is, as JSON shows it: of the ways in which it was run, the one with most games.
 *
 * @param games in the store
 * @param planned games of the whole experiment in the paper
 * @param scale of the simulated clock
 */
record ExperimentState(String id, String place, String title, State state, int games, int planned, double scale) {
    /** In short. */
    enum State {
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

    static List<ExperimentState> all(StoredRuns runs) {
        return Catalogue.all().stream()
                .map(experiment -> of(experiment, runs.of(experiment).stream().findFirst()))
                .toList();
    }

    private static ExperimentState of(Experiment experiment, Optional<Run> run) {
        int games = run.map(Run::games).orElse(0);
        int planned = experiment.conditions().size() * experiment.games();
        boolean isQuick = experiment.rows().isEmpty();
        State state = isQuick ? State.QUICK : games == 0 ? State.NOT_BEGUN : games < planned ? State.PARTLY : State.DONE;
        return new ExperimentState(
                experiment.id(),
                experiment.place(),
                experiment.title(),
                state,
                games,
                planned,
                run.map(Run::scale).orElse(1.0));
    }

    static String text(List<ExperimentState> states) {
        var table =
                new Table().words("experiment").words("place").words("title").words("state");
        states.forEach(state -> table.row(state.id(), state.place(), state.title(), state.progress()));
        return table + "\nrun one   zeitnot reproduce ID --games 200 --scale 0.05\n";
    }

    private String progress() {
        String how = scale == 1 || state == State.NOT_BEGUN ? "" : Text.format(" (scale %s)", scale);
        return state == State.PARTLY ? Text.format("partly: %,d of %,d games%s", games, planned, how) : state + how;
    }
}
