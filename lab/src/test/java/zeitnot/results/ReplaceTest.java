package zeitnot.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeitnot.game.BadInput;

/** A file that is written again is the old one or the new one, whatever happens. */
class ReplaceTest {
    private static final int KILLS = 10;

    @TempDir
    Path directory;

    private static String text(char letter) {
        return String.valueOf(letter).repeat(200_000);
    }

    @Test
    void makesTheDirectoryAndLeavesNothingBeside() throws Exception {
        Path file = directory.resolve("some").resolve("where.json");
        DigestFile.replace(file, "one");
        DigestFile.replace(file, "two");
        assertThat(file).hasContent("two");
        try (Stream<Path> files = Files.list(file.getParent())) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void saysWhatCannotBeWritten() {
        Path file = directory.resolve("directory");
        DigestFile.replace(file.resolve("a.json"), "text");
        assertThatThrownBy(() -> DigestFile.replace(file.resolve("a.json").resolve("b.json"), "text"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("b.json cannot be written");
    }

    @Test
    void isOldOrNewWhenTheProgramIsKilledAtAnyInstant() throws Exception {
        Path file = directory.resolve("killed.json");
        DigestFile.replace(file, text('a'));
        var random = new Random(3);
        for (int kill = 0; kill < KILLS; kill++) {
            Process child = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-XX:TieredStopAtLevel=1",
                            "-XX:+UseSerialGC",
                            "-cp",
                            System.getProperty("java.class.path"),
                            Forever.class.getName(),
                            file.toString())
                    .start();
            child.inputReader().readLine(); // it has begun
            child.waitFor(random.nextInt(100), TimeUnit.MILLISECONDS);
            child.destroyForcibly().waitFor();
            assertThat(Files.readString(file)).isIn(text('a'), text('b'));
        }
    }

    /** Writes a file again and again. */
    static final class Forever {
        private Forever() {}

        public static void main(String[] args) {
            Path file = Path.of(args[0]);
            for (int i = 0; i < 1_000_000; i++) {
                DigestFile.replace(file, text(i % 2 == 0 ? 'b' : 'a'));
                if (i == 0) {
                    System.out.println("begun");
                }
            }
        }
    }
}
