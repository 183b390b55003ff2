package zeitnot.time;

import java.util.List;

/** A player's time management: a base rule for the planned time, and rules that are asked when it is over. */
public record TimeManager(Allotment allotment, List<ProlongingRule> prolonging) {
    /** Kept back of the remaining time, so that a flag never falls for one simulation too many. */
    private static final double RESERVED_SHARE = 0.02;

    /** Kept back on a real clock for what a move costs beyond its search. */
    private static final double RESERVED_SECONDS = 0.02;

    public TimeManager {
        prolonging = List.copyOf(prolonging);
    }

    /** Plans the next move: the pacer for its search, whose time begins now. */
    public Thinking think(PlayerClock playerClock, int ply) {
        Clock clock = playerClock.clock();
        TimeControl control = playerClock.control();
        if (control instanceof TimeControl.SimulationsPerMove fixed) {
            return Thinking.simulations(clock, fixed.simulations(), prolonging);
        }
        if (control instanceof TimeControl.PerMove fixed) {
            return Thinking.seconds(clock, fixed.seconds(), fixed.seconds(), prolonging);
        }
        ClockState state = playerClock.state(ply);
        double overhead = clock.isSimulated() ? 0 : RESERVED_SECONDS;
        double limit = state.remaining() - Math.max(overhead, RESERVED_SHARE * state.remaining());
        return Thinking.seconds(clock, allotment.seconds(state), limit, prolonging);
    }
}
