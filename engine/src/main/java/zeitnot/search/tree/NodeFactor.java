package zeitnot.search.tree;

import java.util.function.IntToDoubleFunction;

/**
 * A slow function of a node's visits, looked up below {@value #TABLE} and computed above. {@link StrictMath} is used by
 * the functions so that a search is the same, bit for bit, on every machine.
 */
final class NodeFactor {
    private static final int TABLE = 1024;

    private final float[] table = new float[TABLE];
    private final IntToDoubleFunction function;

    NodeFactor(IntToDoubleFunction function) {
        this.function = function;
        for (int n = 1; n < TABLE; n++) {
            table[n] = (float) function.applyAsDouble(n);
        }
    }

    /** The function of the visits below {@value #TABLE}, at which a node always gets a new factor. */
    float[] table() {
        return table;
    }

    float at(int visits) {
        return visits < TABLE ? table[visits] : (float) function.applyAsDouble(visits);
    }

    /** Whether a node whose visits grow so far gets a new factor: always while they are few, then at every 64th. */
    static boolean isDue(int before, int visits) {
        return visits < TABLE || before >> 6 != visits >> 6;
    }
}
