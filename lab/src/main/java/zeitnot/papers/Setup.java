package zeitnot.papers;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;
import zeitnot.contest.Match;
import zeitnot.game.BadInput;
import zeitnot.games.Games;
import zeitnot.player.Spec;
import zeitnot.time.ClockKind;

/**
 * How an experiment is run.
 *
 * @param games per condition
 * @param scale multiplies the speed of the simulated clock that the paper states
 * @param clock instead of the simulated one at the paper's speed
 */
public record Setup(int games, double scale, Optional<ClockKind> clock, long seed) {
    private static final MathContext SCALE_DIGITS = new MathContext(6);

    /** More than a scale has, so that the scale can be told from the speed. */
    private static final MathContext SPEED_DIGITS = new MathContext(9);

    public Setup {
        if (!(scale > 0 && Double.isFinite(scale))) {
            throw new BadInput("--scale " + scale + " is impossible; give a number above 0, such as 0.05");
        }
        if (scale != 1 && clock.isPresent()) {
            throw new BadInput("--scale " + scale + " is for the simulated clock at the paper's speed; with --clock "
                    + clock.get() + " leave it out");
        }
        scale = scale(scale);
    }

    /** A scale to the digits that count. */
    public static double scale(double given) {
        return BigDecimal.valueOf(given).round(SCALE_DIGITS).doubleValue();
    }

    /** As in the paper. */
    public static Setup published(Experiment experiment) {
        return new Setup(experiment.games(), 1, Optional.empty(), 1);
    }

    /** The clock for a game. */
    public ClockKind clockOf(Domain domain) {
        return clock.orElseGet(() -> new ClockKind.Simulated(
                BigDecimal.valueOf(domain.speed() * scale).round(SPEED_DIGITS).doubleValue()));
    }

    /**
     * What makes this another experiment than the one that was written down, in words that follow a verdict, such as "at 5 %
     * of the paper's speed"; nothing if it is the same but for the number of games and the seed.
     */
    public Optional<String> departure(Experiment experiment) {
        if (experiment.kilothon().isPresent()) {
            return clock.filter(kind -> !(kind instanceof ClockKind.Wall))
                    .map(kind -> "on the clock " + kind + " instead of the competition's");
        }
        if (experiment.conditions().isEmpty()) {
            return Optional.empty();
        }
        String whose = experiment.paper().equals(Paper.NONE) ? "the stated" : "the paper's";
        boolean sameSpeeds = experiment.conditions().stream()
                .map(Condition::domain)
                .allMatch(domain -> clockOf(domain).equals(new ClockKind.Simulated(domain.speed())));
        if (sameSpeeds) {
            return Optional.empty();
        }
        return Optional.of(clock.map(kind -> "on the clock " + kind + " instead of " + whose + " speeds")
                .orElseGet(() -> "at " + percent() + " of " + whose + " speed"));
    }

    /** The scale in words: 5 %. */
    String percent() {
        BigDecimal percent = BigDecimal.valueOf(100 * scale).round(new MathContext(4));
        return percent.stripTrailingZeros().toPlainString() + " %";
    }

    Match match(Condition condition, String playerA, String playerB) {
        return new Match(
                Games.named(condition.domain().game()),
                Spec.parse(playerA),
                Spec.parse(playerB),
                condition.terms(clockOf(condition.domain())),
                games,
                seed);
    }
}
