package zeitnot.search;

import zeitnot.game.Game;
import zeitnot.game.Padded;
import zeitnot.game.Position;
import zeitnot.game.Prior;
import zeitnot.search.tree.Tree;

/**
 * Tells new nodes of the tree what the game thinks of their moves (Gelly and Silver 2007): as if each had been visited some
 * times already. One per thread.
 */
final class PriorKnowledge extends Padded implements Knowledge {
    private final Tree tree;
    private final Prior prior;
    private final double weight;
    private final int full;
    private final int[] visits;
    private final float[] values;

    /** @param full points that a visit brings at most */
    PriorKnowledge(Game game, Tree tree, PriorChoice choice, int full) {
        this.tree = tree;
        this.prior = game.prior(choice.name());
        this.weight = choice.weight();
        this.full = full;
        this.visits = new int[game.maxMoves()];
        this.values = new float[game.maxMoves()];
    }

    @Override
    public void tell(int block, Position position, int[] moves, int count) {
        prior.rate(position, moves, count, visits, values);
        for (int child = 0; child < count; child++) {
            int weighted = (int) Math.rint(weight * visits[child]);
            if (weighted > 0) {
                tree.setPrior(block, child, weighted, Math.round(full * weighted * values[child]));
            }
        }
    }
}
