package zeitnot.papers;

import java.util.List;
import java.util.Locale;
import zeitnot.bandit.BanditResult;
import zeitnot.bandit.BanditSetup;
import zeitnot.bandit.Policy;
import zeitnot.bandit.Quantity;
import zeitnot.stats.Estimate;

/**
 * The part of an experiment that tries policies on bandits. Nothing of it is kept in a store: it takes seconds, and the same
 * set-up gives the same result.
 *
 * @param shown arms in the figure, the best first
 * @param claims what the paper says about it
 */
public record BanditTrial(BanditSetup setup, int shown, List<Claim> claims) {
    public BanditTrial {
        claims = List.copyOf(claims);
    }

    /** That one policy has more of something than another. */
    public record Claim(Quantity quantity, Policy more, Policy less) {
        /** The difference on the same bandits. */
        public Estimate ours(BanditResult result) {
            return result.difference(more, less, quantity);
        }

        /** Whether the interval of the difference lies above zero, below it or across. */
        public Verdict verdict(BanditResult result) {
            Estimate difference = ours(result);
            return difference.low() > 0
                    ? Verdict.AGREES
                    : difference.high() < 0 ? Verdict.DIFFERS : Verdict.UNDERPOWERED;
        }

        /** In words: effective number of arms: UCB√ > UCB1. */
        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%s: %s > %s", quantity, more.title(), less.title());
        }
    }
}
