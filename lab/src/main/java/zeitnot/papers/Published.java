package zeitnot.papers;

import java.util.OptionalDouble;
import java.util.OptionalLong;
import zeitnot.stats.Estimate;
import zeitnot.stats.Power;

/**
 * What a paper says about a row, and how it is compared with what we measure. To agree means to be equivalent: the interval of
 * the difference lies within a margin. Where a hypothesis is tested, the p-value is two-sided, corrected for the number of
 * rows, and significant below 5 %.
 */
public sealed interface Published {
    /** How the verdict is decided, in words for people. */
    String rule();

    /** The p-value before its correction, if a hypothesis is tested. */
    default OptionalDouble p(Estimate ours) {
        return OptionalDouble.empty();
    }

    /** The games that would show, with a power of 80 %, that there is no difference beyond the margin, where that matters. */
    default OptionalLong neededGames() {
        return OptionalLong.empty();
    }

    /** @param significant whether the corrected p-value is; false where nothing is tested */
    Verdict verdict(Estimate ours, int games, boolean significant);

    /**
     * A win rate with its 95 % interval. We <em>agree</em> if the interval of the difference between ours and the paper's lies
     * within the margin: 5 percentage points, or twice the paper's own uncertainty where that is more, since not even the
     * paper's authors could expect to come nearer to a number as uncertain as theirs.
     */
    record WinRate(Estimate rate) implements Published {
        private static final double SMALLEST_MARGIN = 0.05;

        /** Of a 95 % interval. */
        private static final double Z = 1.959964;

        /** z of 97.5 %, of the interval, and of 90 %: both ends have to be within the margin 8 times in 10. */
        private static final double DEVIATIONS = Z + 1.2816;

        static WinRate percent(double rate, double low, double high) {
            return new WinRate(new Estimate(rate / 100, low / 100, high / 100));
        }

        /** A win rate of so many games: ± 1.96 √(p(1−p)/n). */
        static WinRate ofGames(double rate, int games) {
            double half = Z * Math.sqrt(rate * (1 - rate) / games);
            return new WinRate(new Estimate(rate, rate - half, rate + half));
        }

        double margin() {
            return Math.max(SMALLEST_MARGIN, 2 * rate.margin());
        }

        @Override
        public String rule() {
            return "A win rate agrees if the 95 % interval of ours minus the paper's lies within a margin: 5 percentage points,"
                    + " or twice the half-width of the paper's interval where that is more. It differs if it does not agree and"
                    + " the difference is significant at 5 % (two-sided, p corrected by Holm over the rows that have begun)."
                    + " Otherwise the row is underpowered.";
        }

        @Override
        public OptionalDouble p(Estimate ours) {
            return OptionalDouble.of(ours.minus(rate).pValue(0));
        }

        /** So many that {@link #DEVIATIONS} standard errors of the difference fit into the margin. */
        @Override
        public OptionalLong neededGames() {
            double largest = margin() / DEVIATIONS;
            double papers = rate.margin() / Z;
            double variance = rate.value() * (1 - rate.value());
            return OptionalLong.of((long) Math.ceil(variance / (largest * largest - papers * papers)));
        }

        @Override
        public Verdict verdict(Estimate ours, int games, boolean significant) {
            Estimate difference = ours.minus(rate);
            if (difference.low() >= -margin() && difference.high() <= margin()) {
                return Verdict.AGREES;
            }
            return significant ? Verdict.DIFFERS : Verdict.UNDERPOWERED;
        }
    }

    /**
     * A check mark or a blank: whether a significant improvement was shown. We <em>find</em> one if ours is significant, and
     * <em>exclude</em> one if our whole interval lies below the margin. A check mark agrees with the first and differs from the
     * second; a blank the other way round.
     *
     * @param noEffect what we measure where nothing is improved
     * @param margin the smallest improvement that counts: what the 5000 games of a row of tables VI to IX can show, against
     *     50 % and between two rows
     */
    record Improvement(boolean shown, double noEffect, double margin) implements Published {
        private static final double SMALLEST_EFFECT = 0.02;
        private static final double SMALLEST_DIFFERENCE = 0.03;

        static Improvement of(boolean shown, Measure measure) {
            return measure == Measure.GAIN
                    ? new Improvement(shown, 0, SMALLEST_DIFFERENCE)
                    : new Improvement(shown, 0.5, SMALLEST_EFFECT);
        }

        @Override
        public String rule() {
            return "A check mark stands for a significant improvement (5 %, two-sided, p corrected by Holm over the rows that"
                    + " have begun). We find one if ours is significant, and exclude one if our whole 95 % interval lies below a"
                    + " margin: 2 percentage points above 50 %, 3 between two strategies. A check mark agrees with an"
                    + " improvement that is found and differs from one that is excluded, a blank the other way round;"
                    + " otherwise the row is underpowered.";
        }

        @Override
        public OptionalDouble p(Estimate ours) {
            return OptionalDouble.of(ours.pValue(noEffect));
        }

        /** As if there were no draws, which make a test sharper; a difference has the variance of two samples. */
        @Override
        public OptionalLong neededGames() {
            return OptionalLong.of((noEffect == 0 ? 2 : 1) * new Power(0.05, 0).games(margin, 0.8));
        }

        @Override
        public Verdict verdict(Estimate ours, int games, boolean significant) {
            boolean found = significant && ours.value() > noEffect;
            boolean excluded = !found && ours.high() <= noEffect + margin;
            if (!found && !excluded) {
                return Verdict.UNDERPOWERED;
            }
            return found == shown ? Verdict.AGREES : Verdict.DIFFERS;
        }
    }

    /**
     * A range in which our value should lie. We <em>agree</em> if our whole interval does and <em>differ</em> if none of it
     * does; an interval across the border, or of fewer than 20 games, tells nothing.
     *
     * @param words what the paper says: a value without an interval, or a statement
     */
    record Range(String words, double low, double high) implements Published {
        private static final int FEWEST_GAMES = 20;

        /** A value without an interval, and how far from it counts as the same. */
        static Range around(double value, double tolerance, String words) {
            return new Range(words, value - tolerance, value + tolerance);
        }

        @Override
        public String rule() {
            return "A value without an interval, or a statement, stands for a range (grey): the value with the tolerance that"
                    + " the notes say, or what the words mean. We agree if our whole interval lies in it and differ if none of it"
                    + " does; an interval across the border, or of fewer than " + FEWEST_GAMES
                    + " games, is underpowered.";
        }

        @Override
        public Verdict verdict(Estimate ours, int games, boolean significant) {
            if (games >= FEWEST_GAMES && ours.low() >= low && ours.high() <= high) {
                return Verdict.AGREES;
            }
            boolean outside = ours.high() < low || ours.low() > high;
            return games >= FEWEST_GAMES && outside ? Verdict.DIFFERS : Verdict.UNDERPOWERED;
        }
    }

    /** Nothing: the paper has the experiment but no figure. We say whether our games show a difference from 50 %. */
    record Nothing() implements Published {
        @Override
        public String rule() {
            return "The paper gives no figure. A row helps or hurts if its win rate differs from 50 % significantly (5 %,"
                    + " two-sided, p corrected by Holm over the rows that have begun); otherwise it is open.";
        }

        @Override
        public OptionalDouble p(Estimate ours) {
            return OptionalDouble.of(ours.pValue(0.5));
        }

        @Override
        public Verdict verdict(Estimate ours, int games, boolean significant) {
            if (!significant) {
                return Verdict.OPEN;
            }
            return ours.value() > 0.5 ? Verdict.HELPS : Verdict.HURTS;
        }
    }

    /** Nothing, of something that is not a win rate: ours is shown, and nothing is tested. */
    record Unstated() implements Published {
        @Override
        public String rule() {
            return "Where the paper says nothing and there is nothing to test, ours is only measured.";
        }

        @Override
        public Verdict verdict(Estimate ours, int games, boolean significant) {
            return Verdict.MEASURED;
        }
    }
}
