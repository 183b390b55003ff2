package zeitnot.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** The program in a process of its own, with the class path of the test. */
final class Child {
    private final Process process;
    private final Path out;
    private final Path err;

    private Child(Process process, Path out, Path err) {
        this.process = process;
        this.out = out;
        this.err = err;
    }

    static Child start(Path directory, String... args) throws IOException {
        return start(directory, List.of(), List.of(args));
    }

    /** Starts the program behind a command that will run it, such as one that limits what it can do. */
    static Child start(Path directory, List<String> prefix, List<String> args) throws IOException {
        List<String> command = new ArrayList<>(prefix);
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData"));
        command.add("-Djava.io.tmpdir=" + directory); // where a process that is killed leaves what it has unpacked
        command.addAll(ClassArchive.options());
        command.add(Main.class.getName());
        command.addAll(args);
        Path out = Files.createTempFile(directory, "out", ".txt");
        Path err = Files.createTempFile(directory, "err", ".txt");
        Process process = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        return new Child(process, out, err);
    }

    /** Waits for its end, but no longer than this; true if it has ended. */
    boolean endsWithin(long millis) throws InterruptedException {
        return process.waitFor(millis, TimeUnit.MILLISECONDS);
    }

    /** SIGKILL at an instant to come, while the caller goes on. */
    void killAfter(long millis) {
        CompletableFuture.delayedExecutor(millis, TimeUnit.MILLISECONDS).execute(process::destroyForcibly);
    }

    /** SIGKILL: the process can do nothing more. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** Waits for its end and tells what it printed. */
    Shell result() throws IOException, InterruptedException {
        int exitCode = process.waitFor();
        return new Shell(
                exitCode, Files.readString(out, StandardCharsets.UTF_8), Files.readString(err, StandardCharsets.UTF_8));
    }
}
