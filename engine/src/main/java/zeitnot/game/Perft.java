package zeitnot.game;

/** Counts move sequences: the first test of every change to the rules of a game. */
public final class Perft {
    private final int[][] moves;
    private final Position[] positions;

    private Perft(Game game, int depth) {
        moves = new int[depth + 1][game.maxMoves()];
        positions = new Position[depth + 1];
        for (int i = 0; i <= depth; i++) {
            positions[i] = game.start();
        }
    }

    /** The number of move sequences of length {@code depth} from {@code root}; a finished game has no continuation. */
    public static long count(Game game, Position root, int depth) {
        var perft = new Perft(game, depth);
        perft.positions[depth].set(root);
        return perft.count(depth);
    }

    private long count(int depth) {
        if (depth == 0) {
            return 1;
        }
        Position position = positions[depth];
        int n = position.moves(moves[depth]);
        if (depth == 1) {
            return n;
        }
        long sum = 0;
        for (int i = 0; i < n; i++) {
            positions[depth - 1].set(position);
            positions[depth - 1].play(moves[depth][i]);
            sum += count(depth - 1);
        }
        return sum;
    }
}
