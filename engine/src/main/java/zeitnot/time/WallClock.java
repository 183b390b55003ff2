package zeitnot.time;

/** The time on the wall. */
public final class WallClock implements Clock {
    @Override
    public long nanos() {
        return System.nanoTime();
    }
}
