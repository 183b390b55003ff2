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

    private static final long EACH_BYTE = 0x0101_0101_0101_0101L;
    private static final byte[] KTH_OF_BYTE = kthOfByte();

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

    /**
     * Java 17's way, twice as fast as a binary search in Breakthrough: the running bit counts of all bytes at once say
     * which byte has the bit (Vigna, Broadword Implementation of Rank/Select Queries), a table says where in the byte.
     * {@code unit} is 1 shifted by k.
     */
    static long expandByHand(long unit, long set) {
        int k = Long.numberOfTrailingZeros(unit);
        long counts = set - (set >>> 1 & 0x5555_5555_5555_5555L);
        counts = (counts & 0x3333_3333_3333_3333L) + (counts >>> 2 & 0x3333_3333_3333_3333L);
        counts = (counts + (counts >>> 4) & 0x0f0f_0f0f_0f0f_0f0fL) * EACH_BYTE;
        long bytesBelow = (k * EACH_BYTE | 0x80 * EACH_BYTE) - counts & 0x80 * EACH_BYTE;
        int shift = Long.bitCount(bytesBelow) * Byte.SIZE;
        int rest = k - (int) (counts << Byte.SIZE >>> shift & 0xff);
        return 1L << (shift + KTH_OF_BYTE[(int) (set >>> shift & 0xff) << 3 | rest]);
    }

    /** The index of the k-th set bit of byte b at {@code 8 * b + k}. */
    private static byte[] kthOfByte() {
        byte[] table = new byte[256 * Byte.SIZE];
        for (int b = 0; b < 256; b++) {
            int k = 0;
            for (int rest = b; rest != 0; rest &= rest - 1) {
                table[b << 3 | k++] = (byte) Integer.numberOfTrailingZeros(rest);
            }
        }
        return table;
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
