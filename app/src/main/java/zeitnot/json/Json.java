package zeitnot.json;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;
import zeitnot.game.BadInput;

/** Records as JSON: their components, and nothing else, in the order of declaration. */
public final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .changeDefaultVisibility(visibility -> visibility.withIsGetterVisibility(Visibility.NONE))
            .addModule(
                    new SimpleModule().addSerializer(double.class, new Real()).addSerializer(Double.class, new Real()))
            .build();

    private static final JsonMapper READER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private Json() {}

    public static String pretty(Object value) {
        return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(value);
    }

    public static JsonNode tree(Object value) {
        return MAPPER.valueToTree(value);
    }

    /** Everything in one line. */
    public static String line(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    /** Everything in one line, in UTF-8. */
    public static byte[] bytes(Object value) {
        return MAPPER.writeValueAsBytes(value);
    }

    /** The record that some JSON describes; throws {@link BadInput} if it has other fields, or is not JSON. */
    public static <T> T read(byte[] json, Class<T> type) {
        T value;
        try {
            value = READER.readValue(json, type);
        } catch (JacksonException e) {
            throw new BadInput("the JSON cannot be read: " + e.getOriginalMessage());
        }
        if (value == null) {
            throw new BadInput("the JSON is null; write an object");
        }
        return value;
    }

    /** JSON has no infinity: what is not limited is null. */
    private static final class Real extends StdSerializer<Double> {
        Real() {
            super(Double.class);
        }

        @Override
        public void serialize(Double value, JsonGenerator generator, SerializationContext context) {
            if (Double.isFinite(value)) {
                generator.writeNumber(value);
            } else {
                generator.writeNull();
            }
        }
    }
}
