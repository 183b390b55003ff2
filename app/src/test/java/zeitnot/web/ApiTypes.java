package zeitnot.web;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The records of the API as TypeScript knows types, so that scripts are checked against what the server sends. */
final class ApiTypes {
    private final Map<String, String> written = new TreeMap<>();
    private final Deque<Class<?>> waiting = new ArrayDeque<>();

    /** Declares {@code Api.GameView} and so on for these records and all that they consist of. */
    static String declarations(List<Class<?>> records) {
        var types = new ApiTypes();
        types.waiting.addAll(records);
        while (!types.waiting.isEmpty()) {
            types.declare(types.waiting.remove());
        }
        return types.written.values().stream().collect(Collectors.joining("", "declare namespace Api {\n", "}\n"));
    }

    private void declare(Class<?> type) {
        String name = name(type);
        if (!written.containsKey(name)) {
            written.put(name, "");
            written.put(name, "  interface " + name + " {" + fields(type) + "}\n");
        }
    }

    private String fields(Class<?> type) {
        return Arrays.stream(type.getRecordComponents())
                .map(component -> component.isAnnotationPresent(JsonUnwrapped.class)
                                || component.getAccessor().isAnnotationPresent(JsonUnwrapped.class)
                        ? fields(component.getType())
                        : field(component))
                .collect(Collectors.joining());
    }

    private String field(RecordComponent component) {
        AnnotatedType type = component.getAnnotatedType();
        String orNull = type.isAnnotationPresent(Nullable.class) ? " | null" : "";
        return component.getName() + ": " + text(component.getGenericType()) + orNull + "; ";
    }

    private String text(Type type) {
        if (type instanceof ParameterizedType generic) {
            Type[] arguments = generic.getActualTypeArguments();
            return generic.getRawType() == Map.class
                    ? "Record<string, " + text(arguments[1]) + ">"
                    : "(" + text(arguments[0]) + ")[]";
        }
        return type instanceof Class<?> plain ? text(plain) : "any";
    }

    private String text(Class<?> type) {
        if (type.isArray()) {
            return text(type.getComponentType()) + "[]";
        }
        if (type.isRecord()) {
            waiting.add(type);
            return name(type);
        }
        if (type.isEnum()) {
            return Arrays.stream(type.getEnumConstants())
                    .map(constant -> '"' + ((Enum<?>) constant).name() + '"')
                    .collect(Collectors.joining(" | "));
        }
        if (type == boolean.class || type == Boolean.class) {
            return "boolean";
        }
        if (type == char.class || type == String.class) {
            return "string";
        }
        if (type.isPrimitive() || Number.class.isAssignableFrom(type)) {
            return "number";
        }
        return "any";
    }

    /** {@code ThoughtsMove} for {@code Thoughts.Move}. */
    private static String name(Class<?> type) {
        Class<?> around = type.getEnclosingClass();
        return (around == null ? "" : name(around)) + type.getSimpleName();
    }
}
