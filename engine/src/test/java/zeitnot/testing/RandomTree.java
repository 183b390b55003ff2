package zeitnot.testing;

import zeitnot.game.Game;
import zeitnot.game.Ink;
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

    @Override
    public String format(Position position, int move) {
        return Integer.toString(move);
    }

    @Override
    public String draw(Position position, Ink ink) {
        return position.repetitionKey() + "\n";
    }

    private final class Node extends Position {
        private long state = Rng.derive(seed, 0);

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
            ply += again ? 2 : 1; // the ply says who is to move
            int chance = (int) (state >>> 24 & 15);
            if (chance < 3) {
                result = chance;
            } else if (ply >= LONGEST) {
                result = Outcome.DRAW;
            }
        }

        @Override
        public int playout(Rng rng) {
            int[] moves = new int[MOST_MOVES];
            while (!isOver()) {
                play(moves[rng.nextInt(moves(moves))]);
            }
            return result;
        }

        @Override
        public void set(Position other) {
            ply = other.ply();
            result = other.result();
            state = ((Node) other).state;
        }

        @Override
        public Position copy() {
            var copy = new Node();
            copy.set(this);
            return copy;
        }

        @Override
        public long repetitionKey() {
            return state;
        }
    }
}
