package zeitnot.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import zeitnot.papers.Condition;
import zeitnot.papers.Domain;
import zeitnot.papers.Reproduction;
import zeitnot.papers.SelfPlay;
import zeitnot.papers.Setup;
import zeitnot.time.ClockKind;

/**
 * What is still to be played of an experiment.
 *
 * @param missingSelfPlay games that are played before, for tables of expected moves
 * @param thinking seconds that the players have on their clocks, by game
 */
record Workload(Setup setup, int storedGames, int missingGames, int missingSelfPlay, Map<Domain, Double> thinking) {
    /** Work of fewer simulations than this is done before it could be measured. */
    private static final double FEW_SIMULATIONS = 1e6;

    static Workload of(Reproduction run) {
        Map<Domain, Double> thinking = new LinkedHashMap<>();
        for (Condition condition : run.experiment().conditions()) {
            int missing = run.missing(condition);
            if (missing > 0) {
                thinking.merge(condition.domain(), missing * condition.seconds(), Double::sum);
            }
        }
        for (SelfPlay first : run.experiment().selfPlay()) {
            thinking.merge(first.domain(), run.missing(first) * first.seconds(), Double::sum);
        }
        return new Workload(run.setup(), run.playedGames(), run.missingGames(), run.missingSelfPlay(), thinking);
    }

    /** How much there is to do, and how long it takes on so many cores. */
    String announcement(int cores, Pace pace) {
        if (missingGames == 0) {
            return Text.format("all %,d games are in the store already", storedGames);
        }
        String already = storedGames == 0 ? "" : Text.format("%,d games are in the store already; ", storedGames);
        String free = cores == 1 ? "if a core is free" : "if " + cores + " cores are free";
        String before =
                missingSelfPlay == 0 ? "" : Text.format(" after %,d of self-play for exp-moves", missingSelfPlay);
        return already
                + Text.format(
                        "playing %,d games%s, %s %s",
                        missingGames, before, duration(pace).times(1.0 / cores), free);
    }

    private Span duration(Pace pace) {
        return thinking.entrySet().stream()
                .map(entry -> duration(entry.getKey(), entry.getValue(), pace))
                .reduce(Span.NONE, Span::plus);
    }

    private Span duration(Domain domain, double seconds, Pace pace) {
        if (!(setup.clockOf(domain) instanceof ClockKind.Simulated clock)) {
            return new Span(seconds, seconds);
        }
        boolean isSmall = seconds * clock.simulationsPerSecond() < FEW_SIMULATIONS;
        return isSmall ? Span.NONE : pace.of(domain, clock).times(seconds);
    }
}
