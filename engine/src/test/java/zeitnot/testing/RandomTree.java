package zeitnot.testing;

import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/**
 * A game for tests whose moves, results and turns are random, the same ones for the same seed. Players make one or two moves
 * in a turn, as it happens, or take turns if asked to.
 */
public final class RandomTree extends Game {
    private static final int MOST_MOVES = 4;
    private static final int LONGEST = 40;

    private final long seed;
    private final boolean alternating;

    public RandomTree(long seed, boolean alternating) {
        super("random-tree");
        this.seed = seed;
        this.alternating = alternating;
    }

    @Override
    public Position start() {
        return new Node();
    }

    @Override
    public int maxMoves() {
        return MOST_MOVES;
    }

    private final class Node extends Position {
        private long state = Rng.derive(seed, 0);

        Node() {
            super(RandomTree.this);
        }

        @Override
        public int moves(int[] into) {
            int count = isOver() ? 0 : 1 + (int) (state >>> 8 & MOST_MOVES - 1);
            for (int i = 0; i < count; i++) {
                into[i] = i;
            }
            return count;
        }

        @Override
        public void play(int move) {
            state = Rng.derive(state, move + 1);
            boolean again = !alternating && (state >>> 16 & 1) == 0;
            ply++;
            mover ^= again ? 0 : 1;
            int chance = (int) (state >>> 24 & 15);
            if (chance < 3) {
                result = chance;
            } else if (ply >= LONGEST) {
                result = Outcome.DRAW;
            }
        }

        @Override
        protected void copyFrom(Position other) {
            state = ((Node) other).state;
        }

        @Override
        public long repetitionKey() {
            return state;
        }
    }
}
