package zeitnot.games.go;

import zeitnot.game.HeuristicPlayout;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/**
 * Go's playout {@code orego}, the policy of the program Orego: save a chain in atari; else make one of {@link MogoPatterns} beside
 * the last stone; else capture; else any feasible point. Each step takes one of its moves at random, and no step fills an eye.
 */
final class OregoPlayout implements HeuristicPlayout {
    /** So many points are drawn at random until one is feasible; then all that are feasible are looked for. */
    private static final int DRAWS = 6;

    private final Ataris ataris;
    private final Feasible feasible;
    private final int[] beside;
    private final int[] candidates;

    OregoPlayout(Grid grid) {
        ataris = new Ataris(grid);
        feasible = new Feasible(grid);
        int up = grid.stride << Board.SHIFT;
        int right = 1 << Board.SHIFT;
        beside = new int[] {-up - right, -up, -up + right, -right, right, up - right, up, up + right};
        candidates = new int[2 * grid.area()];
    }

    @Override
    public void begin(Position position) {
        ataris.find(((GoPosition) position).board);
    }

    @Override
    public void played(Position position, int move) {
        if (move != BoardPosition.PASS) {
            ataris.placed(((GoPosition) position).board, move << Board.SHIFT);
        }
    }

    @Override
    public int choose(Position position, Rng rng) {
        var go = (GoPosition) position;
        int colour = go.mover();
        int at = any(go, escapes(go.board, colour), colour, rng);
        if (at == BoardPosition.PASS) {
            at = any(go, patterns(go.board, go.last(), colour), colour, rng);
        }
        if (at == BoardPosition.PASS) {
            at = any(go, ataris.liberties(colour ^ 1, candidates), colour, rng);
        }
        if (at == BoardPosition.PASS) {
            at = anyFeasible(go, colour, rng);
        }
        return at >> Board.SHIFT;
    }

    /** One of the first so many candidates that can be played; 0 if none can. */
    private int any(GoPosition position, int count, int colour, Rng rng) {
        for (int left = count; left > 0; left--) {
            int index = rng.nextInt(left);
            int at = candidates[index];
            if (position.isPlayable(at, colour)) {
                return at;
            }
            candidates[index] = candidates[left - 1];
        }
        return BoardPosition.PASS;
    }

    private int escapes(Board board, int colour) {
        int count = 0;
        for (int i = 0; i < ataris.count(colour); i++) {
            int at = ataris.liberty(colour, i);
            if (Tactics.escapes(board, at, colour)) {
                candidates[count++] = at;
            }
        }
        for (int i = 0; i < ataris.count(colour ^ 1) && ataris.count(colour) > 0; i++) {
            int at = ataris.liberty(colour ^ 1, i);
            if (Tactics.escapes(board, at, colour)) {
                candidates[count++] = at;
            }
        }
        return count;
    }

    private int patterns(Board board, int last, int colour) {
        int count = 0;
        if (last != BoardPosition.PASS) {
            for (int step : beside) {
                int at = last + step;
                if (board.colour(at) == Board.EMPTY && MogoPatterns.match(board.surroundings(at), colour)) {
                    candidates[count++] = at;
                }
            }
        }
        return count;
    }

    private int anyFeasible(GoPosition position, int colour, Rng rng) {
        Board board = position.board;
        int empty = board.empty();
        for (int i = 0; i < DRAWS && empty > 0; i++) {
            int at = board.empty(rng.nextInt(empty));
            if (position.isPlayable(at, colour) && feasible.at(board, at)) {
                return at;
            }
        }
        int count = 0;
        for (int i = 0; i < empty; i++) {
            int at = board.empty(i);
            if (position.isPlayable(at, colour) && feasible.at(board, at)) {
                candidates[count++] = at;
            }
        }
        return count > 0 ? candidates[rng.nextInt(count)] : position.randomPlayable(colour, rng);
    }
}
