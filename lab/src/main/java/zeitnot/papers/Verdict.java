package zeitnot.papers;

import java.util.Locale;

/** How what we measure compares with what was published; {@link Assessment} decides. */
public enum Verdict {
    AGREES,
    DIFFERS,
    /** Too few games to tell. */
    UNDERPOWERED,
    /** Better than its opponent, where the paper has no figure. */
    HELPS,
    /** Worse than its opponent, where the paper has no figure. */
    HURTS,
    /** No difference shown, where the paper has no figure. */
    OPEN,
    /** Something of which the paper says nothing, and that is no win rate. */
    MEASURED,
    NOT_BEGUN;

    /** Of several rows: 2 agree. */
    public String ofSeveral(long rows) {
        boolean verb = toString().endsWith("s");
        String word = verb && rows > 1 ? toString().substring(0, toString().length() - 1) : toString();
        return rows + " " + word;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
