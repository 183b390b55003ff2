package zeitnot.kilothon;

import zeitnot.contest.GameTask;
import zeitnot.player.Spec;

/**
 * The rules of the Kilothon (UCT√SH, section 5.2; Ludii's competition of 2022): the challenger begins, the opponent is second,
 * all further seats are random. Each of the two has some seconds for the game, measured after each of its moves; who has used
 * them up moves at random from then on. The payoff is that of the rank, from -1 to 1.
 *
 * @param opponent spec of the second player
 * @param seconds for the whole game, for each of the two
 * @param movesPerPlayer after which a game is broken off
 */
public record Rules(Spec opponent, int seconds, int movesPerPlayer) {
    /** Those of the competition. */
    public static final Rules COMPETITION = new Rules(Spec.parse("ludii-ai(UCT,0.5)"), 60, 500);

    private static final String CLOCK = "wall";
    private static final String NAME = "kilothon";

    /** The game as a task, by which it is known in a store; no match of two has the same. */
    public GameTask task(String game, Spec challenger, long seed) {
        String time = seconds + "s";
        String adjudication = NAME + "(" + movesPerPlayer + ")";
        return new GameTask(
                game, "", challenger.toString(), opponent.toString(), time, time, CLOCK, adjudication, seed, 0);
    }

    /** Whether a task is a game by such rules. */
    public static boolean isOfKilothon(GameTask task) {
        return task.adjudication().startsWith(NAME);
    }
}
