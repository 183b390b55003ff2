package zeitnot.bandit;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import zeitnot.game.BadInput;
import zeitnot.stats.Estimate;
import zeitnot.stats.RatioMean;

/** What policies did, as means over repetitions with Student's 95 % intervals. Traces are added repetition by repetition. */
public final class BanditResult {
    private final BanditSetup setup;
    private final int[] checkpoints;
    private final Map<Policy, Sums> sums = new EnumMap<>(Policy.class);

    /** What is known of one policy. */
    private static final class Sums {
        final List<RatioMean> pulls;
        final List<RatioMean> simple;
        final List<RatioMean> cumulative;

        /** By ordinal. */
        final List<RatioMean> quantities = means(Quantity.values().length);

        /** By ordinal: how much more of it than each of the policies that come later in the set-up. */
        final Map<Policy, List<RatioMean>> differences = new EnumMap<>(Policy.class);

        Sums(int arms, int checkpoints) {
            pulls = means(arms);
            simple = means(checkpoints);
            cumulative = means(checkpoints);
        }

        private static List<RatioMean> means(int count) {
            List<RatioMean> means = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                means.add(new RatioMean());
            }
            return means;
        }

        void add(Trace trace) {
            for (int rank = 0; rank < pulls.size(); rank++) {
                pulls.get(rank).add(trace.pulls()[rank]);
            }
            for (int i = 0; i < simple.size(); i++) {
                simple.get(i).add(trace.simple()[i]);
                cumulative.get(i).add(trace.cumulative()[i]);
            }
            for (Quantity quantity : Quantity.values()) {
                quantities.get(quantity.ordinal()).add(quantity.of(trace));
            }
        }

        /** Adds what both did on one and the same bandit. */
        void compare(Trace mine, Trace theirs, List<RatioMean> means) {
            for (Quantity quantity : Quantity.values()) {
                means.get(quantity.ordinal()).add(quantity.of(mine) - quantity.of(theirs));
            }
        }

        /** All of them, by what they are about. */
        Map<String, List<RatioMean>> named(Policy policy) {
            Map<String, List<RatioMean>> named = new TreeMap<>();
            named.put(policy + " pulls", pulls);
            named.put(policy + " simple regret", simple);
            named.put(policy + " cumulative regret", cumulative);
            named.put(policy + " quantities", quantities);
            differences.forEach((other, means) -> named.put(policy + " less " + other, means));
            return named;
        }
    }

    /** Without repetitions. */
    public BanditResult(BanditSetup setup) {
        this.setup = setup;
        this.checkpoints = setup.checkpoints();
        List<Policy> policies = setup.policies();
        for (Policy policy : policies) {
            var fresh = new Sums(setup.arms(), checkpoints.length);
            policies.subList(policies.indexOf(policy) + 1, policies.size())
                    .forEach(later -> fresh.differences.put(later, Sums.means(Quantity.values().length)));
            sums.put(policy, fresh);
        }
    }

    /** For each policy, and each two of them, rows of Σ and Σ² over the repetitions; those of others add up with them. */
    public Map<String, double[][]> sums() {
        Map<String, double[][]> all = new TreeMap<>();
        sums.forEach((policy, known) -> known.named(policy)
                .forEach((name, means) ->
                        all.put(name, means.stream().map(RatioMean::plainSums).toArray(double[][]::new))));
        return all;
    }

    /** Adds other repetitions of the same set-up by their sums. */
    public void merge(int repetitions, Map<String, double[][]> others) {
        sums.forEach((policy, known) -> known.named(policy).forEach((name, means) -> {
            double[][] rows = others.get(name);
            if (rows == null || rows.length != means.size()) {
                throw new BadInput(
                        "the sums of '" + name + "' are missing or of another set-up; try the bandits again");
            }
            for (int i = 0; i < rows.length; i++) {
                means.get(i).mergePlain(repetitions, rows[i]);
            }
        }));
    }

    /** All policies on one and the same bandit. */
    void add(Map<Policy, Trace> traces) {
        traces.forEach((policy, trace) -> {
            Sums known = sums(policy);
            known.add(trace);
            known.differences.forEach(
                    (later, means) -> known.compare(trace, Objects.requireNonNull(traces.get(later)), means));
        });
    }

    private Sums sums(Policy policy) {
        Sums found = sums.get(policy);
        if (found == null) {
            throw new IllegalArgumentException("not tried: " + policy);
        }
        return found;
    }

    public BanditSetup setup() {
        return setup;
    }

    /** After how many trials regrets are read. */
    public int[] checkpoints() {
        return checkpoints.clone();
    }

    /** Pulls of each arm, the best arm first. */
    public List<Estimate> pulls(Policy policy) {
        return estimates(sums(policy).pulls);
    }

    /** Simple regret at each checkpoint. */
    public List<Estimate> simpleRegret(Policy policy) {
        return estimates(sums(policy).simple);
    }

    /** Cumulative regret at each checkpoint. */
    public List<Estimate> cumulativeRegret(Policy policy) {
        return estimates(sums(policy).cumulative);
    }

    public Estimate quantity(Policy policy, Quantity quantity) {
        return sums(policy).quantities.get(quantity.ordinal()).estimate();
    }

    /** How much more the one policy has of it than the other on the same bandits. */
    public Estimate difference(Policy one, Policy other, Quantity quantity) {
        if (one == other) {
            return new Estimate(0, 0, 0);
        }
        List<RatioMean> means = sums(one).differences.get(other);
        if (means == null) {
            Estimate reverse = difference(other, one, quantity);
            return new Estimate(-reverse.value(), -reverse.high(), -reverse.low());
        }
        return means.get(quantity.ordinal()).estimate();
    }

    private static List<Estimate> estimates(List<RatioMean> means) {
        return means.stream().map(RatioMean::estimate).toList();
    }
}
