package zeitnot.player;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import zeitnot.game.Game;
import zeitnot.search.FinalMove;
import zeitnot.search.Search;
import zeitnot.search.SearchOptions;
import zeitnot.search.TreePolicy;
import zeitnot.time.Allotment;
import zeitnot.time.ExpectedMoves;
import zeitnot.time.ProlongingRule;
import zeitnot.time.RemainingMoves;
import zeitnot.time.TimeManager;
import zeitnot.time.UntilMaxRobust;

/** A player in the making: each feature of its spec sets what it decides. */
final class PlayerBuilder {
    private static final int RANDOM_GAMES = 1000;

    TreePolicy policy = new TreePolicy(TreePolicy.Kind.UCB1, Features.UCT_C);
    boolean random;
    boolean solver;
    boolean reuse;
    int threads = 1;
    long maxBytes = SearchOptions.DEFAULT_BYTES;
    FinalMove finalMove = FinalMove.ROBUST;
    Function<Game, Allotment> allotment = PlayerBuilder::expectedMoves;

    Player build(Game game, long seed) {
        if (random) {
            return new RandomPlayer(seed);
        }
        var search = new Search(game, new SearchOptions(policy, solver, threads, maxBytes), seed);
        List<ProlongingRule> prolonging = new ArrayList<>();
        if (finalMove == FinalMove.MAX_ROBUST) {
            prolonging.add(new UntilMaxRobust());
        }
        var timeManager = new TimeManager(allotment.apply(game), prolonging);
        return new SearchPlayer(search, finalMove, reuse, timeManager);
    }

    /** From self-play where a table ships with the engine; else from random games, which are of other lengths. */
    static Allotment expectedMoves(Game game) {
        return new ExpectedMoves(RemainingMoves.shipped(game.name())
                .orElseGet(() -> RemainingMoves.fromLengths(game.randomGameLengths(RANDOM_GAMES))));
    }
}
