package zeitnot.search.minimax;

import zeitnot.game.Position;

/** MCTS-MS-d-Visit-v (Baier and Winands). */
final class FixedDepth extends DepthRule {
    private final int depth;
    private final int visits;

    FixedDepth(int depth, int visits) {
        this.depth = depth;
        this.visits = visits;
    }

    @Override
    public boolean isDue(int visit) {
        return visit == visits;
    }

    @Override
    public int depth(Position position, int visit, int note, double mean) {
        return depth;
    }
}
