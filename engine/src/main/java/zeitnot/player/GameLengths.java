package zeitnot.player;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import zeitnot.game.Game;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.time.rule.Allotment;
import zeitnot.time.rule.ExpectedBySimulations;
import zeitnot.time.rule.ExpectedByStones;
import zeitnot.time.rule.ExpectedMoves;
import zeitnot.time.rule.RemainingMoves;
import zeitnot.time.rule.SimulatedLengths;

/** How many moves are to be expected in a game, and the rules that divide the time by them. */
final class GameLengths {
    /** By the name of the game: random games are played once, and not for every player. */
    private static final Map<String, RemainingMoves> KNOWN = new ConcurrentHashMap<>();

    private static final Map<String, RemainingMoves> BY_STONES = new ConcurrentHashMap<>();
    private static final int RANDOM_GAMES_BY_STONES = 100;

    /** The points of the boards of Go for which tables by stones ship. */
    private static final Map<String, Integer> BOARDS_OF_GO = Map.of("go-9x9", 81, "go-13x13", 169, "go", 361);

    /** What does not change how long a game of Go lasts, or hardly. */
    private static final Pattern OTHER_TERMS = Pattern.compile("(-handicap-\\d+)?(-komi--?[\\d.]+)?$");

    private GameLengths() {}

    /** From self-play where a table ships with the engine; else from random games, which are of other lengths. */
    static RemainingMoves of(Game game) {
        return KNOWN.computeIfAbsent(
                game.name(),
                name -> shipped(game, RemainingMoves::shipped)
                        .orElseGet(() -> RemainingMoves.fromLengths(
                                game.randomGameLengths(game.lengthSamples()), game::ownMoves)));
    }

    /** From self-play where a fit ships with the engine; else each player makes as many of the simulated plies. */
    static Allotment expectedBySimulations(Game game) {
        SimulatedLengths fit =
                shipped(game, SimulatedLengths::shipped).orElse(new SimulatedLengths(0, 1.0 / game.players()));
        return new ExpectedBySimulations(fit, new ExpectedMoves(of(game)));
    }

    /** From self-play where a table ships with the engine, in Go for this board or for another; else from random games. */
    static Allotment expectedByStones(Game game) {
        return new ExpectedByStones(BY_STONES.computeIfAbsent(
                game.name(),
                name -> shipped(game, RemainingMoves::shippedByStones)
                        .or(() -> game.komi().isPresent() ? ofNearestBoard(game.points()) : Optional.empty())
                        .orElseGet(() -> randomStones(game))));
    }

    private static Optional<RemainingMoves> ofNearestBoard(int points) {
        return BOARDS_OF_GO.entrySet().stream()
                .min(Comparator.comparingDouble(board -> Math.abs(Math.log((double) points / board.getValue()))))
                .flatMap(board -> RemainingMoves.shippedByStones(board.getKey())
                        .map(table -> table.stretched((double) points / board.getValue())));
    }

    /** A table that ships for the game, or for the same board with another komi or handicap. */
    static <T> Optional<T> shipped(Game game, Function<String, Optional<T>> tables) {
        return tables.apply(game.name())
                .or(() -> tables.apply(OTHER_TERMS.matcher(game.name()).replaceFirst("")));
    }

    private static RemainingMoves randomStones(Game game) {
        List<Integer> stones = new ArrayList<>();
        List<Integer> moves = new ArrayList<>();
        var rng = new Rng(RANDOM_GAMES_BY_STONES);
        for (int i = 0; i < RANDOM_GAMES_BY_STONES; i++) {
            Position position = game.start();
            int first = stones.size();
            while (!position.isOver() && position.ply() < game.playoutLimit()) {
                stones.add(position.pieces());
                position.play(position.playoutMove(rng));
            }
            for (int ply = 0; ply < stones.size() - first; ply++) {
                moves.add(game.ownMoves(ply, position.ply() - ply));
            }
        }
        return RemainingMoves.fromStones(array(stones), array(moves));
    }

    private static int[] array(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).toArray();
    }
}
