package zeitnot.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The first game of docs/adding-a-game.md is code that compiles and is tested. */
class AddingAGameTest {
    private static final int MOST_LINES = 60;

    @Test
    void firstGameIsTheOneAmongTheTests() throws IOException {
        String code = Files.readString(Path.of("src/test/java/zeitnot/testing/Nim.java"))
                .replaceFirst("package .*;\\s+", "");
        assertThat(blocks(Files.readString(Path.of("../docs/adding-a-game.md"))))
                .contains(code);
        assertThat(code.lines().count()).isLessThanOrEqualTo(MOST_LINES);
    }

    private static List<String> blocks(String document) {
        return Arrays.stream(document.split("```java\n"))
                .skip(1)
                .map(block -> block.substring(0, block.indexOf("```")))
                .toList();
    }
}
