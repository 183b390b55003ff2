package zeitnot.web;

/**
 * What somebody asks for: all that a match or an experiment is known by. It is the same text as its address, so that the address
 * finds it again, also when the server has been ended meanwhile.
 */
interface Order {
    /** A new one, of which nothing is known yet. */
    Undertaking undertaking();
}
