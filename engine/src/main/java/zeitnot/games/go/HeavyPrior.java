package zeitnot.games.go;

import zeitnot.game.Position;
import zeitnot.game.Prior;

/**
 * Go's prior {@code heavy}: what the learned weights expect. Every move has {@value #EVEN} visits with half of them won; one that
 * is expected with probability p has {@value #WINS} sqrt(p) wins more. Eyes, bad self-ataris, and a pass while there is something
 * to play, have {@value #LOSSES} losses more.
 */
final class HeavyPrior implements Prior {
    private static final int EVEN = 6;
    private static final int WINS = 40;
    private static final int LOSSES = 15;

    @Override
    public void rate(Position position, int[] moves, int count, int[] visits, float[] values) {
        var go = (GoPosition) position;
        float sum = 0;
        for (int i = 0; i < count; i++) {
            float weight = weight(go, moves[i]);
            values[i] = weight;
            sum += weight;
        }
        boolean mayPass = sum == 0;
        for (int i = 0; i < count; i++) {
            boolean bad = values[i] == 0 && !(mayPass && moves[i] == BoardPosition.PASS);
            int wins = sum == 0 ? 0 : (int) (WINS * Math.sqrt(values[i] / sum));
            visits[i] = EVEN + wins + (bad ? LOSSES : 0);
            values[i] = (EVEN / 2f + wins) / visits[i];
        }
    }

    /** What a move weighs; 0 if it should not be made. */
    private static float weight(GoPosition go, int move) {
        int at = move << Board.SHIFT;
        if (move == BoardPosition.PASS || !go.isPlayable(at, go.mover())) {
            return 0;
        }
        Tactic tactic = go.answers.tactic(at, go.mover(), go.last());
        if (tactic == Tactic.SELF_ATARI) {
            return 0;
        }
        LearnedWeights weights = LearnedWeights.SHIPPED;
        return weights.pattern(go.board.surroundings(at), go.mover())
                * weights.of(GoFeatures.TACTIC + tactic.ordinal())
                * weights.of(GoFeatures.TO_LAST + GoFeatures.distance(go, move, go.last()))
                * weights.of(GoFeatures.TO_LAST_BUT_ONE + GoFeatures.distance(go, move, go.lastButOne()))
                * weights.of(GoFeatures.line(go, move));
    }
}
