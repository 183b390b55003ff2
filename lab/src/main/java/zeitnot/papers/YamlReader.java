package zeitnot.papers;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLParser;
import zeitnot.papers.Yaml.Items;
import zeitnot.papers.Yaml.Mapping;
import zeitnot.papers.Yaml.Place;
import zeitnot.papers.Yaml.Scalar;

/** Reads a YAML file that is one mapping. Values are kept as they are written, with their places. */
final class YamlReader {
    private static final YAMLFactory FACTORY = new YAMLFactory();

    private final String file;
    private final List<String> lines;
    private final YAMLParser parser;

    private YamlReader(String file, String text, YAMLParser parser) {
        this.file = file;
        this.lines = text.lines().toList();
        this.parser = parser;
    }

    static Mapping read(String file, String text) {
        try (var parser = (YAMLParser) FACTORY.createParser(ObjectReadContext.empty(), text)) {
            return new YamlReader(file, text, parser).whole();
        } catch (JacksonException e) {
            TokenStreamLocation at = e.getLocation();
            String reason =
                    Objects.requireNonNullElse(e.getOriginalMessage(), "").strip();
            throw new Place(file, at == null ? 1 : at.getLineNr(), at == null ? 1 : at.getColumnNr())
                    .bad("this is not YAML: " + reason.replaceAll("\\s+", " "));
        }
    }

    private Mapping whole() {
        if (parser.nextToken() != JsonToken.START_OBJECT) {
            throw new Place(file, 1, 1).bad("an experiment is a mapping that begins with keys such as 'id: …'");
        }
        Mapping whole = mapping();
        if (parser.nextToken() != null) {
            throw place().bad("a file holds one experiment; this begins another");
        }
        return whole;
    }

    private Place place() {
        TokenStreamLocation at = parser.currentTokenLocation();
        return new Place(file, at.getLineNr(), at.getColumnNr());
    }

    private Mapping mapping() {
        Place place = place();
        Map<String, Yaml> values = new LinkedHashMap<>();
        Map<String, Place> keys = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String key = parser.currentName();
            Place where = place();
            if (keys.put(key, where) != null) {
                throw where.bad("'" + key + "' is there twice");
            }
            parser.nextToken();
            values.put(key, value());
        }
        return new Mapping(place, values, keys);
    }

    private Yaml value() {
        Place place = place();
        if (parser.isCurrentAlias()) {
            throw place.bad("aliases are not understood; write '<name>' and define it under 'with'");
        }
        JsonToken token = parser.currentToken();
        if (token == JsonToken.START_OBJECT) {
            return mapping();
        }
        if (token == JsonToken.START_ARRAY) {
            List<Yaml> values = new ArrayList<>();
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                values.add(value());
            }
            return new Items(place, values);
        }
        return new Scalar(place, token == JsonToken.VALUE_NULL ? "" : parser.getString(), indentBelow(place));
    }

    /** Columns before the line below, which is the first one of a block of text. */
    private int indentBelow(Place place) {
        if (place.line() >= lines.size()) {
            return 0;
        }
        String below = lines.get(place.line());
        return below.length() - below.stripLeading().length();
    }
}
