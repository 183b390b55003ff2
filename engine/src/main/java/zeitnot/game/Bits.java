package zeitnot.game;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Bit tricks that bitboard games share. */
public final class Bits {
    /**
     * {@code Long.expand} exists since Java 19 and is one instruction; it nearly doubles the playouts of Breakthrough.
     * A static final handle is inlined by the JIT as a direct call would be.
     */
    private static final MethodHandle EXPAND = expandOrFallback();

    private Bits() {}

    /** The {@code k}-th lowest set bit of {@code set}, as a set of one bit; k counts from 0 and is below the bit count. */
    public static long kth(long set, int k) {
        try {
            return (long) EXPAND.invokeExact(1L << k, set);
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    /** A uniformly random member of a non-empty set, as a set of one bit. */
    public static long random(long set, Rng rng) {
        return kth(set, rng.nextInt(Long.bitCount(set)));
    }

    /** Java 17's way: binary search over bit counts. {@code unit} is 1 shifted by k. */
    static long expandByHand(long unit, long set) {
        int k = Long.numberOfTrailingZeros(unit);
        int shift = 0;
        for (int width = 32; width > 0; width >>= 1) {
            long low = (set >>> shift) & ((1L << width) - 1);
            int count = Long.bitCount(low);
            if (k >= count) {
                k -= count;
                shift += width;
            }
        }
        return 1L << shift;
    }

    private static MethodHandle expandOrFallback() {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodType type = MethodType.methodType(long.class, long.class, long.class);
        try {
            return lookup.findStatic(Long.class, "expand", type);
        } catch (ReflectiveOperationException java17) {
            try {
                return lookup.findStatic(Bits.class, "expandByHand", type);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }
    }
}
