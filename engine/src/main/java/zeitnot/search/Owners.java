package zeitnot.search;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import zeitnot.game.Game;
import zeitnot.game.Position;

/** The counts of owners of all threads of a search. */
final class Owners {
    private final Game game;
    private final List<OwnerCounts> counts = new CopyOnWriteArrayList<>();

    Owners(Game game) {
        this.game = game;
    }

    /** One more thread, whose simulations end in this position. */
    OwnerCounts counting(Position end) {
        var own = new OwnerCounts(game, end);
        counts.add(own);
        return own;
    }

    void clear() {
        counts.forEach(OwnerCounts::clear);
    }

    Ownership sum() {
        var sum = new Ownership(game.points());
        counts.forEach(own -> own.addTo(sum));
        return sum;
    }
}
