package zeitnot.time.rule;

import java.util.List;
import java.util.Optional;
import zeitnot.game.ShippedTable;

/**
 * KAPPA-EXP (Baier and Winands, III-A, formula 6): every allotment times a factor of the criticality that is to be expected at
 * this move of the game, the mean over games of self-play. The tables that ship with the engine are made by
 * {@code zeitnot expected-moves --by criticality}.
 *
 * @param table by ply; the last goes on
 */
public record KappaExpected(Kappa kappa, List<Double> table) implements Factor {
    public KappaExpected {
        table = List.copyOf(table);
    }

    /** The table that ships with the engine for a game, if there is one. */
    public static Optional<List<Double>> shipped(String game) {
        return ShippedTable.lines(KappaExpected.class, "expected-criticality/" + game + ".txt")
                .map(lines -> lines.stream().map(Double::valueOf).toList());
    }

    @Override
    public double at(Turn turn) {
        return kappa.factor(table.get(Math.min(turn.ply(), table.size() - 1)));
    }

    @Override
    public Reading read(Turn turn) {
        return Reading.factor("kappa-exp", "expected κ · slope + intercept", at(turn));
    }
}
