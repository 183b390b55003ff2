package zeitnot.ludii;

import java.util.Random;
import org.apache.commons.rng.core.RandomProviderDefaultState;
import other.context.Context;
import zeitnot.game.Rng;

/** Ludii's random numbers, drawn from our generators: so a game is the same whenever its seeds are. */
final class Chance {
    private Chance() {}

    /** Lets what chance decides in a context depend on a generator. */
    static void seed(Context context, Rng from) {
        long seed = from.nextLong();
        byte[] state = new byte[Long.BYTES];
        for (int i = 0; i < state.length; i++) {
            state[i] = (byte) (seed >>> Byte.SIZE * i);
        }
        context.rng().restoreState(new RandomProviderDefaultState(state));
    }

    /** One of our generators in the form that Ludii's playouts take. */
    static final class Drawn extends Random {
        private static final long serialVersionUID = 1L;

        private transient Rng rng = new Rng(0);

        Drawn from(Rng other) {
            rng = other;
            return this;
        }

        @Override
        public int nextInt(int bound) {
            return rng.nextInt(bound);
        }

        @Override
        protected int next(int bits) {
            return (int) (rng.nextLong() >>> (Long.SIZE - bits));
        }
    }
}
