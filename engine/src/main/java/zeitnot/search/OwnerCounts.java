package zeitnot.search;

import java.util.Arrays;
import zeitnot.game.Game;
import zeitnot.game.Padded;
import zeitnot.game.Position;
import zeitnot.playout.Listener;
import zeitnot.playout.Trace;

/**
 * Counts who owns the points at the end of one thread's simulations, apart for each winner. What a proof or the history of the game
 * has ended before its end has no owners, and does not count.
 */
final class OwnerCounts extends Padded implements Listener {
    /** By winner, the last for drawn games: for each point what {@link Position#countOwners} adds. */
    private final long[][] owned;

    private final long[] games;
    private final Position end;

    /** @param end the position in which this thread's simulations end */
    OwnerCounts(Game game, Position end) {
        this.end = end;
        owned = new long[game.players() + 1][game.points()];
        games = new long[game.players() + 1];
    }

    @Override
    public boolean wantsMoves() {
        return false;
    }

    @Override
    public void simulated(Trace trace) {
        if (end.isOver()) {
            int first = trace.points(0);
            int second = trace.points(1);
            int winner = first > second ? 0 : second > first ? 1 : 2;
            games[winner]++;
            end.countOwners(owned[winner]);
        }
    }

    void clear() {
        Arrays.fill(games, 0);
        for (long[] ofWinner : owned) {
            Arrays.fill(ofWinner, 0);
        }
    }

    void addTo(Ownership sum) {
        for (int winner = 0; winner < games.length; winner++) {
            sum.add(winner, games[winner], owned[winner]);
        }
    }
}
