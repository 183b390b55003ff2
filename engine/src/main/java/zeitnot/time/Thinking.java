package zeitnot.time;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zeitnot.time.rule.BonusRule;
import zeitnot.time.rule.ClockState;
import zeitnot.time.rule.Moment;
import zeitnot.time.rule.ProlongingRule;
import zeitnot.time.rule.Reading;
import zeitnot.time.rule.RevisingRule;
import zeitnot.time.rule.StoppingRule;
import zeitnot.time.rule.Turn;
import zeitnot.view.Pacer;
import zeitnot.view.Progress;

/**
 * The pacing of one move's search, by time or by simulations: it runs for what was planned, with what a bonus adds, unless a
 * rule stops it, goes on where a rule prolongs it, and never beyond its limit. It reads a real clock often enough to
 * overrun by about 0.1 ms.
 */
public final class Thinking implements Pacer {
    /** "In regular intervals (e.g. 50 rollouts)": Baier and Winands, III-B. */
    private static final int SIMULATIONS_BETWEEN_QUESTIONS = 50;

    private static final long NANOS_BETWEEN_READS = 100_000;
    private static final int MOST_BETWEEN_READS = 1024;

    private final PlayerClock playerClock;
    private final Clock clock;
    private final Meter meter;
    private final boolean isInTurn;
    private final int turn;
    private final TimeManager.Rules rules;
    private final boolean bySimulations;
    private final Plan plan;
    private final double limit;
    private final List<StoppingRule> stoppingRules;
    private final List<StoppingRule.Watch> stopping;
    private final List<ProlongingRule.Watch> prolonging;
    private double secondsPerSimulation;
    private final long startedAt;

    /** In seconds or simulations, like {@link #limit}. */
    private double planned;

    /** What was planned without the prolonging. */
    private double allotted;

    private boolean bonusesAsked;

    /** How many of the revising rules have been asked. */
    private int revised;

    private double used;
    private double meant;

    /** How many simulations there had been when {@link #used} was read. */
    private long simulationsRead;

    /** By how much several playouts at once would end after the first of them. */
    private double tooLate;

    private int rule;
    private int loop;

    /** What had been used when the current rule first prolonged the search: its factor is of this in every loop. */
    private double regular;

    /** When the clock was read last, in seconds since the search began, and the longest time between two such reads. */
    private double readAt;

    private double longestGap;

    private final List<Intervention> interventions = new ArrayList<>();
    private long askedAt;

    /** What others see of the plan; a new one whenever it changes, so that nobody waits for them. */
    private volatile Published published;

    /** The plan as it is, and what has changed it. */
    private record Published(double allotted, double planned, List<Intervention> interventions, OptionalDouble ended) {}

    /** When a rule was last asked. */
    private Optional<Moment> lastAsked = Optional.empty();

    private Thinking(
            PlayerClock playerClock,
            TimeManager.Rules rules,
            boolean bySimulations,
            Plan plan,
            double secondsPerSimulation) {
        this.playerClock = playerClock;
        this.clock = playerClock.clock();
        this.meter = new Meter(clock);
        this.isInTurn = playerClock.isRunning();
        this.turn = playerClock.turns();
        this.rules = rules;
        this.bySimulations = bySimulations;
        this.plan = plan;
        this.limit = plan.limit();
        this.stoppingRules =
                rules.stopping().stream().map(rule -> rule.in(plan.turn())).toList();
        this.stopping =
                stoppingRules.stream().map(rule -> rule.begin(plan.turn())).toList();
        this.prolonging =
                rules.prolonging().stream().map(rule -> rule.begin(plan.turn())).toList();
        this.secondsPerSimulation = secondsPerSimulation;
        this.planned = Math.max(0, Math.min(plan.amount(), limit));
        this.allotted = planned;
        this.revised = bySimulations ? rules.revising().size() : 0;
        this.bonusesAsked = bySimulations || rules.bonuses().isEmpty();
        this.startedAt = clock.nanos();
        this.published = new Published(allotted, planned, List.of(), OptionalDouble.empty());
    }

    /**
     * Thinks for as many seconds as planned.
     *
     * @param secondsPerSimulation what a simulation has cost before; 0 if that is not known
     */
    static Thinking seconds(PlayerClock clock, TimeManager.Rules rules, Plan plan, double secondsPerSimulation) {
        return new Thinking(clock, rules, false, plan, secondsPerSimulation);
    }

    /** Thinks for so many simulations, which no bonus adds to. */
    static Thinking simulations(PlayerClock clock, TimeManager.Rules rules, long planned, Turn turn) {
        return new Thinking(clock, rules, true, new Plan(planned, Double.POSITIVE_INFINITY, 1, turn), 0);
    }

    /** What was planned, with bonuses and before any prolonging, in seconds; infinite if simulations are counted. */
    public double allotted() {
        return bySimulations ? Double.POSITIVE_INFINITY : allotted;
    }

    public double spent() {
        return (clock.nanos() - startedAt) / 1e9;
    }

    /** The rules that stopped, extended or prolonged the search, in order, such as {@code cbt close}; empty if none did. */
    public String events() {
        return interventions.stream().map(Intervention::rule).collect(Collectors.joining(" "));
    }

    /** The search has ended: charges the clock for the last of its work, and tells what came of it. */
    Thought end(Progress progress, Thought before) {
        meter.charge(progress);
        look();
        long simulations = progress.simulations();
        meant = bySimulations ? spent() : Math.min(used, planned);
        publish(OptionalDouble.of(bySimulations ? simulations : spent()));
        double plies = simulations > 0 ? (double) progress.lengths() / simulations : before.simulatedPlies();
        OptionalDouble criticality = progress.criticality();
        return new Thought(
                allotted(),
                meant,
                events(),
                plies,
                longestGap,
                criticality.isPresent() ? criticality : before.criticality(),
                secondsPerSimulation);
    }

    /** What the turn took beyond its search, once it is over; none of a search that belonged to no turn of its clock. */
    OptionalDouble overhead() {
        return isInTurn && playerClock.turns() == turn + 1
                ? OptionalDouble.of(playerClock.lastTurn() - meant)
                : OptionalDouble.empty();
    }

    @Override
    public int next(Progress progress) {
        meter.charge(progress);
        long simulations = progress.simulations();
        if (simulations == 0) {
            return limit < secondsPerSimulation * progress.playoutsAtOnce()
                    ? 0
                    : 1; // what the clock can pay for, whatever was planned
        }
        double now = look();
        used = bySimulations ? simulations : now;
        simulationsRead = simulations;
        secondsPerSimulation = used / simulations;
        if (revised < rules.revising().size()) {
            revise(progress);
        }
        if (!bonusesAsked && used >= planned / 2) {
            bonusesAsked = true;
            if (progress.finished() > 0) {
                addBonuses((double) progress.ownMoves() / progress.finished());
            }
        }
        tooLate = bySimulations ? 0 : (progress.playoutsAtOnce() - 1) * secondsPerSimulation;
        if (used + tooLate >= planned) {
            if (!isProlonged(progress)) {
                return 0;
            }
        } else if (isStopped(progress, simulations)) {
            return 0;
        }
        return Math.min(untilNextQuestion(simulations), untilNextRead(simulations));
    }

    @Override
    public boolean waitsForAll() {
        return bySimulations || clock.isSimulated();
    }

    @Override
    public double share(long simulations) {
        double now = used + (simulations - simulationsRead) * secondsPerSimulation;
        return planned > 0 ? Math.max(0, Math.min(now / planned, 1)) : 1;
    }

    /** Reads the clock. On a simulated one nothing is ever away: what passes between two looks is a simulation. */
    private double look() {
        double now = spent();
        if (!clock.isSimulated()) {
            longestGap = Math.max(longestGap, now - readAt);
        }
        readAt = now;
        return now;
    }

    /** Asks the rules whose time has come, each once. */
    private void revise(Progress progress) {
        for (; revised < rules.revising().size(); revised++) {
            RevisingRule rule = rules.revising().get(revised);
            if (used < Math.min(rule.after(), planned)) {
                return;
            }
            OptionalDouble criticality = progress.criticality();
            if (criticality.isPresent()) {
                planned = Math.min(planned * rule.factor(criticality.getAsDouble()), limit);
                allotted = planned;
                note(Intervention.Kind.REVISED, rule.read(criticality.getAsDouble()));
            }
        }
    }

    private void addBonuses(double ownMoves) {
        for (BonusRule bonus : rules.bonuses()) {
            ClockState left = plan.turn().clock().less(used);
            double extra = plan.factor() * bonus.seconds(left, ownMoves);
            if (extra > 0 && planned < limit) {
                planned = Math.min(planned + extra, limit);
                allotted = planned;
                note(Intervention.Kind.EXTENDED, bonus.read(left, ownMoves));
            }
        }
    }

    private boolean isStopped(Progress progress, long simulations) {
        if (stopping.isEmpty() || simulations - askedAt < SIMULATIONS_BETWEEN_QUESTIONS) {
            return false;
        }
        askedAt = simulations;
        var now = new Moment(progress.view(), used, planned);
        Moment before = ask(now);
        for (int i = 0; i < stopping.size(); i++) {
            if (stopping.get(i).stops(now, before)) {
                note(Intervention.Kind.STOPPED, stoppingRules.get(i).read(now));
                return true;
            }
        }
        return false;
    }

    private void note(Intervention.Kind kind, Reading reading) {
        interventions.add(new Intervention(kind, used, planned, reading));
        publish(OptionalDouble.empty());
    }

    private void publish(OptionalDouble ended) {
        published = new Published(allotted, planned, List.copyOf(interventions), ended);
    }

    /**
     * The time of this move as it is now; may be asked by any thread, of a search on a clock that all threads see.
     *
     * @param progress of the search that this paces
     */
    public TimeView view(Progress progress) {
        Published now = published;
        double spent = now.ended().orElseGet(() -> bySimulations ? progress.simulations() : spent());
        return new TimeView(
                bySimulations,
                now.allotted(),
                now.planned(),
                limit,
                spent,
                now.ended().isPresent(),
                planReadings(),
                now.interventions(),
                standings(progress, spent, now.planned()));
    }

    private List<Reading> planReadings() {
        if (bySimulations) {
            return List.of();
        }
        List<Reading> readings = new ArrayList<>();
        readings.add(rules.allotment().read(plan.turn()));
        rules.factors().forEach(factor -> readings.add(factor.read(plan.turn())));
        return readings;
    }

    /** What each rule would find now: computed by who asks, so that it costs the search nothing. */
    private List<Reading> standings(Progress progress, double spent, double planned) {
        if (progress.simulations() == 0 || spent <= 0) {
            return List.of();
        }
        var now = new Moment(progress.view(), spent, planned);
        return Stream.concat(
                        stoppingRules.stream().map(rule -> rule.read(now)),
                        rules.prolonging().stream().map(rule -> rule.read(now)))
                .toList();
    }

    /** Notes the moment of a question and returns that of the one before. */
    private Moment ask(Moment now) {
        Moment before = lastAsked.orElse(now);
        lastAsked = Optional.of(now);
        return before;
    }

    /** The rules come one after the other, each until it has had its loops or does not want to go on. */
    private boolean isProlonged(Progress progress) {
        if (rule == prolonging.size() || used + tooLate >= limit) {
            return false;
        }
        var now = new Moment(progress.view(), used, planned);
        Moment before = ask(now);
        for (; rule < prolonging.size(); rule++, loop = 0) {
            ProlongingRule current = rules.prolonging().get(rule);
            if (loop < current.loops() && prolonging.get(rule).prolongs(now, before)) {
                if (loop == 0) {
                    regular = used;
                }
                loop++;
                planned = Math.min(used + current.factor() * current.basis(regular, allotted), limit);
                note(Intervention.Kind.PROLONGED, current.read(now));
                return true;
            }
        }
        return false;
    }

    private int untilNextQuestion(long simulations) {
        return stopping.isEmpty()
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
