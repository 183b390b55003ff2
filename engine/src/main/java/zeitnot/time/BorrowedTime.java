package zeitnot.time;

import zeitnot.view.Pacer;
import zeitnot.view.Progress;

/**
 * Paces pondering on a simulated clock: for as many seconds as the opponent was charged. The clock goes on meanwhile, but it is
 * nobody's turn, so no player pays for it. The last simulation may end a little late, as it does in a turn.
 */
public final class BorrowedTime implements Pacer {
    private final Clock clock;
    private final Meter meter;
    private final double seconds;
    private final long startedAt;

    public BorrowedTime(Clock clock, double seconds) {
        this.clock = clock;
        this.meter = new Meter(clock);
        this.seconds = seconds;
        this.startedAt = clock.nanos();
    }

    @Override
    public int next(Progress progress) {
        meter.charge(progress);
        return (clock.nanos() - startedAt) / 1e9 < seconds ? 1 : 0;
    }
}
