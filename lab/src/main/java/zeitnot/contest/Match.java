package zeitnot.contest;

import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.player.Spec;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;

/**
 * The plan of a match between two players: a number of games, in pairs with colours swapped.
 *
 * @param opening the moves with which all games begin
 */
public record Match(Line opening, Spec playerA, Spec playerB, TimeControl time, ClockKind clock, int games, long seed) {

    private static final int MOST_GAMES = 10_000_000;

    public Match {
        Players.check(playerA);
        Players.check(playerB);
        if (opening.isOver()) {
            throw new BadInput("the game is over after these moves; there is nothing to play");
        }
        if (games < 1 || games > MOST_GAMES) {
            throw new BadInput("a match of " + games + " games cannot be played; from 1 to " + MOST_GAMES + " can");
        }
    }

    /** A match from the start position. */
    public Match(Game game, Spec playerA, Spec playerB, TimeControl time, ClockKind clock, int games, long seed) {
        this(new Line(game), playerA, playerB, time, clock, games, seed);
    }

    public Game game() {
        return opening.game();
    }

    /** The games, each made when it is asked for. */
    public List<GameTask> tasks() {
        var first = new GameTask(
                game().name(),
                String.join(" ", opening.notation()),
                playerA.toString(),
                playerB.toString(),
                time.toString(),
                clock.toString(),
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
