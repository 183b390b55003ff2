package zeitnot.contest;

import java.io.Serializable;
import java.util.List;
import java.util.Locale;
import zeitnot.game.Line;
import zeitnot.player.Decision;
import zeitnot.view.SearchView;

/**
 * A game that was played.
 *
 * @param points of player A: 1, 0.5 or 0; not a number if the game is void
 * @param moves in the order of play, those of the opening excluded; after a time loss, the last one came too late and was not
 * played
 * @param note what went wrong, for people; empty where nothing did
 * @param origin who has played it
 */
public record GameRecord(GameTask task, double points, Ending ending, List<Move> moves, String note, Origin origin)
        implements Serializable {
    /** How a game came to its end. */
    public enum Ending {
        /** By the rules of the game, the third occurrence of a position included. */
        NORMAL,
        /** The player to move had used up the time. */
        TIME,
        /** The player to move gave up. */
        RESIGN,
        /** The player to move wanted to play what is not legal, or refused a legal move of its opponent. */
        ILLEGAL,
        /** The program of the player to move ended, or said what cannot be understood. */
        CRASH,
        /** The program of the player to move did not answer. */
        HANG,
        /** Nobody won within the limit of moves: a draw. */
        LENGTH,
        /** Both players had agreed for so long on who is going to lose that nobody waited for it. */
        ADJUDICATED,
        /** Something broke that is not a player's fault in the game: it counts for nobody. */
        VOID;

        /** Whether the player to move lost neither by the rules nor on time. */
        public boolean isForfeit() {
            return this == RESIGN || this == ILLEGAL || this == CRASH || this == HANG;
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A move and how it came about. Times are kept to the microsecond and values to a millionth: what is beyond that is
     * noise, and would triple the size of a stored game.
     *
     * @param move as people write it
     * @param player who made it: 0 is the one who began the game
     * @param seconds that it took
     * @param allotted seconds that were planned for it; infinite where time was not the limit
     * @param value of the move in [0, 1], for the player who made it
     * @param stopped the rules that stopped or prolonged the search, in order; empty if none did
     * @param simulatedPlies mean length of the simulations; 0 without any
     * @param longestGap seconds between two looks of the player at its clock, at the most; 0 on a simulated clock and where it
     *     is not known
     * @param ponderedSeconds for which the player pondered before it, in its opponent's time: not in {@code seconds}
     * @param ponderedSimulations that it made then: not in {@code simulations}
     * @param ponderedKept those of them that went to the move which the opponent made
     * @param guess whether that was one of the moves that it pondered on: {@code hit} or {@code miss}, empty if it made no guess
     * @param criticality the greatest kappa of a point in the search; 0 where owners were not counted
     */
    public record Move(
            String move,
            int player,
            double seconds,
            double allotted,
            long simulations,
            int bestVisits,
            int secondVisits,
            double value,
            String stopped,
            double simulatedPlies,
            double longestGap,
            double ponderedSeconds,
            long ponderedSimulations,
            long ponderedKept,
            String guess,
            double criticality)
            implements Serializable {
        private static final double RESOLUTION = 1e6;

        public Move {
            seconds = rounded(seconds);
            allotted = rounded(allotted);
            value = rounded(value);
            simulatedPlies = rounded(simulatedPlies);
            longestGap = rounded(longestGap);
            ponderedSeconds = rounded(ponderedSeconds);
            criticality = rounded(criticality);
        }

        /** A move for which nobody has pondered, and nobody has counted owners. */
        public Move(
                String move,
                int player,
                double seconds,
                double allotted,
                long simulations,
                int bestVisits,
                int secondVisits,
                double value,
                String stopped,
                double simulatedPlies,
                double longestGap) {
            this(
                    move,
                    player,
                    seconds,
                    allotted,
                    simulations,
                    bestVisits,
                    secondVisits,
                    value,
                    stopped,
                    simulatedPlies,
                    longestGap,
                    0,
                    0,
                    0,
                    "",
                    0);
        }

        /** Whether the player pondered before it. */
        public boolean isPondered() {
            return ponderedSeconds > 0 || ponderedSimulations > 0;
        }

        /** What a player has decided at the end of the line. */
        public static Move of(Line line, Decision decision, double seconds) {
            SearchView view = decision.view();
            double value = view.moves().stream()
                    .filter(move -> move.move() == decision.move())
                    .mapToDouble(SearchView.RootMove::value)
                    .findFirst()
                    .orElseThrow();
            return new Move(
                    line.game().format(line.position(), decision.move()),
                    line.position().mover(),
                    seconds,
                    decision.allotted(),
                    view.simulations(),
                    view.best().visits(),
                    view.secondVisits(),
                    value,
                    decision.events(),
                    decision.simulatedPlies(),
                    decision.longestGap(),
                    decision.pondered().seconds(),
                    decision.pondered().simulations(),
                    decision.pondered().kept(),
                    decision.pondered().guess().text(),
                    decision.criticality().orElse(0));
        }

        private static double rounded(double number) {
            return Math.rint(number * RESOLUTION) / RESOLUTION;
        }
    }

    public GameRecord {
        moves = List.copyOf(moves);
    }

    /** A game that was played here. */
    public GameRecord(GameTask task, double points, Ending ending, List<Move> moves, String note) {
        this(task, points, ending, moves, note, Origin.here());
    }

    /** A game that was played here, and in which nothing went wrong. */
    public GameRecord(GameTask task, double points, Ending ending, List<Move> moves) {
        this(task, points, ending, moves, "");
    }

    /** A game that counts for nobody. */
    public static GameRecord voided(GameTask task, List<Move> moves, String note) {
        return new GameRecord(task, Double.NaN, Ending.VOID, moves, note);
    }

    /** Whether the game counts for nobody. */
    public boolean isVoid() {
        return ending == Ending.VOID;
    }

    public int plies() {
        return moves.size();
    }

    /** Whether player A made this one of the moves, counted from 0. */
    public boolean isByA(int ply) {
        return (moves.get(ply).player() == 0) == task.aOpens();
    }

    /** The moves as people write them. */
    public List<String> notation() {
        return moves.stream().map(Move::move).toList();
    }
}
