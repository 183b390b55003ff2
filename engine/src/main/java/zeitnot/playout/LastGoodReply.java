package zeitnot.playout;

import java.util.Arrays;
import zeitnot.game.Game;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/**
 * The last good reply with forgetting, LGRF-1 (Baier and Drake 2010): a player's reply to a move in a simulation that the
 * player won is made again after that move, until a simulation in which it was made is lost. Where there is no such reply,
 * or it is not legal, a random move is made.
 */
public final class LastGoodReply extends LearningPlayout {
    /** By player and the key of the move to reply to; the key of the reply. */
    private final int[][] replies;

    public LastGoodReply(Game game) {
        super(game);
        replies = new int[2][game.amafKeys()];
        for (int[] table : replies) {
            Arrays.fill(table, NOTHING);
        }
    }

    @Override
    public int choose(Position position, int[] moves, int count, int ply, Rng rng) {
        int reply = ply == 0 ? NOTHING : replies[position.mover()][key(ply - 1)];
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
    void learnMove(int ply, int player, int halfPoints) {
        if (ply == 0) {
            return;
        }
        int[] table = replies[player];
        int to = key(ply - 1);
        if (halfPoints == 2) {
            table[to] = key(ply);
        } else if (halfPoints == 0 && table[to] == key(ply)) {
            table[to] = NOTHING;
        }
    }
}
