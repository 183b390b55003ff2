package zeitnot.web;

/**
 * What somebody asks for: all that a match, a tournament or an experiment is known by. It is the same text as its address, so that
 * the address finds it again, also when the server has been ended meanwhile.
 */
interface Order {
    /** What it is called in addresses. */
    String kind();

    /** A new one, of which nothing is known yet. */
    Undertaking undertaking();
}
