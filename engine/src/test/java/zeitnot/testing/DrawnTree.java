package zeitnot.testing;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.game.Position;

/**
 * A game for tests whose tree is written down: {@code [[+ -] =]}. A bracket is a position with its moves in order, {@code +}
 * a game that the first player has won, {@code -} one that the second has, {@code =} a draw. Players take turns.
 */
public final class DrawnTree extends Game {
    private record Node(int result, List<Node> children) {}

    private final Node root;

    public DrawnTree(String tree) {
        super("drawn-tree");
        this.root = parse(tree);
    }

    private static Node parse(String tree) {
        Deque<List<Node>> open = new ArrayDeque<>();
        open.push(new ArrayList<>());
        for (char sign : tree.toCharArray()) {
            switch (sign) {
                case '[' -> open.push(new ArrayList<>());
                case ']' -> {
                    List<Node> children = open.pop();
                    open.getFirst().add(new Node(Outcome.ONGOING, children));
                }
                case '+' -> open.getFirst().add(new Node(Outcome.FIRST_WINS, List.of()));
                case '-' -> open.getFirst().add(new Node(Outcome.SECOND_WINS, List.of()));
                case '=' -> open.getFirst().add(new Node(Outcome.DRAW, List.of()));
                default -> {}
            }
        }
        return open.getFirst().get(0);
    }

    @Override
    public Position start() {
        return new At();
    }

    @Override
    public int maxMoves() {
        return 16;
    }

    private final class At extends Position {
        private Node node = root;

        At() {
            super(DrawnTree.this);
        }

        @Override
        public int moves(int[] into) {
            int count = node.children().size();
            for (int i = 0; i < count; i++) {
                into[i] = i;
            }
            return count;
        }

        @Override
        public void play(int move) {
            node = node.children().get(move);
            alternate();
            result = node.result();
        }

        @Override
        protected void copyFrom(Position other) {
            node = ((At) other).node;
        }
    }
}
