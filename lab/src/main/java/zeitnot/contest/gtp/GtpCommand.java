package zeitnot.contest.gtp;

import java.util.ArrayList;
import java.util.List;
import zeitnot.game.BadInput;
import zeitnot.player.Feature;
import zeitnot.player.Parameter;
import zeitnot.player.Spec;

/**
 * How an external engine is started, as the feature {@code gtp} says it.
 *
 * @param words the program and its arguments
 * @param timeout seconds that an answer may take, beyond the time that is left on the player's clock
 */
public record GtpCommand(List<String> words, double timeout) {
    private static final double MOST_SECONDS = 24 * 3600;

    /** The feature of player specs that is a program. */
    public static final Feature FEATURE = Feature.external(
            "gtp",
            List.of(
                    new Parameter(
                            "command",
                            "gnugo --mode gtp",
                            "the program and its arguments, without a shell",
                            "a command line in double quotes; 'single quotes' keep blanks inside a word",
                            command -> !words(command).isEmpty()),
                    new Parameter(
                            "timeout",
                            "60",
                            "seconds that an answer may take, beyond the time that is left on the player's clock",
                            "a number above 0, at most " + (int) MOST_SECONDS,
                            GtpCommand::isTimeout)),
            "an external program that speaks GTP, version 2",
            """
            The program is started for each game. The player who begins is black; moves are written as in the game here.
            It is told the time and held to it on the wall clock; on other clocks its time is not counted.
            If it resigns, plays an illegal move, crashes or hangs, it loses the game, and the record says why.""");

    public GtpCommand {
        words = List.copyOf(words);
    }

    /** Reads the feature as it stands in a spec. */
    public static GtpCommand parse(Spec.Part part) {
        Feature.Arguments arguments = FEATURE.arguments(part);
        return new GtpCommand(words(arguments.word("command")), arguments.real("timeout"));
    }

    private static boolean isTimeout(String value) {
        try {
            double seconds = Double.parseDouble(value);
            return seconds > 0 && seconds <= MOST_SECONDS;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    /** The words of a command line: separated by blanks, which are part of a word inside single quotes. */
    static List<String> words(String command) {
        List<String> words = new ArrayList<>();
        var word = new StringBuilder();
        boolean isQuoted = false;
        boolean isBegun = false;
        for (char c : command.toCharArray()) {
            if (c == '\'') {
                isQuoted = !isQuoted;
                isBegun = true;
            } else if (isQuoted || !Character.isWhitespace(c)) {
                word.append(c);
                isBegun = true;
            } else if (isBegun) {
                words.add(word.toString());
                word.setLength(0);
                isBegun = false;
            }
        }
        if (isQuoted) {
            throw new BadInput("the quoted word in the command '" + command + "' does not end; add a '");
        }
        if (isBegun) {
            words.add(word.toString());
        }
        return words;
    }
}
