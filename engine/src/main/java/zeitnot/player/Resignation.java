package zeitnot.player;

import java.util.Arrays;
import zeitnot.game.Position;
import zeitnot.view.SearchView;
import zeitnot.view.SearchView.RootMove;
import zeitnot.view.Verdict;

/**
 * When a player gives up: its best move has been worth less than a value for some of its moves in a row.
 *
 * @param below this value in [0, 1] a game is believed to be lost
 * @param moves that have to be worth less
 * @param visits that the best move must have for its value to say something, unless it is proven; at least 1
 */
public record Resignation(double below, int moves, int visits) {
    /** What is remembered in a game, for each player: a player may be asked for the other's move, as a hint. */
    static final class Watch {
        private final Resignation rule;
        private final int[] low;
        private final int[] lastPly;

        Watch(Resignation rule, int players) {
            this.rule = rule;
            low = new int[players];
            lastPly = new int[players];
            Arrays.fill(lastPly, -1);
        }

        /** Whether the player to move gives up after this search of a position. Moves taken back are forgotten. */
        boolean isDue(Position position, SearchView view) {
            int mover = position.mover();
            if (position.ply() <= lastPly[mover]) {
                low[mover] = 0;
            }
            lastPly[mover] = position.ply();
            RootMove best = view.best();
            if (best.visits() >= rule.visits() || best.proven() != Verdict.OPEN) {
                low[mover] = best.value() < rule.below() ? low[mover] + 1 : 0;
            }
            return low[mover] >= rule.moves();
        }
    }
}
