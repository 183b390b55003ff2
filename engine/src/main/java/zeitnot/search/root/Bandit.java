package zeitnot.search.root;

/** Arms whose rewards are told one by one. */
public final class Bandit implements Arms {
    private final int[] visits;
    private final double[] sums;
    private final boolean[] closed;
    private int total;

    public Bandit(int arms) {
        visits = new int[arms];
        sums = new double[arms];
        closed = new boolean[arms];
    }

    /** The arm was pulled, and gave so much. */
    public void observe(int arm, double reward) {
        visits[arm]++;
        sums[arm] += reward;
        total++;
    }

    /** The arm shall not be pulled any more. */
    public void close(int arm) {
        closed[arm] = true;
    }

    @Override
    public int count() {
        return visits.length;
    }

    @Override
    public int visits() {
        return total;
    }

    @Override
    public int visits(int arm) {
        return visits[arm];
    }

    @Override
    public double mean(int arm) {
        return sums[arm] / visits[arm];
    }

    @Override
    public boolean isClosed(int arm) {
        return closed[arm];
    }
}
