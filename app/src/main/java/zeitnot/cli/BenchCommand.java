package zeitnot.cli;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zeitnot.contest.Machine;
import zeitnot.contest.Players;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.GameFamily;
import zeitnot.games.Games;
import zeitnot.player.Spec;

/** Measures the speed of playouts and of searches. */
@Command(
        name = "bench",
        description = "Measure playouts and simulations a second, and pauses, on one thread from the start position.",
        footer = {
            "%nSpeed is per second of CPU time; a search is measured in its first second. The purest figures come from"
                    + " one game at a time, since the Java compiler then knows what it compiles for.",
            "%nCPU time does not see pauses, so the time on the wall is looked at every 0.2 ms while the searches run, from"
                    + " their first second on. longest gap: the longest time between two looks. collections: how much of"
                    + " the gaps Java's collector says it stopped the program for, in all and at the most at once, in"
                    + " whole milliseconds. A busy machine makes long gaps without any collection.",
            "%nA player of Ludii thinks as long as its name says, whatever --seconds is.",
            "%nExamples:",
            "  zeitnot bench connect4",
            "  zeitnot bench ludii:Hex --player uct(0.707) --player ludii-ai(UCT,1)"
        })
final class BenchCommand extends BaseCommand {
    private static final List<String> USUAL = List.of("uct", "ucb1-tuned", "uct+solver");

    @Parameters(paramLabel = "GAME", arity = "0..*", description = "The games (default: all).")
    private List<String> games = new ArrayList<>();

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "3",
            description = "CPU time for each figure, after the warm-up (default: ${DEFAULT-VALUE}).")
    private double seconds;

    @Option(
            names = "--player",
            paramLabel = "PLAYER",
            description =
                    "Whose simulations are counted; may be given several times (default: uct, ucb1-tuned, uct+solver).")
    private List<Spec> players = new ArrayList<>();

    /** The speeds of a game as JSON shows them. */
    record Speeds(String game, long playoutsPerSecond, Map<String, Long> simulationsPerSecond, Pauses.Seen pauses) {}

    BenchCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() {
        if (!(seconds > 0 && seconds <= 3600)) {
            throw new BadInput("--seconds " + seconds + " cannot be measured; it goes from above 0 to 3600");
        }
        if (players.isEmpty()) {
            USUAL.forEach(player -> players.add(Spec.parse(player)));
        }
        List<Speeds> speeds = measure(
                games.isEmpty()
                        ? Games.all().stream().map(GameFamily::usual).toList()
                        : games.stream().map(Games::named).toList());
        if (!isJson()) {
            print(speeds);
        } else if (games.size() == 1) {
            printJson(speeds.get(0));
        } else {
            printJson(speeds);
        }
    }

    private List<Speeds> measure(List<Game> games) {
        List<Speeds> speeds = new ArrayList<>();
        int figures = games.size() * (1 + players.size());
        try (var progress = new Progress(terminal, "bench", figures)) {
            for (Game game : games) {
                var test = new SpeedTest(game, seconds);
                long playouts = Math.round(test.playoutsPerSecond());
                progress.step(game + " playouts");
                Map<String, Long> simulations = new LinkedHashMap<>();
                for (Spec player : players) {
                    // the solver is left out where it cannot be
                    Spec fitting = Players.fitting(player, game);
                    simulations.put(player.toString(), Math.round(test.simulationsPerSecond(fitting)));
                    progress.step(game + " " + player);
                }
                speeds.add(new Speeds(game.name(), playouts, simulations, test.pauses()));
            }
        }
        return speeds;
    }

    private void print(List<Speeds> speeds) {
        var table = new Table().words("game").numbers("playouts/s");
        players.forEach(player -> table.numbers(player + " sims/s"));
        table.numbers("longest gap").numbers("collections").numbers("longest");
        for (Speeds row : speeds) {
            List<String> cells = new ArrayList<>(List.of(row.game(), Text.count(row.playoutsPerSecond())));
            row.simulationsPerSecond().values().forEach(speed -> cells.add(Text.count(speed)));
            Pauses.Seen pauses = row.pauses();
            cells.add(Text.seconds(pauses.longestGap()));
            cells.add(millis(pauses.collections()));
            cells.add(millis(pauses.longestCollection()));
            table.row(cells.toArray(String[]::new));
        }
        terminal.out().println(Machine.describe() + ", " + LocalDate.now());
        terminal.out().println();
        terminal.out().print(table);
    }

    private static String millis(double seconds) {
        return Math.round(1000 * seconds) + " ms";
    }
}
