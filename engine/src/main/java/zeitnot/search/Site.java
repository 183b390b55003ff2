package zeitnot.search;

import java.util.Optional;
import java.util.concurrent.Executor;
import zeitnot.game.Game;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.search.tree.AmafFields;
import zeitnot.search.tree.Tree;

/**
 * All that the threads of a search work on: the root, the tree and each thread's own things. A thread that the machine does not
 * run may hold on to it in the midst of a simulation; who cannot wait for that thread takes a new site.
 */
final class Site {
    private final Tree tree;
    private final int full;
    private final Position root;
    private final Repetitions repetitions = new Repetitions();
    private final Optional<GuidedRoot> guidedRoot;
    private final Optional<Focus> focus;
    private final Optional<Owners> owners;
    private final Optional<AmafFields> amaf;
    private final Simulator[] simulators;
    private final Crew crew;

    Site(Game game, SearchOptions options, long seed, Executor threads) {
        var shape = new Shape(game, options);
        tree = shape.tree();
        full = shape.full();
        owners = shape.owners();
        amaf = shape.amafFields();
        root = game.start();
        int count = options.threads();
        guidedRoot = options.root().map(policy -> new GuidedRoot(game, tree, policy, new Rng(Rng.derive(seed, count))));
        focus = options.canFocus() ? Optional.of(new Focus()) : Optional.empty();
        simulators = new Simulator[count];
        for (int i = 0; i < count; i++) {
            var rng = new Rng(i == 0 ? seed : Rng.derive(seed, i));
            Optional<Guide> usual = guidedRoot.map(guided -> guided.guide(game));
            Optional<Guide> guide =
                    focus.<Guide>map(some -> new FocusGuide(some, usual)).or(() -> usual);
            simulators[i] = new Simulator(shape, root, repetitions, guide, rng);
        }
        crew = new Crew(simulators, tree, guidedRoot, options.playoutsPerLeaf(), threads);
    }

    Tree tree() {
        return tree;
    }

    /** Points that a visit brings a player who has beaten all others in all its playouts. */
    int full() {
        return full;
    }

    Position root() {
        return root;
    }

    Repetitions repetitions() {
        return repetitions;
    }

    Optional<GuidedRoot> guidedRoot() {
        return guidedRoot;
    }

    /** The moves at the root that are searched alone, where the options allow it. */
    Optional<Focus> focus() {
        return focus;
    }

    Optional<Owners> owners() {
        return owners;
    }

    /** Where the tree keeps what is known of moves that are made later, if it does. */
    Optional<AmafFields> amaf() {
        return amaf;
    }

    Crew crew() {
        return crew;
    }

    Tally tally() {
        return crew.tally();
    }

    /** Forgets the tree and begins another at the root. */
    void replant() {
        tree.clear();
        simulators[0].plant();
        beginAtRoot();
    }

    /** The root is another than before. */
    void beginAtRoot() {
        for (Simulator simulator : simulators) {
            simulator.newRoot();
        }
        guidedRoot.ifPresent(GuidedRoot::begin);
    }
}
