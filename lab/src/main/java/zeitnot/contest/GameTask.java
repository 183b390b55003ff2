package zeitnot.contest;

import java.io.Serializable;
import zeitnot.game.Line;
import zeitnot.game.Rng;
import zeitnot.games.Games;

/**
 * One game to be played, as plain text and numbers: on the simulated clock its record is a function of this alone,
 * whoever plays it and wherever.
 *
 * <p>Games 2k and 2k+1 are a pair: the same opening and the same seed for each player, with colours swapped. Player A opens
 * the even games.
 *
 * @param opening how the games of the match begin, as {@link Openings} reads it; empty for the start position
 * @param playerA spec of the first player of the match
 * @param playerB spec of its opponent
 * @param adjudication when the game is cut short, as {@link Adjudication} reads it; empty if never
 * @param seed of the whole match
 * @param index of the game in the match, from 0
 */
public record GameTask(
        String game,
        String opening,
        String playerA,
        String playerB,
        String timeA,
        String timeB,
        String clock,
        String adjudication,
        long seed,
        int index)
        implements Serializable {

    /** A game with the same time for both, played to its end. */
    public GameTask(
            String game,
            String opening,
            String playerA,
            String playerB,
            String time,
            String clock,
            long seed,
            int index) {
        this(game, opening, playerA, playerB, time, time, clock, "", seed, index);
    }

    /** A game from the start position with the same time for both, played to its end. */
    public GameTask(String game, String playerA, String playerB, String time, String clock, long seed, int index) {
        this(game, "", playerA, playerB, time, clock, seed, index);
    }

    /** The first game of the same match: what all its games have in common. */
    public GameTask first() {
        return at(0);
    }

    /** Another game of the same match. */
    public GameTask at(int index) {
        return new GameTask(game, opening, playerA, playerB, timeA, timeB, clock, adjudication, seed, index);
    }

    /** The same game, whose opening is told by its moves and not by how they are found. */
    public GameTask withOpeningMoves() {
        String moves = String.join(" ", openingLine().notation());
        return new GameTask(game, moves, playerA, playerB, timeA, timeB, clock, adjudication, seed, index);
    }

    /** Whether player A has the side that moves first from the start position. */
    public boolean aOpens() {
        return index % 2 == 0;
    }

    /** The place of the game's pair in the match, from 0. */
    public int pair() {
        return index / 2;
    }

    /** The moves with which this game begins, made. */
    public Line openingLine() {
        return Openings.parse(opening).line(Games.named(game), pair(), openingSeed());
    }

    /** How many moves the opening has. */
    public int openingPlies() {
        return Openings.parse(opening).plies(pair());
    }

    /** The time of both players in one text. */
    public String time() {
        return timeA.equals(timeB) ? timeA : timeA + " against " + timeB;
    }

    /** The seed of player A, the same in both games of a pair. */
    public long seedA() {
        return Rng.derive(pairSeed(), 0);
    }

    /** The seed of player B, the same in both games of a pair. */
    public long seedB() {
        return Rng.derive(pairSeed(), 1);
    }

    private long openingSeed() {
        return Rng.derive(pairSeed(), 2);
    }

    private long pairSeed() {
        return Rng.derive(seed, pair());
    }
}
