package zeitnot.player;

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

    SearchPlayer(Search search, boolean reuse, TimeManager timeManager) {
        this.search = search;
        this.reuse = reuse;
        this.timeManager = timeManager;
    }

    @Override
    public Decision decide(Line line, PlayerClock clock) {
        Thinking thinking = timeManager.think(clock, line.position().ply());
        if (reuse) {
            search.follow(line);
        } else {
            search.reset(line);
        }
        boolean forced = line.game().legalMoves(line.position()).length == 1;
        search.run(forced ? Pacer.simulations(0) : thinking);
        Thought thought = timeManager.end(thinking, search);
        SearchView view = search.view();
        return new Decision(
                view.best().move(),
                thought.allotted(),
                view,
                thought.events(),
                thought.simulatedPlies(),
                thought.longestGap());
    }

    /** The search, to read while it runs. */
    public Search search() {
        return search;
    }

    @Override
    public void close() {
        search.close();
    }
}
