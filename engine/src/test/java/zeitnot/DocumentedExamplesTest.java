package zeitnot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeitnot.game.Game;

/**
 * The Java examples in the documents compile. In a document, the blocks of statements are one method, from top to bottom, and
 * the blocks that declare a type stand beside it; all see all packages of the engine and the usual ones of the JDK.
 */
class DocumentedExamplesTest {
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```java\\n(.*?)^```$");
    private static final Pattern TYPE =
            Pattern.compile("(?m)^(?:(?:public|final|abstract|sealed) )*(?:class|record|interface|enum) (\\w+)");
    private static final List<String> JDK = List.of("java.util", "java.util.function");
    private static final List<String> ENGINE = List.of(
            "game",
            "games",
            "view",
            "playout",
            "time",
            "time.rule",
            "search",
            "search.root",
            "search.tree",
            "search.reward",
            "search.minimax",
            "player");

    @TempDir
    private Path classes;

    @Test
    void thoseOfEmbeddingCompile() throws IOException {
        assertThat(errors(Files.readString(Path.of("..", "docs", "embedding.md"))))
                .isEmpty();
    }

    @Test
    void aMistakeIsFound() {
        assertThat(errors("```java\nGame game = Games.named(\"othello\");\n```\n\n```java\ngame.fly();\n```\n"))
                .singleElement()
                .asString()
                .contains("fly()");
        assertThat(errors("```java\nrecord Pair(Game one, Gaem other) {}\n```\n"))
                .singleElement()
                .asString()
                .contains("Gaem");
    }

    private List<String> errors(String document) {
        List<JavaFileObject> sources = new ArrayList<>();
        var statements = new StringBuilder();
        Matcher block = BLOCK.matcher(document);
        while (block.find()) {
            Optional<String> type = typeIn(block.group(1));
            if (type.isPresent()) {
                sources.add(source(type.get(), block.group(1)));
            } else {
                statements.append(block.group(1));
            }
        }
        sources.add(source("Examples", "class Examples {\nvoid run() throws Exception {\n" + statements + "}\n}\n"));
        return compile(sources);
    }

    private static Optional<String> typeIn(String code) {
        Matcher type = TYPE.matcher(code);
        return type.find() ? Optional.of(type.group(1)) : Optional.empty();
    }

    private static JavaFileObject source(String name, String code) {
        String imports = Stream.concat(JDK.stream(), ENGINE.stream().map(room -> "zeitnot." + room))
                .map(room -> "import " + room + ".*;\n")
                .collect(Collectors.joining());
        return new SimpleJavaFileObject(URI.create("string:///" + name + ".java"), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return imports + code;
            }
        };
    }

    private List<String> compile(List<JavaFileObject> sources) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        var found = new DiagnosticCollector<JavaFileObject>();
        String engine = Path.of(URI.create(Game.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toString()))
                .toString();
        List<String> options = List.of("--release", "17", "-proc:none", "-cp", engine, "-d", classes.toString());
        compiler.getTask(null, null, found, options, null, sources).call();
        return found.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                .map(Object::toString)
                .toList();
    }
}
