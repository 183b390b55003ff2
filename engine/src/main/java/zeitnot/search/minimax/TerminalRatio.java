package zeitnot.search.minimax;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import zeitnot.game.ShippedTable;

/**
 * How many terminal lines a position of a game is likely to have: moves after which minimax proves the result within a few
 * plies (Ji and Thielscher, section 3.1). It is told from the turn, from the number of legal moves or from the length of
 * rollouts, each normalised linearly to [0, 1] as LS in section 4.2. The tables that ship with the engine are made from
 * self-play by {@code zeitnot analyze-terminals}.
 *
 * <p>A value that never appeared has the ratio 0, as in the paper. So has one that appeared in fewer than 20 positions,
 * which the paper does not say: a single long game would else decide what the highest ratio is.
 */
public final class TerminalRatio {
    private static final int ENOUGH_POSITIONS = 20;

    /** By game: read once, whatever the number of players and threads. */
    private static final Map<String, Optional<TerminalRatio>> SHIPPED = new ConcurrentHashMap<>();

    private final double[] turn;
    private final double[] turnLater;
    private final double[] branch;
    private final double[] roll;

    private TerminalRatio(List<String> lines) {
        turn = normalised(ratios(lines, "turn"));
        turnLater = normalised(weightedByTurn(turn));
        branch = normalised(ratios(lines, "branch"));
        roll = normalised(ratios(lines, "roll"));
    }

    /** The table that ships with the engine for a game, if there is one. */
    public static Optional<TerminalRatio> shipped(String game) {
        return SHIPPED.computeIfAbsent(game, TerminalRatio::read);
    }

    private static Optional<TerminalRatio> read(String game) {
        return ShippedTable.lines(TerminalRatio.class, "terminal-ratio/" + game + ".txt")
                .map(TerminalRatio::new);
    }

    /**
     * The table with these lines, such as {@code turn 12 388 0.3505}: what the ratio is told from (turn, branch or roll),
     * a value of it, the positions that had it, and their terminal lines per position.
     */
    public static TerminalRatio of(List<String> lines) {
        return new TerminalRatio(lines);
    }

    /** By the moves that have been made: TURN-A. */
    public double turn(int ply) {
        return at(turn, ply);
    }

    /** The same with more weight on later turns, normalised again: TURN-B. */
    public double turnLater(int ply) {
        return at(turnLater, ply);
    }

    /** By the number of legal moves: BRANCH-A. */
    public double branch(int moves) {
        return at(branch, moves);
    }

    /** By the mean length of rollouts, to whole plies: ROLL-A. */
    public double roll(double plies) {
        return at(roll, (int) Math.rint(plies));
    }

    private static double at(double[] ratios, int value) {
        return value < ratios.length ? ratios[value] : 0;
    }

    private static double[] ratios(List<String> lines, String variable) {
        var ratios = new TreeMap<Integer, Double>();
        List<String[]> rows = lines.stream()
                .map(line -> line.split(" "))
                .filter(row -> row[0].equals(variable))
                .toList();
        int most = rows.stream().mapToInt(TerminalRatio::positions).max().orElse(0);
        for (String[] row : rows) {
            if (positions(row) >= Math.min(ENOUGH_POSITIONS, most)) {
                ratios.put(Integer.parseInt(row[1]), Double.parseDouble(row[3]));
            }
        }
        double[] all = new double[ratios.isEmpty() ? 0 : ratios.lastKey() + 1];
        ratios.forEach((value, ratio) -> all[value] = ratio);
        return all;
    }

    private static int positions(String[] row) {
        return Integer.parseInt(row[2]);
    }

    private static double[] weightedByTurn(double[] ratios) {
        double[] weighted = new double[ratios.length];
        for (int ply = 1; ply < ratios.length; ply++) {
            weighted[ply] = ratios[ply] * ply / (ratios.length - 1);
        }
        return weighted;
    }

    /** Scaled so that the lowest is 0 and the highest 1; all 0 if there is no difference. */
    private static double[] normalised(double[] ratios) {
        double low = Arrays.stream(ratios).min().orElse(0);
        double range = Arrays.stream(ratios).max().orElse(0) - low;
        return Arrays.stream(ratios)
                .map(ratio -> range == 0 ? 0 : (ratio - low) / range)
                .toArray();
    }
}
