package zeitnot.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zeitnot.game.BadInput;

/**
 * The documents that have tables of results. A table stands between the markers {@code <!-- results ID -->} and
 * {@code <!-- /results -->}, and is made from the data.
 */
public final class Documents {
    private static final Pattern TABLE =
            Pattern.compile("<!-- results (\\S+) -->\n(.*?)<!-- /results -->", Pattern.DOTALL);
    private static final Pattern MARKER = Pattern.compile("<!-- /?results");

    private final Path root;
    private final UnaryOperator<String> tables;

    /** @param root of the repository */
    public Documents(Path root, Tables tables) {
        this.root = root;
        this.tables = tables::of;
    }

    /** The documents whose tables are not those of the data, with what they should say. */
    public Map<Path, String> outdated() {
        Map<Path, String> outdated = new LinkedHashMap<>();
        for (Path file : files()) {
            String text = read(file);
            String filled = fill(text, file, tables);
            if (!filled.equals(text)) {
                outdated.put(file, filled);
            }
        }
        return outdated;
    }

    private List<Path> files() {
        Path directory = root.resolve("docs").resolve("results");
        List<Path> files = new ArrayList<>(List.of(root.resolve("README.md")));
        try (Stream<Path> found = Files.list(directory)) {
            found.filter(file -> file.toString().endsWith(".md")).sorted().forEach(files::add);
        } catch (IOException e) {
            throw new BadInput("there are no documents in " + directory + "; run it in the root of the repository");
        }
        return files;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new BadInput(file + " cannot be read: " + e.getClass().getSimpleName()
                    + "; run it in the root of the repository");
        }
    }

    static String fill(String text, Path file, UnaryOperator<String> tables) {
        var filled = new StringBuilder();
        Matcher table = TABLE.matcher(text);
        int markers = 0;
        while (table.find()) {
            markers += 2;
            String content = "<!-- results " + table.group(1) + " -->\n" + tables.apply(table.group(1));
            table.appendReplacement(filled, Matcher.quoteReplacement(content + "<!-- /results -->"));
        }
        if (markers != MARKER.matcher(text).results().count()) {
            throw new BadInput(file + " has a marker without its partner; a table stands between"
                    + " '<!-- results ID -->' and '<!-- /results -->', each on a line of its own");
        }
        return table.appendTail(filled).toString();
    }
}
