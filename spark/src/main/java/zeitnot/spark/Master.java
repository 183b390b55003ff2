package zeitnot.spark;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.Optional;
import org.apache.spark.SparkConf;
import zeitnot.game.BadInput;

/**
 * Whom a driver asks for workers.
 *
 * @param url as Spark wants it
 * @param socket where it must answer; empty if spark-submit knows it
 */
record Master(String url, Optional<InetSocketAddress> socket) {
    /** Stands for the master that spark-submit was given. */
    private static final String SUBMITTED = "spark";

    private static final String PROPERTY = "spark.master";
    private static final int DEFAULT_PORT = 7077;
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /** Reads {@code spark://HOST[:PORT]} or {@code spark}. */
    static Master parse(String text) {
        if (text.equals(SUBMITTED)) {
            String url = new SparkConf().get(PROPERTY, "");
            if (url.isEmpty()) {
                throw new BadInput("--runner spark is the cluster that spark-submit was given, and there is none;"
                        + " start zeitnot by spark-submit, or say spark://HOST:" + DEFAULT_PORT);
            }
            return new Master(url, Optional.empty());
        }
        try {
            URI uri = new URI(text);
            if (uri.getHost() != null && uri.getUserInfo() == null && text.equals("spark://" + uri.getAuthority())) {
                int port = uri.getPort() < 0 ? DEFAULT_PORT : uri.getPort();
                String url = "spark://" + uri.getHost() + ":" + port;
                return new Master(url, Optional.of(InetSocketAddress.createUnresolved(uri.getHost(), port)));
            }
        } catch (URISyntaxException e) {
            // said below
        }
        throw new BadInput("'" + text + "' is not the address of a Spark master; write spark://HOST:" + DEFAULT_PORT);
    }

    /**
     * This machine's address on the way to the master, by which workers can find the driver; empty if spark-submit cares
     * for that. Throws {@link BadInput} if nobody answers, where Spark would try for a minute.
     */
    Optional<String> ownAddress() {
        return socket.map(unresolved -> {
            try (var connection = new Socket()) {
                connection.connect(new InetSocketAddress(unresolved.getHostString(), unresolved.getPort()), (int)
                        PATIENCE.toMillis());
                return connection.getLocalAddress().getHostAddress();
            } catch (IOException | IllegalArgumentException e) {
                throw new BadInput("no Spark master answers at " + url + " (" + e.getMessage()
                        + "); start one as docs/cluster.md says, or correct the address");
            }
        });
    }
}
