package zeitnot.cli;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zeitnot.contest.Adjudication;
import zeitnot.contest.Match;
import zeitnot.contest.Openings;
import zeitnot.contest.Terms;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.MoveFeatures;
import zeitnot.learn.BradleyTerry;
import zeitnot.learn.Choices;
import zeitnot.learn.Lesson;
import zeitnot.player.Spec;
import zeitnot.sgf.GameTree;
import zeitnot.sgf.RecordedGame;
import zeitnot.sgf.Sgf;
import zeitnot.table.Table;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;

/** Makes what {@code playout(heavy)} and {@code prior(heavy)} know of moves. */
@Command(
        name = "learn-patterns",
        description = "Learn from games how much patterns and tactics are worth in Go, and print the table.",
        footer = {
            "%nPlayers play against themselves on each board. What is learned is how likely a move is by the stones around"
                    + " it, near and far, what it does to chains, its distance to the last two moves, and its line (Coulom"
                    + " 2007). The table has one line for each of these with its weight; it ships with the engine. Games are kept when they end;"
                    + " the same command plays only what is missing. Moves of external engines may differ from run to run.",
            "%nExamples:",
            "  zeitnot learn-patterns go-9x9 go-13x13 --games 100 > patterns.txt",
            "  zeitnot learn-patterns --sgf games > patterns.txt",
            "  zeitnot learn-patterns go-9x9 --time 10m \\",
            "      --player 'gtp(\"gnugo --mode gtp --level 1\")'"
        })
final class LearnPatternsCommand extends BaseCommand {
    @Parameters(
            paramLabel = "GAME",
            arity = "0..*",
            description = "The boards on which games are played, such as go-9x9 go-13x13.")
    private List<Game> games = List.of();

    @Option(
            names = "--sgf",
            paramLabel = "FILE",
            description = "Learn from the games of this file too, or of all files *.sgf of this directory; may be given"
                    + " several times.")
    private List<String> files = List.of();

    @Option(
            names = "--player",
            paramLabel = "PLAYER",
            defaultValue = "rave+playout(orego)+prior(orego)",
            description = "Who plays against itself; may be given several times (default: ${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    private List<Spec> players;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "100",
            converter = AtLeastOne.class,
            description = "How many games each player plays on each board (default: ${DEFAULT-VALUE}).")
    private int number;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            defaultValue = "1000/move",
            description = "The time control of both: 1000/move for simulations, 10m (default: ${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    private TimeControl time;

    @Option(
            names = "--opening",
            paramLabel = "MOVES",
            defaultValue = "2",
            description = "How many random moves games begin with, so that they differ (default: ${DEFAULT-VALUE}).")
    private int opening;

    @Option(
            names = "--often",
            paramLabel = "N",
            defaultValue = "10",
            converter = AtLeastOne.class,
            description = "Large patterns must have been played so often to be learned (default: ${DEFAULT-VALUE}).")
    private int often;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private SeedOption seed;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    private SessionOptions session;

    /** The table as JSON shows it. */
    record Weights(
            String command, int games, int moves, double foreseen, double logLikelihood, Map<String, Double> weights) {}

    LearnPatternsCommand(Terminal terminal) {
        super(terminal);
    }

    @Override
    void run() throws InterruptedException {
        Openings openings = Openings.parse(opening == 0 ? "" : "random(" + opening + ")");
        var terms = new Terms(openings, time, time, new ClockKind.Wall(), Adjudication.none());
        games.forEach(LearnPatternsCommand::featuresOf);
        List<Lesson> lessons = new ArrayList<>();
        for (String name : files) {
            for (String file : filesOf(name)) {
                Sgf.read(file).forEach(game -> lessons.add(lesson(file, game)));
            }
        }
        for (Game game : games) {
            for (Spec player : players) {
                new SelfPlay(new Match(game, player, player, terms, number, seed.value))
                        .play(terminal, session, Lesson::of, lessons::addAll);
            }
        }
        if (lessons.isEmpty()) {
            throw new BadInput("there are no games to learn from; give a board, such as go-9x9, or --sgf FILE");
        }
        var choices = Choices.of(lessons, featuresOf(lessons.get(0).game()), often);
        if (choices.count() == 0) {
            throw new BadInput("no moves were played, so that nothing can be learned; give more --games");
        }
        report(choices, lessons.size());
    }

    private static Lesson lesson(String file, GameTree game) {
        RecordedGame recorded = RecordedGame.of(game);
        Table table = recorded.table();
        recorded.play(table, Table.MOST_MOVES);
        if (table.plies().isEmpty()) {
            throw new BadInput(file + " has a game without moves; stones that are set up cannot be learned from");
        }
        return Lesson.of(table.line(), table.given());
    }

    private static List<String> filesOf(String name) {
        File[] within = new File(name).listFiles((directory, file) -> file.endsWith(".sgf"));
        return within == null
                ? List.of(name)
                : Stream.of(within).map(File::getPath).sorted().toList();
    }

    private static MoveFeatures featuresOf(Game game) {
        return game.features()
                .orElseThrow(() ->
                        new BadInput("patterns cannot be learned in " + game + "; give boards of Go, such as go-9x9"));
    }

    private void report(Choices choices, int played) {
        BradleyTerry model = BradleyTerry.fit(choices);
        Map<String, Double> weights = new TreeMap<>();
        for (int feature = 0; feature < choices.features().size(); feature++) {
            if (model.occurs(feature)) {
                weights.put(choices.features().name(feature), model.weightOf(feature));
            }
        }
        var result = new Weights(made(), played, choices.count(), model.foreseen(), model.meanLogLikelihood(), weights);
        print(result, () -> text(result));
    }

    /** Without boards nobody has played. */
    private String made() {
        return games.isEmpty()
                ? repeat().without("--player", "--games", "--time", "--opening", "--seed")
                        .line()
                : command();
    }

    private static String text(Weights result) {
        var text = new StringBuilder("# " + result.command() + "\n");
        text.append(Text.format(
                "# %d games, %d moves; %.1f %% of them are the likeliest by these weights, mean log-likelihood %.3f\n",
                result.games(), result.moves(), 100 * result.foreseen(), result.logLikelihood()));
        result.weights().forEach((name, weight) -> text.append(Text.format("%s %.4g\n", name, weight)));
        return text.toString();
    }
}
