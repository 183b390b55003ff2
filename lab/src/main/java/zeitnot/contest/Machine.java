package zeitnot.contest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;

/** What the program runs on, and which version of it runs. */
public final class Machine {
    private static final Path CPU_INFO = Path.of("/proc/cpuinfo");

    private Machine() {}

    /** Java virtual machine and processor in one line. */
    public static String describe() {
        return System.getProperty("java.vm.name") + " " + Runtime.version() + ", " + processor();
    }

    /** The version of the program; "unpackaged" while it is being worked on. */
    public static String version() {
        return Objects.requireNonNullElse(Machine.class.getPackage().getImplementationVersion(), "unpackaged");
    }

    private static String processor() {
        try (Stream<String> lines = Files.lines(CPU_INFO)) {
            return lines.filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElseGet(Machine::architecture);
        } catch (IOException notLinux) {
            return architecture();
        }
    }

    private static String architecture() {
        return System.getProperty("os.name") + " " + System.getProperty("os.arch");
    }
}
