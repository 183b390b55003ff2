package zeitnot.search;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import zeitnot.search.tree.Children;
import zeitnot.view.SearchView.DecidedBy;
import zeitnot.view.SearchView.RootMove;
import zeitnot.view.Verdict;

/** Reads the tree of a search below its root, while the search may run. */
final class Variations {
    static final int LONGEST = 64;

    private final Site site;
    private final SearchOptions options;

    Variations(Site site, SearchOptions options) {
        this.site = site;
        this.options = options;
    }

    /** The line that is expected after a move at the root, beginning with it, of so many moves at the most. */
    int[] expected(int move, int most) {
        int[] line = new int[most];
        int length = 0;
        Children children = root();
        int next = move;
        while (length < line.length) {
            line[length++] = next;
            int child = children.indexOf(next);
            if (child < 0) {
                throw new IllegalArgumentException("not a move at the root: " + move);
            }
            if (!children.below(child)) {
                break;
            }
            RootMove best = order(children).get(0);
            if (best.visits() == 0) {
                break;
            }
            next = best.move();
        }
        return Arrays.copyOf(line, length);
    }

    /** The moves after a line from the root, best first; none where the tree ends. */
    List<RootMove> after(int... line) {
        Children children = root();
        for (int move : line) {
            int child = children.indexOf(move);
            if (child < 0 || !children.below(child)) {
                return List.of();
            }
        }
        return order(children);
    }

    private Children root() {
        var children = new Children(site.tree());
        children.ofRoot();
        return children;
    }

    private List<RootMove> order(Children children) {
        List<RootMove> moves = IntStream.range(0, children.count())
                .mapToObj(child -> move(children, child))
                .toList();
        return options.finalMove().order(moves, DecidedBy.VISITS);
    }

    RootMove move(Children children, int child) {
        int least = children.lower(child);
        int most = children.upper(child);
        Verdict proven = Verdict.of(least, most);
        int points = children.points(child); // before the visits, which are counted first
        int visits = children.visits(child);
        double value = proven != Verdict.OPEN
                ? proven.value()
                : visits == 0 ? 0.5 : Math.min(1, (double) points / visits / site.full());
        double bound = children.isClosed(child) ? value : children.bound(child);
        return new RootMove(
                children.move(child),
                visits * options.playoutsPerLeaf(),
                value,
                value,
                proven,
                false,
                bound,
                least,
                most);
    }
}
