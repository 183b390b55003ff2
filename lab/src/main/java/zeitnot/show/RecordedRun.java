package zeitnot.show;

import zeitnot.papers.Experiment;
import zeitnot.papers.Wording;
import zeitnot.results.Digest;
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

    /** Of an experiment that only its file knows. */
    public static RecordedRun of(Digest digest) {
        String how = digest.clock().isEmpty() ? "at scale " + digest.scale() : "on the clock " + digest.clock();
        int games = digest.rows().isEmpty() ? digest.games() : digest.played();
        int planned = digest.games() * Math.max(1, digest.rows().size());
        return new RecordedRun(digest.experiment(), "", "", how, games, planned, "'zeitnot results FILE' shows it");
    }
}
