package zeitnot.ludii;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;
import other.AI;
import other.context.Context;
import other.move.Move;
import search.mcts.MCTS;
import utils.AIFactory;
import zeitnot.game.Line;
import zeitnot.player.Decision;
import zeitnot.player.Forfeit;
import zeitnot.player.Player;
import zeitnot.time.PlayerClock;
import zeitnot.view.SearchView;
import zeitnot.view.SearchView.RootMove;
import zeitnot.view.Verdict;

/**
 * A player of Ludii at our board. It tells how many simulations it made, if it makes any. On the CPU clock its UCT has CPU time; all
 * else goes by the wall.
 */
final class LudiiPlayer implements Player {
    private static final String UCT = "UCT";

    /** Seconds on the wall, where CPU time counts and the machine may be busy. */
    private static final double LONGEST_WAIT = 3600;

    private final LudiiGame game;
    private final String name;
    private final double seconds;
    private Optional<AI> ready = Optional.empty();

    LudiiPlayer(LudiiGame game, String name, double seconds) {
        this.game = game;
        this.name = name;
        this.seconds = seconds;
    }

    @Override
    public Decision decide(Line line, PlayerClock clock) {
        var position = (LudiiPosition) line.position();
        if (ready.isEmpty()) {
            ready = Optional.of(begin(position, clock));
        }
        AI ai = ready.orElseThrow();
        Move move = select(ai, position, clock);
        int index = position.find(move);
        if (index < 0) {
            throw new Forfeit(Forfeit.Reason.ILLEGAL, "Ludii's player wants " + move);
        }
        int chosen = position.encode(index);
        int simulations = ai instanceof MCTS mcts && position.legal().size() > 1 ? mcts.getNumMctsIterations() : 0;
        var view = new SearchView(
                simulations, Verdict.OPEN, List.of(new RootMove(chosen, simulations, 0.5, Verdict.OPEN)));
        return new Decision(chosen, seconds, view, "", 0, 0);
    }

    private AI begin(LudiiPosition position, PlayerClock clock) {
        boolean isMetered = name.equals(UCT) && clock.clock().seesOneThread();
        AI ai = isMetered ? new CpuUct() : AIFactory.createAI(name);
        ai.setMaxSecondsPerMove(seconds);
        ai.initAI(game.ludii(), position.mover() + 1);
        return ai;
    }

    private Move select(AI ai, LudiiPosition position, PlayerClock clock) {
        Context copy = ai.copyContext(position.context());
        if (ai instanceof CpuUct uct) {
            uct.limit(Math.round(seconds * 1e9 / clock.clock().rate()));
            Move move = interruptible(uct, () -> uct.selectAction(game.ludii(), copy, LONGEST_WAIT, -1, -1));
            clock.clock().charge(0, 0, uct.spent());
            return move;
        }
        Supplier<Move> search = () -> ai.selectAction(game.ludii(), copy, seconds, -1, -1);
        return ai instanceof MCTS mcts ? interruptible(mcts, search) : search.get();
    }

    /**
     * Ludii's tree search waits for threads of its own, prints a stack trace when it is interrupted, and forgets about it. So
     * another thread waits for it.
     */
    private static Move interruptible(MCTS mcts, Supplier<Move> search) {
        var thinking = new FutureTask<>(search::get);
        var thread = new Thread(thinking, "zeitnot-ludii");
        thread.setDaemon(true);
        thread.start();
        try {
            return thinking.get();
        } catch (InterruptedException e) {
            mcts.setWantsInterrupt(true);
            Thread.currentThread().interrupt();
            throw new CancellationException();
        } catch (ExecutionException e) {
            throw new IllegalStateException("Ludii's player failed: " + e.getCause(), e.getCause());
        }
    }

    /** Ludii's player waits for its threads and forgets that somebody interrupted the wait; so that is kept for it. */
    @Override
    public void close() {
        boolean interrupted = Thread.interrupted();
        ready.ifPresent(AI::closeAI);
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
