package zeitnot.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import zeitnot.game.BadInput;
import zeitnot.games.Games;
import zeitnot.table.Size;
import zeitnot.table.Table;

/**
 * A game tree as a game of ours: its main line is put on a {@link Table}. What cannot be done there is {@link BadInput} with the
 * line and column of the node.
 *
 * @param family the game, without its size
 * @param komi none if the record does not say
 */
public record RecordedGame(GameTree tree, String family, Size size, Optional<Double> komi) {
    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d{1,4}(\\.\\d{0,6})?|\\.\\d{1,6})");
    private static final List<String> SET_UP = List.of("AB", "AW", "AE", "PL");
    private static final int LEAST_HANDICAP = 2;

    /** A move in a record, as people write it; Black is 0. */
    public record Move(int colour, String text) {
        public boolean isPass() {
            return text.equals(Points.PASS);
        }

        @Override
        public String toString() {
            return (colour == 0 ? "black " : "white ") + text;
        }
    }

    public static RecordedGame of(GameTree tree) {
        Node root = tree.root();
        try {
            if (!root.line("GM").orElse("1").equals("1")) {
                throw new BadInput(root.get("GM").orElseThrow() + " is not a game of Go, which is GM[1]");
            }
            Optional<Double> komi = root.line("KM").map(RecordedGame::number);
            return new RecordedGame(tree, Kind.ruled(root.line("RU")).family(), Points.size(root.get("SZ")), komi);
        } catch (BadInput e) {
            throw at(root, e);
        }
    }

    private static double number(String text) {
        if (!NUMBER.matcher(text).matches()) {
            throw new BadInput("KM[" + text + "] is not a number of points, such as KM[7.5]");
        }
        return Double.parseDouble(text);
    }

    /** A table on which the game can be played, with the usual komi if the record does not say another. */
    public Table table() {
        var table = new Table(Games.named(family));
        prepare(table);
        return table;
    }

    private void prepare(Table table) {
        try {
            table.resize(size);
        } catch (BadInput e) {
            throw at(
                    tree.root(),
                    new BadInput("a board of " + size + " is not possible; width and height go from 2 to 19"));
        }
        if (table.isGo()) {
            komi.ifPresent(table::komi);
        }
    }

    /** Puts the main line on a table of this game, with so many moves at most, and with the comments of moves. */
    public void play(Table table, int mostMoves) {
        prepare(table);
        int made = 0;
        for (Node node : tree.mainLine()) {
            setUp(node, table);
            for (Move move : moves(node)) {
                if (made >= mostMoves) {
                    return;
                }
                made++;
                play(node, move, made, table);
            }
        }
    }

    /** Puts stones on the table as the node says, and gives the turn to whom it says. Returns whether it says anything. */
    public boolean setUp(Node node, Table table) {
        if (SET_UP.stream().allMatch(name -> node.get(name).isEmpty())) {
            return false;
        }
        try {
            List<String> black = points(node, "AB");
            List<String> white = points(node, "AW");
            List<String> empty = points(node, "AE");
            boolean isHandicap = white.isEmpty() && empty.isEmpty() && black.size() >= LEAST_HANDICAP;
            if (isHandicap && table.isGo() && table.isEmpty()) {
                table.handicap(black);
            } else if (!black.isEmpty() || !white.isEmpty() || !empty.isEmpty()) {
                List<String> changed = new ArrayList<>(black);
                changed.addAll(white);
                changed.addAll(empty);
                table.setUp(
                        added(table.isGo() ? table.stones(0) : List.of(), changed, black),
                        added(table.isGo() ? table.stones(1) : List.of(), changed, white),
                        turn(node).orElse(0));
            }
            turn(node).ifPresent(table::turnTo);
        } catch (BadInput e) {
            throw at(node, e);
        }
        return true;
    }

    private static List<String> added(List<String> before, List<String> changed, List<String> stones) {
        List<String> after = new ArrayList<>(before);
        after.removeAll(changed);
        after.addAll(stones);
        return after;
    }

    private List<String> points(Node node, String name) {
        return new Points(size)
                .list(node.values(name).stream()
                        .filter(value -> !value.line().isEmpty())
                        .toList());
    }

    private static Optional<Integer> turn(Node node) {
        return node.line("PL").map(colour -> switch (colour.charAt(0)) {
            case 'B', 'b', '1' -> 0;
            case 'W', 'w', '2' -> 1;
            default -> throw new BadInput("PL[" + colour + "] is not a colour; B or W is one");
        });
    }

    /** The moves of a node: one, as a rule; some programs write two. */
    public List<Move> moves(Node node) {
        try {
            return node.properties().stream()
                    .filter(property ->
                            property.name().equals("B") || property.name().equals("W"))
                    .map(property -> new Move(
                            property.name().equals("B") ? 0 : 1,
                            new Points(size).move(property.values().get(0))))
                    .toList();
        } catch (BadInput e) {
            throw at(node, e);
        }
    }

    /** Nodes for moves as people write them, of which this colour makes the first. */
    public List<Node> nodes(int colour, List<String> moves) {
        var points = new Points(size);
        return IntStream.range(0, moves.size())
                .mapToObj(i -> new Node(
                        List.of(new Property((colour + i) % 2 == 0 ? "B" : "W", List.of(points.value(moves.get(i)))))))
                .toList();
    }

    /** Makes a move on the table, with the node's comment as a remark. */
    public void play(Node node, Move move, int number, Table table) {
        try {
            table.play(move.colour(), move.text());
        } catch (BadInput e) {
            throw at(node, new BadInput("move " + number + ", " + move + ": " + e.getMessage()));
        }
        node.get("C").ifPresent(comment -> table.remark(comment.values().get(0).text()));
    }

    private static BadInput at(Node node, BadInput e) {
        return new BadInput(node.place() + ": " + e.getMessage());
    }
}
