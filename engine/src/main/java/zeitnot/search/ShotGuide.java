package zeitnot.search;

import java.util.function.IntUnaryOperator;
import zeitnot.game.Game;
import zeitnot.game.Padded;
import zeitnot.search.root.ShotTurns;
import zeitnot.search.root.Survivors;
import zeitnot.search.tree.Path;
import zeitnot.search.tree.Tree;

/**
 * SHOT below the root (Cazenave 2015), and H-MCTS (Pepels et al. 2014), which does so only where the budget of a node is
 * large enough and leaves the rest to the tree's own selection.
 *
 * <p>Calls of SHOT are nested, and each works its arms off one after the other. So what must be remembered is one call per
 * level, on the path from the root to where the simulations go now: a stack of {@value #LEVELS} levels, made once, each with
 * room for the game's greatest number of moves. A call is over when the one above it goes on to another arm; the level is
 * then used again. Each thread has its own stack below the common root. A move deeper than that is the tree's business:
 * budgets shrink by half at least from level to level where there is a choice.
 */
final class ShotGuide extends Padded implements Guide {
    private static final int LEVELS = 64;

    private final GuidedRoot root;
    private final Level[] levels = new Level[LEVELS];
    private final int leastPulls;

    private boolean goesOn;

    // The step before: visits of the child that was chosen, the turn in which it was, and the pulls until that is over.
    private int visits;
    private int turn;
    private double remaining;

    /** A call of SHOT, at the node {@link #block}. */
    private static final class Level {
        private final TreeArms arms;
        private final Survivors survivors;
        private final ShotTurns turns;
        private final IntUnaryOperator visits;
        private int block;
        private int calledIn;
        private boolean halving;

        Level(Tree tree, int mostArms) {
            arms = new TreeArms(tree);
            survivors = new Survivors(mostArms);
            turns = new ShotTurns(survivors);
            visits = arms::visits;
        }
    }

    /** @param leastPulls what each move of a node must get in the first round; 0 if that does not matter */
    ShotGuide(GuidedRoot root, Game game, Tree tree, int leastPulls) {
        this.root = root;
        this.leastPulls = leastPulls;
        for (int i = 0; i < LEVELS; i++) {
            levels[i] = new Level(tree, game.maxMoves());
        }
    }

    @Override
    public int choose(Path path) {
        int depth = path.depth();
        int child = depth == 0 ? chooseAtRoot() : chooseAt(levels[depth - 1], path.block(), path.assured());
        goesOn = child >= 0 && depth < LEVELS;
        return child;
    }

    @Override
    public boolean goesOn() {
        return goesOn;
    }

    private int chooseAtRoot() {
        synchronized (root) {
            int child = root.select();
            follow(root.turns(), root.visits(child));
            return child;
        }
    }

    private int chooseAt(Level level, int block, int assured) {
        level.arms.lookAt(block, visits, assured);
        if (level.block != block || level.calledIn != turn) {
            call(level, block);
        }
        if (!level.halving) {
            return -1;
        }
        level.survivors.ensureOpen();
        int child = level.turns.select(visits, remaining, true);
        if (level.arms.isClosed(child)) {
            return -1;
        }
        follow(level.turns, level.arms.visits(child));
        return child;
    }

    private void call(Level level, int block) {
        level.block = block;
        level.calledIn = turn;
        level.survivors.begin(level.arms);
        level.turns.begin(level.arms, level.visits);
        double firstRound = (visits + remaining) / level.survivors.rounds() / level.survivors.left();
        level.halving = firstRound >= leastPulls;
    }

    private void follow(ShotTurns turns, int visitsOfChild) {
        visits = visitsOfChild;
        turn = turns.turn();
        remaining = turns.remaining();
    }
}
