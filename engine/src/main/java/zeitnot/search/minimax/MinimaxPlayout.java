package zeitnot.search.minimax;

import java.util.function.LongConsumer;
import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.playout.Playout;
import zeitnot.playout.Trace;
import zeitnot.view.Verdict;

/**
 * Minimax in the rollouts (MCTS-MR-d of Baier and Winands): before each random move the position is searched to depth d. A
 * proven result ends the playout there; otherwise the move is a random one that is not proven to lose.
 */
final class MinimaxPlayout extends Playout {
    private final Minimax minimax;
    private final LongConsumer nodes;
    private final int depth;
    private final int limit;
    private final int[] moves;
    private final Position next;

    MinimaxPlayout(Game game, int depth, LongConsumer nodes) {
        this.minimax = new Minimax(game);
        this.nodes = nodes;
        this.depth = depth;
        this.limit = game.playoutLimit();
        this.moves = new int[game.maxMoves()];
        this.next = game.start();
    }

    @Override
    public int run(Position position, Trace trace, Rng rng) {
        long before = minimax.nodes();
        int outcome = play(position, rng);
        nodes.accept(minimax.nodes() - before);
        return outcome;
    }

    private int play(Position position, Rng rng) {
        for (int plies = 0; !position.isOver() && plies < limit; plies++) {
            Verdict verdict = minimax.solve(position, depth);
            if (verdict != Verdict.OPEN) {
                return minimax.outcome(position.mover());
            }
            position.play(move(position, rng));
        }
        return position.isOver() ? position.result() : Outcome.DRAW;
    }

    /** Whether the move that led to {@link #next} is proven to lose for its player. */
    private boolean loses(int mover) {
        return minimax.solve(next, depth - 1) == (next.mover() == mover ? Verdict.LOSS : Verdict.WIN);
    }

    /** There is one that does not lose: else the search would have proven a loss. */
    private int move(Position position, Rng rng) {
        int count = position.playoutMoves(moves);
        while (true) {
            int i = rng.nextInt(count);
            int move = moves[i];
            if (depth < 2 || count == 1) {
                return move;
            }
            next.set(position);
            next.play(move);
            if (next.isOver() || !loses(position.mover())) {
                return move;
            }
            moves[i] = moves[--count];
        }
    }
}
