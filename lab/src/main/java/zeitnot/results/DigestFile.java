package zeitnot.results;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;
import zeitnot.game.BadInput;

/** A digest as JSON for people, programs and version control: the same digest is the same text. */
public final class DigestFile {
    private static final double EXACT = 1L << 53;

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .changeDefaultVisibility(visibility -> visibility.withIsGetterVisibility(Visibility.NONE))
            .addModule(new SimpleModule()
                    .addSerializer(double[].class, new Numbers())
                    .addSerializer(double.class, new Number())
                    .addSerializer(Double.class, new Number()))
            .build();

    private DigestFile() {}

    public static String text(Digest digest) {
        return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(digest) + "\n";
    }

    /** @param name of the file, for the message if it is none */
    public static Digest parse(String text, String name) {
        Digest digest;
        try {
            digest = MAPPER.readValue(text, Digest.class);
        } catch (JacksonException e) {
            String where = e.getLocation() == null
                    ? ""
                    : " at line " + e.getLocation().getLineNr() + ", column "
                            + e.getLocation().getColumnNr();
            throw new BadInput(name + " is not a digest" + where + ": "
                    + e.getOriginalMessage().replaceFirst("[;(].*", "").strip()
                    + "; 'zeitnot results digest' writes them");
        }
        Set<Digest.Row.Key> seen = new HashSet<>();
        for (Digest.Row row : digest.rows()) {
            check(row, name);
            if (!seen.add(row.key())) {
                throw new BadInput(name + " has the row " + row.name() + " of " + row.game()
                        + " twice; give rows that are played in the same way different names");
            }
        }
        return digest;
    }

    private static void check(Digest.Row row, String name) {
        if (!row.addsUp()) {
            throw new BadInput(name + " does not add up in the row " + row.name() + " of " + row.game()
                    + ": games are wins, draws and losses, and a pair is two of them");
        }
    }

    public static Digest read(Path file) {
        try {
            return parse(Files.readString(file), file.toString());
        } catch (IOException e) {
            throw new BadInput(
                    file + " cannot be read: " + e.getClass().getSimpleName() + "; give the file of a digest");
        }
    }

    /** Writes a text so that whoever looks, and whenever the program is killed, finds the old file or the new one. */
    public static void replace(Path name, String text) {
        try {
            Path file = Files.isSymbolicLink(name) ? name.toRealPath() : name;
            Path fresh = file.resolveSibling(
                    "." + file.getFileName() + "." + ProcessHandle.current().pid() + ".new");
            Path directory = file.getParent();
            if (directory != null) {
                Files.createDirectories(directory);
            }
            try {
                try (FileChannel channel = FileChannel.open(
                        fresh,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.TRUNCATE_EXISTING,
                        StandardOpenOption.WRITE)) {
                    ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
                    while (bytes.hasRemaining()) {
                        channel.write(bytes);
                    }
                    channel.force(true);
                }
                Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(fresh);
            }
        } catch (IOException e) {
            throw new BadInput(name + " cannot be written: " + e.getClass().getSimpleName()
                    + "; give a directory that is writable");
        }
    }

    /** Whole numbers without a point. */
    private static final class Number extends StdSerializer<Double> {
        Number() {
            super(Double.class);
        }

        @Override
        public void serialize(Double value, JsonGenerator generator, SerializationContext context) {
            write(value, generator);
        }
    }

    private static final class Numbers extends StdSerializer<double[]> {
        Numbers() {
            super(double[].class);
        }

        @Override
        public void serialize(double[] values, JsonGenerator generator, SerializationContext context) {
            generator.writeStartArray();
            for (double value : values) {
                write(value, generator);
            }
            generator.writeEndArray();
        }
    }

    private static void write(double value, JsonGenerator generator) {
        if (value == Math.rint(value) && Math.abs(value) < EXACT) {
            generator.writeNumber((long) value);
        } else {
            generator.writeNumber(value);
        }
    }
}
