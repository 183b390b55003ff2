package zeitnot.ludii;

import java.util.Optional;
import other.context.Context;
import zeitnot.game.Line;
import zeitnot.game.Rng;

/**
 * A game of Ludii's as a line of ours, so that a player can keep its tree: Ludii shows an agent a context at each of its moves,
 * and what was played since the last one is looked up among the moves that were legal. Where that fails a new line begins.
 */
final class Followed {
    private final LudiiGame game;
    private Optional<Line> line = Optional.empty();
    private int known;

    Followed(LudiiGame game) {
        this.game = game;
    }

    /** The line up to this context. */
    Line to(Context context) {
        int moves = context.trial().numMoves();
        boolean goesOn = line.isPresent() && !game.hasChance() && moves >= known && playOn(line.get(), context);
        if (!goesOn) {
            var position = new LudiiPosition(game, context);
            position.drawFrom(new Rng(System.nanoTime()));
            line = Optional.of(Line.at(position));
        }
        known = moves;
        return line.orElseThrow();
    }

    private boolean playOn(Line before, Context context) {
        for (int i = known; i < context.trial().numMoves(); i++) {
            int move = ((LudiiPosition) before.position()).find(context.trial().getMove(i));
            if (move < 0) {
                return false;
            }
            before.play(move);
        }
        Context reached = ((LudiiPosition) before.position()).context();
        return reached.state().fullHash(reached) == context.state().fullHash(context)
                && reached.state().mover() == context.state().mover();
    }
}
