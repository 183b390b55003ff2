package zeitnot.cli;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/** Records as JSON: their components, and nothing else, in the order of declaration. */
final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .changeDefaultVisibility(visibility -> visibility.withIsGetterVisibility(Visibility.NONE))
            .addModule(
                    new SimpleModule().addSerializer(double.class, new Real()).addSerializer(Double.class, new Real()))
            .build();

    private Json() {}

    static String pretty(Object value) {
        return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(value);
    }

    static JsonNode tree(Object value) {
        return MAPPER.valueToTree(value);
    }

    /** Everything in one line. */
    static String line(Object value) {
        return MAPPER.writeValueAsString(value);
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
