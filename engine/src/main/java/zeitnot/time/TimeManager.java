package zeitnot.time;

import java.util.List;
import java.util.Optional;
import zeitnot.time.rule.Allotment;
import zeitnot.time.rule.BonusRule;
import zeitnot.time.rule.Factor;
import zeitnot.time.rule.ProlongingRule;
import zeitnot.time.rule.RemainingMoves;
import zeitnot.time.rule.RevisingRule;
import zeitnot.time.rule.StoppingRule;
import zeitnot.time.rule.Turn;
import zeitnot.view.Progress;

/**
 * A player's time management: a base rule and factors for the planned time, rules that may add to it while the search
 * runs, rules that may end it early, and rules that may prolong it. It keeps back what moves cost beyond their search, so
 * that the flag never falls. One per player and game.
 */
public final class TimeManager {
    /** When a real clock has no more than what is kept back, a move still gets this much of it, if it wants any. */
    private static final double LAST_SHARE = 0.01;

    private final Rules rules;
    private final Reserve reserve;
    private final Overhead overhead = new Overhead();

    /** The search that ended last; of the one before it is too late to learn anything. */
    private Optional<Thinking> last = Optional.empty();

    private Thought lastThought = Thought.NONE;

    /**
     * The rules of a player.
     *
     * @param expected how many moves the player may still have to make: for these some time is kept back
     */
    public record Rules(
            RemainingMoves expected,
            Allotment allotment,
            List<Factor> factors,
            List<BonusRule> bonuses,
            List<RevisingRule> revising,
            List<StoppingRule> stopping,
            List<ProlongingRule> prolonging) {
        public Rules {
            revising = List.copyOf(revising);
            factors = List.copyOf(factors);
            bonuses = List.copyOf(bonuses);
            stopping = List.copyOf(stopping);
            prolonging = List.copyOf(prolonging);
        }

        /** Without rules that revise plans. */
        public Rules(
                RemainingMoves expected,
                Allotment allotment,
                List<Factor> factors,
                List<BonusRule> bonuses,
                List<StoppingRule> stopping,
                List<ProlongingRule> prolonging) {
            this(expected, allotment, factors, bonuses, List.of(), stopping, prolonging);
        }

        /** Without bonuses either. */
        public Rules(
                RemainingMoves expected,
                Allotment allotment,
                List<Factor> factors,
                List<StoppingRule> stopping,
                List<ProlongingRule> prolonging) {
            this(expected, allotment, factors, List.of(), stopping, prolonging);
        }

        /** What all factors together multiply by. */
        double factor(Turn turn) {
            double product = 1;
            for (Factor factor : factors) {
                product *= factor.at(turn);
            }
            return product;
        }
    }

    /** Thinks for all the time that the clock has for a move: for analysis. */
    public static TimeManager allTheTime() {
        return new TimeManager(
                new Rules(RemainingMoves.fromLengths(1), turn -> turn.clock().most(), List.of(), List.of(), List.of()));
    }

    /** With the usual reserve. */
    public TimeManager(Rules rules) {
        this(rules, Reserve.USUAL);
    }

    public TimeManager(Rules rules, Reserve reserve) {
        this.rules = rules;
        this.reserve = reserve;
    }

    /** Plans the next move: the pacer for its search, whose time begins now and goes on until {@link #end}. */
    public Thinking think(PlayerClock playerClock, int ply) {
        return think(playerClock, ply, 0, 0);
    }

    /**
     * The same where some of the search has been done before.
     *
     * @param stones on the board
     * @param credit seconds that the move has had already: the plan is shorter by so much (Huang, Coulom and Lin, VI-C)
     */
    public Thinking think(PlayerClock playerClock, int ply, int stones, double credit) {
        last.ifPresent(thinking -> thinking.overhead().ifPresent(overhead::observe));
        last = Optional.empty();
        return plan(playerClock, ply, stones, credit);
    }

    /** The search for a move has ended: what came of it, which is kept for the next. */
    public Thought end(Thinking thinking, Progress progress) {
        lastThought = thinking.end(progress, lastThought);
        last = Optional.of(thinking);
        overhead.observeGap(lastThought.longestGap());
        return lastThought;
    }

    private Thinking plan(PlayerClock playerClock, int ply, int stones, double credit) {
        TimeControl control = playerClock.control();
        var turn = new Turn(playerClock.state(), ply, stones, lastThought.simulatedPlies(), lastThought.criticality());
        if (control instanceof TimeControl.SimulationsPerMove fixed) {
            return Thinking.simulations(playerClock, rules, fixed.simulations(), turn);
        }
        double factor = rules.factor(turn);
        double planned = factor * rules.allotment().seconds(turn);
        if (control instanceof TimeControl.PerMove fixed) {
            return Thinking.seconds(playerClock, rules, new Plan(planned - credit, fixed.seconds(), factor, turn), 0);
        }
        boolean isReal = !playerClock.clock().isSimulated();
        double limit = turn.clock().most() - kept(turn, control, isReal ? overhead.typical() : 0);
        if (isReal) {
            double untouched = untouched(control);
            double last = LAST_SHARE * turn.clock().most();
            double careful = factor * rules.allotment().seconds(turn.less(untouched)) - overhead.typical();
            planned = Math.max(careful, Math.min(planned, last));
            limit = Math.max(limit - untouched, last);
        }
        return Thinking.seconds(
                playerClock,
                rules,
                new Plan(planned - credit, limit, factor, turn),
                lastThought.secondsPerSimulation());
    }

    /** What no plan may touch on a real clock, so that it is there when the machine takes time away at the very end. */
    private double untouched(TimeControl control) {
        double all = control.begin().most();
        return Math.max(overhead.reserve(all), reserve.untouched(all));
    }

    /**
     * What this move must leave of the bank for further ones, at least what they cost without a search, though never so
     * much that it gets less than an equal share. One more move is always expected: the one that is taken for the last may
     * not be it.
     */
    private double kept(Turn turn, TimeControl control, double costOfMove) {
        double bank = turn.clock().bank();
        double moves = Math.min(rules.expected().after(turn.ply()), turn.clock().movesInBank());
        double further = Math.max(1, moves - 1);
        double perMove = Math.max(
                costOfMove,
                reserve.perMove() * control.begin().share(rules.expected().after(0)));
        return Math.max(reserve.ofBank() * bank, Math.min(perMove * further, bank - bank / (further + 1)));
    }
}
