package zeitnot.papers;

import java.util.List;

/**
 * Where games come from, in words for people.
 *
 * @param onRecord whether they are known by a digest, and not from a store
 * @param days on which they were played
 * @param commands that play them again
 */
public record Provenance(
        boolean onRecord, String seeds, String versions, String machines, String days, List<String> commands) {
    public Provenance {
        commands = List.copyOf(commands);
    }

    /** All of them in one line. */
    public String command() {
        return String.join("; ", commands);
    }
}
