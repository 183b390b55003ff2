package zeitnot.papers;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import zeitnot.papers.TerminalStatistics.Variable;

/** What is drawn of the games of a condition, or what players are made from. */
public enum Profile implements Statistic {
    /** The mean time of player A at each turn. */
    TIME_OF_A(() -> new TurnTimes(true)),
    /** The mean time of player B at each turn. */
    TIME_OF_B(() -> new TurnTimes(false)),
    LENGTHS(Lengths::new),
    TERMINALS_BY_TURN(() -> new TerminalStatistics(Variable.TURN)),
    TERMINALS_BY_BRANCH(() -> new TerminalStatistics(Variable.BRANCH)),
    TERMINALS_BY_ROLL(() -> new TerminalStatistics(Variable.ROLL));

    private final Supplier<Accumulator> accumulator;

    Profile(Supplier<Accumulator> accumulator) {
        this.accumulator = accumulator;
    }

    @Override
    public Optional<Accumulator> accumulator(Domain domain) {
        return Optional.of(accumulator.get());
    }

    /** Terminal lines by this variable. */
    static Profile terminalsBy(Variable variable) {
        return switch (variable) {
            case TURN -> TERMINALS_BY_TURN;
            case BRANCH -> TERMINALS_BY_BRANCH;
            case ROLL -> TERMINALS_BY_ROLL;
        };
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
