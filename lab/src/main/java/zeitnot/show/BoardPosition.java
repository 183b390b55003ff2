package zeitnot.show;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import zeitnot.game.Diagram;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Position;

/**
 * What stands on a {@link Board} after some moves, and what can be picked there.
 *
 * @param mover the player to move
 * @param result "first", "second" or "draw"; null if the game is not over
 * @param pieces the kind on each cell, -1 for none
 * @param held how many pieces are in each part of the hands
 * @param moves the legal ones
 * @param last the move that led here, null at the start
 * @param captured cells that it took a piece of the opponent from, or turned it
 */
public record BoardPosition(
        int ply,
        int mover,
        @Nullable String result,
        List<Integer> pieces,
        List<Integer> held,
        List<Choice> moves,
        @Nullable Made last,
        List<Integer> captured) {

    /** A legal move and the places to pick for it, one after the other. */
    public record Choice(String move, List<Integer> steps) {}

    /** A move that was made or is expected, and the cells that it touches in order. */
    public record Made(String move, int player, List<Integer> trail) {}

    public static BoardPosition of(Line line) {
        Game game = line.game();
        Position position = line.position();
        Diagram diagram = game.diagram();
        List<Integer> pieces = pieces(position);
        return new BoardPosition(
                line.length(),
                position.mover(),
                PlayedGame.of(line, line.result()).result(),
                pieces,
                IntStream.range(0, diagram.hands().size())
                        .mapToObj(slot -> game.held(position, slot))
                        .toList(),
                line.isOver() ? List.of() : choices(position),
                line.length() == 0 ? null : last(line),
                line.length() == 0 ? List.of() : captured(line, pieces));
    }

    /** What is seen of moves that are made one after the other from {@code start}, such as an expected line. */
    public static List<Made> line(Position start, int... moves) {
        Position position = start.copy();
        List<Made> line = new ArrayList<>();
        for (int move : moves) {
            line.add(made(position, move));
            position.play(move);
        }
        return line;
    }

    private static Made made(Position position, int move) {
        Game game = position.game();
        return new Made(game.format(position, move), position.mover(), list(game.trail(position, move)));
    }

    private static Made last(Line line) {
        int ply = line.length() - 1;
        return made(line.position(ply), line.moves()[ply]);
    }

    private static List<Choice> choices(Position position) {
        Game game = position.game();
        return Arrays.stream(game.legalMoves(position))
                .mapToObj(move -> new Choice(game.format(position, move), list(game.steps(position, move))))
                .toList();
    }

    private static List<Integer> pieces(Position position) {
        Game game = position.game();
        return IntStream.range(0, game.diagram().cells().size())
                .mapToObj(cell -> game.piece(position, cell))
                .toList();
    }

    private static List<Integer> captured(Line line, List<Integer> pieces) {
        Position before = line.position(line.length() - 1);
        Diagram diagram = line.game().diagram();
        List<Integer> kinds = pieces(before);
        return IntStream.range(0, pieces.size())
                .filter(cell -> !kinds.get(cell).equals(pieces.get(cell)) && kinds.get(cell) != Diagram.EMPTY)
                .filter(cell -> diagram.pieces().get(kinds.get(cell)).player() == 1 - before.mover())
                .boxed()
                .toList();
    }

    private static List<Integer> list(int[] places) {
        return Arrays.stream(places).boxed().toList();
    }
}
