package zeitnot.playout;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.testing.Countdown;
import zeitnot.testing.TwoMoves;

class CutPlayoutTest {
    private static final int LENGTH = 100;
    private static final int CUT = 20;
    private static final int RUNS = 800;

    /** A hundred plies; the first move decides who wins, and whether the lead shows that is up to the game. */
    private static final class Decided extends Countdown {
        private final boolean isShown;
        private final int players;

        Decided(boolean isShown, int players, int limit) {
            super(LENGTH, limit);
            this.isShown = isShown;
            this.players = players;
        }

        @Override
        public int players() {
            return players;
        }

        @Override
        public Position start() {
            return new At(this);
        }
    }

    private static final class At extends TwoMoves {
        private final Decided game;
        private int first;

        At(Decided game) {
            super(game);
            this.game = game;
        }

        @Override
        public void play(int move) {
            first = ply == 0 ? move : first;
            alternate();
            result = ply == LENGTH ? Outcome.winFor(first) : Outcome.ONGOING;
        }

        @Override
        public int lead() {
            return game.isShown ? 1 - 2 * first : 1;
        }

        @Override
        protected void copyFrom(Position other) {
            first = ((At) other).first;
        }
    }

    private record Seen(long cuts, long wrong) {}

    private static Seen run(Decided game) {
        var playout = new CutPlayout(game, CUT);
        var trace = new Trace(game.players());
        var rng = new Rng(5);
        long cuts = 0;
        long wrong = 0;
        for (int i = 0; i < RUNS; i++) {
            trace.clear();
            Position position = game.start();
            int outcome = playout.run(position, trace, rng);
            assertThat(trace.length()).isEqualTo(position.ply()).isEqualTo(playout.isCut() ? CUT : game.playoutLimit());
            cuts += playout.isCut() ? 1 : 0;
            wrong += outcome == Outcome.winFor(trace.key(0)) ? 0 : 1;
        }
        return new Seen(cuts, wrong);
    }

    @Test
    void stopsWhereTheLeadTellsTheResultAndGoesOnOnceInEight() {
        Seen seen = run(new Decided(true, 2, LENGTH));
        assertThat(seen.wrong()).isZero();
        assertThat(seen.cuts()).isEqualTo((RUNS - 16) * 7L / 8); // the first sixteen show that it does
    }

    @Test
    void goesOnToTheEndWhereTheLeadTellsNothing() {
        assertThat(run(new Decided(false, 2, LENGTH)).cuts()).isZero();
    }

    @Test
    void goesOnToTheEndWhereMorePlay() {
        assertThat(run(new Decided(true, 3, LENGTH)).cuts()).isZero();
    }

    @Test
    void goesByTheLeadAtTheLimitOfPlayouts() {
        Seen seen = run(new Decided(true, 2, LENGTH - 40));
        assertThat(seen.cuts()).isEqualTo((RUNS - 16) * 7L / 8);
        assertThat(seen.wrong()).isLessThan(5); // at the beginning nobody knows what is usual
    }
}
