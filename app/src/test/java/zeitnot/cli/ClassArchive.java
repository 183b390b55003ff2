package zeitnot.cli;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The classes of the program as Java can map them into memory, so that the many processes that tests start are sooner at
 * what is tested. Java makes such an archive of jars only, so directories of the class path are packed first.
 */
final class ClassArchive {
    private static final List<String> OPTIONS = make();

    private ClassArchive() {}

    /** For a process that runs the program: its class path, with the archive if this Java could make one. */
    static List<String> options() {
        return OPTIONS;
    }

    private static List<String> make() {
        try {
            Path directory = Files.createTempDirectory("zeitnot-classes");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(directory)));
            String classPath = jars(directory);
            Path archive = directory.resolve("classes.archive");
            Process training = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-XX:TieredStopAtLevel=1",
                            "-XX:+UseSerialGC",
                            "-XX:ArchiveClassesAtExit=" + archive,
                            "-Xlog:disable",
                            "-cp",
                            classPath,
                            Training.class.getName(),
                            directory.toString())
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            training.waitFor();
            return Files.exists(archive)
                    ? List.of("-XX:SharedArchiveFile=" + archive, "-Xlog:disable", "-cp", classPath)
                    : List.of("-cp", classPath);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String jars(Path directory) throws IOException {
        List<String> entries = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            Path place = Path.of(entry);
            if (Files.isDirectory(place)) {
                entries.add(
                        pack(place, directory.resolve(entries.size() + ".jar")).toString());
            } else if (Files.exists(place)) {
                entries.add(entry);
            }
        }
        return String.join(File.pathSeparator, entries);
    }

    private static Path pack(Path classes, Path jar) throws IOException {
        try (var out = new JarOutputStream(Files.newOutputStream(jar));
                Stream<Path> all = Files.walk(classes)) {
            for (Path file : all.filter(one -> !one.equals(classes)).collect(Collectors.toList())) {
                String name = classes.relativize(file).toString().replace(File.separatorChar, '/');
                out.putNextEntry(new JarEntry(Files.isDirectory(file) ? name + "/" : name));
                if (!Files.isDirectory(file)) {
                    Files.copy(file, out);
                }
            }
        }
        return jar;
    }

    private static void delete(Path directory) {
        try (Stream<Path> all = Files.walk(directory)) {
            all.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(file -> file.delete());
        } catch (IOException e) {
            // what is left of a test in the directory for such things
        }
    }

    /** Uses what the tests use, in one process. */
    static final class Training {
        private Training() {}

        public static void main(String[] args) {
            Path directory = Path.of(args[0]);
            String store = directory.resolve("training.db").toString();
            String digest = directory.resolve("training.json").toString();
            String id = "baier-winands/figure-6";
            for (String seed : List.of("1", "2")) {
                run("reproduce", id, "--games", "2", "--scale", "0.001", "--seed", seed, "--store", store);
                run("results", "digest", id, "--seed", seed, "--store", store, "--out", digest);
                run(
                        "results",
                        "merge",
                        digest,
                        "--into",
                        directory.resolve("results").toString());
            }
            run("match", "connect4", "uct+exp-moves", "ucb1-tuned", "--games", "2", "--store", store, "--json");
            run(
                    "report",
                    id,
                    "--store",
                    store,
                    "--out",
                    directory.resolve("page.html").toString(),
                    "--json");
        }

        private static void run(String... words) {
            Main.run(Terminal.system(), words);
        }
    }
}
