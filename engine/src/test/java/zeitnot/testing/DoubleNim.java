package zeitnot.testing;

import java.util.Map;
import java.util.function.Supplier;
import zeitnot.game.Game;
import zeitnot.game.HeuristicPlayout;
import zeitnot.game.Outcome;
import zeitnot.game.Position;

/**
 * A game for tests with two moves in a turn, each of which takes one or two matches; who takes the last one wins, also with
 * the first move of a turn. At the beginning of a turn the player to move is lost with 5, 6, 11, 12, 17, 18 ... matches and
 * wins with all other numbers. A playout by the name of {@code greedy} always takes two.
 */
public final class DoubleNim extends Game {
    private final int matches;

    public DoubleNim(int matches) {
        super("double-nim");
        this.matches = matches;
    }

    @Override
    public Position start() {
        return new Heap(this);
    }

    @Override
    public int maxMoves() {
        return 2;
    }

    @Override
    public int ownMoves(int ply, int plies) {
        return 2 * (plies / 4) + Math.min(plies % 4, 2 - ply % 2);
    }

    @Override
    public Map<String, Supplier<HeuristicPlayout>> playouts() {
        return Map.of("greedy", () -> (position, rng) -> Math.min(((Heap) position).left, 2));
    }

    private static final class Heap extends Position {
        private int left;
        private boolean isSecond;

        Heap(DoubleNim game) {
            super(game);
            left = game.matches;
        }

        @Override
        public int moves(int[] into) {
            int count = Math.min(left, 2);
            for (int i = 0; i < count; i++) {
                into[i] = i + 1;
            }
            return count;
        }

        @Override
        public void play(int move) {
            left -= move;
            if (left == 0) {
                result = Outcome.winFor(mover);
            }
            ply++;
            mover ^= isSecond ? 1 : 0;
            isSecond = !isSecond;
        }

        @Override
        protected void copyFrom(Position other) {
            var heap = (Heap) other;
            left = heap.left;
            isSecond = heap.isSecond;
        }
    }
}
