package zeitnot.game;

/** Is told the moves of a game one after the other. */
@FunctionalInterface
public interface MovesMade {
    /** The next move: who made it, and its {@link Position#amafKey}. */
    void add(int player, int key);
}
