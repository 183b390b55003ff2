package zeitnot.web;

import io.javalin.http.HttpStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.json.Json;
import zeitnot.play.Duel;
import zeitnot.play.Interruption;
import zeitnot.play.Level;
import zeitnot.player.Decision;
import zeitnot.player.Forfeit;
import zeitnot.player.Player;
import zeitnot.player.SearchPlayer;
import zeitnot.player.Spec;
import zeitnot.show.BoardPosition;
import zeitnot.time.PlayerClock;
import zeitnot.time.TimeControl;
import zeitnot.time.TimeView;

/**
 * A game of a person who looks at it through streams. What the person does comes one after the other ({@link #turnstile});
 * the engine thinks in a thread of its own, and what both change is guarded by this object. When nobody looks any more, the
 * search ends and the clocks stand still; the next look lets the game go on.
 */
final class Sitting implements AutoCloseable {
    private static final long PATIENCE_MILLIS = 20;

    private final String id;
    private final Duel duel;
    private final Player engine;
    private final Spec spec;
    private final Level level;
    private final TimeControl time;
    private final Searches searches;
    private final Audience audience = new Audience();
    private final ReentrantLock turnstile = new ReentrantLock();
    private final Interruption interruption = new Interruption();
    private final List<TurnRow> turns = new ArrayList<>();

    private volatile @Nullable Task task;
    private volatile boolean isPondering;
    private volatile boolean isPaused;
    private volatile boolean isClosed;

    /** Where the tree of the engine begins. */
    private volatile Position root;

    private @Nullable TurnRow hint;
    private BoardPosition.@Nullable Made hintMove;
    private volatile String failure = "";

    /** A search that is going on. */
    private static final class Task {
        private final boolean isHint;
        private final long startedAt = System.nanoTime();
        private final CountDownLatch over = new CountDownLatch(1);
        private volatile boolean isDiscarded;

        Task(boolean isHint) {
            this.isHint = isHint;
        }
    }

    Sitting(String id, Duel duel, Player engine, Spec spec, Level level, TimeControl time, Searches searches) {
        this.id = id;
        this.duel = duel;
        this.engine = engine;
        this.spec = spec;
        this.level = level;
        this.time = time;
        this.searches = searches;
        this.root = duel.line().position().copy();
    }

    String id() {
        return id;
    }

    // ---- what the person does

    /** The game begins, or goes on after a pause. */
    void begin() {
        ordered(() -> {
            if (!duel.isOver() && !duel.isPersonToMove()) {
                searches.enter();
            }
            goOn();
        });
    }

    void move(String text) {
        ordered(() -> {
            requireTurn();
            int move = duel.game().parse(duel.line().position(), text);
            cancel(); // a hint
            searches.enter();
            synchronized (this) {
                String written = duel.game().format(duel.line().position(), move);
                int ply = duel.line().length();
                PlayerClock clock = duel.clock(duel.person());
                double seconds = clock.stop();
                restPondering();
                if (clock.isFlagDown()) {
                    searches.leave();
                    duel.lose(duel.person(), "Your time is up: the engine wins.");
                    return;
                }
                duel.move(move, seconds);
                turns.add(TurnRow.ofPerson(ply, duel.person(), written, seconds));
                forgetHint();
                goOn();
                if (task == null) {
                    searches.leave(); // there was nothing to think about
                }
            }
        });
    }

    void undo() {
        ordered(() -> {
            if (!duel.canUndo()) {
                throw new BadInput("there is no move of yours to take back");
            }
            cancel();
            synchronized (this) {
                restPondering();
                duel.undo();
                turns.removeIf(turn -> turn.ply() >= duel.line().length());
                forgetHint();
                goOn();
            }
        });
    }

    void resign() {
        ordered(() -> {
            requireOpen();
            cancel();
            synchronized (this) {
                restPondering();
                duel.lose(duel.person(), "You have resigned: the engine wins.");
            }
        });
    }

    void swap() {
        ordered(() -> {
            requireOpen();
            cancel();
            if (duel.isPersonToMove()) {
                searches.enter();
            }
            synchronized (this) {
                restPondering();
                duel.swap();
                forgetHint();
                goOn();
            }
        });
    }

    void hint() {
        ordered(() -> {
            requireTurn();
            if (task == null) {
                restPondering();
                searches.enter();
                start(new Task(true));
            }
        });
    }

    /** Ends the search; what was found until now is played. */
    void moveNow() {
        interruption.interrupt();
    }

    private void requireOpen() {
        if (duel.isOver()) {
            throw new Refusal(HttpStatus.CONFLICT, "the game is over; take back a move, or begin another");
        }
    }

    private void requireTurn() {
        requireOpen();
        Task current = task;
        if (!duel.isPersonToMove() || current != null && !current.isHint) {
            throw new Refusal(HttpStatus.CONFLICT, "it is not your turn; wait for the engine's move");
        }
    }

    private void ordered(Runnable action) {
        turnstile.lock();
        try {
            if (isClosed) {
                throw new Refusal(HttpStatus.GONE, "the game has ended here; open its address again");
            }
            audience.look();
            resume();
            action.run();
        } finally {
            turnstile.unlock();
            tell();
        }
    }

    // ---- the engine

    /** Whose turn it is begins it. Where it is the engine's, a place among the searches has been taken. */
    private synchronized void goOn() {
        isPaused = false;
        if (duel.isOver()) {
            return;
        }
        if (duel.isPersonToMove()) {
            duel.clock(duel.person()).start();
            ponder();
        } else {
            start(new Task(false));
        }
    }

    private void ponder() {
        if (engine instanceof SearchPlayer searching && searching.ponders() && searches.tryEnter()) {
            isPondering = true;
            root = duel.line().position().copy();
            duel.ponder();
        }
    }

    private synchronized void restPondering() {
        if (isPondering) {
            isPondering = false;
            duel.rest();
            searches.leave();
        }
    }

    private synchronized void start(Task next) {
        task = next;
        failure = "";
        root = duel.line().position().copy();
        searches.run(() -> think(next));
    }

    private void think(Task own) {
        try {
            interruption.begin();
            Optional<Decision> found;
            try {
                found = own.isHint ? Optional.of(duel.hint()) : duel.think();
            } finally {
                interruption.end();
            }
            if (!own.isDiscarded) {
                found.ifPresent(decision -> found(own, decision));
            }
        } catch (Forfeit e) {
            failure = "There is no hint: " + e.getMessage();
        } catch (RuntimeException | Error e) {
            failure = "The search has failed: " + e;
        } finally {
            finish(own);
        }
    }

    private synchronized void found(Task own, Decision decision) {
        Game game = duel.game();
        Position position = duel.line().position();
        int ply = duel.line().length();
        double seconds = (System.nanoTime() - own.startedAt) / 1e9;
        var row = TurnRow.ofEngine(
                ply, position.mover(), game.format(position, decision.move()), seconds, decision, timeView());
        if (own.isHint) {
            hint = row;
            hintMove = BoardPosition.line(position, decision.move()).get(0);
        } else {
            sendThoughts("thought"); // the last of them, before the board changes
            turns.add(row);
            duel.answer(decision);
        }
    }

    private void finish(Task own) {
        synchronized (this) {
            task = null;
            searches.leave();
            if (!own.isDiscarded && !isClosed && !duel.isOver() && duel.isPersonToMove()) {
                if (!own.isHint) {
                    duel.clock(duel.person()).start();
                }
                ponder();
            }
        }
        own.over.countDown();
        tell();
    }

    /** Ends the search that is going on, if there is one, and forgets what it found. */
    private void cancel() {
        Task current = task;
        if (current == null) {
            return;
        }
        current.isDiscarded = true;
        try {
            do {
                interruption.interrupt(); // again and again: it may not have begun
            } while (!current.over.await(PATIENCE_MILLIS, TimeUnit.MILLISECONDS));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    // ---- who looks

    Audience audience() {
        return audience;
    }

    void watch(EventStream stream) {
        audience.add(stream);
        resumeInOrder();
        stream.send("state", EventStream.event("state", Json.bytes(view())));
    }

    /** Nobody looks: no search goes on, and clocks stand still. */
    void pause() {
        turnstile.lock();
        try {
            if (isPaused || isClosed) {
                return;
            }
            cancel();
            synchronized (this) {
                restPondering();
                isPaused = true;
                PlayerClock clock = duel.clock(duel.person());
                clock.correct(clock.state().less(clock.elapsed()));
            }
        } finally {
            turnstile.unlock();
        }
    }

    /** Goes on after a pause, where there is a place for the search. */
    void resumeInOrder() {
        turnstile.lock();
        try {
            resume();
        } finally {
            turnstile.unlock();
        }
    }

    private void resume() {
        if (isPaused && !isClosed) {
            boolean needsSearch = !duel.isOver() && !duel.isPersonToMove();
            if (!needsSearch || searches.tryEnter()) {
                goOn();
            }
        }
    }

    // ---- what others see

    synchronized GameView view() {
        Task current = task;
        int result = duel.result();
        String phase = duel.isOver() ? "over" : current == null ? "yours" : current.isHint ? "hint" : "thinking";
        return new GameView(
                id,
                duel.game().name(),
                duel.person(),
                spec.toString(),
                level.name(),
                time.toString(),
                duel.line().notation(),
                phase,
                isPaused,
                ending(result),
                result == Outcome.FIRST_WINS
                        ? Integer.valueOf(0)
                        : result == Outcome.SECOND_WINS ? Integer.valueOf(1) : null,
                BoardPosition.of(duel.line()),
                List.of(face(0), face(1)),
                List.copyOf(turns),
                hint,
                hintMove,
                failure);
    }

    private String ending(int result) {
        if (!duel.loss().isEmpty() || result == Outcome.ONGOING) {
            return duel.loss();
        }
        return result == Outcome.DRAW
                ? "A draw."
                : result == Outcome.winFor(duel.person()) ? "You win." : "The engine wins.";
    }

    private ClockFace face(int side) {
        PlayerClock clock = duel.clock(side);
        boolean isRunning = clock.isRunning()
                && !isPaused
                && !duel.isOver()
                && duel.line().position().mover() == side;
        return ClockFace.of(clock, isRunning, clock.elapsed());
    }

    private @Nullable TimeView timeView() {
        return engine instanceof SearchPlayer searching ? searching.time().orElse(null) : null;
    }

    /** Tells all who look what the search thinks, if there is one. */
    void tick(double mostSeconds) {
        Task current = task;
        if (current != null && (System.nanoTime() - current.startedAt) / 1e9 > mostSeconds) {
            moveNow();
        }
        if (current != null) {
            sendThoughts(current.isHint ? "hint" : "thinking");
        } else if (isPondering) {
            sendThoughts("pondering");
        } else if (isPaused && audience.isThere()) {
            resumeInOrder();
        }
        synchronized (this) {
            if (isPaused || duel.isOver() || task != null || !duel.isPersonToMove()) {
                return;
            }
            PlayerClock clock = duel.clock(duel.person());
            if (!clock.control().after(clock.state(), clock.elapsed()).isFlagDown()) {
                return;
            }
            restPondering();
            duel.lose(duel.person(), "Your time is up: the engine wins.");
        }
        tell();
    }

    private void sendThoughts(String what) {
        TimeView now = what.equals("pondering") ? null : timeView();
        boolean isOfThisSearch = what.equals("pondering") || what.equals("thought") || now != null && !now.isOver();
        if (isOfThisSearch && engine instanceof SearchPlayer searching) {
            audience.send("thoughts", () -> Thoughts.of(what, root, searching, now));
        }
    }

    private void tell() {
        audience.send("state", this::view);
    }

    /** The moves after a line from where the tree of the engine begins. */
    TreeNode node(String line) {
        if (!(engine instanceof SearchPlayer searching)) {
            throw new BadInput("the player '" + spec + "' does not search; choose one that does, such as uct+solver");
        }
        return TreeNode.of(root, searching.search(), line);
    }

    private void forgetHint() {
        hint = null;
        hintMove = null;
    }

    @Override
    public void close() {
        turnstile.lock();
        try {
            if (!isClosed) {
                isClosed = true;
                cancel();
                restPondering();
                engine.close();
            }
        } finally {
            turnstile.unlock();
        }
        audience.close();
    }
}
