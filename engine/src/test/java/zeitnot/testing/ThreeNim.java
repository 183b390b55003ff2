package zeitnot.testing;

import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.game.Position;

/**
 * A game of three players for tests: in turn they take one or two matches, and who takes the last one is first. Without ties
 * the next in turn is last, so if each looks after himself the player to move gets 4, 4, 2, 2, 0 points with 1, 2, 3, 4, 5
 * matches left, and with every five more the same again: takes one where there are 1, two where there are 2 or 4, and with 3
 * it does not matter.
 */
public final class ThreeNim extends Game {
    private static final int PLAYERS = 3;
    private static final int[] RANKED = {0, 2, 4};
    private static final int[] TIED = {1, 1, 4};

    private final int matches;

    /** What the player to move at the end gets, the next one, and the one who has taken the last match. */
    private final int[] points;

    private ThreeNim(int matches, int... points) {
        super("three-nim");
        this.matches = matches;
        this.points = points;
    }

    /** One player is first, one second, one last. */
    public static ThreeNim ranked(int matches) {
        return new ThreeNim(matches, RANKED);
    }

    /** The two who have not taken the last match are equal. */
    public static ThreeNim withTies(int matches) {
        return new ThreeNim(matches, TIED);
    }

    @Override
    public int players() {
        return PLAYERS;
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
    public boolean winnerMovesLast() {
        return true;
    }

    private static final class Heap extends Position {
        private final ThreeNim game;
        private int left;

        Heap(ThreeNim game) {
            super(game);
            this.game = game;
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
            ply++;
            mover = (mover + 1) % PLAYERS;
            if (left == 0) {
                result = Outcome.RANKED;
            }
        }

        @Override
        public int points(int player) {
            return game.points[(player - mover + PLAYERS) % PLAYERS];
        }

        @Override
        protected void copyFrom(Position other) {
            left = ((Heap) other).left;
        }
    }
}
