package zeitnot.papers;

import java.util.OptionalDouble;
import java.util.OptionalLong;
import zeitnot.stats.Estimate;
import zeitnot.stats.Power;

/**
 * What a paper says about a row, and how it is compared with what we measure. Where a hypothesis is tested, the p-value is
 * two-sided, corrected for the number of rows, and significant below 5 %.
 */
public sealed interface Published {
    /** How the verdict is decided, in words for people. */
    String rule();

    /** The p-value before its correction, if a hypothesis is tested. */
    OptionalDouble p(Estimate ours);

    /** The games that find an effect of the paper's size against 50 % with a power of 80 %, where that matters. */
    OptionalLong neededGames();

    /** @param significant whether the corrected p-value is; false where nothing is tested */
    Verdict verdict(Estimate ours, int games, boolean significant);

    /**
     * A win rate with its 95 % interval. Ours <em>differs</em> if the difference between the two is significant. If it is
     * not, we <em>agree</em> if our games would find an effect of the paper's size: its distance from 50 %, at least 2 %.
     */
    record WinRate(Estimate rate) implements Published {
        static WinRate percent(double rate, double low, double high) {
            return new WinRate(new Estimate(rate / 100, low / 100, high / 100));
        }

        double effect() {
            return Math.abs(rate.value() - 0.5);
        }

        @Override
        public String rule() {
            return "A win rate differs if the difference between the paper's and ours is significant at 5 % (two-sided, p"
                    + " corrected by Holm over the rows that have begun). If it is not, we agree if our games would find an"
                    + " effect of the paper's size, its distance from 50 % but at least 2 %, with a power of 80 %; with fewer"
                    + " games the row is underpowered.";
        }

        @Override
        public OptionalDouble p(Estimate ours) {
            return OptionalDouble.of(ours.minus(rate).pValue(0));
        }

        @Override
        public OptionalLong neededGames() {
            return OptionalLong.of(Sizes.gamesToFind(Math.max(effect(), Sizes.SMALLEST_EFFECT)));
        }

        @Override
        public Verdict verdict(Estimate ours, int games, boolean significant) {
            if (significant) {
                return Verdict.DIFFERS;
            }
            return games >= neededGames().getAsLong() ? Verdict.AGREES : Verdict.UNDERPOWERED;
        }
    }

    /**
     * A check mark or a blank: whether a significant improvement was shown. Ours is a check mark if we find one. We
     * <em>agree</em> if they are the same and <em>differ</em> if not; but not to find one means nothing unless our games
     * would find an effect of the paper's size.
     *
     * @param noEffect what we measure where nothing is improved
     * @param needed games that would find the effect
     */
    record Improvement(boolean shown, double noEffect, long needed) implements Published {
        /** Of a win rate against 50 %. */
        static Improvement of(boolean shown, WinRate rate) {
            return new Improvement(shown, 0.5, rate.neededGames().getAsLong());
        }

        /** Of one win rate over another, of which the paper shows none: two samples have twice the variance of one. */
        static Improvement notShown() {
            return new Improvement(false, 0, 2 * Sizes.gamesToFind(Sizes.SMALLEST_DIFFERENCE));
        }

        @Override
        public String rule() {
            return "A check mark stands for a significant improvement (5 %, two-sided, p corrected by Holm over the rows that"
                    + " have begun). We agree if we find one where the paper does and none where it does not, and differ"
                    + " otherwise; but not to find one is underpowered with fewer games than would find the paper's effect"
                    + " (at least 2 % against 50 %, 3 % between two strategies) with a power of 80 %.";
        }

        @Override
        public OptionalDouble p(Estimate ours) {
            return OptionalDouble.of(ours.pValue(noEffect));
        }

        @Override
        public OptionalLong neededGames() {
            return OptionalLong.of(needed);
        }

        @Override
        public Verdict verdict(Estimate ours, int games, boolean significant) {
            if (!significant && games < needed) {
                return Verdict.UNDERPOWERED;
            }
            boolean found = significant && ours.value() > noEffect;
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
            return "A value without an interval, or a statement, stands for a range (grey). We agree if our whole interval"
                    + " lies in it and differ if none of it does; an interval across the border, or of fewer than "
                    + FEWEST_GAMES + " games, is underpowered.";
        }

        @Override
        public OptionalDouble p(Estimate ours) {
            return OptionalDouble.empty();
        }

        @Override
        public OptionalLong neededGames() {
            return OptionalLong.empty();
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

    /**
     * Nothing: the paper has the experiment but no figure. We say whether our games show a difference from 50 %.
     */
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
        public OptionalLong neededGames() {
            return OptionalLong.empty();
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
        public OptionalDouble p(Estimate ours) {
            return OptionalDouble.empty();
        }

        @Override
        public OptionalLong neededGames() {
            return OptionalLong.empty();
        }

        @Override
        public Verdict verdict(Estimate ours, int games, boolean significant) {
            return Verdict.MEASURED;
        }
    }

    /** What effects can be asked for. */
    final class Sizes {
        /** What the paper's 5000 games per row can show, against 50 % and between two rows. */
        static final double SMALLEST_EFFECT = 0.02;

        static final double SMALLEST_DIFFERENCE = 0.03;

        private Sizes() {}

        /** As if there were no draws, which make a test sharper. */
        static long gamesToFind(double effect) {
            return new Power(0.05, 0).games(effect, 0.8);
        }
    }
}
