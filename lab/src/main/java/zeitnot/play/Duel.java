package zeitnot.play;

import java.util.Optional;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Outcome;
import zeitnot.player.Decision;
import zeitnot.player.Forfeit;
import zeitnot.player.Player;
import zeitnot.time.PlayerClock;
import zeitnot.time.TimeControl;
import zeitnot.time.WallClock;

/**
 * A game between a person and a player on the wall clock. The player's clock runs while it thinks; the person's is there for
 * whoever wants to run it. Used by one thread at a time, but for {@link #think} and {@link #hint}: the line may be read meanwhile.
 */
public final class Duel implements AutoCloseable {
    private final Line line;
    private final Player engine;
    private final Optional<TimeControl> pace;
    private final PlayerClock[] clocks;
    private int person;

    /** Why somebody has lost otherwise than by the rules of the game; empty if nobody has. */
    private String loss = "";

    private int loser;

    /**
     * @param time of both
     * @param pace how the engine thinks where it is not meant to use its time, such as {@code 100/move}
     * @param person the number of the person's side
     */
    public Duel(Line line, Player engine, TimeControl time, Optional<TimeControl> pace, int person) {
        this.line = line;
        this.engine = engine;
        this.pace = pace;
        this.person = person;
        this.clocks =
                new PlayerClock[] {new PlayerClock(time, new WallClock()), new PlayerClock(time, new WallClock())};
    }

    public Line line() {
        return line;
    }

    public Game game() {
        return line.game();
    }

    public int person() {
        return person;
    }

    /** The clock of a side. */
    public PlayerClock clock(int side) {
        return clocks[side];
    }

    /** The engine's. */
    public PlayerClock engineClock() {
        return clocks[1 - person];
    }

    public boolean isPersonToMove() {
        return line.position().mover() == person;
    }

    /** The {@link Outcome}, by the rules or otherwise. */
    public int result() {
        return loss.isEmpty() ? line.result() : Outcome.winFor(1 - loser);
    }

    public boolean isOver() {
        return result() != Outcome.ONGOING;
    }

    /** Why the game is over if its rules do not say so, in a sentence; else empty. */
    public String loss() {
        return loss;
    }

    /** The person's move. */
    public void move(int move, double seconds) {
        line.play(move);
        engine.opponentMoved(line, seconds);
    }

    /** Thinks for the engine's turn, whose clock runs meanwhile. Empty if the engine has lost by it. */
    public Optional<Decision> think() {
        PlayerClock clock = engineClock();
        clock.start();
        Decision decision;
        try {
            decision = engine.decide(line, thinkingClock(clock));
        } catch (Forfeit e) {
            lose(
                    1 - person,
                    e.reason() == Forfeit.Reason.RESIGN
                            ? "The engine resigns: you win."
                            : "The engine has forfeited the game (" + e.getMessage() + "): you win.");
            return Optional.empty();
        }
        clock.stop();
        if (clock.isFlagDown()) {
            lose(1 - person, "The engine has used up its time: you win.");
            return Optional.empty();
        }
        return Optional.of(decision);
    }

    private PlayerClock thinkingClock(PlayerClock clock) {
        return pace.map(own -> new PlayerClock(own, clock.clock())).orElse(clock);
    }

    /** The engine's move, once it has thought. */
    public void answer(Decision decision) {
        line.play(decision.move());
    }

    /** What the engine would play in the person's place. It costs no time of the game, but takes as long as a move. */
    public Decision hint() {
        return engine.decide(line, thinkingClock(new PlayerClock(clocks[person].control(), new WallClock())));
    }

    /** The engine may think while the person does, until {@link #rest} or {@link #move}. */
    public void ponder() {
        engine.ponder(line, engineClock());
    }

    public void rest() {
        engine.rest();
    }

    /** Whether there is a move of the person to take back. */
    public boolean canUndo() {
        return lastOwn() >= 0;
    }

    /** Takes back the person's last move and what came after it; false if there is none. A game that was lost goes on. */
    public boolean undo() {
        int own = lastOwn();
        if (own < 0) {
            return false;
        }
        while (line.length() > own) {
            line.undo();
        }
        loss = "";
        return true;
    }

    private int lastOwn() {
        int own = line.length() - 1;
        while (own >= 0 && line.mover(own) != person) {
            own--;
        }
        return own;
    }

    /** The person plays the other side from now on. */
    public void swap() {
        person = 1 - person;
    }

    /** A side has lost otherwise than by the rules. */
    public void lose(int side, String sentence) {
        loser = side;
        loss = sentence;
    }

    @Override
    public void close() {
        engine.close();
    }
}
