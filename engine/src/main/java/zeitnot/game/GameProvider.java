package zeitnot.game;

import java.util.List;

/**
 * Brings games of another system to all commands, under names with its prefix: {@code ludii:Hex}. A jar on the class path
 * adds one: it names its class in {@code META-INF/services/zeitnot.game.GameProvider}.
 */
public interface GameProvider {
    /**
     * A game of the other system.
     *
     * @param name as users type it, with the prefix
     * @param category what the other system files it under
     */
    record Listed(String name, String category) {}

    /** What stands before the colon in the names of its games. */
    String prefix();

    /** The game that is called so, without the prefix; throws {@link BadInput} if there is none or it cannot be played. */
    Game game(String name);

    /** All games that it has; some may turn out to be unplayable when they are loaded. */
    List<Listed> list();
}
