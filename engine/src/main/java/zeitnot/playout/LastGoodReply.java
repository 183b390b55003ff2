package zeitnot.playout;

import java.util.Arrays;
import zeitnot.game.Game;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/**
 * The last good reply with forgetting, LGRF-1 (Baier and Drake 2010): a player's reply to a move in a simulation that the
 * player won is made again after that move, until a simulation in which it was made is lost. Where there is no such reply,
 * or it is not legal, a random move is made. What was learned is kept through the game.
 */
final class LastGoodReply extends TracedPlayout implements Listener {
    private static final int NOTHING = -1;

    /** By player and the key of the move to reply to; the key of the reply. */
    private final int[][] replies;

    /** What each player gets in a draw: who gets more has won, who gets less has lost. */
    private final int even;

    LastGoodReply(Game game) {
        super(game);
        even = game.players() - 1;
        replies = new int[game.players()][game.amafKeys()];
        for (int[] table : replies) {
            Arrays.fill(table, NOTHING);
        }
    }

    @Override
    protected int choose(Position position, int[] moves, int count, Trace trace, Rng rng) {
        int ply = trace.length();
        int reply = ply == 0 ? NOTHING : replies[position.mover()][trace.key(ply - 1)];
        if (reply != NOTHING) {
            for (int i = 0; i < count; i++) {
                if (position.amafKey(moves[i]) == reply) {
                    return i;
                }
            }
        }
        return rng.nextInt(count);
    }

    @Override
    public void simulated(Trace trace) {
        for (int ply = 1; ply < trace.length(); ply++) {
            int player = trace.player(ply);
            int[] table = replies[player];
            int to = trace.key(ply - 1);
            if (trace.points(player) > even) {
                table[to] = trace.key(ply);
            } else if (trace.points(player) < even && table[to] == trace.key(ply)) {
                table[to] = NOTHING;
            }
        }
    }
}
