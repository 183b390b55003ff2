package zeitnot.search.minimax;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.games.Games;
import zeitnot.playout.Trace;

/** What {@link AdaptiveDepth} learns, by searches whose results are made up. */
class AdaptiveDepthTest {
    private static final int DEEPEST = 6;
    private static final int NEVER = DEEPEST + 1;
    private static final int PLIES = 20;
    private static final double LOST = 0.2;
    private static final double UNDECIDED = 0.7;
    private static final Position START = Games.named("connect4").start();

    private final Rng rng = new Rng(1);

    @Test
    void givesUpNodesWithManyVisitsWhereNothingIsProvenThere() {
        AdaptiveDepth rule = afterSimulations(100);
        for (int i = 0; i < 3000; i++) {
            search(rule, 2, 1 + rng.nextInt(12));
            search(rule, 256, NEVER);
        }
        assertThat(depth(rule, 2)).isPositive();
        assertThat(depth(rule, 256)).isZero();
    }

    /** A depth more proves a twelfth more, which is worth 2 * 20 / 12 plies for each simulation that a proof is worth. */
    @ParameterizedTest
    @CsvSource({
        "0.5, 0", // 1.7 plies, for 4 nodes
        "30, 3", // 100 plies, for 48 nodes or 192
        "100, 4", // 333 plies, for 192 nodes or 768
    })
    void goesAsDeepAsAProofIsWorth(double worth, int depth) {
        AdaptiveDepth rule = afterSimulations(worth);
        for (int i = 0; i < 3000; i++) {
            search(rule, 2, 1 + rng.nextInt(12));
        }
        assertThat(depth(rule, 2)).isEqualTo(depth);
    }

    @Test
    void searchesDeeperWhereSimulationsTellLittle() {
        AdaptiveDepth seeing = afterSimulations(30);
        AdaptiveDepth blind = afterSimulations(30);
        assertThat(depth(blind, 2, UNDECIDED)).isGreaterThan(depth(seeing, 2, LOST));
    }

    private static AdaptiveDepth afterSimulations(double worth) {
        var rule = new AdaptiveDepth(new Hybrid.Adaptive(DEEPEST, worth));
        var trace = new Trace(2);
        trace.end(PLIES);
        for (int i = 0; i < 5_000_000; i++) {
            rule.simulated(trace);
        }
        return rule;
    }

    private static void search(AdaptiveDepth rule, int visit, int decided) {
        search(rule, visit, decided, LOST);
    }

    /**
     * Searches a node of so many visits that is decided within this depth. A search costs 4^depth nodes.
     *
     * @param lost mean result of nodes that are lost
     */
    private static void search(AdaptiveDepth rule, int visit, int decided, double lost) {
        int depth = rule.depth(START, visit, 0, decided <= DEEPEST ? lost : UNDECIDED);
        for (int to = rule.isTrial() ? 1 : Math.max(1, depth); to <= depth; to++) {
            rule.learn(to, to >= decided ? Outcome.winFor(START.mover()) : Outcome.ONGOING, 1L << 2 * to);
        }
    }

    private int depth(AdaptiveDepth rule, int visit) {
        return depth(rule, visit, LOST);
    }

    /** The depth that pays most when the means for trials are used up. */
    private int depth(AdaptiveDepth rule, int visit, double lost) {
        int depth = rule.depth(START, visit, 0, UNDECIDED);
        while (rule.isTrial()) {
            search(rule, 2, 1 + rng.nextInt(12), lost);
            depth = rule.depth(START, visit, 0, UNDECIDED);
        }
        return depth;
    }
}
