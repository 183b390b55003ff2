package zeitnot.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.GameFamily;
import zeitnot.game.Line;
import zeitnot.games.Games;

/**
 * The game on the board as the controller has told it. In Go it may be told what our rules do not have: two moves of a colour
 * in a row, and moves after two passes. There the {@link Line} is one that leads to the same board with the same player to move:
 * a pass is put between, or passes at its end are left out. Passes change neither the area nor the boards that may not recur.
 */
final class Table {
    /** No sensible game is longer, and its positions fit into a small memory. */
    static final int MOST_MOVES = 2000;

    private static final Pattern SIZE = Pattern.compile("-\\d+x\\d+");
    private static final Pattern VERTEX = Pattern.compile("(?i)[a-hj-z]([1-9]|1\\d|2[0-5])");
    private static final int MOST_KOMI = 361;

    /** A move that was told. */
    private record Ply(int colour, int move) {}

    private final String family;
    private final List<Integer> handicap = new ArrayList<>();
    private final List<Ply> plies = new ArrayList<>();
    private final int pass;
    private String size;
    private double komi;
    private Game game;
    private Line line;

    Table(Game game) {
        this.game = game;
        family = Games.all().stream()
                .map(GameFamily::name)
                .filter(name -> game.name().equals(name) || game.name().startsWith(name + "-"))
                .max((a, b) -> a.length() - b.length())
                .orElseThrow();
        Matcher matcher = SIZE.matcher(game.name());
        size = matcher.find() ? matcher.group() : "";
        komi = game.komi().orElse(0);
        line = new Line(game);
        pass = isGo() ? game.parse(line.position(), "pass") : -1;
    }

    Game game() {
        return game;
    }

    /** The line belongs to the table. */
    Line line() {
        return line;
    }

    /** Whether passes, komi and handicap mean something. */
    boolean isGo() {
        return game.komi().isPresent();
    }

    double komi() {
        return komi;
    }

    boolean isEmpty() {
        return plies.isEmpty() && handicap.isEmpty();
    }

    void clear() {
        plies.clear();
        handicap.clear();
        replay();
    }

    /** A square board of another size, which is empty. */
    void resize(int side) {
        resize(side, side);
    }

    /** A board of another size, which is empty. */
    void resize(int width, int height) {
        String before = size;
        boolean isSquare = width == height;
        if (!isSquare || game.boardSize() != width) {
            Game usual = Games.named(family);
            size = isSquare && usual.boardSize() == width ? "" : "-" + width + "x" + height;
        }
        try {
            named(size, 0);
        } catch (BadInput e) {
            size = before;
            throw new Failure("unacceptable size");
        }
        clear();
    }

    /** Half points that decide as this komi does: the area is a whole number of points. */
    void komi(double points) {
        komi = points;
        replay();
    }

    private String komiName() {
        double limited = Math.max(-MOST_KOMI, Math.min(MOST_KOMI, komi));
        double whole = Math.floor(limited);
        return (limited == whole ? Long.toString((long) whole) : Double.toString(whole + 0.5));
    }

    private Game named(String size, int stones) {
        return Games.named(
                family + size + (isGo() ? (stones == 0 ? "" : "-handicap-" + stones) + "-komi-" + komiName() : ""));
    }

    /** Black's stones before the game, all at once. */
    void handicap(List<String> vertices) {
        if (!isEmpty()) {
            throw new Failure("board not empty");
        }
        try {
            Game handicapped = named(size, vertices.size());
            var stones = new Line(handicapped);
            for (String vertex : vertices) {
                stones.play(handicapped.parse(stones.position(), vertex));
            }
            for (int move : stones.moves()) {
                handicap.add(move);
            }
        } catch (BadInput e) {
            throw new Failure("bad vertex list");
        }
        replay();
    }

    /** The line from the beginning, with what has been told. */
    private void replay() {
        game = isGo() ? named(size, handicap.size()) : named(size, 0);
        line = new Line(game);
        handicap.forEach(line::play);
        for (Ply ply : plies) {
            turnTo(ply.colour());
            line.play(ply.move());
        }
    }

    /** A move that the controller tells. */
    void play(int colour, String move) {
        if (isGo() && !move.equalsIgnoreCase("pass") && !VERTEX.matcher(move).matches()) {
            throw Failure.syntax();
        }
        turnTo(colour);
        try {
            play(colour, game.parse(line.position(), move));
        } catch (BadInput e) {
            replay();
            throw new Failure("illegal move");
        }
    }

    /** A legal move of the player whose turn it is. */
    void play(int colour, int move) {
        if (plies.size() >= MOST_MOVES) {
            throw new Failure("illegal move: a game has at most " + MOST_MOVES + " moves");
        }
        plies.add(new Ply(colour, move));
        line.play(move);
    }

    void undo() {
        if (plies.isEmpty()) {
            throw new Failure("cannot undo");
        }
        plies.remove(plies.size() - 1);
        replay();
    }

    /** Lets this colour move next; throws where that is not possible. */
    void turnTo(int colour) {
        if (!isGo()) {
            if (line.isOver()) {
                throw new Failure("illegal move: the game is over");
            }
            if (line.position().mover() != colour) {
                throw new Failure("illegal move: it is " + (colour == 0 ? "white" : "black") + "'s turn");
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
    Line withoutLastPasses() {
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
    boolean hasPassed(int colour) {
        Ply last = plies.isEmpty() ? new Ply(colour, -1) : plies.get(plies.size() - 1);
        return isGo() && last.colour() == colour && last.move() == pass;
    }

    /** Whether the last move of the line is a pass. */
    private boolean endsInPass() {
        int[] moves = line.moves();
        return moves.length > handicap.size() && moves[moves.length - 1] == pass();
    }

    /** A pass in Go. */
    int pass() {
        return pass;
    }
}
