package zeitnot.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static zeitnot.gtp.Dialogue.answers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileCommandsTest {
    @Test
    void writesTheGameAndReadsItAgain(@TempDir Path directory) throws IOException {
        String file = directory.resolve("game.sgf").toString();
        List<String> answers = answers(
                "go",
                "boardsize 5",
                "komi 6.5",
                "play b C3",
                "genmove w",
                "printsgf",
                "printsgf " + file,
                "showboard",
                "clear_board",
                "loadsgf " + file,
                "showboard",
                "printsgf " + directory,
                "printsgf");
        assertThat(answers.get(4))
                .startsWith("= (;GM[1]FF[4]CA[UTF-8]AP[Zeitnot:test]SZ[5]RU[Chinese]KM[6.5];B[cc]\n;W[")
                .contains("]C[value ", " of 20 simulations\ntime ");
        assertThat(answers.get(9)).isEqualTo(answers.get(6));
        assertThat(answers.get(10)).isEqualTo("? cannot write file");
        assertThat(answers.get(11)).isEqualTo(answers.get(4));
        assertThat(answers("nogo", "play b A1", "printsgf").get(1)).contains("SZ[9]RU[NoGo]", ";B[ai]");
        assertThat(answers("nogo", "loadsgf " + file)).containsExactly("? cannot load file");
    }

    @Test
    void aFileWithAMistakeChangesNothing(@TempDir Path directory) throws IOException {
        Path file = Files.writeString(directory.resolve("game.sgf"), "(;SZ[9];B[ee];W[ee])");
        List<String> answers =
                answers("go-5x5", "play b C3", "loadsgf " + file, "showboard", "loadsgf " + file + " 2", "showboard");
        assertThat(answers.get(1)).isEqualTo("? cannot load file");
        assertThat(answers.get(2)).contains("3 . . X . .");
        assertThat(answers.get(3)).isEqualTo("=");
        assertThat(answers.get(4)).contains("5 . . + . X . + . .");
    }

    @Test
    void loadsTheMainLineOfAGame(@TempDir Path directory) throws IOException {
        Path file = Files.writeString(
                directory.resolve("game.sgf"), "(;GM[1]FF[4]SZ[9]KM[6.5]C[a \\] b];B[ee];W[gc](;B[tt];W[cg])(;B[aa]))");
        List<String> answers = answers("go", "loadsgf " + file, "showboard", "loadsgf " + file + " 2", "showboard");
        assertThat(answers.get(1)).contains("7 . . + . + . O . .", "3 . . O . + . + . .", "Black to move");
        assertThat(answers.get(3))
                .contains("5 . . + . X . + . .", "White to move")
                .doesNotContain("O");

        Files.writeString(file, "(;GM[2];B[ee])");
        assertThat(answers("go", "loadsgf " + file)).containsExactly("? cannot load file");
    }
}
