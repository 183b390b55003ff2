package zeitnot.player;

import java.util.Arrays;
import zeitnot.game.Line;
import zeitnot.search.Search;
import zeitnot.time.PlayerClock;
import zeitnot.time.Thinking;
import zeitnot.time.Thought;
import zeitnot.time.TimeManager;
import zeitnot.view.Pacer;
import zeitnot.view.SearchView;

/** The player that searches: it keeps its tree in step with the game and lets its time management pace the search. */
public final class SearchPlayer implements Player {
    private final Search search;
    private final boolean reuse;
    private final TimeManager timeManager;

    /** The moves that lead to the root of the search: it begins at the start of the game. */
    private int[] rootMoves = new int[0];

    SearchPlayer(Search search, boolean reuse, TimeManager timeManager) {
        this.search = search;
        this.reuse = reuse;
        this.timeManager = timeManager;
    }

    @Override
    public Decision decide(Line line, PlayerClock clock) {
        Thinking thinking = timeManager.think(clock, line.position().ply());
        moveRootTo(line);
        boolean forced = line.game().legalMoves(line.position()).length == 1;
        search.run(forced ? Pacer.simulations(0) : thinking);
        Thought thought = timeManager.end(thinking, search);
        SearchView view = search.view();
        return new Decision(view.best().move(), thought.allotted(), view, thought.events(), thought.simulatedPlies());
    }

    /** The search, to read while it runs or to stop it. */
    public Search search() {
        return search;
    }

    private void moveRootTo(Line line) {
        int[] moves = line.moves();
        if (reuse && continues(moves)) {
            for (int i = rootMoves.length; i < moves.length; i++) {
                search.advance(moves[i]);
            }
        } else {
            search.reset(line.position());
        }
        rootMoves = moves;
    }

    private boolean continues(int[] moves) {
        int mismatch = Arrays.mismatch(rootMoves, moves);
        return mismatch == -1 || mismatch == rootMoves.length;
    }
}
