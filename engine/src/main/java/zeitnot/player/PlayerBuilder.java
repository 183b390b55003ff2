package zeitnot.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.playout.PlayoutPolicy;
import zeitnot.playout.UniformPlayouts;
import zeitnot.search.Search;
import zeitnot.search.SearchOptions;
import zeitnot.search.minimax.Hybrid;
import zeitnot.search.reward.Rewards;
import zeitnot.search.root.RootPolicy;
import zeitnot.search.tree.TreePolicy;
import zeitnot.time.TimeManager;
import zeitnot.time.rule.Allotment;
import zeitnot.time.rule.BonusRule;
import zeitnot.time.rule.ClockBonus;
import zeitnot.time.rule.Close;
import zeitnot.time.rule.Distribution;
import zeitnot.time.rule.ExpectedBySimulations;
import zeitnot.time.rule.ExpectedMoves;
import zeitnot.time.rule.Factor;
import zeitnot.time.rule.Opening;
import zeitnot.time.rule.ProlongingRule;
import zeitnot.time.rule.RemainingMoves;
import zeitnot.time.rule.SimulatedLengths;
import zeitnot.time.rule.StopEarly;
import zeitnot.time.rule.StoppingRule;
import zeitnot.time.rule.Unstable;
import zeitnot.view.FinalMove;

/** A player in the making: each feature of its spec sets what it decides. */
final class PlayerBuilder {
    private static final int RANDOM_GAMES = 1000;

    TreePolicy policy = new TreePolicy(TreePolicy.Kind.UCB1, SearchFeatures.UCT_C);
    Optional<RootPolicy> root = Optional.empty();
    Rewards rewards = Rewards.PLAIN;
    PlayoutPolicy playouts = new UniformPlayouts();
    Hybrid hybrid = Hybrid.NONE;
    boolean random;
    boolean solver;
    boolean reuse;
    int threads = 1;
    long maxBytes = SearchOptions.DEFAULT_BYTES;
    FinalMove finalMove = FinalMove.ROBUST;
    Function<Game, Allotment> allotment = PlayerBuilder::expectedMoves;
    final List<Factor> factors = new ArrayList<>();
    final List<BonusRule> timeBonuses = new ArrayList<>();
    final List<StoppingRule> stopping = new ArrayList<>();
    final List<ProlongingRule> prolonging = new ArrayList<>();

    /** Early stopping with p, and allotments times f to spend again what it saves. */
    void stopEarly(double f, double p) {
        stopping.add(new StopEarly(p));
        factors.add(new Opening(f));
    }

    /** Minimax searches in the tree, whose proofs are the solver's. */
    void embed(Hybrid.Rule rule) {
        hybrid = hybrid.with(rule);
        solver = true;
    }

    /** A fixed time for every move, and a bonus where the search expects few further ones. */
    void clockBonus(double min, double max) {
        if (min > max) {
            throw new BadInput("cbt(min=" + min + ", max=" + max + ") has its bounds the wrong way round; the first is"
                    + " for every move, the second the most");
        }
        allotment = game -> new Distribution(List.of(min));
        timeBonuses.add(new ClockBonus(min, max));
    }

    /** Throws {@link BadInput} for a combination that makes no sense, and says why. */
    void check() {
        boolean needsMostVisited = !stopping.isEmpty() || prolonging.stream().anyMatch(Close.class::isInstance);
        if (needsMostVisited && finalMove == FinalMove.MAX) {
            throw new BadInput(
                    "'stop' and 'close' compare visits, so the most visited move must be the one that is played"
                            + " (Baier & Winands, III-B); use final(robust) instead of final(max)");
        }
    }

    Player build(Game game, long seed) {
        if (random) {
            return new RandomPlayer(seed);
        }
        var search = new Search(
                game, new SearchOptions(policy, root, rewards, playouts, hybrid, solver, threads, maxBytes), seed);
        List<ProlongingRule> prolongingRules = new ArrayList<>(prolonging);
        if (finalMove == FinalMove.MAX_ROBUST) {
            prolongingRules.add(new Unstable(0.1, 5));
        }
        var rules = new TimeManager.Rules(
                remainingMoves(game), allotment.apply(game), factors, timeBonuses, stopping, prolongingRules);
        return new SearchPlayer(search, finalMove, reuse, new TimeManager(rules));
    }

    static Allotment expectedMoves(Game game) {
        return new ExpectedMoves(remainingMoves(game));
    }

    /** From self-play where a table ships with the engine; else from random games, which are of other lengths. */
    private static RemainingMoves remainingMoves(Game game) {
        return RemainingMoves.shipped(game.name())
                .orElseGet(() -> RemainingMoves.fromLengths(game.randomGameLengths(RANDOM_GAMES)));
    }

    /** From self-play where a fit ships with the engine; else half of the simulated plies are the player's own. */
    static Allotment expectedBySimulations(Game game) {
        SimulatedLengths fit = SimulatedLengths.shipped(game.name()).orElse(new SimulatedLengths(0, 0.5));
        return new ExpectedBySimulations(fit, expectedMoves(game));
    }
}
