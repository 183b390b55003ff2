package zeitnot.sgf;

import java.util.List;
import java.util.regex.Pattern;

/** A property of a node: its name in capitals, and one value or more. */
public record Property(String name, List<Value> values) {
    private static final Pattern NAME = Pattern.compile("[A-Z]+");

    public Property {
        values = List.copyOf(values);
        if (!NAME.matcher(name).matches() || values.isEmpty()) {
            throw new IllegalArgumentException("not a property: " + name + values);
        }
    }

    /** With one value, which means this text. */
    public static Property of(String name, String text) {
        return new Property(name, List.of(Value.of(text)));
    }

    @Override
    public String toString() {
        var text = new StringBuilder(name);
        values.forEach(value -> text.append('[').append(value.raw()).append(']'));
        return text.toString();
    }
}
