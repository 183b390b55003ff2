package zeitnot.cli;

import java.util.List;
import zeitnot.show.ExperimentState;
import zeitnot.show.ExperimentState.State;

/** How far experiments are, for people. */
record ExperimentsText(List<ExperimentState> states) {
    @Override
    public String toString() {
        var table = new Table()
                .words("experiment")
                .words("place")
                .words("title")
                .words("state")
                .words("on record");
        states.forEach(state -> table.row(state.id(), state.place(), state.title(), progress(state), state.onRecord()));
        return table + "\nrun one    zeitnot reproduce ID --games 200 --scale 0.05\nour record zeitnot results ID\n";
    }

    private static String progress(ExperimentState one) {
        String how = one.scale() == 1 || one.state() == State.NOT_BEGUN ? "" : Text.format(" (scale %s)", one.scale());
        return one.state() == State.PARTLY
                ? Text.format("partly: %,d of %,d games%s", one.games(), one.planned(), how)
                : one.state() + how;
    }
}
