package zeitnot.testing;

import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.game.Position;

/** Take one, two or three matches in turn; who takes the last one wins. */
public final class Nim extends Game {
    private static final int MOST = 3;

    private final int matches;

    public Nim(int matches) {
        super("nim");
        this.matches = matches;
    }

    @Override
    public Position start() {
        return new Heap(this);
    }

    @Override
    public int maxMoves() {
        return MOST;
    }

    private static final class Heap extends Position {
        private int left;

        Heap(Nim game) {
            super(game);
            left = game.matches;
        }

        @Override
        public int moves(int[] into) {
            int count = Math.min(left, MOST);
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
            alternate();
        }

        @Override
        protected void copyFrom(Position other) {
            left = ((Heap) other).left;
        }
    }
}
