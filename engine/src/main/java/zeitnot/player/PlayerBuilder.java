package zeitnot.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import zeitnot.game.BadInput;
import zeitnot.game.Capability;
import zeitnot.game.Game;
import zeitnot.playout.PlayoutPolicy;
import zeitnot.search.Search;
import zeitnot.search.SearchOptions;
import zeitnot.search.tree.TreePolicy;
import zeitnot.time.Reserve;
import zeitnot.time.TimeManager;
import zeitnot.time.rule.Allotment;
import zeitnot.time.rule.BonusRule;
import zeitnot.time.rule.Close;
import zeitnot.time.rule.ExpectedMoves;
import zeitnot.time.rule.Factor;
import zeitnot.time.rule.ProlongingRule;
import zeitnot.time.rule.RemainingMoves;
import zeitnot.time.rule.RevisingRule;
import zeitnot.time.rule.StopEarly;
import zeitnot.time.rule.StoppingRule;
import zeitnot.time.rule.Unstable;
import zeitnot.view.FinalMove;

/**
 * A player in the making, with what it takes from a spec or from a program: how it searches, and rules of time, the engine's or
 * one's own. What is not said has a default: UCT, and as much time as the expected number of moves allows.
 */
public final class PlayerBuilder {
    /** Makes a player that does not search as ours do, for one game. */
    public interface Maker {
        Player make(Game game, long seed);
    }

    private SearchOptions options = new SearchOptions(new TreePolicy.Ucb1(SelectionFeatures.UCT_C));
    private Optional<Maker> other = Optional.empty();
    private boolean reuse;
    private Optional<Pondering.Style> pondering = Optional.empty();
    private boolean isCredited;
    private Optional<Resignation> resignation = Optional.empty();
    private Function<Game, RemainingMoves> expected = GameLengths::of;
    private Function<Game, Allotment> allotment = game -> new ExpectedMoves(expected.apply(game));
    private Reserve reserve = Reserve.USUAL;
    private final List<Function<Game, Factor>> factors = new ArrayList<>();
    private final List<BonusRule> bonuses = new ArrayList<>();
    private final List<RevisingRule> revising = new ArrayList<>();
    private final List<StoppingRule> stopping = new ArrayList<>();
    private final List<ProlongingRule> prolonging = new ArrayList<>();

    /** Changes how it searches, such as {@code search(options -> options.withThreads(2))}. */
    public PlayerBuilder search(UnaryOperator<SearchOptions> change) {
        options = change.apply(options);
        return this;
    }

    public PlayerBuilder playouts(PlayoutPolicy policy) {
        return search(old -> old.with(policy));
    }

    public PlayerBuilder finalMove(FinalMove rule) {
        return search(old -> old.with(rule));
    }

    /** Proves wins, losses and draws (MCTS-Solver). */
    public PlayerBuilder solver() {
        return search(old -> old.withSolver(true));
    }

    /** Proves wins and losses alone (MCTS-Solver as it was printed first). */
    public PlayerBuilder plainSolver() {
        return search(SearchOptions::withPlainSolver);
    }

    /** Keeps the part of the tree below the moves that were made. */
    public PlayerBuilder reuse() {
        reuse = true;
        return this;
    }

    /**
     * Ponders while the opponent thinks, on the tree that it keeps.
     *
     * @param focus on so many moves alone; 0 for all
     * @param unseen seconds for a move that the simulated clock charged nothing for
     */
    public PlayerBuilder ponder(int focus, double unseen) {
        pondering = Optional.of(new Pondering.Style(focus, unseen));
        return focus > 0 ? reuse().search(SearchOptions::withFocus) : reuse();
    }

    /** Plans less for a move by what was pondered on it; ponders on all moves unless it is said how. */
    public PlayerBuilder ponderCredit() {
        isCredited = true;
        return pondering.isPresent() ? this : ponder(0, 0);
    }

    /** Gives up a game that is as good as lost. */
    public PlayerBuilder resignation(Resignation rule) {
        resignation = Optional.of(rule);
        return this;
    }

    /** No search at all, but uniformly random moves. */
    public PlayerBuilder random() {
        return instead((game, seed) -> new RandomPlayer(seed));
    }

    /** Another player in the place of one that searches. */
    public PlayerBuilder instead(Maker player) {
        other = Optional.of(player);
        return this;
    }

    /** The base rule of time. */
    public PlayerBuilder allotment(Allotment rule) {
        return allotmentFor(game -> rule);
    }

    /** The base rule of time, made for the game that is played. */
    public PlayerBuilder allotmentFor(Function<Game, Allotment> rule) {
        allotment = rule;
        return this;
    }

    /**
     * How many moves are to be expected, instead of what is known of the game: what plans keep back some time for, and what
     * EXP-MOVES divides by.
     */
    public PlayerBuilder expecting(RemainingMoves moves) {
        expected = game -> moves;
        return this;
    }

    /** What plans leave on the clock. */
    public PlayerBuilder reserve(Reserve kept) {
        reserve = kept;
        return this;
    }

    /** Multiplies allotments, by all factors that are given. */
    public PlayerBuilder factor(Factor factor) {
        return factorFor(game -> factor);
    }

    /** The same, made for the game that is played. */
    public PlayerBuilder factorFor(Function<Game, Factor> factor) {
        factors.add(factor);
        return this;
    }

    /** Adds to the planned time while the search runs. */
    public PlayerBuilder bonus(BonusRule rule) {
        bonuses.add(rule);
        return this;
    }

    /** Changes the planned time once, by what the search shows. */
    public PlayerBuilder revising(RevisingRule rule) {
        revising.add(rule);
        return this;
    }

    /** Counts who owns which points when simulations end. */
    public PlayerBuilder ownership() {
        return search(SearchOptions::withOwnership);
    }

    /** May end a search early. */
    public PlayerBuilder stopping(StoppingRule rule) {
        stopping.add(rule);
        return this;
    }

    /** May prolong a search, after those that are given before. */
    public PlayerBuilder prolonging(ProlongingRule rule) {
        prolonging.add(rule);
        return this;
    }

    /** Throws {@link BadInput} for a combination that makes no sense, and says why. */
    void check() {
        boolean needsMostVisited = stopping.stream().anyMatch(StopEarly.class::isInstance)
                || prolonging.stream().anyMatch(Close.class::isInstance);
        if (needsMostVisited && options.finalMove() == FinalMove.MAX) {
            throw new BadInput(
                    "'stop' and 'close' compare visits, so the most visited move must be the one that is played"
                            + " (Baier & Winands, III-B); use final(robust) instead of final(max)");
        }
        if (options.widening().isPresent() && (options.firstPlayUrgency().isPresent() || options.ranksUntried())) {
            throw new BadInput(
                    "'widen' goes by the order in which a node has its moves, and 'fpu', 'rave', 'rave-k' and 'erica'"
                            + " by what they think of untried ones; use one or the other");
        }
    }

    /** The player, for one game. Throws {@link BadInput} if it cannot play it. */
    public Player build(Game game, long seed) {
        check();
        if (other.isPresent()) {
            return other.get().make(game, seed);
        }
        checkFor(game);
        List<ProlongingRule> prolongingRules = new ArrayList<>(prolonging);
        if (options.finalMove() == FinalMove.MAX_ROBUST) {
            prolongingRules.add(new Unstable(0.1, 5));
        }
        var rules = new TimeManager.Rules(
                expected.apply(game),
                allotment.apply(game),
                factors.stream().map(factor -> factor.apply(game)).toList(),
                bonuses,
                revising,
                stopping,
                prolongingRules);
        var search = new Search(game, options, seed);
        return new SearchPlayer(
                search,
                reuse,
                new TimeManager(rules, reserve),
                pondering.map(style -> new Pondering(search, style)),
                isCredited,
                resignation.map(rule -> new Resignation.Watch(rule, game.players())));
    }

    private void checkFor(Game game) {
        if (options.solver()) {
            Feature.requireTwoPlayers(game, "solver");
            Feature.requireNoChance(game, "solver");
        }
        if (options.ownership()) {
            Feature.requireTwoPlayers(game, "ownership");
            game.require(Capability.OWNERSHIP, "ownership");
        }
        if (options.rewards().qualitative().isPresent()) {
            game.require(Capability.QUALITY, "qualitative-bonus");
        }
    }
}
