package zeitnot.papers;

/**
 * A publication.
 *
 * @param id the first part of its experiments' ids
 */
public record Paper(String id, String citation) {}
