package zeitnot.web;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import zeitnot.contest.Archive;
import zeitnot.contest.GameRecord;
import zeitnot.contest.LocalRunner;
import zeitnot.contest.Session;
import zeitnot.game.BadInput;
import zeitnot.store.StoreException;
import zeitnot.time.Clock;
import zeitnot.time.WallClock;

/**
 * An undertaking that is being played on a thread of its own, whoever looks, until it is done or told to pause. Every game is in
 * the archive when it ends, so nothing is lost when the server is killed.
 */
final class Work implements Session.Audience {
    private static final int MOST_NOTES = 20;

    private final Undertaking undertaking;
    private final Archive archive;
    private final int jobs;
    private final Clock clock = new WallClock();
    private final double begun = clock.seconds();
    private final List<String> notes = new CopyOnWriteArrayList<>();
    private final Thread thread = new Thread(this::play, "zeitnot-work");
    private volatile Phase phase = Phase.RUNNING;
    private volatile @Nullable String problem;
    private volatile int ended;

    /** What becomes of it. */
    enum Phase {
        IDLE,
        RUNNING,
        PAUSED,
        DONE,
        FAILED;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * How it stands, as the page is told.
     *
     * @param secondsLeft that the rest takes if it goes on as it did; null if nobody knows
     * @param problem why it has failed; null if it has not
     * @param result as the command prints it
     */
    record State(
            String state,
            int games,
            int planned,
            @Nullable Double secondsLeft,
            List<String> notes,
            @Nullable String problem,
            Object result) {
        /** Of what nobody is playing. */
        static State idle(Undertaking undertaking) {
            Phase phase = undertaking.isDone() ? Phase.DONE : Phase.IDLE;
            return new State(
                    phase.toString(),
                    undertaking.played(),
                    undertaking.planned(),
                    null,
                    List.of(),
                    null,
                    undertaking.result());
        }
    }

    Work(Undertaking undertaking, Archive archive, int jobs) {
        this.undertaking = undertaking;
        this.archive = archive;
        this.jobs = jobs;
        thread.setDaemon(true);
        thread.start();
    }

    private void play() {
        try (var session = new Session(archive, new LocalRunner(jobs), this, false)) {
            undertaking.prepare(jobs);
            session.play(undertaking.plan(archive), () -> {});
            phase = undertaking.isDone() ? Phase.DONE : Phase.PAUSED;
        } catch (InterruptedException e) {
            phase = Phase.PAUSED;
        } catch (BadInput | StoreException e) {
            fail(e.getMessage() == null ? e.toString() : e.getMessage());
        } catch (RuntimeException | Error e) {
            fail("failed: " + e); // somebody waits to be told, also that there was no memory
        }
    }

    private void fail(String why) {
        problem = why;
        phase = Phase.FAILED;
    }

    boolean isRunning() {
        return phase == Phase.RUNNING;
    }

    /** Ends it after the games that have ended; the others are forgotten and played again by whoever goes on. */
    void pause() throws InterruptedException {
        thread.interrupt();
        thread.join();
    }

    /** Changes when there is something new to show. */
    long version() {
        return (long) ended * Phase.values().length + phase.ordinal();
    }

    State state() {
        int played = undertaking.played();
        int planned = undertaking.planned();
        boolean isKnown = isRunning() && ended > 0;
        Double left = isKnown ? (Double) ((clock.seconds() - begun) / ended * (planned - played)) : null;
        return new State(phase.toString(), played, planned, left, List.copyOf(notes), problem, undertaking.result());
    }

    @Override
    public void note(String line) {
        if (notes.size() < MOST_NOTES) {
            notes.add(line);
        }
    }

    @Override
    public void warning(String line) {
        note("warning: " + line);
    }

    @Override
    public void begins(int games, int stored) {}

    @Override
    public void ended(GameRecord record) {
        ended++; // told on the thread that plays, so nobody else writes it
    }
}
