package zeitnot.cli;

import java.math.BigDecimal;
import java.util.Locale;

/** How things are written for people. */
final class Text {
    private Text() {}

    /** A whole number with thousands set apart: 1,234,567. */
    static String count(long number) {
        return format("%,d", number);
    }

    /** A share of one: 56.3 %. */
    static String percent(double share) {
        return format("%.1f %%", 100 * share);
    }

    /** A number without zeros that say nothing: 5, 0.25. */
    static String number(double number) {
        return new BigDecimal(format("%.4f", number)).stripTrailingZeros().toPlainString();
    }

    static String seconds(double seconds) {
        return seconds < 0.0995 ? format("%.2f ms", 1000 * seconds) : format("%.2f s", seconds);
    }

    /** That some games are no evidence of their own. */
    static String repeats(long games) {
        return "repeats  %s the same moves as one before".formatted(games == 1 ? "1 game has" : games + " games have");
    }

    static String format(String format, Object... arguments) {
        return String.format(Locale.ROOT, format, arguments);
    }
}
