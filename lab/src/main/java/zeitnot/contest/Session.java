package zeitnot.contest;

import java.util.List;
import zeitnot.game.BadInput;

/**
 * A contest from its archive to its final report, the one way in which games are played that count: what the archive has is
 * replayed, the players of the rest are tried out, what a user should know is said, the rest is played, and the report is
 * made, also if the program is told to end before that. It closes the runner that it is given.
 */
public final class Session implements AutoCloseable {
    private final Archive archive;
    private final Runner runner;
    private final Audience audience;
    private final boolean fresh;
    private int stored;

    /** Who watches a session: a terminal, a page. It is told all on the thread that plays. */
    public interface Audience {
        /** One line that is good to know. */
        void note(String line);

        /** One line that casts doubt on the games. */
        void warning(String line);

        /** Games of a round are going to be played, of which so many are there already. */
        void begins(int games, int stored);

        /** A game has ended and is kept. */
        void ended(GameRecord record);
    }

    /** @param fresh whether games that are in the archive are forgotten and played anew */
    public Session(Archive archive, Runner runner, Audience audience, boolean fresh) {
        this.archive = archive;
        this.runner = runner;
        this.audience = audience;
        this.fresh = fresh;
    }

    /**
     * Plays what is missing of a plan. Throws {@link BadInput} before the first game if one of the players cannot play.
     *
     * @param report made once, when the games are over or the program is told to end; not if they could not begin
     */
    public void play(Plan plan, Runnable report) throws InterruptedException {
        Contest contest = prepare(plan);
        try (var ending = new FinalReport(report)) {
            try {
                while (contest.missing() > 0 && !plan.isDecided()) {
                    play(contest, plan);
                    if (!plan.isDecided()) {
                        contest = prepare(plan);
                    }
                }
            } catch (InterruptedException e) {
                if (!ending.isProgramEnding()) {
                    throw e;
                }
            }
        }
    }

    @Override
    public void close() {
        runner.close();
    }

    /** How many games were taken from the archive. */
    public int stored() {
        return stored;
    }

    /** Replays rounds until there is one with games to be played, or none. */
    private Contest prepare(Plan plan) throws InterruptedException {
        while (true) {
            List<GameTask> tasks = plan.round();
            if (fresh) {
                archive.remove(tasks);
            }
            var contest = new Contest(tasks, archive);
            contest.replay(plan::add);
            stored += contest.stored();
            if (plan.isDecided()) {
                audience.note("the games in " + archive.name() + " decide the test; playing none");
                return contest;
            }
            if (contest.stored() > 0) {
                audience.note(contest.stored() + " of " + tasks.size() + " games are in " + archive.name()
                        + " already; playing " + contest.missing());
            }
            if (contest.missing() > 0) {
                tryOut(contest);
                return contest;
            }
            if (tasks.isEmpty()) {
                return contest;
            }
        }
    }

    private void tryOut(Contest contest) throws InterruptedException {
        contest.tryOut();
        List<GameTask> sample = contest.missingMatches();
        new Compatibility(archive, runner, audience).check(sample);
        runner.warnings(sample).forEach(audience::warning);
    }

    private void play(Contest contest, Plan plan) throws InterruptedException {
        audience.begins(contest.stored() + contest.missing(), contest.stored());
        contest.playWhile(runner, record -> {
            plan.add(record);
            audience.ended(record);
            return !plan.isDecided();
        });
    }
}
