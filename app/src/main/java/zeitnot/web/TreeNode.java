package zeitnot.web;

import java.util.List;
import zeitnot.game.Game;
import zeitnot.game.Position;
import zeitnot.search.Search;

/**
 * A node of the real tree, opened.
 *
 * @param line from the root to it
 * @param mover who is to move there; values are that player's
 * @param count of all its moves, of which the best are here
 */
record TreeNode(List<String> line, int mover, String side, int count, List<Thoughts.Move> moves) {
    private static final int MOST_MOVES = 40;

    static TreeNode of(Position root, Search search, String line) {
        Game game = root.game();
        Position position = root.copy();
        String[] words = line.isBlank() ? new String[0] : line.strip().split("[\\s,]+");
        int[] moves = new int[words.length];
        for (int i = 0; i < words.length; i++) {
            moves[i] = game.parse(position, words[i]);
            position.play(moves[i]);
        }
        var below = search.movesAfter(moves);
        return new TreeNode(
                List.of(words),
                position.mover(),
                game.side(position.mover()),
                below.size(),
                below.stream()
                        .limit(MOST_MOVES)
                        .map(move -> Thoughts.move(game, position, move))
                        .toList());
    }
}
