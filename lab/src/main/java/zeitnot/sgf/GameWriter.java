package zeitnot.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.table.Size;
import zeitnot.table.Table;

/** Writes a game of Go, Atari Go or NoGo, move by move. */
public final class GameWriter {
    private static final Pattern HANDICAP = Pattern.compile("-handicap-(\\d+)");

    private final Points points;
    private final List<Property> root = new ArrayList<>();
    private final List<Node> nodes = new ArrayList<>();

    /** Begins a game; throws {@link zeitnot.game.BadInput} if it is of a kind that SGF does not have. */
    public GameWriter(Game game, String version) {
        Kind kind = Kind.of(game);
        points = new Points(Size.of(game));
        say("GM", "1");
        say("FF", "4");
        say("CA", "UTF-8");
        say("AP", "Zeitnot:" + version);
        root.add(new Property("SZ", List.of(Points.size(points.size()))));
        say("RU", kind.rules());
    }

    /** Throws {@link zeitnot.game.BadInput} unless SGF has games of this kind. */
    public static void require(Game game) {
        var unused = Kind.of(game);
    }

    /** Whether SGF has games of this kind. */
    public static boolean canWrite(Game game) {
        return Kind.isKnown(game);
    }

    /** The whole game on a table, with its remarks; the result if it is over. */
    public static GameTree of(Table table, String version) {
        var writer = new GameWriter(table.game(), version);
        if (table.isGo()) {
            writer.komi(table.komi());
        }
        if (!table.handicap().isEmpty()) {
            writer.handicap(table.handicap());
        }
        if (!table.setUp().isEmpty()) {
            writer.stones("AB", stones(table, 0))
                    .stones("AW", stones(table, 1))
                    .say("PL", table.next() == 0 ? "B" : "W");
        }
        if (table.isOver()) {
            writer.say("RE", result(table.end(), table.end().result(), table.komi()));
        }
        for (Table.Ply ply : table.plies()) {
            List<Property> properties = new ArrayList<>();
            properties.add(writer.move(ply.colour(), ply.text()));
            properties.addAll(remark(ply.remark()));
            writer.nodes.add(new Node(properties));
        }
        return writer.tree();
    }

    private static List<String> stones(Table table, int colour) {
        return table.setUp().stream()
                .filter(ply -> ply.colour() == colour)
                .map(Table.Ply::text)
                .toList();
    }

    /** Says something about the whole game; nothing if the text is empty. */
    public GameWriter say(String property, String text) {
        if (!text.isEmpty()) {
            root.add(Property.of(property, text));
        }
        return this;
    }

    public GameWriter komi(double komi) {
        return say("KM", number(komi));
    }

    /** Black's stones before White's first move. */
    private GameWriter handicap(List<String> stones) {
        return say("HA", Integer.toString(stones.size())).stones("AB", stones);
    }

    private GameWriter stones(String property, List<String> stones) {
        if (!stones.isEmpty()) {
            root.add(new Property(property, stones.stream().map(points::value).toList()));
        }
        return this;
    }

    /** The result by the rules; nothing while the game goes on. */
    public GameWriter result(Line line) {
        return line.isOver()
                ? say(
                        "RE",
                        result(
                                line.position(),
                                line.result(),
                                line.game().komi().orElse(0)))
                : this;
    }

    /** With the points in Go, where all stones on the board count. */
    static String result(Position end, int outcome, double komi) {
        if (outcome == Outcome.DRAW) {
            return "0";
        }
        String winner = outcome == Outcome.FIRST_WINS ? "B+" : "W+";
        Game game = end.game();
        if (game.komi().isEmpty()) {
            return winner;
        }
        double lead = -komi;
        for (int point = 0; point < game.points(); point++) {
            int owner = end.owner(point);
            lead += owner == 0 ? 1 : owner == 1 ? -1 : 0;
        }
        return winner + number(Math.abs(lead));
    }

    private Property move(int colour, String move) {
        return new Property(colour == 0 ? "B" : "W", List.of(points.value(move)));
    }

    /** What is said about a move; nothing if there is nothing to say. */
    public static List<Property> remark(String remark) {
        return remark.isEmpty() ? List.of() : List.of(Property.of("C", remark));
    }

    /**
     * All moves of a line; the stones of a handicap are not among them.
     *
     * @param extra what is said about the move of this place in the line
     */
    public GameWriter moves(Line line, IntFunction<List<Property>> extra) {
        List<String> moves = line.notation();
        Matcher named = HANDICAP.matcher(line.game().name());
        int stones = named.find() ? Math.min(moves.size(), Integer.parseInt(named.group(1))) : 0;
        if (stones > 0) {
            handicap(moves.subList(0, stones));
        }
        for (int i = stones; i < moves.size(); i++) {
            List<Property> properties = new ArrayList<>();
            properties.add(move(line.mover(i), moves.get(i)));
            properties.addAll(extra.apply(i));
            nodes.add(new Node(properties));
        }
        return this;
    }

    public GameTree tree() {
        List<Node> all = new ArrayList<>();
        all.add(new Node(root));
        all.addAll(nodes);
        return new GameTree(all, List.of());
    }

    /** Without zeros that say nothing: 7.5, 0. */
    static String number(double number) {
        String text = String.format(Locale.ROOT, "%.3f", number).replaceAll("\\.?0+$", "");
        return text.equals("-0") ? "0" : text;
    }
}
