package zeitnot.show;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** A command as it is typed into a shell, so that a result can say how to get it again. */
public final class CommandWords {
    private static final Pattern SAFE = Pattern.compile("[\\w./:=@%+,-]+");

    private CommandWords() {}

    /** The words with quotes where a shell needs them. */
    public static String line(List<String> words) {
        List<String> quoted = new ArrayList<>();
        for (String word : words) {
            quoted.add(SAFE.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'");
        }
        return String.join(" ", quoted);
    }
}
