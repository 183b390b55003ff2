package zeitnot.games.go;

import zeitnot.game.Position;
import zeitnot.game.Prior;

/**
 * Go's prior {@code heavy}: what the learned weights expect. Every move has some visits, half of them won; one that is expected with
 * probability p has wins in proportion to sqrt(p) beside them, enough to lead a search of a thousand simulations. Eyes, bad
 * self-ataris, and a pass while there is something to play, have {@value #BAD} losses more. The numbers began as those of Pachi.
 */
final class HeavyPrior implements Prior {
    private static final int BAD = 15;

    private final LearnedWeights weights;
    private final int even;

    /** Of a move that is certain. */
    private final int wins;

    HeavyPrior(Grid grid) {
        weights = LearnedWeights.of(grid);
        boolean isSmall = LearnedWeights.isSmall(grid);
        even = isSmall ? 14 : 20;
        wins = isSmall ? 210 : 300;
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
            int expected = (int) (wins * Math.sqrt(p));
            int losses = p == 0 && !onlyPass ? BAD : 0;
            visits[i] = even + expected + losses;
            values[i] = (even / 2f + expected) / visits[i];
        }
    }

    /** What a move weighs; 0 if it should not be made. */
    private float weight(GoPosition go, int move) {
        int at = move << Board.SHIFT;
        if (move == BoardPosition.PASS || !go.isPlayable(at, go.mover())) {
            return 0;
        }
        Effects effects = go.answers.effects();
        effects.look(at, go.mover(), go.last());
        if (effects.isBad()) {
            return 0;
        }
        return weights.pattern(go.board.surroundings(at), go.mover())
                * weights.of(effects)
                * weights.of(GoFeatures.TO_LAST + GoFeatures.distance(go, move, go.last()))
                * weights.of(GoFeatures.TO_LAST_BUT_ONE + GoFeatures.distance(go, move, go.lastButOne()))
                * weights.of(GoFeatures.line(go, move))
                * weights.shape(go, at);
    }
}
