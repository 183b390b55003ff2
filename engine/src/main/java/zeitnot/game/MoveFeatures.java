package zeitnot.game;

import java.util.List;

/**
 * What a game sees in a move, so that weights of these things can be learned from games: features in groups, of which every move
 * has one each. It has no state, and several threads share it.
 */
public interface MoveFeatures {
    int groups();

    /** Features of all groups; they are numbered through from 0. */
    int size();

    /** Whether a move has features; a pass may have none. */
    boolean sees(int move);

    /** Writes the feature of each group that a move of a position has. */
    void of(Position position, int move, int[] into);

    /** One or more words that name a feature in a table. */
    String name(int feature);

    /**
     * What else is seen in a move, each more exact than the one before. There is more of this than can have numbers, so that only
     * what is often seen in moves that are played becomes a feature.
     */
    default List<String> details(Position position, int move) {
        return List.of();
    }

    /** These features, and one for each of these details, in a group whose feature is the most exact one. */
    default MoveFeatures with(List<String> details) {
        return this;
    }
}
