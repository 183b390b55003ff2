package zeitnot.cli;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.papers.TerminalLines;
import zeitnot.papers.TerminalStatistics;
import zeitnot.papers.TerminalStatistics.Variable;
import zeitnot.player.Spec;
import zeitnot.report.TerminalReport;
import zeitnot.search.minimax.Minimax;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;

/** Makes what {@code turn-a}, {@code turn-b}, {@code branch-a} and {@code roll-a} take their depth from. */
@Command(
        name = "analyze-terminals",
        description = "Count the moves of a game after which minimax proves the result, in self-play.",
        footer = {
            "%nEach line tells the terminal ratio for one value of a variable: turn (moves made before, of both players),"
                    + " branch (legal moves) or roll (mean plies of 1000 random games from the position). It has the variable,"
                    + " its value, the positions that had it, and their terminal lines per position. The same command gives"
                    + " the same table on any machine. With the defaults it takes a few minutes.",
            "%nExamples:",
            "  zeitnot analyze-terminals connect4 --html connect4.html",
            "  zeitnot analyze-terminals othello --games 100 --time 1000/move --depth 2"
        })
final class AnalyzeTerminalsCommand extends BaseCommand {
    @Parameters(paramLabel = "GAME", description = "The game, such as connect4 or breakthrough-6x6.")
    @SuppressWarnings("NullAway.Init")
    private Game game;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "400",
            converter = AtLeastOne.class,
            description = "How many games (default: ${DEFAULT-VALUE}).")
    private int games;

    @Option(
            names = "--player",
            paramLabel = "PLAYER",
            defaultValue = "uct+solver",
            description = "Who plays against itself (default: ${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    private Spec player;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            defaultValue = "5000/move",
            description = "The time control of both: 5000/move for simulations, 1s/move (default: ${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    private TimeControl time;

    @Option(
            names = "--depth",
            paramLabel = "PLIES",
            defaultValue = "" + TerminalLines.DEFAULT_DEPTH,
            converter = AtLeastOne.class,
            description = "How far minimax looks after each move (default: ${DEFAULT-VALUE}).")
    private int depth;

    @Option(names = "--html", paramLabel = "FILE", description = "Also write a page with three plots.")
    private @Nullable Path html;

    @Option(
            names = "--clock",
            paramLabel = "CLOCK",
            description =
                    "sim(v): the simulated clock with v simulations a second from the start position, for a --time in"
                            + " seconds (default: none, which is right for simulations per move).")
    private @Nullable ClockKind clock;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private SeedOption seed;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private SessionOptions session;

    /** A line of the table. */
    record Line(int value, long positions, double ratio) {}

    /** The table as JSON shows it. */
    record Table(String command, String game, int games, List<Line> turn, List<Line> branch, List<Line> roll) {}

    AnalyzeTerminalsCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() throws InterruptedException, IOException {
        if (depth > Minimax.MAX_DEPTH) {
            throw new BadInput("--depth " + depth + " is too deep; give at most " + Minimax.MAX_DEPTH);
        }
        var selfPlay = SelfPlay.repeatable(game, player, time, Optional.ofNullable(clock), games, seed.value);
        var lines = new TerminalLines(depth);
        var turn = new TerminalStatistics(Variable.TURN);
        var branch = new TerminalStatistics(Variable.BRANCH);
        var roll = new TerminalStatistics(Variable.ROLL);
        List<TerminalStatistics> statistics = List.of(turn, branch, roll);
        try (Writer page = html == null ? Writer.nullWriter() : writerTo("--html", html)) {
            selfPlay.play(terminal, session, lines::of, all -> {
                all.forEach(samples -> statistics.forEach(one -> one.add(samples)));
                print(
                        new Table(command(), game.name(), all.size(), lines(turn), lines(branch), lines(roll)),
                        () -> text(statistics));
            });
            page.write(TerminalReport.html(game.name(), statistics, command()));
        }
    }

    private static List<Line> lines(TerminalStatistics statistics) {
        return statistics.ratios().entrySet().stream()
                .map(entry -> new Line(
                        entry.getKey(),
                        entry.getValue().values(),
                        entry.getValue().mean()))
                .toList();
    }

    /** As {@link zeitnot.search.minimax.TerminalRatio} reads it. */
    private String text(List<TerminalStatistics> statistics) {
        var text = new StringBuilder("# " + command() + "\n");
        text.append("# variable, its value, positions that had it, terminal lines per position\n");
        for (TerminalStatistics one : statistics) {
            for (Line line : lines(one)) {
                text.append(Text.format(
                        "%s %d %d %.4f\n",
                        one.variable().name().toLowerCase(Locale.ROOT), line.value(), line.positions(), line.ratio()));
            }
        }
        return text.toString();
    }
}
