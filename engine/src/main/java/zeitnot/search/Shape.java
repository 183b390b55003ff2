package zeitnot.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import zeitnot.game.Game;
import zeitnot.game.Position;
import zeitnot.playout.Listener;
import zeitnot.search.minimax.Hybrid;
import zeitnot.search.tree.Additions;
import zeitnot.search.tree.AmafFields;
import zeitnot.search.tree.Counting;
import zeitnot.search.tree.Layout;
import zeitnot.search.tree.OpenLoop;
import zeitnot.search.tree.Path;
import zeitnot.search.tree.Selection;
import zeitnot.search.tree.Solver;
import zeitnot.search.tree.Tree;

/**
 * What the options of a search make of it: a tree with the fields that its features ask for, and for each thread the parts of
 * those features, and of no others.
 */
final class Shape {
    private final Game game;
    private final SearchOptions options;
    private final Layout layout;
    private final int notes;
    private final Selection selection;
    private final Tree tree;
    private final Optional<Owners> owners;

    Shape(Game game, SearchOptions options) {
        if (game.players() != 2 && options.solver()) {
            throw new IllegalArgumentException("the solver needs two players; " + game + " has " + game.players());
        }
        if (game.hasChance() && (options.solver() || !options.hybrid().isNone())) {
            throw new IllegalArgumentException("in " + game + " chance takes part: nothing can be proven");
        }
        this.game = game;
        this.options = options;
        this.layout = new Layout(game.players(), options.playoutsPerLeaf());
        int bonuses = options.rewards().declare(layout);
        this.notes = options.hybrid().note().isPresent() ? layout.field() : Layout.NONE;
        int priors = options.prior().isPresent() ? layout.fields(2) : Layout.NONE;
        int biases = options.bias().isPresent() ? layout.field() : Layout.NONE;
        var additions = new Additions(options.firstPlayUrgency(), bonuses, priors, biases);
        Selection ofAll = options.policy().selection(layout, additions);
        this.selection = options.widening()
                .map(widening -> widening.of(ofAll, layout, additions))
                .orElse(ofAll);
        this.owners = options.ownership() ? Optional.of(new Owners(game)) : Optional.empty();
        this.tree = new Tree(layout, selection, options.maxBytes());
    }

    Game game() {
        return game;
    }

    SearchOptions options() {
        return options;
    }

    Tree tree() {
        return tree;
    }

    /** What counts the owners of points, if it is asked for. */
    Optional<Owners> owners() {
        return owners;
    }

    /** Points that a visit brings a player who has beaten all others in all its playouts. */
    int full() {
        return layout.full();
    }

    Counting counting() {
        return options.threads() == 1
                ? Counting.plain(tree, layout)
                : Counting.shared(tree, layout, game.players(), game.start());
    }

    /** How nodes choose where chance takes part. */
    Optional<OpenLoop> openLoop(Counting counting) {
        return game.hasChance() ? Optional.of(new OpenLoop(tree, counting)) : Optional.empty();
    }

    /** What new nodes are told. */
    List<Knowledge> knowledge(Optional<Amaf> amaf, Optional<RefutedMoves> refuted) {
        List<Knowledge> knowledge = new ArrayList<>();
        options.prior().ifPresent(choice -> knowledge.add(new PriorKnowledge(game, tree, choice, layout.full())));
        options.bias().ifPresent(choice -> knowledge.add(new BiasKnowledge(game, tree, choice)));
        amaf.ifPresent(knowledge::add);
        refuted.ifPresent(knowledge::add);
        return knowledge;
    }

    Optional<AmafFields> amafFields() {
        return selection.amaf();
    }

    Optional<Amaf> amaf(Path path) {
        return amafFields().map(fields -> new Amaf(game, tree, path, fields));
    }

    Optional<Prover> prover(Path path, Position root, LongConsumer nodes) {
        Hybrid hybrid = options.hybrid();
        return hybrid.searchesNodes()
                ? Optional.of(new Prover(game, path, root, hybrid, notes, nodes))
                : Optional.empty();
    }

    Optional<RefutedMoves> refutedMoves(Optional<Prover> prover, LongConsumer nodes) {
        int depth = options.hybrid().moves();
        return depth == 0 ? Optional.empty() : Optional.of(new RefutedMoves(game, tree, depth, prover, nodes));
    }

    Optional<Solver> solver(Path path, Optional<Prover> prover) {
        if (!options.solver()) {
            return Optional.empty();
        }
        Optional<Solver.SecondLook> look =
                options.hybrid().backup() > 0 ? prover.map(Solver.SecondLook.class::cast) : Optional.empty();
        Solver.Draws draws = options.plainSolver() ? Solver.Draws.PROVE_NOTHING : Solver.Draws.ARE_PROVEN;
        return Optional.of(new Solver(tree, path, options.threads() > 1, draws, look));
    }

    List<Listener> listeners(
            Path path, Position end, Optional<Prover> prover, Optional<Amaf> amaf, Optional<RefutedMoves> refuted) {
        List<Listener> listeners = new ArrayList<>();
        amaf.ifPresent(listeners::add);
        refuted.ifPresent(listeners::add);
        prover.flatMap(Prover::listener).ifPresent(listeners::add);
        if (options.hybrid().note().equals(Optional.of(Hybrid.Note.LENGTH))) {
            listeners.add(new LengthNotes(path, notes));
        }
        owners.ifPresent(all -> listeners.add(all.counting(end)));
        return listeners;
    }
}
