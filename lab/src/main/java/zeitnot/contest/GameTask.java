package zeitnot.contest;

import java.io.Serializable;
import zeitnot.game.Rng;

/**
 * One game to be played, as plain text and numbers: on the simulated clock its record is a function of this alone,
 * whoever plays it and wherever.
 *
 * <p>Games 2k and 2k+1 are a pair: the same seed for each player, with colours swapped. Player A opens the even games.
 *
 * @param playerA spec of the first player of the match
 * @param playerB spec of its opponent
 * @param opening moves with which all games of the match begin, as people write them; empty for the start position
 * @param seed of the whole match
 * @param index of the game in the match, from 0
 */
public record GameTask(
        String game, String opening, String playerA, String playerB, String time, String clock, long seed, int index)
        implements Serializable {

    /** A game from the start position. */
    public GameTask(String game, String playerA, String playerB, String time, String clock, long seed, int index) {
        this(game, "", playerA, playerB, time, clock, seed, index);
    }

    /** The first game of the same match: what all its games have in common. */
    public GameTask first() {
        return at(0);
    }

    /** Another game of the same match. */
    public GameTask at(int index) {
        return new GameTask(game, opening, playerA, playerB, time, clock, seed, index);
    }

    /** Whether player A has the side that moves first from the start position. */
    public boolean aOpens() {
        return index % 2 == 0;
    }

    /** How many moves the opening has. */
    public int openingPlies() {
        return opening.isEmpty() ? 0 : opening.split(" ").length;
    }

    /** The seed of player A, the same in both games of a pair. */
    public long seedA() {
        return Rng.derive(pairSeed(), 0);
    }

    /** The seed of player B, the same in both games of a pair. */
    public long seedB() {
        return Rng.derive(pairSeed(), 1);
    }

    private long pairSeed() {
        return Rng.derive(seed, index / 2);
    }
}
