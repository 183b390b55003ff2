package zeitnot.testing;

import zeitnot.game.Capability;
import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/** A game for tests: after so many plies, with two moves to choose from at each, the first player wins whatever was played. */
public class Countdown extends Game {
    private final int length;
    private final int playoutLimit;

    public Countdown(int length, int playoutLimit) {
        super("countdown", Capability.MOVE_KEYS);
        this.length = length;
        this.playoutLimit = playoutLimit;
    }

    @Override
    public Position start() {
        return new Count();
    }

    @Override
    public int maxMoves() {
        return 2;
    }

    @Override
    public int amafKeys() {
        return 2;
    }

    @Override
    public int playoutLimit() {
        return playoutLimit;
    }

    private final class Count extends TwoMoves {
        Count() {
            super(Countdown.this);
        }

        @Override
        public void play(int move) {
            alternate();
            result = ply == length ? Outcome.FIRST_WINS : Outcome.ONGOING;
        }

        @Override
        public int playout(Rng rng) {
            int plies = Math.min(length - ply, playoutLimit);
            alternate(plies);
            result = ply == length ? Outcome.FIRST_WINS : Outcome.DRAW;
            return result;
        }

        @Override
        protected void copyFrom(Position other) {}
    }
}
