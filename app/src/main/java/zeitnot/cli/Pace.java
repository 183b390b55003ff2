package zeitnot.cli;

import zeitnot.papers.Domain;
import zeitnot.time.ClockKind;

/** How long games on the simulated clock really take. */
interface Pace {
    /** CPU time for each second that the players of a game have on the clock. */
    Span of(Domain domain, ClockKind.Simulated clock);
}
