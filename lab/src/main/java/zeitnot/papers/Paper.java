package zeitnot.papers;

/**
 * A publication; {@link #NONE} for experiments that are in no paper.
 *
 * @param id the first part of its experiments' ids
 */
public record Paper(String id, String citation) {
    public static final Paper NONE = new Paper("", "");
}
