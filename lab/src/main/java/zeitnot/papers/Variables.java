package zeitnot.papers;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zeitnot.game.BadInput;

/**
 * What words in angle brackets stand for in an experiment's file: {@code <search>+minimax(<depth>)}. What they stand for
 * may have such words itself. {@code <27 times 1>} is 27 ones with spaces between them.
 */
final class Variables {
    private static final Pattern WORD = Pattern.compile("<([^<> ]+)(?: times ([^<>]+))?>");
    private static final int DEEPEST = 20;

    private final Map<String, TextTable.Cell> values;

    Variables() {
        this(Map.of());
    }

    private Variables(Map<String, TextTable.Cell> values) {
        this.values = values;
    }

    /** These and others, which come before them. */
    Variables with(Map<String, TextTable.Cell> others) {
        Map<String, TextTable.Cell> all = new HashMap<>(values);
        all.putAll(others);
        return new Variables(all);
    }

    Variables with(String name, Yaml value) {
        return with(Map.of(name, new TextTable.Cell(value.place(), value.asText())));
    }

    /** The single values of a mapping; lists are left out. */
    Variables with(Yaml.Mapping mapping) {
        Map<String, TextTable.Cell> single = new HashMap<>();
        mapping.values().forEach((name, value) -> {
            if (value instanceof Yaml.Scalar) {
                single.put(name, new TextTable.Cell(value.place(), value.asText()));
            }
        });
        return with(single);
    }

    Map<String, TextTable.Cell> all() {
        return values;
    }

    Optional<TextTable.Cell> written(String name) {
        return Optional.ofNullable(values.get(name));
    }

    /** The value of a variable with all that it stands for. */
    Optional<String> get(String name) {
        return written(name).map(cell -> expand(cell.place(), cell.text()));
    }

    /** A text with all that its words stand for. */
    String expand(Yaml.Place place, String text) {
        return expand(place, text, 0);
    }

    private String expand(Yaml.Place place, String text, int depth) {
        if (depth > DEEPEST) {
            throw place.bad("'" + text + "' stands for itself");
        }
        Matcher matcher = WORD.matcher(text);
        var expanded = new StringBuilder();
        while (matcher.find()) {
            String value = matcher.group(2) == null
                    ? value(place, matcher.group(1), depth)
                    : repeated(place, matcher.group(1), matcher.group(2), depth);
            matcher.appendReplacement(expanded, Matcher.quoteReplacement(value));
        }
        return matcher.appendTail(expanded).toString();
    }

    private String value(Yaml.Place place, String name, int depth) {
        TextTable.Cell cell = values.get(name);
        if (cell == null) {
            throw place.bad(Yaml.message(BadInput.unknown(
                    "variable", name, values.keySet().stream().sorted().toList())));
        }
        return expand(cell.place(), cell.text(), depth + 1);
    }

    private String repeated(Yaml.Place place, String count, String word, int depth) {
        String number = values.containsKey(count) ? value(place, count, depth) : count;
        if (!number.matches("[1-9]\\d{0,3}")) {
            throw place.bad("'" + number + "' is not a number of times; give 1 to 9999");
        }
        return String.join(" ", Collections.nCopies(Integer.parseInt(number), word));
    }
}
