package zeitnot.sgf;

import java.util.ArrayList;
import java.util.List;

/**
 * A game with its variations: nodes one after the other, and how it may go on behind the last of them.
 *
 * @param nodes one or more
 * @param variations none, or two and more, of which the first is what was played; a single one is no variation, so its nodes
 *     are put behind the others
 */
public record GameTree(List<Node> nodes, List<GameTree> variations) {
    public GameTree {
        if (nodes.isEmpty()) {
            throw new IllegalArgumentException("a game tree without nodes");
        }
        if (variations.size() == 1) {
            List<Node> all = new ArrayList<>(nodes);
            all.addAll(variations.get(0).nodes());
            nodes = all;
            variations = variations.get(0).variations();
        }
        nodes = List.copyOf(nodes);
        variations = List.copyOf(variations);
    }

    public Node root() {
        return nodes.get(0);
    }

    /** The nodes of the game as it was played. */
    public List<Node> mainLine() {
        List<Node> line = new ArrayList<>(nodes);
        GameTree tree = this;
        while (!tree.variations.isEmpty()) {
            tree = tree.variations.get(0);
            line.addAll(tree.nodes);
        }
        return line;
    }

    /** The same with another root. */
    public GameTree withRoot(Node root) {
        List<Node> changed = new ArrayList<>(nodes);
        changed.set(0, root);
        return new GameTree(changed, variations);
    }
}
