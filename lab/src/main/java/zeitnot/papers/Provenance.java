package zeitnot.papers;

import java.util.List;

/**
 * Where games come from, in words for people.
 *
 * @param days on which they were played
 * @param commands that play them again
 */
public record Provenance(String seeds, String versions, String machines, String days, List<String> commands) {
    public Provenance {
        commands = List.copyOf(commands);
    }
}
