package zeitnot.show;

import java.util.List;
import zeitnot.player.Feature;
import zeitnot.player.Parameter;

/** A feature of players, with all that is known of it. */
public record FeatureRow(
        String name,
        String signature,
        String role,
        String about,
        String formula,
        String needs,
        String paper,
        List<ParameterRow> parameters) {

    /** One of its parameters; {@code preset} is the value if none is given. */
    public record ParameterRow(String name, String about, String preset, String range) {
        static ParameterRow of(Parameter parameter) {
            return new ParameterRow(parameter.name(), parameter.about(), parameter.preset(), parameter.range());
        }
    }

    public static FeatureRow of(Feature feature) {
        return new FeatureRow(
                feature.name(),
                feature.signature(),
                feature.role().title(),
                feature.about(),
                feature.formula(),
                feature.demands(),
                feature.paper(),
                feature.parameters().stream().map(ParameterRow::of).toList());
    }
}
