package zeitnot.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;

class RngTest {
    @Test
    void isXoroshiro128PlusPlus() {
        long s0 = 0x0123_4567_89ab_cdefL;
        long s1 = 0xfedc_ba98_7654_3211L;
        UniformRandomProvider reference = RandomSource.XO_RO_SHI_RO_128_PP.create(new long[] {s0, s1});
        var rng = new Rng(s0, s1);
        for (int i = 0; i < 10_000; i++) {
            assertThat(rng.nextLong()).isEqualTo(reference.nextLong());
        }
    }

    @Test
    void reseedingStartsTheSequenceAgain() {
        var rng = new Rng(7);
        long first = rng.nextLong();
        long second = rng.nextLong();
        rng.reseed(7);
        assertThat(rng.nextLong()).isEqualTo(first);
        assertThat(rng.nextLong()).isEqualTo(second);
        assertThat(new Rng(8).nextLong()).isNotEqualTo(first);
    }

    @Test
    void aNumberTakenBackIsDrawnAgain() {
        var rng = new Rng(5);
        for (int i = 0; i < 1000; i++) {
            long number = rng.nextLong();
            rng.takeBack();
            assertThat(rng.nextLong()).isEqualTo(number);
        }
    }

    @Test
    void boundedIntsAreUniform() {
        var rng = new Rng(3);
        for (int bound : new int[] {1, 2, 7, 48, 1000}) {
            int[] counts = new int[bound];
            int perValue = 2000;
            for (int i = 0; i < perValue * bound; i++) {
                counts[rng.nextInt(bound)]++;
            }
            double fiveStandardErrors = 5 * Math.sqrt(perValue);
            for (int count : counts) {
                assertThat((double) count).isBetween(perValue - fiveStandardErrors, perValue + fiveStandardErrors);
            }
        }
    }

    @Test
    void largeBoundsStayInRange() {
        var rng = new Rng(4);
        int largest = 0;
        for (int i = 0; i < 10_000; i++) {
            int value = rng.nextInt(Integer.MAX_VALUE);
            assertThat(value).isNotNegative().isLessThan(Integer.MAX_VALUE);
            largest = Math.max(largest, value);
        }
        assertThat(largest).isGreaterThan(Integer.MAX_VALUE / 1000 * 998);
    }

    @Test
    void derivedSeedsDifferByIndexAndBySeed() {
        Set<Long> seeds = new HashSet<>();
        for (long seed = 0; seed < 100; seed++) {
            for (long index = 0; index < 100; index++) {
                seeds.add(Rng.derive(seed, index));
            }
        }
        assertThat(seeds).hasSize(10_000);
        assertThat(Rng.derive(5, 9)).isEqualTo(Rng.derive(5, 9));
    }
}
