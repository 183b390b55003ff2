package zeitnot.papers;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zeitnot.game.BadInput;

/** All experiments that can be run again. */
public final class Catalogue {
    private static final List<Experiment> ALL = Stream.of(
                    BaierWinands.experiments(),
                    QualityRewards.experiments(),
                    JiThielscher.experiments(),
                    UctSqrtSh.experiments())
            .flatMap(List::stream)
            .toList();

    private static final List<BanditFigure> FIGURES = PrizeBoxes.figures();

    private Catalogue() {}

    /** Those that are played as matches. */
    public static List<Experiment> all() {
        return ALL;
    }

    /** Those about bandits. */
    public static List<BanditFigure> figures() {
        return FIGURES;
    }

    /** The figure about bandits with this id, if it is one. */
    public static Optional<BanditFigure> figure(String id) {
        return FIGURES.stream().filter(figure -> figure.id().equals(id)).findFirst();
    }

    public static Experiment named(String id) {
        return ALL.stream()
                .filter(experiment -> experiment.id().equals(id))
                .findFirst()
                .orElseThrow(() -> BadInput.unknown("experiment", id, ids()));
    }

    private static List<String> ids() {
        return Stream.concat(ALL.stream().map(Experiment::id), FIGURES.stream().map(BanditFigure::id))
                .toList();
    }
}
