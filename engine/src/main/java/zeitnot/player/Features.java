package zeitnot.player;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Stream;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.player.Feature.Role;

/** A registry of features: all that a player spec can say. */
public final class Features {
    private static final Features STANDARD = new Features(Stream.of(
                    SelectionFeatures.ALL,
                    SearchFeatures.ALL,
                    MinimaxFeatures.ALL,
                    RewardFeatures.ALL,
                    PlayoutFeatures.ALL,
                    RootFeatures.ALL,
                    TimeFeatures.ALL,
                    KappaFeatures.ALL,
                    EricaTimeFeatures.ALL,
                    PonderFeatures.ALL)
            .flatMap(List::stream)
            .toList());

    private final List<Feature> all;

    private Features(List<Feature> all) {
        this.all = all;
        Set<String> names = new HashSet<>();
        for (Feature feature : all) {
            if (!names.add(feature.name())) {
                throw new IllegalArgumentException("two features are called '" + feature.name() + "'");
            }
        }
    }

    /** The engine's own. */
    public static Features standard() {
        return STANDARD;
    }

    /** The engine's own, and those of all {@link FeatureProvider}s on the class path. */
    public static Features installed() {
        return STANDARD.with(ServiceLoader.load(FeatureProvider.class).stream()
                .flatMap(provider -> provider.get().features().stream())
                .toArray(Feature[]::new));
    }

    /** Those of the engine that are about the time for a move. */
    public static List<Feature> ofTime() {
        return Stream.of(TimeFeatures.ALL, KappaFeatures.ALL, EricaTimeFeatures.ALL)
                .flatMap(List::stream)
                .toList();
    }

    /** These and some more, whose names must be new. */
    public Features with(Feature... more) {
        return new Features(Stream.concat(all.stream(), Stream.of(more)).toList());
    }

    public List<Feature> all() {
        return all;
    }

    public Feature named(String name) {
        return all.stream()
                .filter(feature -> feature.name().equals(name))
                .findFirst()
                .orElseThrow(() -> BadInput.unknown(
                        "feature", name, all.stream().map(Feature::name).toList()));
    }

    /** Throws {@link BadInput} unless the spec makes a player. */
    public void check(Spec spec) {
        builder(spec);
    }

    /** The player that a spec describes, for one game; throws {@link BadInput} if a feature needs what the game lacks. */
    public Player player(Spec spec, Game game, long seed) {
        PlayerBuilder builder = builder(spec);
        spec.parts().forEach(part -> named(part.name()).check(game));
        return builder.build(game, seed);
    }

    private PlayerBuilder builder(Spec spec) {
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
