package zeitnot.papers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;
import zeitnot.contest.GameTask;
import zeitnot.kilothon.Field;
import zeitnot.kilothon.Rules;
import zeitnot.kilothon.Scores;
import zeitnot.player.Spec;
import zeitnot.stats.Estimate;
import zeitnot.stats.Holm;

/**
 * The part of an experiment that is a Kilothon: players who meet the same games of Ludii (UCT√SH, section 5.2).
 *
 * @param entries what is compared with the paper, a line each
 */
public record KilothonTrial(Quantity quantity, List<Entry> entries) {
    /** What is read off a player's games. */
    public enum Quantity {
        PAYOFF,
        WON_OF_DECIDED;

        /** A payoff as a share of the points, as {@link Published} wants it: 0 for the last rank and 1 for the first. */
        Estimate share(Scores.Row row) {
            if (this == WON_OF_DECIDED) {
                return row.winShare();
            }
            Estimate payoff = row.payoff();
            return new Estimate(share(payoff.value()), share(payoff.low()), share(payoff.high()));
        }

        static double share(double payoff) {
            return (payoff + 1) / 2;
        }

        /** A share as people read it. */
        public String text(double share) {
            return this == PAYOFF
                    ? String.format(Locale.ROOT, "%.3f", 2 * share - 1)
                    : String.format(Locale.ROOT, "%.0f %%", 100 * share);
        }

        /** With its interval. */
        public String text(Estimate share) {
            return Double.isInfinite(share.low())
                    ? text(share.value())
                    : text(share.value()) + " (" + text(share.low()) + " to " + text(share.high()) + ")";
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /**
     * One player in one category, or in all games.
     *
     * @param words what the paper prints; empty if nothing
     * @param published the same as a share of the points
     */
    public record Entry(String name, Spec player, String category, String words, Published published) {}

    /**
     * What came of an entry.
     *
     * @param games that it rests on
     * @param ours as a share; means nothing before the first game
     * @param p corrected for the number of entries; not there where nothing is tested
     */
    public record Finding(Entry entry, int games, Estimate ours, OptionalDouble p, Verdict verdict) {}

    /**
     * How much more a player has got than the next one in the paper's order, on the same games.
     *
     * @param difference of the payoffs
     */
    public record Step(String player, String next, Estimate difference) {
        /** The difference with half its interval; empty before the first game that both have played. */
        public String words() {
            return Double.isNaN(difference.value()) ? "" : Wording.value(difference);
        }
    }

    private static final double LEVEL = 0.05;

    public KilothonTrial {
        entries = List.copyOf(entries);
    }

    /** Those who take part. */
    public List<Spec> players() {
        return entries.stream().map(Entry::player).distinct().toList();
    }

    /** Whether a game is one of its players' by the Kilothon's rules. */
    boolean has(GameTask task) {
        return Rules.isOfKilothon(task)
                && players().stream().map(Spec::toString).anyMatch(task.playerA()::equals);
    }

    /** What the games so far say, p corrected by Holm over the entries that have begun. */
    public List<Finding> findings(Field field) {
        List<Finding> raw =
                entries.stream().map(entry -> measured(entry, field)).toList();
        double[] corrected = Holm.correct(
                raw.stream().flatMapToDouble(finding -> finding.p().stream()).toArray());
        PrimitiveIterator.OfDouble next = Arrays.stream(corrected).iterator();
        return raw.stream()
                .map(finding ->
                        judged(finding, finding.p().isPresent() ? OptionalDouble.of(next.nextDouble()) : finding.p()))
                .toList();
    }

    private Finding measured(Entry entry, Field field) {
        Scores.Row row = field.rows(entry.player()).stream()
                .filter(one -> one.category().equals(entry.category()))
                .findFirst()
                .orElseGet(() -> new Scores().total());
        int games = quantity == Quantity.PAYOFF ? row.games() : row.wins() + row.losses();
        Estimate ours = quantity.share(row);
        return new Finding(
                entry,
                games,
                ours,
                games < 2 ? OptionalDouble.empty() : entry.published().p(ours),
                Verdict.NOT_BEGUN);
    }

    private static Finding judged(Finding raw, OptionalDouble p) {
        boolean isSignificant = p.isPresent() && p.getAsDouble() < LEVEL;
        Verdict verdict = raw.games() == 0
                ? Verdict.NOT_BEGUN
                : raw.entry().published().verdict(raw.ours(), raw.games(), isSignificant);
        return new Finding(raw.entry(), raw.games(), raw.ours(), p, verdict);
    }

    /** Each player and the next one in the order in which the file has them, the best first. */
    public List<Step> order(Field field) {
        List<Step> steps = new ArrayList<>();
        List<Spec> players = players();
        for (int i = 1; i < players.size(); i++) {
            Spec player = players.get(i - 1);
            Spec next = players.get(i);
            steps.add(new Step(name(player), name(next), field.difference(player, next)));
        }
        return steps;
    }

    private String name(Spec player) {
        return entries.stream()
                .filter(entry -> entry.player().equals(player))
                .map(Entry::name)
                .findFirst()
                .orElseThrow();
    }
}
