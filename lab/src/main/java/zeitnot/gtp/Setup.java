package zeitnot.gtp;

import java.util.Optional;
import java.util.function.Function;
import zeitnot.game.Game;
import zeitnot.player.Spec;
import zeitnot.time.Clock;
import zeitnot.time.TimeControl;

/**
 * What is settled before the first command.
 *
 * @param game with which it begins; {@code boardsize} and {@code komi} change it
 * @param player who plays; none for the one that is recommended for the game
 * @param free the time for a move where the controller sets no limit
 * @param clocks a clock for games of this kind
 * @param version of the program
 */
public record Setup(
        Game game, Optional<Spec> player, TimeControl free, long seed, Function<Game, Clock> clocks, String version) {}
