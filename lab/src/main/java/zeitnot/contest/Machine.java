package zeitnot.contest;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import zeitnot.search.Search;

/** What the program runs on, and which version of it runs. */
public final class Machine {
    private static final Path CPU_INFO = Path.of("/proc/cpuinfo");

    private Machine() {}

    /** Java virtual machine and processor in one line. */
    public static String describe() {
        return System.getProperty("java.vm.name") + " " + Runtime.version() + ", " + processor();
    }

    /**
     * The version of the program and a checksum of its engine, since what is played depends on that: 0.1.0-1f2e3d4c. Just
     * "unpackaged" while it is being worked on.
     */
    public static String version() {
        String version = Machine.class.getPackage().getImplementationVersion();
        return version == null ? "unpackaged" : version + "-" + Engine.CHECKSUM;
    }

    /** The jar of the engine, read once and only if its checksum is wanted. */
    private static final class Engine {
        static final String CHECKSUM = checksum();

        private static String checksum() {
            var crc = new CRC32();
            try {
                URI jar = Search.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toURI();
                crc.update(Files.readAllBytes(Path.of(jar)));
            } catch (IOException | URISyntaxException e) {
                return "unknown";
            }
            return String.format("%08x", crc.getValue());
        }
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
