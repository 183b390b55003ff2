package zeitnot.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BitsTest {
    @Test
    void kthIsTheKthLowestSetBit() {
        var rng = new Rng(1);
        for (int i = 0; i < 1000; i++) {
            long set = randomSet(rng, i);
            int k = 0;
            for (long rest = set; rest != 0; rest &= rest - 1) {
                assertThat(Bits.kth(set, k)).isEqualTo(Long.lowestOneBit(rest));
                k++;
            }
        }
    }

    @Test
    void theWayWithoutAnInstructionAgrees() {
        var rng = new Rng(2);
        for (int i = 0; i < 1000; i++) {
            long set = randomSet(rng, i);
            int k = 0;
            for (long rest = set; rest != 0; rest &= rest - 1) {
                assertThat(Bits.expandByHand(1L << k, set)).isEqualTo(Long.lowestOneBit(rest));
                k++;
            }
        }
    }

    @Test
    void randomChoosesAllMembersEquallyOften() {
        long set = 0x8000_0100_0000_0401L;
        var rng = new Rng(3);
        int[] counts = new int[Long.SIZE];
        for (int i = 0; i < 40_000; i++) {
            counts[Long.numberOfTrailingZeros(Bits.random(set, rng))]++;
        }
        int members = 0;
        for (int bit = 0; bit < Long.SIZE; bit++) {
            if ((set & 1L << bit) != 0) {
                assertThat(counts[bit]).isBetween(9_567, 10_433); // five standard errors
                members += counts[bit];
            }
        }
        assertThat(members).isEqualTo(40_000);
    }

    /** Dense, half full and sparse sets, with those of one bit and the full set among them. */
    private static long randomSet(Rng rng, int i) {
        long a = rng.nextLong();
        long b = rng.nextLong();
        long c = rng.nextLong();
        return switch (i % 5) {
            case 0 -> a;
            case 1 -> a & b & c;
            case 2 -> a | b | c;
            case 3 -> 1L << (i / 5);
            default -> -1L;
        };
    }
}
