package zeitnot.contest;

import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zeitnot.game.BadInput;
import zeitnot.player.Spec;

/**
 * A player of a tournament. Users type {@code name=spec}, or the spec alone, which is then also the name.
 *
 * @param name under which the player stands in tables
 */
public record Entrant(String name, Spec spec) {
    private static final Pattern NAMED = Pattern.compile("\\s*([^=(\"+]*?)\\s*=(.*)", Pattern.DOTALL);

    /** Splits what a user typed; who reads the spec may know more than its grammar. */
    public static Entrant parse(String text, Function<String, Spec> specs) {
        Matcher named = NAMED.matcher(text);
        if (!named.matches()) {
            Spec spec = specs.apply(text);
            return new Entrant(spec.toString(), spec);
        }
        if (named.group(1).isEmpty()) {
            throw new BadInput("player '" + text + "' has no name before '='; write strong=uct+solver, or uct+solver");
        }
        return new Entrant(named.group(1), specs.apply(named.group(2)));
    }

    /** As users type it. */
    @Override
    public String toString() {
        return name.equals(spec.toString()) ? name : name + "=" + spec;
    }
}
