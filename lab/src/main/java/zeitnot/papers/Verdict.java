package zeitnot.papers;

import java.util.Locale;

/** How what we measure compares with what was published; {@link Assessment} decides. */
public enum Verdict {
    AGREES,
    DIFFERS,
    /** Too few games to tell. */
    UNDERPOWERED,
    NOT_BEGUN;

    /** Of several rows: 2 agree. */
    public String ofSeveral(long rows) {
        boolean verb = this == AGREES || this == DIFFERS;
        String word = verb && rows > 1 ? toString().substring(0, toString().length() - 1) : toString();
        return rows + " " + word;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
