package zeitnot.time;

import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zeitnot.game.BadInput;

/** Durations as users type them: a number and a unit, {@code 20s}, {@code 500ms}, {@code 1.5m}, {@code 1h}. */
public final class Durations {
    private static final Pattern DURATION = Pattern.compile("(\\d+(?:\\.\\d+)?)(ms|s|m|h)");

    /** A year: beyond it lies a typing error. */
    private static final double LONGEST = 365 * 24 * 3600;

    private Durations() {}

    /** Seconds; more than 0 and at most a year. */
    public static double parse(String text) {
        Matcher matcher = DURATION.matcher(text.strip());
        double seconds = matcher.matches() ? Double.parseDouble(matcher.group(1)) * secondsPer(matcher.group(2)) : 0;
        if (seconds <= 0 || seconds > LONGEST) {
            throw new BadInput("'" + text.strip() + "' is not a duration; write it like 20s, 500ms, 1.5m or 1h");
        }
        return seconds;
    }

    private static double secondsPer(String unit) {
        return switch (unit) {
            case "ms" -> 0.001;
            case "s" -> 1;
            case "m" -> 60;
            default -> 3600;
        };
    }

    /** The shortest way to write a duration exactly. */
    public static String format(double seconds) {
        if (seconds >= 3600 && seconds % 3600 == 0) {
            return number(seconds / 3600) + "h";
        }
        if (seconds >= 60 && seconds % 60 == 0) {
            return number(seconds / 60) + "m";
        }
        return seconds < 1 ? number(seconds * 1000) + "ms" : number(seconds) + "s";
    }

    /** A number without an exponent or a needless fraction. */
    static String number(double value) {
        return new BigDecimal(Double.toString(value)).stripTrailingZeros().toPlainString();
    }
}
