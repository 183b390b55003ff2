package zeitnot.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A node of a game tree: a move, stones that are set up, and what is said about them. Where it was read does not make a
 * difference.
 */
public record Node(List<Property> properties, Place place) {
    public Node {
        properties = List.copyOf(properties);
    }

    /** One that was not read. */
    public Node(List<Property> properties) {
        this(properties, Place.NOWHERE);
    }

    /** The property of this name. */
    public Optional<Property> get(String name) {
        return properties.stream()
                .filter(property -> property.name().equals(name))
                .findFirst();
    }

    /** The first value of this property as text of one line; none if it is not there, or empty. */
    public Optional<String> line(String name) {
        return get(name).map(property -> property.values().get(0).line()).filter(text -> !text.isEmpty());
    }

    /** The values of this property; none if it is not there. */
    public List<Value> values(String name) {
        return get(name).map(Property::values).orElse(List.of());
    }

    /** The same with this property, in the place of one of its name or behind all others. */
    public Node with(Property property) {
        List<Property> changed = new ArrayList<>(properties);
        int before = changed.stream().map(Property::name).toList().indexOf(property.name());
        if (before >= 0) {
            changed.set(before, property);
        } else {
            changed.add(property);
        }
        return new Node(changed, place);
    }

    /** The same without these properties. */
    public Node without(List<String> names) {
        return new Node(
                properties.stream()
                        .filter(property -> !names.contains(property.name()))
                        .toList(),
                place);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Node node && properties.equals(node.properties);
    }

    @Override
    public int hashCode() {
        return Objects.hash(properties);
    }

    @Override
    public String toString() {
        var text = new StringBuilder(";");
        properties.forEach(text::append);
        return text.toString();
    }
}
