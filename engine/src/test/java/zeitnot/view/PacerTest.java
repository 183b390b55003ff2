package zeitnot.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Pacers on a search whose simulations take 10 µs each. */
class PacerTest {
    private static final long NANOS = 10_000;

    private long now = 5;

    private final class Work implements Progress {
        private long simulations;

        @Override
        public long simulations() {
            return simulations;
        }

        @Override
        public long plies() {
            return simulations;
        }

        @Override
        public long nodes() {
            return 0;
        }

        @Override
        public long finished() {
            return 0;
        }

        @Override
        public long ownMoves() {
            return 0;
        }

        @Override
        public SearchView view() {
            return new SearchView(simulations, Verdict.OPEN, List.of());
        }

        long runAt(Pacer pacer) {
            for (int quota = pacer.next(this); quota > 0; quota = pacer.next(this)) {
                simulations += quota;
                now += quota * NANOS;
            }
            return simulations;
        }
    }

    @Test
    void secondsAreThoseOfTheClockFromTheFirstSimulationOfEachSearch() {
        Pacer pacer = Pacer.seconds(0.5, () -> now);
        now += 7_000_000_000L;
        assertThat(new Work().runAt(pacer)).isEqualTo(50_000);
        assertThat(new Work().runAt(pacer)).as("another search").isEqualTo(50_000);
    }

    @Test
    void theShareOfTheSecondsIsKnownBetweenTwoLooksAtTheClock() {
        Pacer pacer = Pacer.seconds(0.5, () -> now);
        var work = new Work();
        pacer.next(work);
        assertThat(pacer.share(0)).isZero();
        work.simulations = 10_000;
        now += 10_000 * NANOS;
        assertThat(pacer.next(work)).as("about 0.1 ms").isBetween(9, 11);
        assertThat(pacer.share(10_000)).isCloseTo(0.2, within(1e-9));
        assertThat(pacer.share(20_000)).isCloseTo(0.4, within(1e-9));
        assertThat(pacer.share(90_000)).isEqualTo(1);
    }

    @Test
    void simulationsAreCounted() {
        assertThat(new Work().runAt(Pacer.simulations(123_456))).isEqualTo(123_456);
        assertThat(Pacer.simulations(200).share(50)).isEqualTo(0.25);
    }
}
