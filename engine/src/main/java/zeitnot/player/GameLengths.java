package zeitnot.player;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import zeitnot.game.Game;
import zeitnot.time.rule.Allotment;
import zeitnot.time.rule.ExpectedBySimulations;
import zeitnot.time.rule.ExpectedMoves;
import zeitnot.time.rule.RemainingMoves;
import zeitnot.time.rule.SimulatedLengths;

/** How many moves are to be expected in a game, and the rules that divide the time by them. */
final class GameLengths {
    private static final int RANDOM_GAMES = 1000;

    /** By the name of the game: random games are played once, and not for every player. */
    private static final Map<String, RemainingMoves> KNOWN = new ConcurrentHashMap<>();

    private GameLengths() {}

    /** From self-play where a table ships with the engine; else from random games, which are of other lengths. */
    static RemainingMoves of(Game game) {
        return KNOWN.computeIfAbsent(
                game.name(),
                name -> RemainingMoves.shipped(name)
                        .orElseGet(() ->
                                RemainingMoves.fromLengths(game.randomGameLengths(RANDOM_GAMES), game::ownMoves)));
    }

    /** From self-play where a fit ships with the engine; else each player makes as many of the simulated plies. */
    static Allotment expectedBySimulations(Game game) {
        SimulatedLengths fit =
                SimulatedLengths.shipped(game.name()).orElse(new SimulatedLengths(0, 1.0 / game.players()));
        return new ExpectedBySimulations(fit, new ExpectedMoves(of(game)));
    }
}
