package zeitnot.papers;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeitnot.contest.Match;
import zeitnot.game.BadInput;
import zeitnot.games.Games;
import zeitnot.player.Spec;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;

/**
 * How an experiment is run.
 *
 * @param games per condition
 * @param scale multiplies the speed of the simulated clock that the paper states
 * @param clock instead of the simulated one at the paper's speed
 */
public record Setup(int games, double scale, Optional<ClockKind> clock, long seed) {
    private static final MathContext PRECISION = new MathContext(6);

    public Setup {
        if (!(scale > 0 && Double.isFinite(scale))) {
            throw new BadInput("--scale " + scale + " is impossible; give a number above 0, such as 0.05");
        }
        if (scale != 1 && clock.isPresent()) {
            throw new BadInput("--scale " + scale + " is for the simulated clock at the paper's speed; with --clock "
                    + clock.get() + " leave it out");
        }
    }

    /** As in the paper. */
    public static Setup published(Experiment experiment) {
        return new Setup(experiment.games(), 1, Optional.empty(), 1);
    }

    /** The clock for a game. */
    public ClockKind clockOf(Domain domain) {
        return clock.orElseGet(() -> new ClockKind.Simulated(rounded(domain.speed() * scale)));
    }

    /** Without the last digits, which floating point makes up. */
    static double rounded(double number) {
        return BigDecimal.valueOf(number).round(PRECISION).doubleValue();
    }

    Match match(Condition condition, String playerA) {
        return new Match(
                Games.named(condition.domain().game()),
                Spec.parse(playerA),
                Spec.parse(condition.playerB()),
                TimeControl.parse(condition.time()),
                clockOf(condition.domain()),
                games,
                seed);
    }

    /** What to type to run the experiment so. */
    public List<String> command(Experiment experiment) {
        List<String> words = new ArrayList<>(List.of("zeitnot", "reproduce", experiment.id()));
        words.addAll(List.of("--games", Integer.toString(games)));
        if (scale != 1) {
            words.addAll(List.of("--scale", BigDecimal.valueOf(scale).toPlainString()));
        }
        clock.ifPresent(kind -> words.addAll(List.of("--clock", kind.toString())));
        words.addAll(List.of("--seed", Long.toString(seed)));
        return words;
    }
}
