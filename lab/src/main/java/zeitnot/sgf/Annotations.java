package zeitnot.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Adds what is thought of a game to its record, in which everything else stays as it is. */
public final class Annotations {
    /** What is said of a move; only one of these may stand in a node. */
    private static final List<String> MARKS = List.of("BM", "DO", "IT", "TE");

    private static final String COMMENT = "C";

    /**
     * What is thought of the move of a node.
     *
     * @param comment is put behind one that is there
     * @param marks such as {@code BM[1]} for a bad move; none leave those that are there
     * @param better moves that should have been made instead, beginning with one of the same colour; they become a variation
     */
    public record Note(String comment, List<Property> marks, List<Node> better) {
        public Note {
            marks = List.copyOf(marks);
            better = List.copyOf(better);
        }
    }

    /** A node of the main line and the variations that go on in its place. */
    private record Step(Node node, List<GameTree> instead) {}

    private Annotations() {}

    /** @param notes by the place of the node in the main line, the root being 0 */
    public static GameTree of(GameTree tree, Map<Integer, Note> notes) {
        List<Step> steps = steps(tree);
        List<Node> nodes = new ArrayList<>();
        List<GameTree> after = List.of();
        for (int i = steps.size() - 1; i >= 0; i--) {
            Step step = steps.get(i);
            List<GameTree> instead = new ArrayList<>(step.instead());
            Node node = step.node();
            if (notes.containsKey(i)) {
                Note note = notes.get(i);
                node = noted(node, note);
                if (i > 0 && !note.better().isEmpty()) {
                    instead.add(new GameTree(note.better(), List.of()));
                }
            }
            nodes.add(0, node);
            if (!instead.isEmpty()) {
                instead.add(0, new GameTree(nodes, after));
                after = instead;
                nodes = new ArrayList<>();
            }
        }
        return new GameTree(nodes, after);
    }

    private static List<Step> steps(GameTree game) {
        List<Step> steps = new ArrayList<>();
        GameTree tree = game;
        List<GameTree> instead = List.of();
        while (true) {
            for (Node node : tree.nodes()) {
                steps.add(new Step(node, instead));
                instead = List.of();
            }
            if (tree.variations().isEmpty()) {
                return steps;
            }
            instead = tree.variations().subList(1, tree.variations().size());
            tree = tree.variations().get(0);
        }
    }

    private static Node noted(Node node, Note note) {
        Node changed = note.marks().isEmpty() ? node : node.without(MARKS);
        for (Property mark : note.marks()) {
            changed = changed.with(mark);
        }
        String before = node.values(COMMENT).isEmpty()
                ? ""
                : node.values(COMMENT).get(0).text().stripTrailing();
        return changed.with(Property.of(COMMENT, before.isEmpty() ? note.comment() : before + "\n\n" + note.comment()));
    }
}
