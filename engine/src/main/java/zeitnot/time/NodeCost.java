package zeitnot.time;

import zeitnot.game.ShippedTable;

/**
 * What a node of a minimax search costs on the simulated clock, in plies of a simulation: measured on a real clock, by the
 * command that stands in the shipped tables.
 */
public final class NodeCost {
    private static final double UNMEASURED = 1;

    private NodeCost() {}

    /** For a game; one ply where it has not been measured. */
    public static double of(String game) {
        return ShippedTable.numbers(NodeCost.class, "node-cost/" + game + ".txt")
                .map(numbers -> numbers[0])
                .orElse(UNMEASURED);
    }
}
