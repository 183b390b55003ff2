package zeitnot.kilothon;

import zeitnot.contest.GameTask;
import zeitnot.player.Spec;
import zeitnot.time.ClockKind;

/**
 * The rules of the Kilothon (UCT√SH, section 5.2; Ludii's competition of 2022): the challenger begins, the opponent is second,
 * all further seats are random. Each of the two has some seconds for the game, measured after each of its moves; who has used
 * them up moves at random from then on. The payoff is that of the rank, from -1 to 1.
 *
 * @param opponent spec of the second player
 * @param seconds for the whole game, for each of the two
 * @param movesPerPlayer after which a game is broken off
 * @param clock of the wall, as in the competition, or of the CPU, which is fair on a busy machine
 */
public record Rules(Spec opponent, int seconds, int movesPerPlayer, ClockKind clock) {
    /** Those of the competition. */
    public static final Rules COMPETITION = competition(new ClockKind.Wall());

    private static final String NAME = "kilothon";

    /** The same on another clock. */
    public static Rules competition(ClockKind clock) {
        return new Rules(Spec.parse("ludii-ai(UCT,0.5)"), 60, 500, clock);
    }

    /** The game as a task, by which it is known in a store; no match of two has the same. */
    public GameTask task(String game, Spec challenger, long seed) {
        String time = seconds + "s";
        String adjudication = NAME + "(" + movesPerPlayer + ")";
        return new GameTask(
                game,
                "",
                challenger.toString(),
                opponent.toString(),
                time,
                time,
                clock.toString(),
                adjudication,
                seed,
                0);
    }

    /** Whether a task is a game by such rules. */
    public static boolean isOfKilothon(GameTask task) {
        return task.adjudication().startsWith(NAME);
    }
}
