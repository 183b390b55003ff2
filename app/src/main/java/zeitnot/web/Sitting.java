package zeitnot.web;

import io.javalin.http.HttpStatus;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import zeitnot.game.BadInput;
import zeitnot.json.Json;
import zeitnot.play.Duel;
import zeitnot.play.Level;
import zeitnot.player.Decision;
import zeitnot.player.Player;
import zeitnot.player.Spec;
import zeitnot.time.PlayerClock;

/**
 * A game of a person who looks at it through streams. What the person does comes one after the other ({@link #turnstile}); what
 * the person and the engine's thread change is guarded by this object. When nobody looks any more, the search ends and the
 * clocks stand still; the next look lets the game go on.
 */
final class Sitting implements EngineSeat.Listener, AutoCloseable {
    private final String id;
    private final Duel duel;
    private final Spec spec;
    private final Level level;
    private final Searches searches;
    private final EngineSeat engine;
    private final Chronicle chronicle;
    private final Audience audience = new Audience();
    private final ReentrantLock turnstile = new ReentrantLock();
    private volatile boolean isPaused;
    private volatile boolean isClosed;
    private long views;

    Sitting(String id, Duel duel, Player player, Spec spec, Level level, Searches searches) {
        this.id = id;
        this.duel = duel;
        this.spec = spec;
        this.level = level;
        this.searches = searches;
        this.engine = new EngineSeat(duel, player, searches);
        this.chronicle = new Chronicle(duel);
    }

    String id() {
        return id;
    }

    Audience audience() {
        return audience;
    }

    // ---- what the person does

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
            engine.cancel(); // a hint
            engine.rest();
            searches.enter();
            synchronized (this) {
                PlayerClock clock = duel.clock(duel.person());
                double seconds = clock.stop();
                boolean begun = false;
                if (clock.isFlagDown()) {
                    loseOnTime();
                } else {
                    chronicle.person(move, seconds);
                    duel.move(move, seconds);
                    begun = goOn();
                }
                if (!begun) {
                    searches.leave(); // there is nothing to think about
                }
            }
        });
    }

    void undo() {
        ordered(() -> {
            if (!duel.canUndo()) {
                throw new BadInput("there is no move of yours to take back");
            }
            engine.cancel();
            synchronized (this) {
                engine.rest();
                duel.undo();
                chronicle.undone();
                goOn();
            }
        });
    }

    void resign() {
        ordered(() -> {
            requireOpen();
            engine.cancel();
            synchronized (this) {
                engine.rest();
                duel.lose(duel.person(), "You have resigned: the engine wins.");
            }
        });
    }

    void swap() {
        ordered(() -> {
            requireOpen();
            engine.cancel();
            engine.rest();
            if (duel.isPersonToMove()) {
                searches.enter();
            }
            synchronized (this) {
                duel.swap();
                chronicle.forgetHint();
                goOn();
            }
        });
    }

    void hint() {
        ordered(() -> {
            requireTurn();
            if (!engine.isThinking()) {
                engine.rest();
                searches.enter();
                engine.begin(true, this);
            }
        });
    }

    /** Ends the search; what was found until now is played. */
    void moveNow() {
        engine.moveNow();
    }

    private void requireOpen() {
        if (duel.isOver()) {
            throw new Refusal(HttpStatus.CONFLICT, "the game is over; take back a move, or begin another");
        }
    }

    private void requireTurn() {
        requireOpen();
        if (!duel.isPersonToMove() || engine.isThinking() && !engine.isHinting()) {
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

    /**
     * Whose turn it is begins it. Where it is the engine's, a place among the searches has been taken.
     *
     * @return whether a search has begun, which gives the place back
     */
    private synchronized boolean goOn() {
        isPaused = false;
        if (duel.isOver()) {
            return false;
        }
        if (duel.isPersonToMove()) {
            duel.clock(duel.person()).start();
            engine.ponder();
            return false;
        }
        engine.begin(false, this);
        return true;
    }

    // ---- what the engine does

    @Override
    public synchronized void found(Decision decision, boolean isHint, double seconds) {
        Optional<Thoughts> last = engine.lastThoughts();
        chronicle.engine(decision, isHint, seconds, last);
        if (!isHint) {
            last.ifPresent(thoughts -> audience.send("thoughts", () -> thoughts));
            duel.answer(decision);
        }
    }

    @Override
    public void ended(boolean isHint, boolean isCancelled) {
        synchronized (this) {
            if (!isCancelled && !isClosed && !duel.isOver() && duel.isPersonToMove()) {
                if (!isHint) {
                    duel.clock(duel.person()).start();
                }
                engine.ponder();
            }
        }
        tell();
    }

    // ---- who looks

    void watch(EventStream stream) {
        audience.add(stream);
        resumeInOrder();
        stream.send("state", EventStream.event("state", Json.bytes(view())));
    }

    /** Nobody looks: no search goes on, and clocks stand still. */
    void pause() {
        turnstile.lock();
        try {
            if (!isPaused && !isClosed) {
                engine.cancel();
                synchronized (this) {
                    engine.rest();
                    isPaused = true;
                    PlayerClock clock = duel.clock(duel.person());
                    clock.correct(clock.state().less(clock.elapsed()));
                }
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

    /** Several times a second: what the search thinks goes to all who look, and flags fall. */
    void tick(double mostSeconds) {
        if (engine.seconds() > mostSeconds) {
            moveNow();
        }
        if (audience.isThere()) {
            if (isPaused) {
                resumeInOrder();
            }
            engine.thoughts().ifPresent(thoughts -> audience.send("thoughts", () -> thoughts));
        }
        if (hasFlagFallen()) {
            tell();
        }
    }

    private synchronized boolean hasFlagFallen() {
        PlayerClock clock = duel.clock(duel.person());
        boolean isRunning = !isPaused && !duel.isOver() && duel.isPersonToMove();
        if (!isRunning || !clock.control().after(clock.state(), clock.elapsed()).isFlagDown()) {
            return false;
        }
        engine.rest();
        loseOnTime();
        return true;
    }

    private void loseOnTime() {
        duel.lose(duel.person(), "Your time is up: the engine wins.");
    }

    // ---- what others see

    synchronized GameView view() {
        return GameView.of(id, ++views, spec, level, duel, engine, chronicle, isPaused);
    }

    private void tell() {
        audience.send("state", this::view);
    }

    TreeNode node(String line) {
        return engine.node(line);
    }

    @Override
    public void close() {
        turnstile.lock();
        try {
            if (!isClosed) {
                isClosed = true;
                engine.close();
            }
        } finally {
            turnstile.unlock();
        }
        audience.close();
    }
}
