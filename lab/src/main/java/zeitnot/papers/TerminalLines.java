package zeitnot.papers;

import java.util.ArrayList;
import java.util.List;
import zeitnot.contest.GameRecord;
import zeitnot.game.Game;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.games.Games;
import zeitnot.search.minimax.Minimax;
import zeitnot.view.Verdict;

/**
 * Counts the terminal lines before each turn of a game: the moves after which the game is over, or minimax proves its
 * result within a depth (Ji and Thielscher, section 3.1). What is random follows from the task of the game, so that the
 * same game has the same analysis wherever it is made.
 *
 * @param depth of minimax after the move; the paper does not say its own
 */
public record TerminalLines(int depth) {
    public static final int DEFAULT_DEPTH = 4;

    private static final int ROLLOUTS = 1000;

    /**
     * A position in which a player had to move.
     *
     * @param turn moves made before it, of both players
     * @param moves legal ones: the branching factor
     * @param rollout mean plies of random games from here
     */
    public record Sample(int turn, int moves, double rollout, int terminalLines) {}

    /** All positions of a game in which a player had to move, in their order. */
    public List<Sample> of(GameRecord record) {
        Game game = Games.named(record.task().game());
        var minimax = new Minimax(game);
        long seed = Rng.derive(record.task().seed(), record.task().index());
        List<Sample> samples = new ArrayList<>();
        Position position = record.task().openingLine().position().copy();
        for (GameRecord.Move move : record.moves()) {
            int[] moves = game.legalMoves(position);
            samples.add(new Sample(
                    position.ply(),
                    moves.length,
                    meanRollout(position, new Rng(Rng.derive(seed, position.ply()))),
                    count(position, moves, minimax)));
            position.play(game.parse(position, move.move()));
        }
        return samples;
    }

    private int count(Position position, int[] moves, Minimax minimax) {
        Position child = position.copy();
        int solved = 0;
        for (int move : moves) {
            child.set(position);
            child.play(move);
            if (child.isOver() || minimax.solve(child, depth) != Verdict.OPEN) {
                solved++;
            }
        }
        return solved;
    }

    private static double meanRollout(Position position, Rng rng) {
        Position end = position.copy();
        long plies = 0;
        for (int i = 0; i < ROLLOUTS; i++) {
            end.set(position);
            end.playout(rng);
            plies += end.ply() - position.ply();
        }
        return (double) plies / ROLLOUTS;
    }
}
