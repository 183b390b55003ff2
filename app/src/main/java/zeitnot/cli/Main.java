package zeitnot.cli;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;
import zeitnot.contest.Entrant;
import zeitnot.contest.Players;
import zeitnot.game.Game;
import zeitnot.games.Games;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;

/** The command {@code zeitnot}; without arguments it says what there is. */
@Command(
        name = "zeitnot",
        synopsisSubcommandLabel = "COMMAND",
        header = "Zeitnot: Monte-Carlo tree search that manages its clock.%n",
        description = {
            "%nA player is written as features joined by '+': uct(c=1.3)+solver. 'zeitnot features' lists them.",
            "A time control is 20s (for the game), 1s/move or 10000/move (simulations)."
        },
        commandListHeading = "%nCommands ('zeitnot COMMAND --help' tells more):%n",
        optionListHeading = "%nOptions:%n",
        footer = {
            "%nTo begin with:",
            "  zeitnot serve",
            "  zeitnot play connect4",
            "  zeitnot analyze connect4 --moves \"4 4 3\"",
            "  zeitnot match connect4 uct random --games 20 --time 1000/move"
        })
public final class Main implements Callable<Integer> {
    /** What a user typed cannot be used. */
    static final int BAD_INPUT = 2;

    /** A defect of the program or a failure of the machine. */
    static final int FAILURE = 1;

    /** What is typed after options and commands, besides what picocli reads by itself. */
    private static final List<Reader<?>> READERS = List.of(
            new Reader<>(Game.class, Games::named),
            new Reader<>(int.class, Main::wholeNumber),
            new Reader<>(zeitnot.player.Spec.class, Main::player),
            new Reader<>(Entrant.class, text -> Entrant.parse(text, Main::player)),
            new Reader<>(TimeControl.class, TimeControl::parse),
            new Reader<>(ClockKind.class, ClockKind::parse));

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Show the version.")
    private boolean version;

    private record Reader<T>(Class<T> type, Function<String, T> read) {
        void addTo(CommandLine commands) {
            commands.registerConverter(type, read::apply);
        }
    }

    private Main() {}

    public static void main(String[] args) {
        Terminal terminal = Terminal.system();
        System.setOut(System.err); // what libraries print, as Ludii does when it loads some games, is not the result
        System.exit(run(terminal, args));
    }

    /** Runs a command line and returns the exit code. */
    static int run(Terminal terminal, String... args) {
        try {
            return commands(terminal).execute(args);
        } catch (Throwable e) { // picocli handles exceptions, but not errors such as a lack of memory
            return Errors.failed(terminal, e);
        }
    }

    static CommandLine commands(Terminal terminal) {
        var main = new CommandLine(new Main());
        var results = new CommandLine(new ResultsCommand(terminal))
                .addSubcommand(new ResultsCommand.DigestCommand(terminal))
                .addSubcommand(new ResultsCommand.MergeCommand(terminal))
                .addSubcommand(new ResultsCommand.TablesCommand(terminal));
        List.of(
                        new GamesCommand(terminal),
                        new FeaturesCommand(terminal),
                        new PlayCommand(terminal),
                        new AnalyzeCommand(terminal),
                        new ServeCommand(terminal),
                        new GtpCommand(terminal),
                        new MatchCommand(terminal),
                        new TournamentCommand(terminal),
                        new KilothonCommand(terminal),
                        new ProfileCommand(terminal),
                        new BanditCommand(terminal),
                        new PowerCommand(terminal),
                        new ReproduceCommand(terminal),
                        new RunCommand(terminal),
                        new ReportCommand(terminal),
                        results,
                        new ExportCommand(terminal),
                        new ExpectedMovesCommand(terminal),
                        new AnalyzeTerminalsCommand(terminal),
                        new LearnPatternsCommand(terminal),
                        new NodeCostCommand(terminal),
                        new PerftCommand(terminal),
                        new BenchCommand(terminal))
                .forEach(main::addSubcommand);
        main.getCommandSpec().version(version());
        READERS.forEach(reader -> reader.addTo(main));
        return main.setColorScheme(CommandLine.Help.defaultColorScheme(terminal.isColoured() ? Ansi.ON : Ansi.OFF))
                .setExpandAtFiles(false)
                .setUsageHelpAutoWidth(true)
                .setOut(terminal.outWriter())
                .setErr(terminal.errWriter())
                .setParameterExceptionHandler((e, arguments) -> Errors.badCommandLine(terminal, e))
                .setExecutionExceptionHandler((e, command, parsed) -> Errors.failed(terminal, e));
    }

    /** Reads what a command may take several of, as its converter does; a bad input says what is wrong. */
    static void read(Class<?> type, String text) {
        for (Reader<?> reader : READERS) {
            if (reader.type() == type) {
                Object unused = reader.read().apply(text);
            }
        }
    }

    private static zeitnot.player.Spec player(String text) {
        var player = ProfileFiles.expand(zeitnot.player.Spec.parse(text));
        Players.check(player);
        return player;
    }

    static int wholeNumber(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new TypeConversionException("'" + text + "' is not a whole number below 2^31");
        }
    }

    private static String version() {
        return "zeitnot " + number() + ", Java " + Runtime.version();
    }

    /** The version of the program, by itself. */
    static String number() {
        String version = Main.class.getPackage().getImplementationVersion();
        return version == null ? "(unpackaged)" : version;
    }

    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getOut());
        return CommandLine.ExitCode.OK;
    }
}
