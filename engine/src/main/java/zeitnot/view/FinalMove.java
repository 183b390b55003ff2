package zeitnot.view;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import zeitnot.view.SearchView.RootMove;

/** Which move is played when the search is over (Chaslot et al.; UCT√SH, section 2.4). Proven moves come before all. */
public enum FinalMove {
    /** The most visited. */
    ROBUST,

    /** The one with the highest value. */
    MAX,

    /** The one with the most visits and the highest value; the search is prolonged a little while there is none. */
    MAX_ROBUST;

    /** The rule that users call {@code robust}, {@code max} or {@code max-robust}. */
    public static FinalMove named(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    /**
     * The move to play: a proven win; else the best of the moves that are neither proven lost nor eliminated by a root
     * policy, where a proven draw is taken if what else there is looks worse than a draw; else, when all is lost, the most
     * visited.
     *
     * @param moves in the order of {@link zeitnot.view.SearchView#moves}, at least one
     */
    public RootMove choose(List<RootMove> moves) {
        List<RootMove> wins = withVerdict(moves, Verdict.WIN);
        if (!wins.isEmpty()) {
            return wins.get(0);
        }
        List<RootMove> undecided = withVerdict(moves, Verdict.OPEN);
        List<RootMove> left =
                undecided.stream().filter(move -> !move.eliminated()).toList();
        List<RootMove> open = left.isEmpty() ? undecided : left;
        List<RootMove> draws = withVerdict(moves, Verdict.DRAW);
        if (open.isEmpty()) {
            return draws.isEmpty() ? moves.get(0) : draws.get(0);
        }
        RootMove best = this == MAX ? highest(open) : open.get(0);
        return !draws.isEmpty() && best.value() < 0.5 ? draws.get(0) : best;
    }

    private static final Comparator<RootMove> MOST_VISITED = Comparator.comparingInt(RootMove::visits)
            .thenComparingDouble(RootMove::value)
            .reversed()
            .thenComparingInt(RootMove::move);

    private static final Comparator<RootMove> HIGHEST = Comparator.<RootMove>comparingDouble(
                    move -> move.visits() > 0 ? move.value() : -1)
            .reversed()
            .thenComparing(MOST_VISITED);
    public List<RootMove> order(java.util.Collection<RootMove> moves, SearchView.DecidedBy policy) {
        var order = policy == SearchView.DecidedBy.VALUE ? HIGHEST : MOST_VISITED;
        return moves.stream().sorted(Comparator.comparing(RootMove::eliminated).thenComparing(order)).toList();
    }
    private static List<RootMove> withVerdict(List<RootMove> moves, Verdict verdict) {
        return moves.stream().filter(move -> move.proven() == verdict).toList();
    }

    private static RootMove highest(List<RootMove> moves) {
        return moves.stream()
                .filter(move -> move.visits() > 0)
                .max(Comparator.comparingDouble(RootMove::value))
                .orElse(moves.get(0));
    }
}
