package zeitnot.player;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.player.Feature.Role;

/** The registry of features: all that a player spec can say. */
public final class Features {
    private static final List<Feature> ALL = Stream.of(SearchFeatures.ALL, RootFeatures.ALL, TimeFeatures.ALL)
            .flatMap(List::stream)
            .toList();

    private Features() {}

    public static List<Feature> all() {
        return ALL;
    }

    public static Feature named(String name) {
        return ALL.stream()
                .filter(feature -> feature.name().equals(name))
                .findFirst()
                .orElseThrow(() -> BadInput.unknown(
                        "feature", name, ALL.stream().map(Feature::name).toList()));
    }

    /** Throws {@link BadInput} unless the spec makes a player. */
    public static void check(Spec spec) {
        builder(spec);
    }

    /** The player that a spec describes, for one game. */
    public static Player player(Spec spec, Game game, long seed) {
        return builder(spec).build(game, seed);
    }

    private static PlayerBuilder builder(Spec spec) {
        var builder = new PlayerBuilder();
        Set<String> seen = new HashSet<>();
        Map<Role, String> decided = new EnumMap<>(Role.class);
        for (Spec.Part part : spec.parts()) {
            Feature feature = named(part.name());
            if (!seen.add(feature.name())) {
                throw new BadInput("'" + feature.name() + "' stands twice in '" + spec + "'; once is enough");
            }
            String other = feature.role() == Role.OPTION ? null : decided.put(feature.role(), feature.name());
            if (other != null) {
                throw new BadInput("'" + other + "' and '" + feature.name() + "' in '" + spec + "' are both a "
                        + feature.role().title() + "; choose one");
            }
            feature.effect().accept(builder, feature.arguments(part));
        }
        builder.check();
        return builder;
    }
}
