package zeitnot.playout;

import zeitnot.game.Game;
import zeitnot.game.HeuristicPlayout;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/**
 * The last good reply with forgetting (Baier and Drake 2010): a player's reply to a move in a simulation that the player won
 * is made again after that move, until a simulation in which it was made is lost: LGRF-1. LGRF-2 keeps replies to the last two
 * moves as well and tries them first. Where there is no such reply, or it is not legal, another playout chooses. What was
 * learned is kept through the game.
 */
final class LastGoodReply extends TracedPlayout implements Listener {
    private final int most;
    private final long keys;

    /** By player, and by how many moves they reply to. */
    private final Replies[][] replies;

    /** What each player gets in a draw: who gets more has won, who gets less has lost. */
    private final int even;

    LastGoodReply(Game game, int most, HeuristicPlayout otherwise) {
        super(game, otherwise);
        this.most = most;
        keys = game.amafKeys();
        if (keys > Replies.MOST_KEYS) {
            throw new IllegalArgumentException("more than " + Replies.MOST_KEYS + " keys of moves: " + keys);
        }
        even = game.players() - 1;
        replies = new Replies[game.players()][most];
        for (Replies[] ofPlayer : replies) {
            for (int i = 0; i < most; i++) {
                ofPlayer[i] = new Replies(i == 0 ? keys : keys * keys);
            }
        }
    }

    @Override
    protected int choose(Position position, Trace trace, Rng rng) {
        int ply = trace.length();
        for (int length = Math.min(most, ply); length > 0; length--) {
            int key = replies[position.mover()][length - 1].to(before(trace, ply, length));
            int move = key == Replies.NOTHING ? Position.NO_MOVE : position.playoutMove(key);
            if (move != Position.NO_MOVE) {
                return move;
            }
        }
        return super.choose(position, trace, rng);
    }

    @Override
    public void simulated(Trace trace) {
        for (int ply = 1; ply < trace.length(); ply++) {
            int player = trace.player(ply);
            int points = trace.points(player);
            for (int length = 1; length <= most && length <= ply && points != even; length++) {
                Replies table = replies[player][length - 1];
                long moves = before(trace, ply, length);
                if (points > even) {
                    table.put(moves, trace.key(ply));
                } else {
                    table.forget(moves, trace.key(ply));
                }
            }
        }
    }

    /** The one or two moves before a ply as a number. */
    private long before(Trace trace, int ply, int length) {
        int last = trace.key(ply - 1);
        return length == 1 ? last : trace.key(ply - 2) * keys + last;
    }
}
