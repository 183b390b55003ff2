package zeitnot.papers;

import java.util.List;
import org.jspecify.annotations.Nullable;
import zeitnot.contest.GameRecord;
import zeitnot.papers.TerminalLines.Sample;

/** A game with what accumulators want to know of it: worked out when the first asks, and only once. */
public final class PlayedGame {
    private static final TerminalLines TERMINAL_LINES = new TerminalLines(TerminalLines.DEFAULT_DEPTH);

    private final GameRecord record;
    private @Nullable List<Sample> terminalLines;

    public PlayedGame(GameRecord record) {
        this.record = record;
    }

    GameRecord record() {
        return record;
    }

    /** How the one player or the other used its time. */
    TimeUse timeOf(boolean playerA, int meanPlies) {
        return TimeUse.of(record, playerA, meanPlies);
    }

    /** The terminal lines of all its positions, which take a while. */
    List<Sample> terminalLines() {
        if (terminalLines == null) {
            terminalLines = TERMINAL_LINES.of(record);
        }
        return terminalLines;
    }
}
