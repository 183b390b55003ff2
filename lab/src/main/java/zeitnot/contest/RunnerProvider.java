package zeitnot.contest;

import java.util.OptionalInt;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import zeitnot.game.BadInput;

/**
 * Makes runners that need more than the lab has, such as a cluster. A jar on the class path adds one: it names its class in
 * {@code META-INF/services/zeitnot.contest.RunnerProvider}.
 */
public interface RunnerProvider {
    /** Whether an address is of the kind that this provider is for, right or wrong in detail. */
    boolean understands(String address);

    /**
     * The runner at an address; throws {@link BadInput} if that cannot be one.
     *
     * @param jobs how many games are played at the same time; empty for as many as it can
     * @param news gets a line for people when something happens, on the thread that runs a contest
     */
    Runner open(String address, OptionalInt jobs, Consumer<String> news);

    /** The runner at an address, by the provider on the class path that understands it. */
    static Runner find(String address, OptionalInt jobs, Consumer<String> news) {
        return ServiceLoader.load(RunnerProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(provider -> provider.understands(address))
                .findFirst()
                .orElseThrow(() -> new BadInput(
                        address.startsWith("spark")
                                ? "--runner " + address + " needs the module 'spark', which is not on the class path;"
                                        + " start zeitnot by ./zeitnot, which builds it, or see docs/cluster.md"
                                : "'" + address + "' is no runner; write spark://HOST:7077 for a Spark cluster"))
                .open(address, jobs, news);
    }
}
