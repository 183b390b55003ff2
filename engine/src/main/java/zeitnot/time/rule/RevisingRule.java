package zeitnot.time.rule;

/** A rule that changes the plan of a search once, by what the search has shown by then. */
public interface RevisingRule {
    /** As it is called in a player spec. */
    String name();

    /** When it is asked, in seconds since the search began; at the end of the plan if that comes before. */
    double after();

    /** What the planned time is multiplied by, given the criticality of the search so far. */
    double factor(double criticality);

    /** What it computes of this, for people. */
    default Reading read(double criticality) {
        return Reading.factor(name(), "", factor(criticality));
    }
}
