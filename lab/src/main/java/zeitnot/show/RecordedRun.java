package zeitnot.show;

import zeitnot.papers.Experiment;
import zeitnot.papers.Wording;
import zeitnot.results.Digested;
import zeitnot.results.Tables;

/**
 * A run that is on record, as JSON lists it.
 *
 * @param how it was run
 * @param games that were played, and repetitions on bandits
 * @param verdicts how many of each kind
 */
public record RecordedRun(String id, String place, String title, String how, int games, int planned, String verdicts) {
    public static RecordedRun of(Digested run) {
        Experiment experiment = run.experiment();
        int repetitions = run.bandit().map(one -> one.setup().repetitions()).orElse(0);
        return new RecordedRun(
                experiment.id(),
                experiment.place(),
                experiment.title(),
                Wording.speed(run),
                run.playedGames() + repetitions,
                run.plannedGames() + repetitions,
                Tables.verdicts(run));
    }
}
