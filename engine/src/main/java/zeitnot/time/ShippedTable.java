package zeitnot.time;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Numbers that ship with the engine, one a line, below lines that begin with # and say what command made them. */
final class ShippedTable {
    private ShippedTable() {}

    static Optional<double[]> read(String resource) {
        try (InputStream in = ShippedTable.class.getResourceAsStream(resource)) {
            return in == null ? Optional.empty() : Optional.of(numbers(in));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static double[] numbers(InputStream in) {
        var reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        return reader.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .mapToDouble(Double::parseDouble)
                .toArray();
    }
}
