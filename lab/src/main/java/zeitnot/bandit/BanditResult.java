package zeitnot.bandit;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
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

        /** By repetition and ordinal. */
        final List<double[]> quantities = new ArrayList<>();

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
            double[] values = new double[Quantity.values().length];
            for (Quantity quantity : Quantity.values()) {
                values[quantity.ordinal()] = quantity.of(trace);
            }
            quantities.add(values);
        }
    }

    BanditResult(BanditSetup setup) {
        this.setup = setup;
        this.checkpoints = setup.checkpoints();
        setup.policies().forEach(policy -> sums.put(policy, new Sums(setup.arms(), checkpoints.length)));
    }

    /** All policies on one and the same bandit. */
    void add(Map<Policy, Trace> traces) {
        traces.forEach((policy, trace) -> sums(policy).add(trace));
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
        var mean = new RatioMean();
        sums(policy).quantities.forEach(values -> mean.add(values[quantity.ordinal()]));
        return mean.estimate();
    }

    /** How much more the one policy has of it than the other on the same bandits. */
    public Estimate difference(Policy one, Policy other, Quantity quantity) {
        List<double[]> values = sums(one).quantities;
        List<double[]> others = sums(other).quantities;
        var mean = new RatioMean();
        for (int i = 0; i < values.size(); i++) {
            mean.add(values.get(i)[quantity.ordinal()] - others.get(i)[quantity.ordinal()]);
        }
        return mean.estimate();
    }

    private static List<Estimate> estimates(List<RatioMean> means) {
        return means.stream().map(RatioMean::estimate).toList();
    }
}
