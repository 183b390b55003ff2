package zeitnot.papers;

import java.util.Optional;
import zeitnot.contest.Adjudication;
import zeitnot.contest.Openings;
import zeitnot.contest.Terms;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;
import zeitnot.time.rule.ClockState;

/**
 * One match of an experiment. Conditions that are equal share their games, whichever experiments ask for them.
 *
 * @param name of player A as the paper writes it
 * @param playerA without its profile if it imitates, and without its table if it is to have one from self-play
 * @param imitated the condition whose mean time per turn player A uses, if it is a -DISTRIBUTION player
 * @param selfPlay the games that are played first, if a player is to have its table of expected moves from them
 * @param opening how its games begin, as a {@link zeitnot.contest.GameTask} says it; empty for the start position
 * @param adjudication when its games are cut short, said likewise; empty if never
 * @param seconds that the players use together in a game, roughly
 */
public record Condition(
        Domain domain,
        String name,
        String playerA,
        Optional<Condition> imitated,
        Optional<SelfPlay> selfPlay,
        String playerB,
        String opening,
        String timeA,
        String timeB,
        String adjudication,
        double seconds) {

    /** The time of both players in one text. */
    public String time() {
        return timeA.equals(timeB) ? timeA : timeA + " against " + timeB;
    }

    Terms terms(ClockKind clock) {
        return new Terms(
                Openings.parse(opening),
                TimeControl.parse(timeA),
                TimeControl.parse(timeB),
                clock,
                Adjudication.parse(adjudication));
    }

    /** Seconds that two players use together in a game under these terms, roughly. */
    static double thinking(Terms terms, Domain domain) {
        return (thinking(terms.timeA(), domain) + thinking(terms.timeB(), domain)) / 2;
    }

    /** The same with this time for both. */
    static double thinking(TimeControl time, Domain domain) {
        if (time instanceof TimeControl.SimulationsPerMove limit) {
            return (double) limit.simulations() / domain.speed() * domain.plies();
        }
        ClockState clock = time.begin();
        boolean isForTheGame = clock.movesInBank() == ClockState.WHOLE_GAME;
        double bank = isForTheGame ? 2 * clock.bank() : clock.bank() / clock.movesInBank() * domain.plies();
        return bank + (clock.increment() + clock.guaranteed()) * domain.plies();
    }

    /** A player that uses, at each turn, the mean time that player A of this condition used there. */
    Condition imitation(String imitator, String player) {
        return new Condition(
                domain,
                imitator,
                player,
                Optional.of(this),
                selfPlay,
                playerB,
                opening,
                timeA,
                timeB,
                adjudication,
                seconds);
    }
}
