package zeitnot.contest;

import java.io.Serializable;

/**
 * Who has played a game: a game may be played on another machine than the one that keeps it.
 *
 * @param version of the program, as {@link Machine#version} says it
 * @param machine as {@link Machine#describe} says it
 */
public record Origin(String version, String machine) implements Serializable {
    private static final Origin HERE = new Origin(Machine.version(), Machine.describe());

    /** This program on this machine. */
    public static Origin here() {
        return HERE;
    }
}
