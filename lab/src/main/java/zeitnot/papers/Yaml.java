package zeitnot.papers;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import zeitnot.game.BadInput;

/** A part of a YAML file that knows where it stands, so that what is wrong with it can be said with line and column. */
sealed interface Yaml {
    Place place();

    /** A place in a file; lines and columns count from 1. */
    record Place(String file, int line, int column) {
        BadInput bad(String message) {
            return new BadInput(file + ":" + line + ":" + column + ": " + message);
        }

        /** So many lines further down, in this column. */
        Place at(int lines, int otherColumn) {
            return new Place(file, line + lines, otherColumn);
        }
    }

    /**
     * A single value, exactly as it is written: 8.0 is not 8.
     *
     * @param indent columns before each line of a block of text
     */
    record Scalar(Place place, String text, int indent) implements Yaml {
        Scalar(Place place, String text) {
            this(place, text, 0);
        }
    }

    /** Several values. */
    record Items(Place place, List<Yaml> values) implements Yaml {}

    /** Values by their keys, in the order of the file. */
    record Mapping(Place place, Map<String, Yaml> values, Map<String, Place> keys) implements Yaml {
        Optional<Yaml> get(String key) {
            return Optional.ofNullable(values.get(key));
        }

        Optional<String> text(String key) {
            return get(key).map(Yaml::asText);
        }

        String required(String key) {
            return text(key).orElseThrow(() -> place.bad("'" + key + "' is missing"));
        }

        Place placeOf(String key) {
            Yaml value = values.get(key);
            return value == null ? place : value.place();
        }

        /** Refuses all keys but these. */
        Mapping only(String kind, Set<String> known) {
            keys.forEach((key, where) -> {
                if (!known.contains(key)) {
                    throw where.bad(message(BadInput.unknown(kind, key, known)));
                }
            });
            return this;
        }

        /** This with what another has besides; mappings within mappings are put together too. */
        Mapping over(Mapping other) {
            Map<String, Yaml> all = new LinkedHashMap<>(other.values);
            Map<String, Place> allKeys = new LinkedHashMap<>(other.keys);
            values.forEach((key, value) -> {
                Yaml others = other.values.get(key);
                all.put(
                        key,
                        value instanceof Mapping mine && others instanceof Mapping theirs ? mine.over(theirs) : value);
            });
            allKeys.putAll(keys);
            return new Mapping(place, all, allKeys);
        }
    }

    default String asText() {
        if (this instanceof Scalar scalar) {
            return scalar.text().strip();
        }
        throw place().bad("a single value is expected here");
    }

    default Mapping asMapping() {
        if (this instanceof Mapping mapping) {
            return mapping;
        }
        throw place().bad("keys with their values are expected here, such as 'title: …'");
    }

    /** The values of a list; a single value is a list of one. */
    default List<Yaml> asList() {
        return this instanceof Items items ? items.values() : List.of(this);
    }

    /** The whole number that is written here. */
    default int asCount() {
        try {
            int number = Integer.parseInt(asText());
            if (number > 0) {
                return number;
            }
        } catch (NumberFormatException e) {
            // the message below says it all
        }
        throw place().bad("'" + asText() + "' is not a whole number above 0");
    }

    default double asNumber() {
        try {
            return Double.parseDouble(asText());
        } catch (NumberFormatException e) {
            throw place().bad("'" + asText() + "' is not a number");
        }
    }

    static String message(Throwable e) {
        return Objects.requireNonNullElse(e.getMessage(), e.toString());
    }
}
