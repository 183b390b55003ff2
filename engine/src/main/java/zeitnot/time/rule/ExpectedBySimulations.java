package zeitnot.time.rule;

/**
 * EXP-SIM (Baier and Winands, III-A): as EXP-MOVES, with the expected number of remaining moves estimated from the mean
 * length of the simulations in the preceding search. Before the first search it is EXP-MOVES.
 */
public record ExpectedBySimulations(SimulatedLengths fit, Allotment first) implements Allotment {
    @Override
    public double seconds(Turn turn) {
        return turn.simulatedPlies() == 0
                ? first.seconds(turn)
                : turn.clock().share(fit.remainingMoves(turn.simulatedPlies()));
    }

    @Override
    public Reading read(Turn turn) {
        return turn.simulatedPlies() == 0
                ? first.read(turn)
                : Reading.share(
                        "exp-sim",
                        "expected moves by simulations",
                        turn.clock(),
                        fit.remainingMoves(turn.simulatedPlies()));
    }
}
