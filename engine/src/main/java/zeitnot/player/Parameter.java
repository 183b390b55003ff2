package zeitnot.player;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import zeitnot.game.BadInput;

/**
 * A parameter of a feature.
 *
 * @param preset the value where the spec gives none
 * @param range what values it takes, in words
 */
public record Parameter(String name, String preset, String about, String range, Predicate<String> accepts) {
    public static Parameter real(String name, String preset, double min, double max, String about) {
        String range = "a number from " + plain(min) + " to " + plain(max);
        return new Parameter(name, preset, about, range, value -> isNumber(value, min, max));
    }

    public static Parameter whole(String name, String preset, double min, double max, String about) {
        String range = "a whole number from " + plain(min) + " to " + plain(max);
        Predicate<String> accepts =
                value -> isNumber(value, min, max) && Double.parseDouble(value) == Math.rint(Double.parseDouble(value));
        return new Parameter(name, preset, about, range, accepts);
    }

    /** A number, or one certain word in its place. */
    public static Parameter realOr(String word, String name, String preset, double min, double max, String about) {
        Parameter number = real(name, preset, min, max, about);
        return new Parameter(
                name,
                preset,
                about,
                number.range + ", or " + word,
                value -> value.equals(word) || number.accepts.test(value));
    }

    public static Parameter oneOf(String name, String preset, List<String> words, String about) {
        return new Parameter(name, preset, about, String.join(", ", words), words::contains);
    }

    /** A name that only the game can check. */
    public static Parameter word(String name, String preset, String about) {
        return new Parameter(name, preset, about, "a name", value -> !value.isBlank());
    }

    /** Numbers above 0 or 0, separated by blanks. */
    public static Parameter numbers(String name, String preset, String about) {
        Predicate<String> accepts = value ->
                Arrays.stream(value.strip().split("\\s+")).allMatch(number -> isNumber(number, 0, Double.MAX_VALUE));
        return new Parameter(name, preset, about, "numbers from 0 on, separated by blanks, in quotes", accepts);
    }

    /** Numbers above 0 or 0, separated by blanks, or one certain word in their place. */
    public static Parameter numbersOr(String word, String name, String preset, String about) {
        Parameter numbers = numbers(name, preset, about);
        return new Parameter(
                name,
                preset,
                about,
                numbers.range + ", or " + word,
                value -> value.equals(word) || numbers.accepts.test(value));
    }

    /** Throws {@link BadInput} unless {@code value} is one that the parameter takes. */
    void check(String feature, String value) {
        if (!accepts.test(value)) {
            throw new BadInput(
                    "'" + value + "' is not a value for '" + name + "' of '" + feature + "'; it takes " + range);
        }
    }

    private static boolean isNumber(String value, double min, double max) {
        try {
            double number = Double.parseDouble(value);
            return number >= min && number <= max;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    private static String plain(double number) {
        return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
    }
}
