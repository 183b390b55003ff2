package zeitnot.contest;

import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.player.Spec;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;

/** The plan of a match between two players: a number of games, in pairs with colours swapped. */
public record Match(Game game, Spec playerA, Spec playerB, Terms terms, int games, long seed) {

    private static final int MOST_GAMES = 10_000_000;

    public Match {
        Players.check(playerA);
        Players.check(playerB);
        terms = terms.checked(game);
        if (games < 1 || games > MOST_GAMES) {
            throw new BadInput("a match of " + games + " games cannot be played; from 1 to " + MOST_GAMES + " can");
        }
    }

    /** A match from the start position, with the same time for both. */
    public Match(Game game, Spec playerA, Spec playerB, TimeControl time, ClockKind clock, int games, long seed) {
        this(game, playerA, playerB, new Terms(time, clock), games, seed);
    }

    /** The games, each made when it is asked for. */
    public List<GameTask> tasks() {
        var first = new GameTask(
                game.name(),
                terms.openings().toString(),
                playerA.toString(),
                playerB.toString(),
                terms.timeA().toString(),
                terms.timeB().toString(),
                terms.clock().toString(),
                terms.adjudication().toString(),
                seed,
                0);
        return new AbstractList<>() {
            @Override
            public GameTask get(int index) {
                return first.at(Objects.checkIndex(index, games));
            }

            @Override
            public int size() {
                return games;
            }
        };
    }
}
