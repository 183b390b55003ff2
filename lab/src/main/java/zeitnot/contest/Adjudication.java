package zeitnot.contest;

import java.util.ArrayList;
import java.util.List;
import zeitnot.game.BadInput;
import zeitnot.player.Spec;

/**
 * When a game is ended before the rules of the game end it.
 *
 * <pre>
 *   adjudication = nothing | part { "+" part }
 *   part         = "resign(" v "," n ")"     one player has lost when both have thought so for n moves each
 *                | "draw-after(" n ")"       a game that is not over after n plies is a draw
 * </pre>
 *
 * @param resignBelow the value of a game that a player believes to be lost; 0 if none is given up
 * @param resignMoves for how many moves of their own both players must agree on that
 * @param drawAfter plies, those of the opening included; 0 if the game is played to its end
 */
public record Adjudication(double resignBelow, int resignMoves, int drawAfter) {
    private static final String RESIGN = "resign";
    private static final String DRAW_AFTER = "draw-after";

    public Adjudication {
        if (!(resignBelow >= 0 && resignBelow < 0.5) || resignMoves < 0 || drawAfter < 0) {
            throw new BadInput("games cannot be given up below " + resignBelow + " for " + resignMoves
                    + " moves and drawn after " + drawAfter
                    + " plies; give a value below 0.5, such as 0.05, and whole numbers, such as 4 and 200");
        }
    }

    /** All games are played to their end. */
    public static Adjudication none() {
        return new Adjudication(0, 0, 0);
    }

    public Adjudication withResignation(double below, int moves) {
        return new Adjudication(below, moves, drawAfter);
    }

    public Adjudication withDrawAfter(int plies) {
        return new Adjudication(resignBelow, resignMoves, plies);
    }

    public static Adjudication parse(String text) {
        Adjudication adjudication = none();
        List<Spec.Part> parts = text.isBlank() ? List.of() : Spec.parse(text).parts();
        for (Spec.Part part : parts) {
            List<String> values =
                    part.arguments().stream().map(Spec.Argument::value).toList();
            try {
                if (part.name().equals(RESIGN) && values.size() == 2) {
                    adjudication = adjudication.withResignation(
                            Double.parseDouble(values.get(0)), Integer.parseInt(values.get(1)));
                    continue;
                }
                if (part.name().equals(DRAW_AFTER) && values.size() == 1) {
                    adjudication = adjudication.withDrawAfter(Integer.parseInt(values.get(0)));
                    continue;
                }
            } catch (NumberFormatException notANumber) {
                // said below
            }
            throw new BadInput("adjudication '" + text + "' at '" + part
                    + "': give resign(v,n), draw-after(n) or both, such as resign(0.05,4)+draw-after(200)");
        }
        return adjudication;
    }

    boolean givesUp() {
        return resignMoves > 0;
    }

    @Override
    public String toString() {
        List<String> parts = new ArrayList<>();
        if (givesUp()) {
            parts.add(RESIGN + "(" + resignBelow + "," + resignMoves + ")");
        }
        if (drawAfter > 0) {
            parts.add(DRAW_AFTER + "(" + drawAfter + ")");
        }
        return String.join("+", parts);
    }
}
