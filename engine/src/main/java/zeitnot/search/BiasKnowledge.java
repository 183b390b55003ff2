package zeitnot.search;

import zeitnot.game.Game;
import zeitnot.game.Padded;
import zeitnot.game.Position;
import zeitnot.game.Prior;
import zeitnot.search.tree.Tree;

/**
 * Tells new nodes of the tree what the game thinks of their moves, as a progressive bias (Chaslot et al. 2008): an opinion of m
 * visits with the value v gives H = w m (v - 1/2). In the long run that adds as much as m such visits would to a move of value
 * 1/2. One per thread.
 */
final class BiasKnowledge extends Padded implements Knowledge {
    private final Tree tree;
    private final Prior prior;
    private final float weight;
    private final int[] visits;
    private final float[] values;

    BiasKnowledge(Game game, Tree tree, PriorChoice choice) {
        this.tree = tree;
        this.prior = game.prior(choice.name());
        this.weight = (float) choice.weight();
        this.visits = new int[game.maxMoves()];
        this.values = new float[game.maxMoves()];
    }

    @Override
    public void tell(int block, Position position, int[] moves, int count) {
        prior.rate(position, moves, count, visits, values);
        for (int child = 0; child < count; child++) {
            float h = weight * visits[child] * (values[child] - 0.5f);
            if (h != 0) {
                tree.setBias(block, child, h);
            }
        }
    }
}
