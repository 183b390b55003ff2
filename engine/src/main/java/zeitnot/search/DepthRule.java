package zeitnot.search;

import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Padded;
import zeitnot.game.Position;

/** How deep minimax searches a node of the tree, and at which visit. One per thread. */
abstract class DepthRule extends Padded {
    /** Whether a node is searched at this visit of it. */
    abstract boolean isDue(int visit);

    /**
     * The depth; 0 for no search.
     *
     * @param visit which it is, from 1
     * @param length mean plies from the node to the end over its simulations so far; 0 if that is not counted
     * @param siblingsProven whether something is proven of another child of the same node
     */
    abstract int depth(Position position, int visit, double length, boolean siblingsProven);

    /** What came of the search at the depth that was given last. */
    void learn(boolean proven, long nodes) {}

    /** A simulation has ended after so many plies. */
    void simulated(int plies) {}

    /** MCTS-MS-d-Visit-v (Baier and Winands). */
    static final class Fixed extends DepthRule {
        private final int depth;
        private final int visits;

        Fixed(int depth, int visits) {
            this.depth = depth;
            this.visits = visits;
        }

        @Override
        boolean isDue(int visit) {
            return visit == visits;
        }

        @Override
        int depth(Position position, int visit, double length, boolean siblingsProven) {
            return depth;
        }
    }

    /**
     * The dynamic models of Ji and Thielscher, section 4.2: k times a function of the turn, the branching factor or the
     * length of simulations that follows the share of decided lines in games of the solver. The paper does not say how the
     * product becomes a whole number. It is rounded up, since with k = 1 its models do as well as fixed depth 1.
     */
    static DepthRule ofRatio(Game game, Hybrid hybrid) {
        TerminalRatio ratio = TerminalRatio.shipped(game.name())
                .orElseThrow(() -> new BadInput("there is no table of decided lines in " + game.name()
                        + " for this player; use minimax or adaptive-minimax, or make one: zeitnot analyze-terminals "
                        + game.name()));
        int[] buffer = new int[game.maxMoves()];
        return new DepthRule() {
            @Override
            boolean isDue(int visit) {
                return visit == hybrid.visits();
            }

            @Override
            int depth(Position position, int visit, double length, boolean siblingsProven) {
                double share = switch (hybrid.depths()) {
                    case TURN_A -> ratio.turn(position.ply());
                    case TURN_B -> ratio.turnLater(position.ply());
                    case BRANCH_A -> ratio.branch(position.moves(buffer));
                    case ROLL_A -> ratio.roll(length);
                    default -> throw new IllegalStateException(hybrid.toString());
                };
                return (int) Math.ceil(hybrid.depth() * share);
            }
        };
    }
}
