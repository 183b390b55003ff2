package zeitnot.playout;

import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/**
 * A playout that stops after some plies and calls the one who is ahead the winner, as Lorentz did first in Amazons (2008), where
 * that is worth it. Whether it is depends on the game, so it is learned: one playout in {@value #WHOLE} goes on to the end of
 * the game, and {@link Foresight} compares what the lead said with what came. These also tell how long games last. One that is
 * still undecided at the limit of playouts goes to the one who is ahead then, where others call it a draw. Where there
 * are not two players nothing is cut.
 */
final class CutPlayout extends Playout {
    private static final int WHOLE = 8;

    private final int plies;
    private final int rest;
    private final boolean isOfTwo;
    private final Foresight foresight = new Foresight();
    private int runs;

    CutPlayout(Game game, int plies) {
        this.plies = plies;
        this.rest = Math.max(0, game.playoutLimit() - plies);
        this.isOfTwo = game.players() == 2;
    }

    @Override
    public boolean traces() {
        return true;
    }

    @Override
    public int run(Position position, Trace trace, Rng rng) {
        if (!isOfTwo) {
            return position.playout(rng, trace);
        }
        cut(runs++ % WHOLE > 0 && foresight.isWorth(plies));
        int start = position.ply();
        int outcome = position.playout(rng, trace, plies);
        if (outcome != Outcome.ONGOING) {
            return outcome;
        }
        int lead = position.lead();
        if (isCut()) {
            return foresight.outcome(lead);
        }
        outcome = position.playout(rng, trace, rest);
        if (outcome == Outcome.ONGOING) {
            outcome = foresight.outcome(position.lead());
        }
        foresight.learn(lead, outcome, position.ply() - start);
        return outcome;
    }
}
