package zeitnot.games.go;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zeitnot.game.BadInput;

/**
 * What can be chosen in Go, as it stands behind the game's name: {@code 13x13-handicap-4-komi-0.5}, each part being optional.
 *
 * @param handicap how many stones Black puts down before White moves; 0 if they take turns from the start
 * @param halfKomi twice the points that White gets for moving second
 */
record GoRules(int width, int height, int handicap, int halfKomi) {
    static final String NAME = "go";
    static final String VARIANTS = Grid.SIZES + "; then '-handicap-N', '-komi-K'";

    private static final int USUAL_SIDE = 19;
    private static final int USUAL_HALF_KOMI = 15;
    static final GoRules USUAL = new GoRules(USUAL_SIDE, USUAL_SIDE, 0, USUAL_HALF_KOMI);

    private static final int LEAST_HANDICAP = 2;
    private static final int MOST_HANDICAP = 25;
    private static final int MOST_KOMI = 361;
    private static final Pattern SIZE = Pattern.compile("(\\d{1,4})x(\\d{1,4})(?:-|$)");
    private static final Pattern HANDICAP = Pattern.compile("handicap-(\\d{1,4})(?:-|$)");
    private static final Pattern KOMI = Pattern.compile("komi-(-?\\d{1,4})(?:\\.([05]))?$");

    /** Reads what stands behind the name and a hyphen. */
    static GoRules parse(String text) {
        Matcher matcher = SIZE.matcher(text);
        boolean sized = matcher.lookingAt();
        int width = sized ? number(matcher, 1) : USUAL_SIDE;
        int height = sized ? number(matcher, 2) : USUAL_SIDE;
        int read = sized ? matcher.end() : 0;
        boolean handicapped =
                matcher.usePattern(HANDICAP).region(read, text.length()).lookingAt();
        int handicap = handicapped ? number(matcher, 1) : 0;
        read = handicapped ? matcher.end() : read;
        boolean komi = matcher.usePattern(KOMI).region(read, text.length()).lookingAt();
        int halfKomi = komi ? halfPoints(matcher) : USUAL_HALF_KOMI;
        boolean complete = komi || read > 0 && read == text.length() && !text.endsWith("-");
        if (!complete) {
            throw new BadInput("'" + text + "' is not a variant of 'go'; " + VARIANTS
                    + ", such as 'go-13x13' or 'go-9x9-handicap-3-komi-0.5'");
        }
        return new GoRules(width, height, handicap, halfKomi).checked(handicapped);
    }

    private static int number(Matcher matcher, int group) {
        return Integer.parseInt(matcher.group(group));
    }

    private static int halfPoints(Matcher matcher) {
        int half = "5".equals(matcher.group(2)) ? 1 : 0;
        return 2 * number(matcher, 1) + (matcher.group(1).startsWith("-") ? -half : half);
    }

    private GoRules checked(boolean handicapped) {
        Grid.of(NAME, width, height);
        int area = width * height;
        int most = Math.min(MOST_HANDICAP, area / 3);
        if (handicapped && (handicap < LEAST_HANDICAP || handicap > most)) {
            throw new BadInput("a handicap of " + handicap + " is not possible in go-" + width + "x" + height
                    + (most < LEAST_HANDICAP ? "; leave it out" : "; it goes from " + LEAST_HANDICAP + " to " + most));
        }
        if (Math.abs(halfKomi) > 2 * MOST_KOMI) {
            throw new BadInput("a komi of " + points(halfKomi) + " decides the game before it begins; it goes from -"
                    + MOST_KOMI + " to " + MOST_KOMI);
        }
        return this;
    }

    /** The game's whole name, without what is usual. */
    String name() {
        return NAME
                + (width == USUAL_SIDE && height == USUAL_SIDE ? "" : "-" + width + "x" + height)
                + (handicap == 0 ? "" : "-handicap-" + handicap)
                + (halfKomi == USUAL_HALF_KOMI ? "" : "-komi-" + points(halfKomi));
    }

    double komi() {
        return halfKomi / 2.0;
    }

    private static String points(int half) {
        return (half < 0 ? "-" : "") + Math.abs(half) / 2 + (half % 2 == 0 ? "" : ".5");
    }
}
