package zeitnot.time;

import java.util.List;
import zeitnot.view.Pacer;
import zeitnot.view.Progress;
import zeitnot.view.SearchView;
import zeitnot.view.SearchView.RootMove;
import zeitnot.view.Verdict;

/** A search whose simulations all have the same length and go to the second of two moves with a given share. */
final class Work implements Progress {
    /** Plies of every simulation. */
    static final int PLIES = 10;

    long simulations;
    double secondShare = 0.4;
    double secondValue = 0.5;
    long helperNanosPerSimulation;
    int playoutsAtOnce = 1;
    long finished;
    long ownMoves;

    static Work expecting(long ownMoves) {
        var work = new Work();
        work.finished = 1;
        work.ownMoves = ownMoves;
        return work;
    }

    @Override
    public long simulations() {
        return simulations;
    }

    @Override
    public long helperNanos() {
        return helperNanosPerSimulation * simulations;
    }

    @Override
    public long nodes() {
        return 0;
    }

    @Override
    public long plies() {
        return PLIES * simulations;
    }

    @Override
    public int playoutsAtOnce() {
        return playoutsAtOnce;
    }

    @Override
    public long finished() {
        return finished;
    }

    @Override
    public long ownMoves() {
        return ownMoves;
    }

    @Override
    public SearchView view() {
        int second = (int) (secondShare * simulations);
        var moves = List.of(
                new RootMove(1, (int) simulations - second, 0.5, Verdict.OPEN),
                new RootMove(2, second, secondValue, Verdict.OPEN));
        return new SearchView(simulations, Verdict.OPEN, moves);
    }

    long runAt(Pacer pacer) {
        for (int quota = pacer.next(this); quota > 0; quota = pacer.next(this)) {
            simulations += (quota + playoutsAtOnce - 1) / playoutsAtOnce * playoutsAtOnce;
        }
        return simulations;
    }
}
