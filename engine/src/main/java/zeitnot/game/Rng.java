package zeitnot.game;

/**
 * xoroshiro128++ (Blackman and Vigna), seeded through SplitMix64: small, fast and the only source of randomness in the
 * engine. Not safe for use by several threads.
 */
public final class Rng extends Padded {
    private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

    private long s0;
    private long s1;

    public Rng(long seed) {
        reseed(seed);
    }

    /** Starts at a given state of the generator, so that tests can compare it with another implementation. */
    Rng(long s0, long s1) {
        this.s0 = s0;
        this.s1 = s1;
    }

    /** Starts the sequence that belongs to {@code seed}. */
    public void reseed(long seed) {
        s0 = mix(seed + GOLDEN_GAMMA);
        s1 = mix(seed + 2 * GOLDEN_GAMMA);
    }

    /** A seed for a part of an experiment: game {@code index} of {@code seed} is always the same, whoever plays it. */
    public static long derive(long seed, long index) {
        return mix(mix(seed + GOLDEN_GAMMA) ^ (index * GOLDEN_GAMMA + 1));
    }

    public long nextLong() {
        long a = s0;
        long b = s1;
        long next = Long.rotateLeft(a + b, 17) + a;
        b ^= a;
        s0 = Long.rotateLeft(a, 49) ^ b ^ (b << 21);
        s1 = Long.rotateLeft(b, 28);
        return next;
    }

    /** Takes the last number back: it will be drawn again. For loops that draw one number ahead. */
    public void takeBack() {
        long b = Long.rotateRight(s1, 28);
        long a = Long.rotateRight(s0 ^ b ^ (b << 21), 49);
        s0 = a;
        s1 = a ^ b;
    }

    /** Uniform in [0, bound), by one multiplication; the bias is below {@code bound / 2^32}. */
    public int nextInt(int bound) {
        return (int) (((nextLong() >>> 32) * bound) >>> 32);
    }

    private static long mix(long z) {
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    /** Puts the first so many values into random order. */
    public void shuffle(int[] values, int count) {
        for (int i = count - 1; i > 0; i--) {
            int j = nextInt(i + 1);
            int value = values[i];
            values[i] = values[j];
            values[j] = value;
        }
    }
}
