package zeitnot.playout;

import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/** Simulations of a game of two players that are made up move by move. */
final class Told {
    private static final Rng RNG = new Rng(1);

    private Told() {}

    /** These moves at the root, which players make in turn, and what came of them. */
    static Trace simulation(int outcome, int... moves) {
        Trace trace = moves(moves);
        trace.end(moves.length);
        trace.points(0, Outcome.halfPoints(outcome, 0));
        trace.points(1, Outcome.halfPoints(outcome, 1));
        return trace;
    }

    static Trace moves(int... moves) {
        var trace = new Trace(2);
        for (int ply = 0; ply < moves.length; ply++) {
            trace.add(ply & 1, moves[ply]);
        }
        return trace;
    }

    /** What the playout does in a position that these moves led to. */
    static int choice(TracedPlayout playout, Game game, int... moves) {
        Position position = game.start();
        for (int move : moves) {
            position.play(move);
        }
        return playout.choose(position, moves(moves), RNG);
    }
}
