package zeitnot.papers;

import java.util.List;
import java.util.stream.Stream;
import zeitnot.game.BadInput;

/** All experiments that can be run again. */
public final class Catalogue {
    private static final List<Experiment> ALL = Stream.of(
                    BaierWinands.experiments(), QualityRewards.experiments(), JiThielscher.experiments())
            .flatMap(List::stream)
            .toList();

    private Catalogue() {}

    public static List<Experiment> all() {
        return ALL;
    }

    public static Experiment named(String id) {
        return ALL.stream()
                .filter(experiment -> experiment.id().equals(id))
                .findFirst()
                .orElseThrow(() -> BadInput.unknown(
                        "experiment", id, ALL.stream().map(Experiment::id).toList()));
    }
}
