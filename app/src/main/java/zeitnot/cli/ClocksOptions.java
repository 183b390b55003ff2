package zeitnot.cli;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import zeitnot.contest.ClockReplay;
import zeitnot.game.BadInput;
import zeitnot.game.Line;
import zeitnot.player.Spec;
import zeitnot.show.ClocksReport;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;

/** What to do with clocks in a game that has been played. */
final class ClocksOptions {
    @Option(
            names = "--clocks",
            paramLabel = "TIME",
            description =
                    "Show what strategies of time management would have done in this game with so much time for each"
                            + " side, such as 20s.")
    private @Nullable TimeControl time;

    @Option(
            names = "--clock",
            paramLabel = "CLOCK",
            defaultValue = "sim(1000)",
            description = "The clock for --clocks: sim(v) with v simulations a second, wall or cpu (default:"
                    + " ${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    private ClockKind clock;

    @Option(
            names = "--strategy",
            paramLabel = "FEATURES",
            description = "A strategy for --clocks, such as stop(5,0.9) or enhanced+close; can be given several times"
                    + " (default: all that are in the papers).")
    private List<String> strategies = new ArrayList<>();

    boolean areAsked() {
        return time != null;
    }

    ClocksReport replay(Line line, Spec player, long seed, Terminal terminal) {
        if (time == null || line.length() == 0) {
            throw new BadInput("--clocks is for a game that has been played; give its --moves, or a recorded game");
        }
        var replay = new ClockReplay(line, player, time, clock, seed);
        List<String> wanted = strategies.isEmpty() ? ClockReplay.strategies(line.game()) : strategies;
        wanted.forEach(replay::with);
        try (var progress = new Progress(terminal, "turns", wanted.size() * line.length())) {
            List<ClockReplay.Turn> turns = replay.run(wanted, () -> true, turn -> progress.step(turn.strategy()));
            return new ClocksReport(
                    line.game().name(), replay.player().toString(), time.toString(), clock.toString(), turns);
        }
    }
}
