package zeitnot.search;

import java.util.Arrays;
import zeitnot.game.Game;
import zeitnot.game.Position;
import zeitnot.playout.Listener;
import zeitnot.playout.Trace;
import zeitnot.search.tree.AmafFields;
import zeitnot.search.tree.Path;
import zeitnot.search.tree.Tree;

/** Counts, for RAVE, which moves were made later in the simulations through a node. One per thread. */
final class Amaf implements Listener, Knowledge {
    private final Tree tree;
    private final Path path;
    private final AmafFields fields;
    private final int players;
    private final int[] keys;

    /** At each key: the mark of the last simulation and player that made such a move, the earliest of it. */
    private final int[] first;

    private int mark;

    Amaf(Game game, Tree tree, Path path, AmafFields fields) {
        this.tree = tree;
        this.path = path;
        this.fields = fields;
        this.players = game.players();
        this.keys = new int[game.maxMoves()];
        this.first = new int[game.amafKeys()];
    }

    @Override
    public void tell(int block, Position position, int[] moves, int count) {
        for (int child = 0; child < count; child++) {
            keys[child] = position.amafKey(moves[child]);
        }
        fields.name(tree, block, keys, count);
    }

    /** From the end to the beginning: so a move that is made earlier replaces one that is made later. */
    @Override
    public void simulated(Trace trace) {
        nextMark();
        for (int ply = trace.length() - 1; ply >= 0; ply--) {
            int player = trace.player(ply);
            first[trace.key(ply)] = mark + player;
            if (ply < path.depth()) {
                fields.count(tree, path, ply, first, mark + player, trace.points(player));
            }
        }
    }

    private void nextMark() {
        mark += players;
        if (mark > Integer.MAX_VALUE - 2 * players) {
            Arrays.fill(first, 0);
            mark = players;
        }
    }
}
