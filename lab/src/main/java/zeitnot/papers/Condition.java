package zeitnot.papers;

import java.util.Optional;
import zeitnot.time.TimeControl;

/**
 * One match of an experiment. Conditions that are equal share their games, whichever experiments ask for them.
 *
 * @param name of player A as the paper writes it
 * @param playerA without its profile if it imitates
 * @param imitated the condition whose mean time per turn player A uses, if it is a -DISTRIBUTION player
 * @param seconds that the players use together in a game, roughly
 */
public record Condition(
        Domain domain,
        String name,
        String playerA,
        Optional<Condition> imitated,
        String playerB,
        String time,
        double seconds) {

    /** Two players under the paper's sudden death. */
    static Condition suddenDeath(Domain domain, String name, String playerA, String playerB) {
        String time = new TimeControl.SuddenDeath(domain.seconds()).toString();
        return new Condition(domain, name, playerA, Optional.empty(), playerB, time, 2 * domain.seconds());
    }

    /** Two players with so many seconds for each of their moves. */
    static Condition perMove(Domain domain, String name, String playerA, String playerB, double seconds) {
        String time = new TimeControl.PerMove(seconds).toString();
        return new Condition(domain, name, playerA, Optional.empty(), playerB, time, seconds * domain.plies());
    }

    /** Two players who think for a second at most of their moves. */
    static Condition aboutOneSecondPerMove(Domain domain, String name, String playerA, String playerB, String time) {
        return new Condition(domain, name, playerA, Optional.empty(), playerB, time, domain.plies());
    }

    /** A player that uses, at each turn, the mean time that player A of this condition used there. */
    Condition imitation() {
        return new Condition(domain, name + "-DISTR.", domain.player(), Optional.of(this), playerB, time, seconds);
    }
}
