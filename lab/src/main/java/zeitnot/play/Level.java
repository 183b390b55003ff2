package zeitnot.play;

import java.util.List;
import java.util.Optional;
import zeitnot.game.BadInput;
import zeitnot.time.TimeControl;

/**
 * How strong an opponent plays: the player that is recommended for the game, with so many simulations for a move, or with all
 * the time it has.
 *
 * @param pace the limit; none for full strength
 */
public record Level(String name, String about, Optional<TimeControl> pace) {
    public static final Level FULL = new Level("full", "all the time that its clock allows", Optional.empty());

    public static final List<Level> ALL = List.of(
            limited("beginner", 20), limited("easy", 150), limited("medium", 1000), limited("hard", 10_000), FULL);

    private static Level limited(String name, int simulations) {
        return new Level(
                name,
                simulations + " simulations a move",
                Optional.of(new TimeControl.SimulationsPerMove(simulations)));
    }

    /** The level that users call so. */
    public static Level named(String name) {
        return ALL.stream()
                .filter(level -> level.name().equals(name))
                .findFirst()
                .orElseThrow(() -> BadInput.unknown(
                        "level", name, ALL.stream().map(Level::name).toList()));
    }
}
