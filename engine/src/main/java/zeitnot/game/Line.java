package zeitnot.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A game as it is being played: the moves so far and the position they lead to. It adds to the position what only a
 * whole game knows: taking back moves, and the draw by the third occurrence of a position.
 */
public final class Line {
    private final Game game;
    private final long chance;
    private final Object beginning;
    private final List<Position> positions = new ArrayList<>();
    private int[] moves = new int[64];

    public Line(Game game) {
        this(game, 0);
    }

    /** @param chance the seed of the dice: with the same seed the same moves lead to the same positions */
    public Line(Game game, long chance) {
        this.game = game;
        this.chance = chance;
        this.beginning = game.name();
        positions.add(game.hasChance() ? game.start(new Rng(Rng.derive(chance, 0))) : game.start());
    }

    /** A game of which only the position is known that it has reached; it belongs to the line now. */
    public static Line at(Position position) {
        return new Line(position);
    }

    private Line(Position position) {
        this.game = position.game();
        this.chance = 0;
        this.beginning = position;
        positions.add(position);
    }

    /** The line that results from moves as people write them, separated by spaces or commas. */
    public static Line parse(Game game, String moves) {
        return parse(game, moves, 0);
    }

    /** The same with a seed for the dice. */
    public static Line parse(Game game, String moves, long chance) {
        var line = new Line(game, chance);
        int number = 0;
        for (String text : moves.strip().split("[\\s,]+")) {
            if (text.isEmpty()) {
                continue;
            }
            number++;
            if (line.isOver()) {
                throw new BadInput("move " + number + " '" + text + "': the game is over before it");
            }
            try {
                line.play(game.parse(line.position(), text));
            } catch (BadInput e) {
                throw new BadInput("move " + number + ": " + e.getMessage());
            }
        }
        return line;
    }

    public Game game() {
        return game;
    }

    /** Where the line began: the name of the game, or the position that it was made of. Lines with equal moves may differ in it. */
    public Object beginning() {
        return beginning;
    }

    /** The current position. It belongs to the line: copy it before changing it. */
    public Position position() {
        return positions.get(positions.size() - 1);
    }

    /** The position after so many of the moves. It belongs to the line: copy it before changing it. */
    public Position position(int ply) {
        return positions.get(ply);
    }

    /** How many moves have been made. */
    public int length() {
        return positions.size() - 1;
    }

    /** The moves made so far. */
    public int[] moves() {
        return Arrays.copyOf(moves, length());
    }

    /** Who moves after so many of the moves. */
    public int mover(int ply) {
        return position(ply).mover();
    }

    public void play(int move) {
        if (length() == moves.length) {
            moves = Arrays.copyOf(moves, 2 * moves.length);
        }
        moves[length()] = move;
        Position next = position().copy();
        if (game.hasChance()) {
            next.drawFrom(new Rng(Rng.derive(chance, length() + 1)));
        }
        next.play(move);
        positions.add(next);
    }

    /** Takes back the last move; does nothing at the start of the game. */
    public void undo() {
        if (length() > 0) {
            positions.remove(positions.size() - 1);
        }
    }

    /** The {@link Outcome}, with the third occurrence of a position counted as a draw. */
    public int result() {
        return position().isOver() ? position().result() : isThirdOccurrence() ? Outcome.DRAW : Outcome.ONGOING;
    }

    public boolean isOver() {
        return result() != Outcome.ONGOING;
    }

    /** The moves as people write them. */
    public List<String> notation() {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < length(); i++) {
            texts.add(game.format(position(i), moves[i]));
        }
        return texts;
    }

    /** Keys of the positions that have occurred twice: the game is drawn when one of them occurs again. */
    public long[] keysBeforeDraw() {
        Map<Long, Integer> counts = new HashMap<>();
        for (Position position : positions) {
            long key = position.repetitionKey();
            if (key != 0) {
                counts.merge(key, 1, Integer::sum);
            }
        }
        return counts.entrySet().stream()
                .filter(entry -> entry.getValue() >= 2)
                .mapToLong(Map.Entry::getKey)
                .sorted()
                .toArray();
    }

    private boolean isThirdOccurrence() {
        long key = position().repetitionKey();
        return key != 0
                && positions.stream().filter(p -> p.repetitionKey() == key).count() >= 3;
    }
}
