package zeitnot.table;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.GameFamily;
import zeitnot.game.Line;
import zeitnot.game.Position;
import zeitnot.games.Games;

/**
 * The game on the board as others have told it. In Go it may be told what our rules do not have: two moves of a colour in a row,
 * moves after two passes, and stones that are set up. There the {@link Line} is one that leads to the same board with the same
 * player to move: a pass is put between, or passes at its end are left out. Passes change neither the area nor the boards that
 * may not recur. What cannot be done is {@link BadInput} in the words of GTP.
 */
public final class Table {
    /** No sensible game is longer, and its positions fit into a small memory. */
    public static final int MOST_MOVES = 2000;

    private static final Pattern VERTEX = Pattern.compile("(?i)[a-hj-z]([1-9]|1\\d|2[0-5])");
    private static final int MOST_KOMI = 361;

    /**
     * A move that was told, or made here.
     *
     * @param text the move as people write it
     * @param remark what is to be said about it; empty if nothing is
     */
    public record Ply(int colour, int move, String text, String remark) {}

    private final String family;
    private final List<Integer> handicap = new ArrayList<>();
    private final List<Ply> setUp = new ArrayList<>();
    private final List<Ply> plies = new ArrayList<>();
    private final int pass;
    private int next;
    private Size size;
    private double komi;
    private Game game;
    private Line line;

    public Table(Game game) {
        this.game = game;
        family = family(game);
        size = Size.of(game);
        komi = game.komi().orElse(0);
        line = new Line(game);
        pass = isGo() ? game.parse(line.position(), "pass") : -1;
    }

    /** The name that all variants of the game have in common. */
    public static String family(Game game) {
        return Games.all().stream()
                .map(GameFamily::name)
                .filter(name -> game.name().equals(name) || game.name().startsWith(name + "-"))
                .max((a, b) -> a.length() - b.length())
                .orElseThrow();
    }

    public Game game() {
        return game;
    }

    /** The line belongs to the table. */
    public Line line() {
        return line;
    }

    /** Whether passes, komi and handicap mean something. */
    public boolean isGo() {
        return game.komi().isPresent();
    }

    public double komi() {
        return komi;
    }

    public boolean isEmpty() {
        return plies.isEmpty() && setUp.isEmpty() && handicap.isEmpty();
    }

    public Size size() {
        return size;
    }

    public void clear() {
        plies.clear();
        setUp.clear();
        handicap.clear();
        replay();
    }

    /** A board of another size, which is empty. */
    public void resize(Size wanted) {
        Size before = size;
        size = wanted;
        try {
            named(0);
        } catch (BadInput e) {
            size = before;
            throw new BadInput("unacceptable size");
        }
        clear();
    }

    /** Half points that decide as this komi does: the area is a whole number of points. */
    public void komi(double points) {
        komi = points;
        replay();
    }

    private String komiName() {
        double limited = Math.max(-MOST_KOMI, Math.min(MOST_KOMI, komi));
        double whole = Math.floor(limited);
        return (limited == whole ? Long.toString((long) whole) : Double.toString(whole + 0.5));
    }

    private Game named(int stones) {
        boolean isUsual = Size.of(Games.named(family)).equals(size);
        return Games.named(family
                + (isUsual ? "" : "-" + size)
                + (isGo() ? (stones == 0 ? "" : "-handicap-" + stones) + "-komi-" + komiName() : ""));
    }

    /** Black's stones before the game, all at once; more of them than our rules have are set up. */
    public void handicap(List<String> vertices) {
        if (!isEmpty()) {
            throw new BadInput("board not empty");
        }
        try {
            if (canBeGiven(vertices.size())) {
                give(vertices);
            } else {
                setUp(vertices, List.of(), 1);
            }
        } catch (BadInput e) {
            throw new BadInput("bad vertex list");
        }
    }

    private boolean canBeGiven(int stones) {
        try {
            named(stones);
            return true;
        } catch (BadInput e) {
            return false;
        }
    }

    private void give(List<String> vertices) {
        Game handicapped = named(vertices.size());
        var stones = new Line(handicapped);
        for (String vertex : vertices) {
            stones.play(handicapped.parse(stones.position(), vertex));
        }
        for (int move : stones.moves()) {
            handicap.add(move);
        }
        replay();
    }

    /** The line from the beginning, with what has been told. */
    private void replay() {
        game = named(handicap.size());
        line = new Line(game);
        handicap.forEach(line::play);
        setUp.forEach(this::repeat);
        if (!setUp.isEmpty()) {
            turnTo(next);
        }
        plies.forEach(this::repeat);
    }

    private void repeat(Ply ply) {
        turnTo(ply.colour());
        line.play(ply.move());
    }

    /** Black's stones before the game, as people write them. */
    public List<String> handicap() {
        Position start = game.start();
        return handicap.stream().map(move -> game.format(start, move)).toList();
    }

    /** The stones that were set up, which no undo takes back. */
    public List<Ply> setUp() {
        return List.copyOf(setUp);
    }

    /** How many moves of the line are not the players': stones that were given or set up, with passes between them. */
    public int given() {
        int[] moves = line.moves();
        int ply = 0;
        for (int stones = handicap.size() + setUp.size(); stones > 0; ply++) {
            stones -= moves[ply] == pass ? 0 : 1;
        }
        return ply;
    }

    /** Who is to move after these stones. */
    public int next() {
        return next;
    }

    /** The moves, in their order. */
    public List<Ply> plies() {
        return List.copyOf(plies);
    }

    /** A move that the controller tells. */
    public void play(int colour, String move) {
        if (isGo() && !move.equalsIgnoreCase("pass") && !VERTEX.matcher(move).matches()) {
            throw new BadInput("syntax error");
        }
        turnTo(colour);
        play(colour, parsed(move));
    }

    private int parsed(String move) {
        try {
            return game.parse(line.position(), move);
        } catch (BadInput e) {
            replay();
            throw new BadInput("illegal move");
        }
    }

    /** A legal move of the player whose turn it is. */
    public void play(int colour, int move) {
        if (plies.size() >= MOST_MOVES) {
            throw new BadInput("illegal move: a game has at most " + MOST_MOVES + " moves");
        }
        plies.add(new Ply(colour, move, game.format(line.position(), move), ""));
        line.play(move);
    }

    /** Says something about the last move. */
    public void remark(String remark) {
        Ply last = plies.remove(plies.size() - 1);
        plies.add(new Ply(last.colour(), last.move(), last.text(), remark));
    }

    /**
     * A position of Go instead of what there was. It is reached by putting stone after stone: as long as all stones have a
     * liberty in the end, each has one on the way.
     *
     * @param mover who is to move
     */
    public void setUp(List<String> black, List<String> white, int mover) {
        if (!isGo()) {
            throw new BadInput("stones cannot be set up in " + family + ", where nobody can pass");
        }
        clear();
        try {
            black.forEach(vertex -> play(0, vertex));
            white.forEach(vertex -> play(1, vertex));
            if (stones(0).size() != black.size() || stones(1).size() != white.size()) {
                throw new BadInput("stones without a liberty");
            }
        } catch (BadInput e) {
            clear();
            throw new BadInput("stones are set up twice on a point, or without a liberty");
        }
        setUp.addAll(plies);
        plies.clear();
        next = mover;
        replay();
    }

    /** The points with stones of a colour in Go. */
    public List<String> stones(int colour) {
        return IntStream.range(0, game.points())
                .filter(point -> line.position().occupant(point) == colour)
                .mapToObj(game::pointName)
                .toList();
    }

    public void undo() {
        if (plies.isEmpty()) {
            throw new BadInput("cannot undo");
        }
        plies.remove(plies.size() - 1);
        replay();
    }

    /** Lets this colour move next; throws where that is not possible. */
    public void turnTo(int colour) {
        if (!isGo()) {
            if (line.isOver()) {
                throw new BadInput("illegal move: the game is over");
            }
            if (line.position().mover() != colour) {
                throw new BadInput("illegal move: it is " + (colour == 0 ? "white" : "black") + "'s turn");
            }
            return;
        }
        if (line.isOver()) {
            line.undo();
            line.undo();
        }
        if (line.position().mover() != colour) {
            if (endsInPass()) {
                line.undo();
            } else {
                line.play(pass());
            }
        }
    }

    /** The line without the passes at its end: nothing is over yet. */
    public Line withoutLastPasses() {
        var open = new Line(game);
        int[] moves = line.moves();
        int length = moves.length;
        while (length > handicap.size() && moves[length - 1] == pass()) {
            length--;
        }
        for (int i = 0; i < length; i++) {
            open.play(moves[i]);
        }
        return open;
    }

    /** Whether the last move that was told is a pass of this colour in Go. */
    public boolean hasPassed(int colour) {
        return isPass(1) && plies.get(plies.size() - 1).colour() == colour;
    }

    /** Whether the game has ended: in Go, whether the last two moves that were told are passes. */
    public boolean isOver() {
        return isGo() ? isPass(1) && isPass(2) : line.isOver();
    }

    /** The position if the game ended now: in Go by two passes. */
    public Position end() {
        Position end = withoutLastPasses().position().copy();
        if (isGo()) {
            end.play(pass);
            end.play(pass);
        }
        return end;
    }

    private boolean isPass(int back) {
        return isGo() && plies.size() >= back && plies.get(plies.size() - back).move() == pass;
    }

    /** Whether the last move of the line is a pass. */
    private boolean endsInPass() {
        int[] moves = line.moves();
        return moves.length > handicap.size() && moves[moves.length - 1] == pass();
    }

    /** A pass in Go. */
    public int pass() {
        return pass;
    }
}
