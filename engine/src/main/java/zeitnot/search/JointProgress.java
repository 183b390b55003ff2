package zeitnot.search;

import java.util.OptionalDouble;
import zeitnot.view.Progress;
import zeitnot.view.SearchView;

/** What the pacer sees of several threads, which have done or are about to do all that was granted. */
record JointProgress(Progress search, Quota quota, int playouts) implements Progress {
    @Override
    public long simulations() {
        return quota.granted() * playouts;
    }

    @Override
    public long plies() {
        return search.plies();
    }

    @Override
    public long lengths() {
        return search.lengths();
    }

    @Override
    public int playoutsAtOnce() {
        return playouts;
    }

    @Override
    public long nodes() {
        return search.nodes();
    }

    @Override
    public long finished() {
        return search.finished();
    }

    @Override
    public long ownMoves() {
        return search.ownMoves();
    }

    @Override
    public long helperNanos() {
        return search.helperNanos();
    }

    @Override
    public OptionalDouble criticality() {
        return search.criticality();
    }

    @Override
    public SearchView view() {
        return search.view();
    }
}
