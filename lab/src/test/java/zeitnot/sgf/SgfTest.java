package zeitnot.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeitnot.game.BadInput;
import zeitnot.game.Rng;

/** The format itself: whatever it means. */
class SgfTest {
    private static GameTree one(String text) {
        List<GameTree> games = Sgf.parse(text);
        assertThat(games).hasSize(1);
        return games.get(0);
    }

    private static String comment(String raw) {
        return one("(;C[" + raw + "])").root().values("C").get(0).text();
    }

    @Test
    void readsNodesPropertiesAndVariations() {
        GameTree tree = one("(;FF[4]AB[aa][bb] [cc];B[dd]\n(;W[ee];B[ff])\n(;W[gg]C[no])(;W[hh](;B[ii])))");
        assertThat(tree.nodes()).hasSize(2);
        assertThat(tree.root().values("AB")).extracting(Value::raw).containsExactly("aa", "bb", "cc");
        assertThat(tree.variations()).hasSize(3);
        assertThat(tree.variations().get(2).nodes())
                .as("a lone variation is none")
                .hasSize(2);
        assertThat(tree.mainLine().toString()).isEqualTo("[;FF[4]AB[aa][bb][cc], ;B[dd], ;W[ee], ;B[ff]]");
        assertThat(tree.nodes().get(1).place()).hasToString("line 1, column 23");
        assertThat(tree.variations().get(1).root().place()).hasToString("line 3, column 2");
    }

    @Test
    void readsSeveralGamesAndWhatOldProgramsWrite() {
        List<GameTree> games =
                Sgf.parse("From: me (;-) no\n\n(;GaMe[1]SiZe[9]AddBlack[aa]AB[bb];Black[cc]) (;W[])\r\n\u001a\0");
        assertThat(games).hasSize(2);
        assertThat(games.get(0).root().toString()).isEqualTo(";GM[1]SZ[9]AB[aa][bb]");
        assertThat(games.get(0).nodes().get(1).line("B")).contains("cc");
        assertThat(games.get(1).root().values("W").get(0).line()).isEmpty();
        assertThat(games.get(1).root().line("W")).isEmpty();
    }

    /** The examples that the specification has for text. */
    @Test
    void readsTextAsTheSpecificationSays() {
        assertThat(comment("Meijin NR: yeah, k4 is won\\\nderful\nsweat NR: thank you! :\\)\ndada NR: yup. I like this"
                        + " move too. It's a move only to be expected from a pro. I really like it :)\njansteen 4d: Can"
                        + " anyone\\\n explain [me\\] k4?"))
                .isEqualTo("Meijin NR: yeah, k4 is wonderful\nsweat NR: thank you! :)\ndada NR: yup. I like this move"
                        + " too. It's a move only to be expected from a pro. I really like it :)\njansteen 4d: Can"
                        + " anyone explain [me] k4?");
        assertThat(comment("a\r\nb\rc\n\rd\n\ne")).isEqualTo("a\nb\nc\nd\n\ne");
        assertThat(comment("a\\\r\nb\tc\u000bd\\\te\\\\")).isEqualTo("ab c d e\\");
        assertThat(one("(;PB[ a\nb\\\nc ])").root().line("PB")).contains("a bc");
    }

    @Test
    void whatIsComposedHasTwoParts() {
        var value = new Value("a\\:b\\]:c:d");
        assertThat(value.first()).isEqualTo("a:b]");
        assertThat(value.last()).isEqualTo("c:d");
        assertThat(new Value("aa").first()).isEqualTo(new Value("aa").last()).isEqualTo("aa");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "''|line 1, column 1: there is no game",
                "no game|line 1, column 1: there is no game",
                "()|line 1, column 1: there is no game",
                "(;B[aa]|line 1, column 1: the game that begins here is not closed by ')'",
                "(;B[aa](;W[bb])|line 1, column 1: the game that begins here is not closed by ')'",
                "(;B[aa|line 1, column 4: the value that begins here is not closed by ']'",
                "(;C[aa\\]|line 1, column 4: the value that begins here is not closed by ']'",
                "(;C[aa\\|line 1, column 4: the value that begins here is not closed by ']'",
                "(;B;W[aa])|line 1, column 3: property B has no value; expected '['",
                "(;b[aa])|line 1, column 3: a property is named in capitals, not 'b'",
                "(;B[aa]7)|line 1, column 8: expected ';', '(' or ')' instead of '7'",
                "(;B[aa]))|line 1, column 9: expected the next game",
                "(;B[aa]()(;W[bb]))|line 1, column 8: a game or variation without a node; expected ';'",
                "(;B[aa]((;W[bb])))|line 1, column 9: expected ';' before a variation",
                "(;B[aa](;W[bb]);B[cc])|line 1, column 16: a node behind variations; expected '(' or ')'",
            })
    void saysWhatIsWrongAndWhere(String text, String message) {
        assertThatThrownBy(() -> Sgf.parse(text)).isInstanceOf(BadInput.class).hasMessageStartingWith(message);
    }

    @Test
    void countsLines() {
        assertThatThrownBy(() -> Sgf.parse("\n(;C[a\nb]\r\n  ;B)"))
                .hasMessageStartingWith("line 4, column 4: property B");
    }

    @Test
    void survivesDeepAndLongGames() {
        String deep = "(;B[aa]".repeat(SgfReader.DEEPEST) + ")".repeat(SgfReader.DEEPEST);
        assertThat(one(deep).nodes()).hasSize(SgfReader.DEEPEST);
        assertThatThrownBy(() -> Sgf.parse("(;" + deep + ")")).hasMessageContaining("nested more than 1000 deep");
        String forks = "(;B[aa](;W[bb])".repeat(SgfReader.DEEPEST - 1) + ")".repeat(SgfReader.DEEPEST - 1);
        assertThat(Sgf.parse(Sgf.text(one(forks)))).containsExactly(one(forks));
        assertThat(one("(" + ";B[aa]".repeat(200_000) + ")").mainLine()).hasSize(200_000);
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        var rng = new Rng(15);
        for (int i = 0; i < 2000; i++) {
            GameTree tree = tree(rng, 4);
            assertThat(Sgf.parse(Sgf.text(tree))).containsExactly(tree);
        }
    }

    @Test
    void textIsWrittenSoThatItIsReadAgain() {
        var rng = new Rng(16);
        for (int i = 0; i < 5000; i++) {
            String text = text(rng);
            assertThat(comment(Value.of(text).raw())).isEqualTo(text);
        }
    }

    /** Whatever comes in, it is read, or there is one line that says why not. */
    @Test
    void brokenFilesAreRefusedInOneLine() {
        var rng = new Rng(17);
        int refused = 0;
        for (int i = 0; i < 20_000; i++) {
            var text = new StringBuilder(Sgf.text(tree(rng, 3)));
            for (int j = rng.nextInt(4); j >= 0 && text.length() > 0; j--) {
                int at = rng.nextInt(text.length());
                switch (rng.nextInt(3)) {
                    case 0 -> text.replace(at, at + 1, "");
                    case 1 -> text.insert(at, "([;)]\\\nA".charAt(rng.nextInt(8)));
                    default -> text.replace(at + 1, text.length(), "");
                }
            }
            try {
                Sgf.parse(text.toString()).forEach(Sgf::text);
            } catch (BadInput e) {
                refused++;
                assertThat(e.getMessage()).matches("line \\d+, column \\d+: [^\\n]+");
            }
        }
        assertThat(refused).isBetween(5000, 20_000);
    }

    private static GameTree tree(Rng rng, int depth) {
        List<Node> nodes = new ArrayList<>();
        for (int i = rng.nextInt(4); i >= 0; i--) {
            List<Property> properties = new ArrayList<>();
            for (String name : List.of("B", "C", "AB", "XYZ")) {
                if (rng.nextInt(3) == 0) {
                    List<Value> values = new ArrayList<>();
                    for (int j = rng.nextInt(3); j >= 0; j--) {
                        values.add(Value.of(text(rng)));
                    }
                    properties.add(new Property(name, values));
                }
            }
            nodes.add(new Node(properties));
        }
        List<GameTree> variations = new ArrayList<>();
        if (depth > 0 && rng.nextInt(2) == 0) {
            for (int i = rng.nextInt(3) + 1; i > 0; i--) {
                variations.add(tree(rng, depth - 1));
            }
        }
        return new GameTree(nodes, variations);
    }

    private static String text(Rng rng) {
        var text = new StringBuilder();
        for (int i = rng.nextInt(8); i > 0; i--) {
            text.append("ab]\\:;()[ \nÄ漢".charAt(rng.nextInt(13)));
        }
        return text.toString();
    }

    @Test
    void readsTheCharsetThatAFileNames(@TempDir Path directory) throws Exception {
        Path file = directory.resolve("game.sgf");
        for (String charset : List.of("UTF-8", "Shift_JIS", "GB18030")) {
            Files.write(file, ("(;GM[1]CA[" + charset + "]PB[本因坊 表])").getBytes(Charset.forName(charset)));
            assertThat(Sgf.read(file).get(0).root().line("PB")).contains("本因坊 表");
        }
        Files.writeString(file, "\ufeff(;PB[Müller])");
        assertThat(Sgf.read(file).get(0).root().line("PB")).contains("Müller");
        Files.write(file, "(;PB[Müller])".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(Sgf.read(file).get(0).root().line("PB")).contains("Müller");
        Files.writeString(file, "(;CA[klingon])");
        assertThatThrownBy(() -> Sgf.read(file))
                .hasMessageEndingWith("CA[klingon]: unknown charset; UTF-8 is a known one");
    }

    @Test
    void writesUtf8AndSaysSo(@TempDir Path directory) throws Exception {
        GameTree game = one("(;CA[Shift_JIS]GM[1]PB[本因坊];B[aa])");
        Path file = Files.writeString(directory.resolve("game.sgf"), Sgf.file(List.of(game, game)));
        assertThat(Files.readString(file)).startsWith("(;CA[UTF-8]GM[1]PB[本因坊];B[aa])\n(;CA[UTF-8]");
        assertThat(Sgf.read(file)).hasSize(2);
    }

    @Test
    void saysWhichFileCannotBeRead(@TempDir Path directory) throws Exception {
        assertThatThrownBy(() -> Sgf.read(directory)).hasMessageContaining("is not a file of games in SGF");
        assertThatThrownBy(() -> Sgf.read("\0")).hasMessageContaining("is not the name of a file");
        Path file = Files.writeString(directory.resolve("game.sgf"), "(;B");
        assertThatThrownBy(() -> Sgf.read(file))
                .hasMessage(file + ", line 1, column 3: property B has no value; expected '['");
    }
}
