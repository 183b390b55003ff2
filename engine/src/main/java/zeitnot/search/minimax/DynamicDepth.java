package zeitnot.search.minimax;

import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Position;

/**
 * The dynamic models of Ji and Thielscher, section 4.2: k times a function of the turn, the branching factor or the length of
 * simulations that follows the number of decided moves in games of the solver. The paper does not say how the product becomes
 * a whole number. It is rounded up, since with k = 1 the paper's models do as well as fixed depth 1.
 */
final class DynamicDepth extends DepthRule {
    private static final int SECOND_VISIT = 2;

    private final TerminalRatio ratio;
    private final Hybrid.Dynamic rule;
    private final int[] moves;

    DynamicDepth(Game game, Hybrid.Dynamic rule) {
        this.ratio = TerminalRatio.shipped(game.name())
                .orElseThrow(() -> new BadInput("there is no table of decided moves in " + game.name()
                        + " for this player; use minimax or adaptive-minimax, or make one: zeitnot analyze-terminals "
                        + game.name()));
        this.rule = rule;
        this.moves = new int[game.maxMoves()];
    }

    @Override
    public boolean isDue(int visit) {
        return visit == SECOND_VISIT;
    }

    @Override
    public int depth(Position position, int visit, int note, double mean) {
        double share = switch (rule.by()) {
            case TURN -> ratio.turn(position.ply());
            case LATER_TURN -> ratio.turnLater(position.ply());
            case BRANCHING -> ratio.branch(position.moves(moves));
            case ROLLOUT -> ratio.roll(note);
        };
        return (int) Math.ceil(rule.k() * share);
    }
}
