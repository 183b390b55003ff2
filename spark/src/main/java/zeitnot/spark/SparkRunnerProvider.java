package zeitnot.spark;

import java.util.OptionalInt;
import java.util.function.Consumer;
import zeitnot.contest.Runner;
import zeitnot.contest.RunnerProvider;

/** Understands {@code spark://HOST:PORT} and, under spark-submit, {@code spark}. */
public final class SparkRunnerProvider implements RunnerProvider {
    @Override
    public boolean understands(String address) {
        return address.startsWith("spark");
    }

    @Override
    public Runner open(String address, OptionalInt jobs, Consumer<String> news) {
        return new SparkRunner(Master.parse(address), jobs, news);
    }
}
