package zeitnot.time;

import java.util.ArrayList;
import java.util.List;
import zeitnot.time.rule.BonusRule;
import zeitnot.time.rule.ClockState;
import zeitnot.time.rule.ProlongingRule;
import zeitnot.time.rule.StoppingRule;
import zeitnot.view.Pacer;
import zeitnot.view.SearchView;

/**
 * The pacing of one move's search, by time or by simulations: it runs for what was planned, with what a bonus adds, unless a
 * rule stops it, goes on where a rule prolongs it, and never beyond its limit. It reads a real clock often enough to overrun by about 0.1 ms.
 */
public final class Thinking implements Pacer {
    /** "In regular intervals (e.g. 50 rollouts)": Baier and Winands, III-B. */
    private static final int SIMULATIONS_BETWEEN_QUESTIONS = 50;

    private static final long NANOS_BETWEEN_READS = 100_000;
    private static final int MOST_BETWEEN_READS = 1024;

    private final Clock clock;
    private final TimeManager.Rules rules;
    private final boolean bySimulations;
    private final Plan plan;
    private final double limit;
    private double secondsPerSimulation;
    private final long startedAt;

    /** In seconds or simulations, like {@link #limit}. */
    private double planned;

    /** What was planned without the prolonging. */
    private double allotted;

    private boolean bonusesAsked;

    private double used;

    /** How many simulations there had been when {@link #used} was read. */
    private long simulationsRead;

    private int rule;
    private int loop;

    /** What had been used when the current rule first prolonged the search: its factor is of this in every loop. */
    private double regular;

    private final List<String> events = new ArrayList<>();
    private long askedAt;
    private long chargedPlies;
    private long chargedNodes;

    private Thinking(
            Clock clock, TimeManager.Rules rules, boolean bySimulations, Plan plan, double secondsPerSimulation) {
        this.clock = clock;
        this.rules = rules;
        this.bySimulations = bySimulations;
        this.plan = plan;
        this.limit = plan.limit();
        this.secondsPerSimulation = secondsPerSimulation;
        this.planned = Math.max(0, Math.min(plan.seconds(), limit));
        this.allotted = planned;
        this.bonusesAsked = bySimulations || rules.bonuses().isEmpty();
        this.startedAt = clock.nanos();
    }

    /**
     * Thinks for as many seconds as planned.
     *
     * @param secondsPerSimulation what a simulation has cost before; 0 if that is not known
     */
    static Thinking seconds(Clock clock, TimeManager.Rules rules, Plan plan, double secondsPerSimulation) {
        return new Thinking(clock, rules, false, plan, secondsPerSimulation);
    }

    /** Thinks for so many simulations, which no bonus adds to. */
    static Thinking simulations(Clock clock, TimeManager.Rules rules, long planned, ClockState state) {
        return new Thinking(clock, rules, true, new Plan(planned, Double.POSITIVE_INFINITY, 1, state), 0);
    }

    /** What was planned, with bonuses and before any prolonging, in seconds; infinite if simulations are counted. */
    public double allotted() {
        return bySimulations ? Double.POSITIVE_INFINITY : allotted;
    }

    public double spent() {
        return (clock.nanos() - startedAt) / 1e9;
    }

    /** How long the search was meant to last, in seconds, when it ended: what the turn took beyond that is overhead. */
    double meant() {
        return bySimulations ? spent() : Math.min(used, planned);
    }

    /** The rules that stopped, extended or prolonged the search, in order, such as {@code cbt close}; empty if none did. */
    public String events() {
        return String.join(" ", events);
    }

    /** What a simulation cost here, or before if there was none. */
    double secondsPerSimulation() {
        return secondsPerSimulation;
    }

    @Override
    public int next(Progress progress) {
        charge(progress);
        long simulations = progress.simulations();
        if (simulations == 0) {
            return limit < secondsPerSimulation ? 0 : 1; // what the clock can pay for, whatever was planned
        }
        used = bySimulations ? simulations : spent();
        simulationsRead = simulations;
        secondsPerSimulation = used / simulations;
        if (!bonusesAsked && used >= planned / 2) {
            bonusesAsked = true;
            progress.ownMoves().ifPresent(this::addBonuses);
        }
        if (used >= planned) {
            if (!isProlonged(progress)) {
                return 0;
            }
        } else if (isStopped(progress, simulations)) {
            return 0;
        }
        return Math.min(untilNextQuestion(simulations), untilNextRead(simulations));
    }

    @Override
    public double share(long simulations) {
        double now = used + (simulations - simulationsRead) * secondsPerSimulation;
        return planned > 0 ? Math.max(0, Math.min(now / planned, 1)) : 1;
    }

    /** Tells a simulated clock of the work since it was last told; to be called when the search has ended. */
    public void charge(Progress progress) {
        long plies = progress.plies();
        long nodes = progress.nodes();
        clock.charge(plies - chargedPlies, nodes - chargedNodes);
        chargedPlies = plies;
        chargedNodes = nodes;
    }

    private void addBonuses(double ownMoves) {
        for (BonusRule bonus : rules.bonuses()) {
            double extra = plan.factor() * bonus.seconds(plan.clock().less(used), ownMoves);
            if (extra > 0 && planned < limit) {
                events.add(bonus.name());
                planned = Math.min(planned + extra, limit);
            }
        }
        allotted = planned;
    }

    private boolean isStopped(Progress progress, long simulations) {
        if (rules.stopping().isEmpty() || simulations - askedAt < SIMULATIONS_BETWEEN_QUESTIONS) {
            return false;
        }
        askedAt = simulations;
        SearchView view = progress.view(used, planned);
        for (StoppingRule stopping : rules.stopping()) {
            if (stopping.stops(view)) {
                events.add(stopping.name());
                return true;
            }
        }
        return false;
    }

    /** The rules come one after the other, each until it has had its loops or does not want to go on. */
    private boolean isProlonged(Progress progress) {
        while (rule < rules.prolonging().size() && used < limit) {
            ProlongingRule prolonging = rules.prolonging().get(rule);
            if (loop < prolonging.loops() && prolonging.prolongs(progress.view(used, planned))) {
                if (loop == 0) {
                    regular = used;
                }
                loop++;
                events.add(prolonging.name());
                planned = Math.min(used + prolonging.factor() * regular, limit);
                return true;
            }
            rule++;
            loop = 0;
        }
        return false;
    }

    private int untilNextQuestion(long simulations) {
        return rules.stopping().isEmpty()
                ? Integer.MAX_VALUE
                : (int) Math.max(1, askedAt + SIMULATIONS_BETWEEN_QUESTIONS - simulations);
    }

    private int untilNextRead(long simulations) {
        if (bySimulations) {
            return (int) Math.min(Math.ceil(planned - used), 1 << 16);
        }
        if (clock.isSimulated()) {
            return 1;
        }
        double nanosPerSimulation = used * 1e9 / simulations;
        double nanos = Math.min(NANOS_BETWEEN_READS, (planned - used) * 1e9);
        return (int) Math.max(1, Math.min(nanos / nanosPerSimulation, MOST_BETWEEN_READS));
    }
}
