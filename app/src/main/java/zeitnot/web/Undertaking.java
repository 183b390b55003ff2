package zeitnot.web;

import zeitnot.contest.Archive;
import zeitnot.contest.Plan;

/** A match, a tournament or an experiment: what is played of it, and how it stands. Safe for use by several threads. */
interface Undertaking {
    /** Takes in what an archive has, to show it. */
    void load(Archive archive);

    /** Does what has to be done before the first game. */
    default void prepare(int jobs) throws InterruptedException {}

    /** The games that are to be played; a session takes in what the archive has of them. */
    Plan plan(Archive archive);

    /** Games so far. */
    int played();

    /** Games in all. */
    int planned();

    /** Whether nothing is left to be played. */
    boolean isDone();

    /** How it stands, as the command of the same name prints it with {@code --json}. */
    Object result();
}
