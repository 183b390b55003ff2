package zeitnot.games.go;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import zeitnot.game.Rng;

/**
 * Large patterns (Coulom 2007): what stands on the {@link Rings} around a point, seen by the player to move, turned and mirrored
 * as one likes. Only those that are given are known, numbered from 1; they must contain the smaller ones that they have within.
 */
final class Shapes {
    private static final String KINDS = Neighbourhood.KINDS;
    private static final long SEED = 2007;

    /** By point and kind, combined by xor; nothing for an empty point, as most are. */
    private static final long[] KEYS = keys(Rings.POINTS * KINDS.length());

    /** A shape is not the same as a smaller one with empty points around it. */
    private static final long[] SIZE_KEYS = keys(Rings.SIZES);

    private static final int[][] SYMMETRIES = Rings.symmetries();

    /** Open addressing by the lowest bits: hash, and number at the same index; 0 where nothing is. */
    private final long[] hashes;

    private final int[] numbers;
    private final int mask;

    /** Small boards know none, and their priors need not look. */
    private final boolean isEmpty;

    /** @param names as {@link #names} gives them */
    Shapes(List<String> names) {
        int capacity = Integer.highestOneBit(names.size() * Rings.SYMMETRIES * 2 + 1) * 2;
        hashes = new long[capacity];
        numbers = new int[capacity];
        mask = capacity - 1;
        isEmpty = names.isEmpty();
        for (int i = 0; i < names.size(); i++) {
            for (int[] symmetry : SYMMETRIES) {
                put(hash(moved(names.get(i), symmetry)), i + 1);
            }
        }
    }

    /** The number of the largest known shape around a place, for the player to move; 0 if none is known. */
    int largest(GoPosition go, int at) {
        if (isEmpty) {
            return 0;
        }
        Board board = go.board;
        Rings rings = go.grid.rings;
        int point = at >> Board.SHIFT;
        int mover = go.mover();
        long hash = 0;
        int largest = 0;
        int i = 0;
        for (int size = 0; size < Rings.SIZES; size++) {
            for (; i < Rings.points(size); i++) {
                int colour = board.colour(rings.place(point, i));
                if (colour != Board.EMPTY) {
                    hash ^= KEYS[KINDS.length() * i + kind(colour, mover)];
                }
            }
            int number = number(hash ^ SIZE_KEYS[size]);
            if (number == 0) {
                break;
            }
            largest = number;
        }
        return largest;
    }

    /** What is around a place in all sizes, the smallest first: X is own, O the opponent's, # beyond the edge. */
    static List<String> names(GoPosition go, int at) {
        var all = new StringBuilder();
        for (int i = 0; i < Rings.POINTS; i++) {
            int colour = go.board.colour(go.grid.rings.place(at >> Board.SHIFT, i));
            all.append(KINDS.charAt(kind(colour, go.mover())));
        }
        List<String> names = new ArrayList<>();
        for (int size = 0; size < Rings.SIZES; size++) {
            String seen = all.substring(0, Rings.points(size));
            names.add(Arrays.stream(SYMMETRIES)
                    .map(symmetry -> moved(seen, symmetry))
                    .min(String::compareTo)
                    .orElseThrow());
        }
        return names;
    }

    /** What stands on a point for a player: White sees the colours exchanged, {@link Board#BLACK} being 0. */
    private static int kind(int colour, int mover) {
        return colour < Board.EMPTY ? colour ^ mover : colour;
    }

    private static String moved(String name, int[] symmetry) {
        char[] moved = new char[name.length()];
        for (int i = 0; i < moved.length; i++) {
            moved[symmetry[i]] = name.charAt(i);
        }
        return new String(moved);
    }

    private static long hash(String name) {
        long hash = 0;
        for (int i = 0; i < name.length(); i++) {
            int kind = KINDS.indexOf(name.charAt(i));
            hash ^= kind == Board.EMPTY ? 0 : KEYS[KINDS.length() * i + kind];
        }
        int size = 0;
        while (Rings.points(size) < name.length()) {
            size++;
        }
        return hash ^ SIZE_KEYS[size];
    }

    private void put(long hash, int number) {
        int index = (int) hash & mask;
        while (numbers[index] != 0 && hashes[index] != hash) {
            index = index + 1 & mask;
        }
        hashes[index] = hash;
        numbers[index] = number;
    }

    private int number(long hash) {
        int index = (int) hash & mask;
        while (numbers[index] != 0 && hashes[index] != hash) {
            index = index + 1 & mask;
        }
        return numbers[index];
    }

    private static long[] keys(int count) {
        var rng = new Rng(SEED + count);
        long[] keys = new long[count];
        for (int i = 0; i < count; i++) {
            keys[i] = rng.nextLong();
        }
        return keys;
    }
}
