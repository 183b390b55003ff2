package zeitnot.web;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.JsonNode;

/**
 * Measures what 100 streams cost the search that they watch: {@code java -cp … zeitnot.web.WatchedSpeed [PAIRS]}. One search, one
 * JVM; phases without and with streams take turns. Simulations are counted per second of CPU of the thread that searches, so a busy
 * machine does not matter; what the server's other threads need is told beside it. The median ratio has its 95 % interval by ranks.
 */
final class WatchedSpeed {
    private static final int STREAMS = 100;
    private static final long PHASE_MILLIS = 2000;
    private static final String OPPONENT = "uct+solver+memory(32)";

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final Client client;
    private final int port;
    private final String id;

    /** What a phase came to. */
    private record Phase(double simulationsPerSecond, double serverShare, long bytes) {}

    private WatchedSpeed(Server server) {
        this.client = new Client(server);
        this.port = server.port();
        this.id = client.post(
                        "/api/games",
                        "{\"game\": \"othello\", \"you\": \"second\", \"time\": \"600s/move\", \"opponent\": \""
                                + OPPONENT + "\"}")
                .json()
                .path("id")
                .asString();
    }

    public static void main(String[] args) throws Exception {
        int pairs = args.length == 0 ? 20 : Integer.parseInt(args[0]);
        try (Server server = new Server(new Settings("127.0.0.1", 0, Limits.usual(), "measured")).start()) {
            new WatchedSpeed(server).run(pairs);
        }
    }

    private void run(int pairs) throws Exception {
        for (int i = 0; i < 3; i++) { // until everything is compiled, and the tree is full
            phase(0);
            phase(STREAMS);
        }
        double[] ratios = new double[pairs];
        double[] shares = new double[pairs];
        for (int i = 0; i < pairs; i++) {
            boolean isWatchedFirst = i % 2 == 1;
            Phase first = phase(isWatchedFirst ? STREAMS : 0);
            Phase second = phase(isWatchedFirst ? 0 : STREAMS);
            Phase watched = isWatchedFirst ? first : second;
            Phase alone = isWatchedFirst ? second : first;
            ratios[i] = watched.simulationsPerSecond() / alone.simulationsPerSecond();
            shares[i] = watched.serverShare();
            System.out.printf(
                    Locale.ROOT,
                    "%2d: %.0f alone, %.0f watched, ratio %.3f; server %.3f of a core, %d KiB sent%n",
                    i + 1,
                    alone.simulationsPerSecond(),
                    watched.simulationsPerSecond(),
                    ratios[i],
                    shares[i],
                    watched.bytes() >> 10);
        }
        Arrays.sort(ratios);
        Arrays.sort(shares);
        int low = (int) Math.max(0, Math.floor(pairs / 2.0 - 0.98 * Math.sqrt(pairs)));
        System.out.printf(
                Locale.ROOT,
                "ratio: median %.3f, 95 %% interval %.3f to %.3f (n = %d); the server's other threads: median %.3f of a core%n",
                median(ratios),
                ratios[low],
                ratios[pairs - 1 - low],
                pairs,
                median(shares));
    }

    private static double median(double[] sorted) {
        int half = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
    }

    private Phase phase(int streams) throws Exception {
        List<SocketChannel> open = new ArrayList<>();
        try (Selector selector = Selector.open()) {
            for (int i = 0; i < streams; i++) {
                open.add(stream(selector));
            }
            long visits = visits();
            double searched = cpu("zeitnot-game-");
            double others = cpu("zeitnot-web-ticker", "JettyServerThreadPool", "qtp");
            long begun = System.nanoTime();
            long bytes = readUntil(selector, System.nanoTime() + PHASE_MILLIS * 1_000_000);
            double seconds = (System.nanoTime() - begun) / 1e9;
            double share = (cpu("zeitnot-web-ticker", "JettyServerThreadPool", "qtp") - others) / seconds;
            double rate = (visits() - visits) / (cpu("zeitnot-game-") - searched);
            return new Phase(rate, share, bytes);
        } finally {
            for (SocketChannel channel : open) {
                channel.close();
            }
        }
    }

    private SocketChannel stream(Selector selector) throws IOException {
        SocketChannel channel = SocketChannel.open(new InetSocketAddress("127.0.0.1", port));
        String request = "GET /api/games/" + id + "/events HTTP/1.1\r\nHost: localhost:" + port + "\r\n\r\n";
        channel.write(ByteBuffer.wrap(request.getBytes(StandardCharsets.US_ASCII)));
        channel.configureBlocking(false);
        channel.register(selector, SelectionKey.OP_READ);
        return channel;
    }

    /** Reads all that comes and throws it away. */
    private static long readUntil(Selector selector, long end) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(1 << 16);
        long bytes = 0;
        for (long left = end - System.nanoTime(); left > 0; left = end - System.nanoTime()) {
            selector.select(Math.max(1, left / 1_000_000));
            for (SelectionKey key : selector.selectedKeys()) {
                buffer.clear();
                bytes += Math.max(0, ((SocketChannel) key.channel()).read(buffer));
            }
            selector.selectedKeys().clear();
        }
        return bytes;
    }

    private long visits() {
        return client.get("/api/games/" + id + "/tree")
                .json()
                .path("moves")
                .valueStream()
                .mapToLong((JsonNode move) -> move.path("visits").asLong())
                .sum();
    }

    /** Seconds of CPU of the threads whose names begin so. */
    private double cpu(String... names) {
        long nanos = 0;
        for (ThreadInfo info : threads.getThreadInfo(threads.getAllThreadIds())) {
            if (info != null && Arrays.stream(names).anyMatch(info.getThreadName()::startsWith)) {
                nanos += Math.max(0, threads.getThreadCpuTime(info.getThreadId()));
            }
        }
        return nanos / 1e9;
    }
}
