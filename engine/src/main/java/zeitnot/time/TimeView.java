package zeitnot.time;

import java.util.List;
import zeitnot.time.rule.Reading;

/**
 * The time of one move, for people who watch: what was planned and why, what has been used, and which rules have spoken.
 * Amounts are seconds, or simulations where these are limited.
 *
 * @param allotted before any prolonging
 * @param planned for the whole search, as the plan is now
 * @param limit that no rule can go beyond; infinite where there is none
 * @param isOver whether the search has ended: {@code spent} is then all that it took
 * @param plan the base rule and the factors by which the time was allotted
 * @param rules that may stop or prolong the search, as they stand now; none before the first simulation
 */
public record TimeView(
        boolean bySimulations,
        double allotted,
        double planned,
        double limit,
        double spent,
        boolean isOver,
        List<Reading> plan,
        List<Intervention> interventions,
        List<Reading> rules) {
    public TimeView {
        plan = List.copyOf(plan);
        interventions = List.copyOf(interventions);
        rules = List.copyOf(rules);
    }
}
