package zeitnot.time.rule;

import java.util.Locale;

/**
 * A rule at one instant, for people who watch: what it computes, and the same with the numbers of now.
 *
 * @param rule as it is called in a player spec
 * @param formula in words
 * @param numbers the formula with its numbers, and what comes of it
 * @param holds whether the rule would do something now
 */
public record Reading(String rule, String formula, String numbers, boolean holds) {
    /** A rule of which nothing more is known. */
    static Reading of(String rule) {
        return new Reading(rule, "", "", false);
    }

    /** An equal share of the clock: {@link ClockState#share}. */
    static Reading share(String rule, String divisor, ClockState clock, double moves) {
        double share = clock.share(moves);
        return share == clock.guaranteed()
                ? new Reading(rule, "a fixed time for this move", seconds(share), true)
                : new Reading(
                        rule,
                        "t_remaining / " + divisor,
                        seconds(clock.bank()) + " / " + number(moves) + " = " + seconds(share),
                        true);
    }

    /** A factor of what is allotted. */
    static Reading factor(String rule, String formula, double factor) {
        return new Reading(rule, formula, "× " + number(factor), factor != 1);
    }

    static String seconds(double seconds) {
        return String.format(Locale.ROOT, seconds < 10 ? "%.2f s" : "%.1f s", seconds);
    }

    static String number(double number) {
        boolean isWhole = number == Math.rint(number) || Math.abs(number) >= 1000;
        return String.format(Locale.ROOT, isWhole ? "%,.0f" : Math.abs(number) < 10 ? "%.3f" : "%.1f", number);
    }
}
