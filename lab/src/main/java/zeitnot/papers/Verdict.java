package zeitnot.papers;

import java.util.Locale;

/** How what we measure compares with what was published; {@link Assessment} decides. */
public enum Verdict {
    AGREES,
    DIFFERS,
    /** Too few games to tell. */
    UNDERPOWERED,
    NOT_BEGUN;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
