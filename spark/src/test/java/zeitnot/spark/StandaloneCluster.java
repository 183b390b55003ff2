package zeitnot.spark;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A master and workers as processes of their own on this machine, which know of Spark alone. */
final class StandaloneCluster implements AutoCloseable {
    private static final String HOST = "127.0.0.1";
    private static final String MASTER = "master";
    private static final Path HOME = Path.of("target/home").toAbsolutePath();

    private final Path folder;
    private final int port = freePort();
    private final List<Process> processes = new ArrayList<>();

    StandaloneCluster(Path folder) throws IOException {
        this.folder = folder;
        Process master = start(
                MASTER, Map.of(), "org.apache.spark.deploy.master.Master", List.of("--port", Integer.toString(port)));
        awaitMaster(master);
    }

    /** Reads what the master says until it is ready; from then on somebody must read it, or it would stop. */
    private static void awaitMaster(Process master) throws IOException {
        BufferedReader log = master.inputReader();
        for (String line = log.readLine(); !line.contains("New state: ALIVE"); line = log.readLine()) {}
        var reader = new Thread(() -> log.lines().forEach(line -> {}));
        reader.setDaemon(true);
        reader.start();
    }

    String address() {
        return "spark://" + HOST + ":" + port;
    }

    /** A worker with one core. */
    Process addWorker() throws IOException {
        return addWorker(Map.of());
    }

    /** A worker that has one more jar than those of Spark. */
    Process addWorkerWith(Path jar) throws IOException {
        return addWorker(Map.of("SPARK_DIST_CLASSPATH", jar.toString()));
    }

    private Process addWorker(Map<String, String> environment) throws IOException {
        String name = "worker-" + processes.size();
        return start(
                name,
                environment,
                "org.apache.spark.deploy.worker.Worker",
                List.of("--cores", "1", "--memory", "600m", "--work-dir", folder + "/" + name, address()));
    }

    private Process start(String name, Map<String, String> environment, String program, List<String> arguments)
            throws IOException {
        String java = System.getProperty("java.home") + "/bin/java";
        List<String> command = new ArrayList<>(List.of(java, "-Xmx200m", "-cp", HOME + "/jars/*", program));
        command.addAll(List.of("--host", HOST, "--webui-port", "0"));
        command.addAll(arguments);
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        if (!name.equals(MASTER)) {
            builder.redirectOutput(folder.resolve(name + ".log").toFile());
        }
        builder.environment().putAll(environment);
        builder.environment().put("SPARK_HOME", HOME.toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", HOST);
        Process process = builder.start();
        processes.add(process);
        return process;
    }

    /** As if its machine had gone to sleep: what the worker has started stands still (SIGSTOP). */
    static void stop(Process worker) throws IOException, InterruptedException {
        for (ProcessHandle process : worker.descendants().toList()) {
            new ProcessBuilder("kill", "-STOP", Long.toString(process.pid()))
                    .start()
                    .waitFor();
        }
    }

    /** As if its machine had lost power: the worker and what it has started are gone at once (SIGKILL). */
    static void kill(Process worker) {
        List<ProcessHandle> all = Stream.concat(worker.descendants(), Stream.of(worker.toHandle()))
                .toList();
        all.forEach(ProcessHandle::destroyForcibly);
        all.forEach(process -> process.onExit().orTimeout(30, TimeUnit.SECONDS).join());
    }

    @Override
    public void close() {
        processes.forEach(StandaloneCluster::kill);
    }

    private static int freePort() {
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
