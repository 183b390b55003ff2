package zeitnot.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zeitnot.contest.GameRecord;

/** The engine's view of a move as a comment: value, visits, time planned and used, and what stopped the search. */
public final class Remark {
    private Remark() {}

    /** A line for each; nothing of what is not known, as of programs that tell only their move. */
    public static String of(GameRecord.Move move) {
        List<String> lines = new ArrayList<>();
        if (move.simulations() > 0) {
            lines.add(format("value %.1f %%", 100 * move.value()));
            lines.add(format(
                    "visits %d, next best %d, of %d simulations",
                    move.bestVisits(), move.secondVisits(), move.simulations()));
        }
        lines.add(format("time %.3f s", move.seconds())
                + (Double.isFinite(move.allotted()) && move.allotted() > 0
                        ? format(" of %.3f s planned", move.allotted())
                        : ""));
        if (!move.stopped().isEmpty()) {
            lines.add("stopped by " + move.stopped());
        }
        return String.join("\n", lines);
    }

    private static String format(String format, Object... arguments) {
        return String.format(Locale.ROOT, format, arguments);
    }
}
