package zeitnot.games.go;

/** What a stone on an empty point does to chains around it; of several the first of these. */
enum Tactic {
    /** Takes off a chain that has put one of ours in atari. */
    RESCUE,
    /** Takes off the last stone. */
    RECAPTURE,
    CAPTURE,
    /** Runs with a chain in atari, and gets away. */
    ESCAPE,
    /** Runs with a chain in atari, and is caught. */
    FUTILE,
    /** Can be taken off at once for nothing. */
    SELF_ATARI,
    SACRIFICE,
    /** Puts a chain in atari that cannot get away by its last liberty. */
    THREAT,
    ATARI,
    /** Gives a chain with two liberties, one of which the opponent would play at, a third. */
    STRENGTHEN,
    /** The vital point of a small eye space. */
    VITAL,
    NONE
}
