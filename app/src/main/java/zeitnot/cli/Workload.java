package zeitnot.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import zeitnot.games.Games;
import zeitnot.papers.Condition;
import zeitnot.papers.Domain;
import zeitnot.papers.Reproduction;
import zeitnot.papers.Setup;
import zeitnot.player.Spec;
import zeitnot.time.ClockKind;

/**
 * What is still to be played of an experiment.
 *
 * @param thinking seconds on the players' clocks, by game
 */
record Workload(Setup setup, int storedGames, int missingGames, Map<Domain, Double> thinking) {
    private static final double BENCHMARK_SECONDS = 0.3;

    /** Work of fewer simulations than this is done before it could be measured. */
    private static final double FEW_SIMULATIONS = 1e6;

    private static final int MINUTE = 60;
    private static final int HOUR = 60 * MINUTE;
    private static final int DAY = 24 * HOUR;

    static Workload of(Reproduction run) {
        Map<Domain, Double> thinking = new LinkedHashMap<>();
        for (Condition condition : run.experiment().conditions()) {
            int missing = run.setup().games() - run.observed(condition).played();
            if (missing > 0) {
                thinking.merge(condition.domain(), missing * condition.seconds(), Double::sum);
            }
        }
        return new Workload(run.setup(), run.playedGames(), run.plannedGames() - run.playedGames(), thinking);
    }

    /** How much there is to do, and how long it takes on so many cores. */
    String announcement(int jobs) {
        int cores = Math.min(jobs, Runtime.getRuntime().availableProcessors());
        String already = storedGames == 0 ? "" : Text.format("%,d games are in the store already; ", storedGames);
        return missingGames == 0
                ? Text.format("all %,d games are in the store already", storedGames)
                : already + Text.format("playing %,d games, %s", missingGames, duration(realSeconds() / cores, cores));
    }

    private double realSeconds() {
        return thinking.entrySet().stream()
                .mapToDouble(entry -> realSeconds(entry.getKey(), entry.getValue()))
                .sum();
    }

    private double realSeconds(Domain domain, double seconds) {
        if (!(setup.clockOf(domain) instanceof ClockKind.Simulated clock)) {
            return seconds;
        }
        double simulations = seconds * clock.simulationsPerSecond();
        if (simulations < FEW_SIMULATIONS) {
            return 0;
        }
        var test = new SpeedTest(Games.named(domain.game()), BENCHMARK_SECONDS);
        return simulations / test.simulationsPerSecond(Spec.parse(domain.player()));
    }

    private static String duration(double seconds, int cores) {
        String busy = cores == 1 ? " if a core is free" : " if " + cores + " cores are free";
        if (seconds < 10) {
            return "a few seconds";
        }
        if (seconds < 2 * MINUTE) {
            return Text.format("about %.0f s%s", seconds, busy);
        }
        if (seconds < 2 * HOUR) {
            return Text.format("about %.0f minutes%s", seconds / MINUTE, busy);
        }
        return seconds < 2 * DAY
                ? Text.format("about %.0f hours%s", seconds / HOUR, busy)
                : Text.format("about %.0f days%s", seconds / DAY, busy);
    }
}
