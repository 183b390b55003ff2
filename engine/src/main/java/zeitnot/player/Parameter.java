package zeitnot.player;

import java.util.List;
import zeitnot.game.BadInput;

/**
 * A parameter of a feature: a number in a range, or one of several words.
 *
 * @param preset the value where the spec gives none
 * @param words the possible words; empty for a number
 */
public record Parameter(
        String name, String preset, String about, double min, double max, boolean whole, List<String> words) {

    public Parameter {
        words = List.copyOf(words);
    }

    static Parameter real(String name, String preset, double min, double max, String about) {
        return new Parameter(name, preset, about, min, max, false, List.of());
    }

    static Parameter whole(String name, String preset, double min, double max, String about) {
        return new Parameter(name, preset, about, min, max, true, List.of());
    }

    static Parameter oneOf(String name, String preset, List<String> words, String about) {
        return new Parameter(name, preset, about, 0, 0, false, words);
    }

    /** What values it takes, in words. */
    public String range() {
        if (!words.isEmpty()) {
            return String.join(", ", words);
        }
        return (whole ? "a whole number" : "a number") + " from " + plain(min) + " to " + plain(max);
    }

    /** Throws {@link BadInput} unless {@code value} is one that the parameter takes. */
    void check(String feature, String value) {
        if (!accepts(value)) {
            throw new BadInput(
                    "'" + value + "' is not a value for '" + name + "' of '" + feature + "'; it takes " + range());
        }
    }

    private boolean accepts(String value) {
        if (!words.isEmpty()) {
            return words.contains(value);
        }
        try {
            double number = Double.parseDouble(value);
            return number >= min && number <= max && (!whole || number == Math.rint(number));
        } catch (NumberFormatException e) {
            return false;
        }
    }

    private static String plain(double number) {
        return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
    }
}
