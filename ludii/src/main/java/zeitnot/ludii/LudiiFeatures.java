package zeitnot.ludii;

import java.util.List;
import zeitnot.game.BadInput;
import zeitnot.player.Feature;
import zeitnot.player.Feature.Role;
import zeitnot.player.FeatureProvider;
import zeitnot.player.Parameter;

/** Ludii's players as players of ours. */
public final class LudiiFeatures implements FeatureProvider {
    @Override
    public List<Feature> features() {
        return List.of(new Feature(
                "ludii-ai",
                Role.SELECTION,
                List.of(
                        Parameter.oneOf(
                                "name", "UCT", List.of("UCT", "Random", "Alpha-Beta", "MAST"), "Ludii's name of it"),
                        Parameter.real("seconds", "0.5", 0.001, 100_000, "for every move")),
                "a player of Ludii, in Ludii's games only",
                "as Ludii plays it, with so many seconds for every move whatever the clock says; they are of the wall, or of the"
                        + " CPU for UCT on the clock cpu.",
                "Piette et al. 2020 (Ludii)",
                (player, args) -> player.instead((game, seed) -> {
                    if (game instanceof LudiiGame ludii) {
                        return new LudiiPlayer(ludii, args.word("name"), args.real("seconds"));
                    }
                    throw new BadInput("'ludii-ai' plays games of Ludii only, and " + game
                            + " is none; choose a game such as ludii:Hex");
                })));
    }
}
