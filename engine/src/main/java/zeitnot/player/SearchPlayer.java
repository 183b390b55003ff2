package zeitnot.player;

import java.util.Locale;
import java.util.Optional;
import zeitnot.game.Capability;
import zeitnot.game.Line;
import zeitnot.search.Search;
import zeitnot.time.PlayerClock;
import zeitnot.time.Thinking;
import zeitnot.time.Thought;
import zeitnot.time.TimeManager;
import zeitnot.time.TimeView;
import zeitnot.view.Pacer;
import zeitnot.view.SearchView;

/** The player that searches: it keeps its tree in step with the game and lets its time management pace the search. */
public final class SearchPlayer implements Player {
    private final Search search;
    private final boolean reuse;
    private final TimeManager timeManager;
    private final Optional<Pondering> pondering;
    private final boolean isCredited;
    private final Optional<Resignation.Watch> resignation;

    /** Of the move that is searched for, or was last. */
    private volatile Optional<Thinking> thinking = Optional.empty();

    /** @param isCredited whether what was pondered makes plans shorter */
    SearchPlayer(
            Search search,
            boolean reuse,
            TimeManager timeManager,
            Optional<Pondering> pondering,
            boolean isCredited,
            Optional<Resignation.Watch> resignation) {
        this.search = search;
        this.reuse = reuse;
        this.timeManager = timeManager;
        this.pondering = pondering;
        this.isCredited = isCredited;
        this.resignation = resignation;
    }

    @Override
    public Decision decide(Line line, PlayerClock clock) {
        Pondered pondered = pondering.map(Pondering::take).orElse(Pondered.NOTHING);
        int stones = line.game().offers(Capability.OWNERSHIP) ? line.position().pieces() : 0;
        Thinking current = timeManager.think(clock, line.position().ply(), stones, isCredited ? pondered.credit() : 0);
        if (reuse) {
            search.follow(line);
        } else {
            search.reset(line);
        }
        thinking = Optional.of(current); // not before: the search then shows the position that it is about
        boolean forced = line.game().searchMoves(line.position()).length == 1;
        search.run(forced ? Pacer.simulations(0) : current);
        Thought thought = timeManager.end(current, search);
        SearchView view = search.view();
        if (resignation.isPresent() && resignation.get().isDue(line.position(), view)) {
            double value = view.best().value();
            throw new Forfeit(Forfeit.Reason.RESIGN, String.format(Locale.ROOT, "resigned at a value of %.3f", value));
        }
        return new Decision(
                view.best().move(),
                thought.allotted(),
                view,
                thought.events(),
                thought.simulatedPlies(),
                thought.longestGap(),
                search.criticality(),
                pondered);
    }

    @Override
    public void ponder(Line line, PlayerClock clock) {
        pondering.ifPresent(it -> it.begin(line, clock));
    }

    @Override
    public void rest() {
        pondering.ifPresent(Pondering::rest);
    }

    @Override
    public void opponentMoved(Line line, double seconds) {
        pondering.ifPresent(it -> it.end(line, seconds));
    }

    /** The search, to read while it runs. */
    public Search search() {
        return search;
    }

    /** The time of the move that is searched for, or was last; none before the first. */
    public Optional<TimeView> time() {
        return thinking.map(current -> current.view(search));
    }

    /** Whether it thinks while the opponent does. */
    public boolean ponders() {
        return pondering.isPresent();
    }

    @Override
    public void close() {
        rest();
        search.close();
    }
}
