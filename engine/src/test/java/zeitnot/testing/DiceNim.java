package zeitnot.testing;

import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/**
 * A game with chance for tests: a die with three sides is thrown before every move, and the player takes one match or as many
 * as it shows. Who takes the last one wins. A move is the number taken, and 4 in the place of 1 where the die shows 1, so that
 * moves depend on the die.
 */
public final class DiceNim extends Game {
    private static final int SIDES = 3;
    private static final int ONE_BY_DIE = 4;

    private final int matches;

    public DiceNim(int matches) {
        super("dice-nim");
        this.matches = matches;
    }

    /** The chance to win of the player to move, if both play as well as can be. */
    public static double value(int left, int die) {
        double best = 0;
        for (int taken : new int[] {1, die}) {
            best = taken > left ? best : Math.max(best, valueOf(left, taken));
        }
        return best;
    }

    /** The chance to win of the player who takes so many. */
    public static double valueOf(int left, int taken) {
        if (left == taken) {
            return 1;
        }
        double sum = 0;
        for (int die = 1; die <= SIDES; die++) {
            sum += 1 - value(left - taken, die);
        }
        return sum / SIDES;
    }

    @Override
    public boolean hasChance() {
        return true;
    }

    @Override
    public Position start() {
        return start(new Rng(0));
    }

    @Override
    public Position start(Rng chance) {
        var start = new Heap(this);
        start.drawFrom(chance);
        start.left = matches;
        start.throwDie();
        return start;
    }

    @Override
    public int maxMoves() {
        return 2;
    }

    /** What the die shows. */
    public static int die(Position position) {
        return ((Heap) position).die;
    }

    private static final class Heap extends Position {
        private int left;
        private int die;

        Heap(DiceNim game) {
            super(game);
        }

        void throwDie() {
            die = 1 + chance().nextInt(SIDES);
        }

        @Override
        public int moves(int[] into) {
            if (isOver()) {
                return 0;
            }
            into[0] = die == 1 ? ONE_BY_DIE : 1;
            into[1] = die;
            return die == 1 || die > left ? 1 : 2;
        }

        @Override
        public void play(int move) {
            left -= move == ONE_BY_DIE ? 1 : move;
            if (left == 0) {
                result = Outcome.winFor(mover);
            } else {
                throwDie();
            }
            alternate();
        }

        @Override
        protected void copyFrom(Position other) {
            left = ((Heap) other).left;
            die = ((Heap) other).die;
        }
    }
}
