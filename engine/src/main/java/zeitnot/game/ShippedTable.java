package zeitnot.game;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Tables that ship with the engine as text, below lines that begin with # and say what command made them. */
public final class ShippedTable {
    private ShippedTable() {}

    /** The lines of a table that lies beside a class, if there is one of this name. */
    public static Optional<List<String>> lines(Class<?> owner, String resource) {
        try (InputStream in = owner.getResourceAsStream(resource)) {
            return in == null ? Optional.empty() : Optional.of(lines(in));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The numbers of a table that has one a line. */
    public static Optional<double[]> numbers(Class<?> owner, String resource) {
        return lines(owner, resource)
                .map(lines -> lines.stream().mapToDouble(Double::parseDouble).toArray());
    }

    private static List<String> lines(InputStream in) {
        var reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        return reader.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
    }
}
