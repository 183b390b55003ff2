package zeitnot.search.reward;

/** Running mean and variance of a sample, by Welford's method. */
final class Moments {
    private long count;
    private double mean;
    private double squares;

    void clear() {
        count = 0;
        mean = 0;
        squares = 0;
    }

    void add(double x) {
        count++;
        double offset = x - mean;
        mean += offset / count;
        squares += offset * (x - mean);
    }

    double mean() {
        return mean;
    }

    /** The sample standard deviation; 0 for fewer than two values. */
    double deviation() {
        return count < 2 ? 0 : Math.sqrt(squares / (count - 1));
    }
}
