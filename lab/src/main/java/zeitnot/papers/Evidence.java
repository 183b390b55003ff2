package zeitnot.papers;

import java.util.List;
import java.util.Optional;
import zeitnot.bandit.BanditResult;

/** What is known of an experiment, from the games of a run or from the digest of one: rows, figures and verdicts. */
public interface Evidence {
    Experiment experiment();

    Setup setup();

    /** What the games of a condition have shown. */
    Observations observed(Condition condition);

    /** How many games of a condition are meant to be played. */
    default int planned(Condition condition) {
        return setup().games();
    }

    /** What came out on bandits, once they were tried. */
    Optional<BanditResult> bandit();

    /** What came of a Kilothon, if it is about one; its own games are in no match. */
    default Optional<KilothonResult> kilothon() {
        return Optional.empty();
    }

    /** Games that were played, of {@link #plannedGames}. */
    default int playedGames() {
        int inMatches = experiment().conditions().stream()
                .mapToInt(condition -> observed(condition).played())
                .sum();
        return inMatches + kilothon().map(KilothonResult::played).orElse(0);
    }

    /** Games of the whole experiment. */
    default int plannedGames() {
        int players =
                experiment().kilothon().map(trial -> trial.players().size()).orElse(0);
        return experiment().conditions().stream().mapToInt(this::planned).sum() + players * setup().games();
    }

    /** Whether games are missing: what there is so far is then provisional. */
    default boolean isUnfinished() {
        return playedGames() < plannedGames();
    }

    /** What the experiment draws, as far as it has come. */
    default List<Plot> plots() {
        return experiment().figures().stream()
                .map(figure -> figure.plot(this::observed))
                .toList();
    }

    /** All rows as far as they have come. */
    default List<Finding> findings() {
        return Assessment.of(this);
    }
}
