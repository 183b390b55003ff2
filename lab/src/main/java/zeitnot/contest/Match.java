package zeitnot.contest;

import java.util.List;
import java.util.stream.IntStream;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.player.Features;
import zeitnot.player.Spec;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;

/** The plan of a match between two players: a number of games, in pairs with colours swapped. */
public record Match(Game game, Spec playerA, Spec playerB, TimeControl time, ClockKind clock, int games, long seed) {

    private static final int MOST_GAMES = 10_000_000;

    public Match {
        Features.check(playerA);
        Features.check(playerB);
        if (games < 1 || games > MOST_GAMES) {
            throw new BadInput("a match of " + games + " games cannot be played; from 1 to " + MOST_GAMES + " can");
        }
    }

    public List<GameTask> tasks() {
        return IntStream.range(0, games).mapToObj(this::task).toList();
    }

    private GameTask task(int index) {
        return new GameTask(
                game.name(), playerA.toString(), playerB.toString(), time.toString(), clock.toString(), seed, index);
    }
}
