package zeitnot.spark;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
        Process master = start(MASTER, HOME, "org.apache.spark.deploy.master.Master", "--port", Integer.toString(port));
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
        return addWorker(HOME);
    }

    /** A worker that has more jars than those of Spark. */
    Process addWorkerWith(Path jar) throws IOException {
        Path home = folder.resolve("other-home");
        Path jars = Files.createDirectories(home.resolve("jars"));
        try (Stream<Path> all = Files.list(HOME.resolve("jars"))) {
            for (Path each : all.toList()) {
                Files.createSymbolicLink(jars.resolve(each.getFileName()), each);
            }
        }
        Files.copy(jar, jars.resolve(jar.getFileName()));
        return addWorker(home);
    }

    private Process addWorker(Path home) throws IOException {
        String name = "worker-" + processes.size();
        return start(
                name,
                home,
                "org.apache.spark.deploy.worker.Worker",
                "--cores",
                "1",
                "--memory",
                "600m",
                "--work-dir",
                folder.resolve(name).toString(),
                address());
    }

    private Process start(String name, Path home, String... program) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin/java").toString(), "-Xmx200m", "-cp", home + "/jars/*"));
        command.addAll(List.of(program).subList(0, 1));
        command.addAll(List.of("--host", HOST, "--webui-port", "0"));
        command.addAll(List.of(program).subList(1, program.length));
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        if (!name.equals(MASTER)) {
            builder.redirectOutput(folder.resolve(name + ".log").toFile());
        }
        builder.environment().put("SPARK_HOME", home.toString());
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
