package zeitnot.games.go;

import zeitnot.game.Position;
import zeitnot.game.Prior;

/**
 * Go's prior {@code heavy}: what the learned weights expect. Every move has {@value #EVEN} visits with half of them won; one of n
 * moves that is expected with probability p has {@value #WINS} sqrt(p) wins more. Eyes, bad self-ataris, and a pass while there is
 * something to play, have {@value #BAD} losses more. On large boards, where there are too few simulations for all moves, a move
 * has {@value #UNLIKELY} (1 - sqrt(pn)) losses if that is positive.
 */
final class HeavyPrior implements Prior {
    private static final int EVEN = 6;
    private static final int WINS = 40;
    private static final int BAD = 15;
    private static final int UNLIKELY = 60;

    private final LearnedWeights weights;

    /** Losses of a move that is not expected at all. */
    private final int unlikely;

    HeavyPrior(Grid grid) {
        weights = LearnedWeights.of(grid);
        unlikely = LearnedWeights.isSmall(grid) ? 0 : UNLIKELY;
    }

    @Override
    public void rate(Position position, int[] moves, int count, int[] visits, float[] values) {
        var go = (GoPosition) position;
        float sum = 0;
        for (int i = 0; i < count; i++) {
            float weight = weight(go, moves[i]);
            values[i] = weight;
            sum += weight;
        }
        for (int i = 0; i < count; i++) {
            double p = sum == 0 ? 0 : values[i] / sum;
            boolean onlyPass = sum == 0 && moves[i] == BoardPosition.PASS;
            int wins = (int) (WINS * Math.sqrt(p));
            int losses = onlyPass ? 0 : (p == 0 ? BAD : 0) + (int) (unlikely * Math.max(0, 1 - Math.sqrt(p * count)));
            visits[i] = EVEN + wins + losses;
            values[i] = (EVEN / 2f + wins) / visits[i];
        }
    }

    /** What a move weighs; 0 if it should not be made. */
    private float weight(GoPosition go, int move) {
        int at = move << Board.SHIFT;
        if (move == BoardPosition.PASS || !go.isPlayable(at, go.mover())) {
            return 0;
        }
        Tactic tactic = go.answers.tactic(at, go.mover(), go.last());
        if (tactic == Tactic.SELF_ATARI) {
            return 0;
        }
        return weights.pattern(go.board.surroundings(at), go.mover())
                * weights.of(GoFeatures.TACTIC + tactic.ordinal())
                * weights.of(GoFeatures.TO_LAST + GoFeatures.distance(go, move, go.last()))
                * weights.of(GoFeatures.TO_LAST_BUT_ONE + GoFeatures.distance(go, move, go.lastButOne()))
                * weights.of(GoFeatures.line(go, move))
                * weights.shape(go, at);
    }
}
