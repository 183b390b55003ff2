package zeitnot.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zeitnot.contest.Adjudication;
import zeitnot.contest.Openings;
import zeitnot.contest.Terms;
import zeitnot.game.BadInput;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;

/** How many games are played, under which terms, and where. */
final class ContestOptions {
    private static final String NONE = "none";
    private static final String RANDOM = "random(";
    private static final int SHOWN_CHARACTERS = 60;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "100",
            converter = AtLeastOne.class,
            description =
                    "How many games; in a tournament, how many each plays against each (default: ${DEFAULT-VALUE}).")
    int games;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            defaultValue = "10000/move",
            description = "The time control: 20s for the game, 5m+2s with an increment, 1s/move, 10000/move for"
                    + " simulations; docs/time-controls.md has all (default: ${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    TimeControl time;

    @Option(
            names = "--clock",
            paramLabel = "CLOCK",
            defaultValue = "wall",
            description = "wall, cpu, or sim(v): simulated, with v simulations a second from the start position;"
                    + " repeatable on any machine (default: ${DEFAULT-VALUE}).")
    @SuppressWarnings("NullAway.Init")
    ClockKind clock;

    @Option(
            names = "--openings",
            paramLabel = "OPENINGS",
            description =
                    "How games begin, both of a pair alike: random(4) for so many random moves, a file with the moves"
                            + " of an opening in each line, or none (default: none).")
    private @Nullable String openings;

    @Option(
            names = "--resign",
            paramLabel = "VALUE,MOVES",
            description =
                    "End a game when both players have thought for so many moves each that one of them wins with less"
                            + " than this probability: 0.05,4 (default: never).")
    private @Nullable String resign;

    @Option(
            names = "--draw-after",
            paramLabel = "PLIES",
            converter = AtLeastOne.class,
            description = "Call a game a draw that is not over after so many plies (default: never).")
    private @Nullable Integer drawAfter;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    SeedOption seed;

    @Mixin
    @SuppressWarnings("NullAway.Init")
    SessionOptions session;

    /** The same time for both. */
    Terms terms() {
        return terms(time, time);
    }

    Terms terms(TimeControl timeA, TimeControl timeB) {
        return new Terms(openings(), timeA, timeB, clock, adjudication());
    }

    boolean hasOpenings() {
        return openings != null;
    }

    private Openings openings() {
        if (openings == null || openings.equals(NONE)) {
            return new Openings.None();
        }
        return openings.startsWith(RANDOM) ? Openings.parse(openings) : book(openings);
    }

    private static Openings book(String file) {
        List<String> lines;
        try {
            lines = Files.readAllLines(Path.of(file)).stream()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .toList();
        } catch (IOException | IllegalArgumentException e) {
            throw new BadInput("--openings " + file
                    + " cannot be read; give random(4), a file with an opening in each line, or none");
        }
        if (lines.isEmpty()) {
            throw new BadInput("--openings " + file + " has no opening; write the moves of one in each line");
        }
        return new Openings.Book(lines);
    }

    private Adjudication adjudication() {
        Adjudication adjudication = Adjudication.none();
        if (resign != null) {
            String[] parts = resign.split(",", -1);
            try {
                adjudication = adjudication.withResignation(
                        Double.parseDouble(parts[0].strip()), Integer.parseInt(parts[1].strip()));
            } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
                throw new BadInput("--resign " + resign + " is not a value and a number of moves; give 0.05,4");
            }
        }
        return drawAfter == null ? adjudication : adjudication.withDrawAfter(drawAfter);
    }

    /** Says so if a contest has ended before all of its games. */
    static void warnIfUnfinished(Terminal terminal, int ended, int planned) {
        if (ended < planned) {
            terminal.err().println("zeitnot: ended after " + ended + " of " + planned + " games");
        }
    }

    /** What is special about the games in one line; nothing if nothing is. */
    static String inWords(String openings, String adjudication) {
        List<String> special = new ArrayList<>();
        if (!openings.isEmpty()) {
            int lines = openings.split(" / ", -1).length;
            special.add("openings " + (openings.length() > SHOWN_CHARACTERS ? lines + " lines" : openings));
        }
        if (!adjudication.isEmpty()) {
            special.add("games cut short by " + adjudication);
        }
        return special.isEmpty() ? "" : String.join(", ", special) + "\n";
    }
}
