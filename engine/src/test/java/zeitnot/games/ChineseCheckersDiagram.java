package zeitnot.games;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import zeitnot.game.Game;
import zeitnot.game.Ink;
import zeitnot.game.Position;
import zeitnot.game.Rng;

/** The board of Chinese Checkers as its drawing shows it, and its rules the slow and obvious way. */
final class ChineseCheckersDiagram {
    private static final Game CHINESE_CHECKERS = Games.named("chinese-checkers");

    final Map<Cell, Character> cells = new HashMap<>();
    final int mover;

    ChineseCheckersDiagram(Position position) {
        mover = position.mover();
        List<String> lines = CHINESE_CHECKERS.draw(position, Ink.PLAIN).lines().toList();
        for (int row = 1; row <= 13; row++) {
            String line = lines.get(13 - row);
            for (int at = 3; at < line.length(); at++) {
                if (line.charAt(at) != ' ') {
                    cells.put(new Cell(row, at - 3), line.charAt(at));
                }
            }
        }
    }

    Set<String> moves() {
        Set<String> moves = new TreeSet<>();
        for (Cell from : cells.keySet()) {
            if (at(from) == (mover == 0 ? 'O' : 'X')) {
                Set<Cell> targets = new HashSet<>();
                inAllDirections(from, 1).stream().filter(this::isEmpty).forEach(targets::add);
                char piece = at(from);
                cells.put(from, '.');
                addHops(from, targets);
                cells.put(from, piece);
                targets.remove(from);
                targets.forEach(to -> moves.add(from + "-" + to));
            }
        }
        return moves;
    }

    private void addHops(Cell from, Set<Cell> targets) {
        for (Cell to : inAllDirections(from, 2)) {
            var over = new Cell((from.row + to.row) / 2, (from.column + to.column) / 2);
            if (isEmpty(to) && !isEmpty(over) && targets.add(to)) {
                addHops(to, targets);
            }
        }
    }

    /** The cells so many steps away, where the board is so large. */
    List<Cell> inAllDirections(Cell from, int steps) {
        int[][] directions = {{0, 2}, {0, -2}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
        List<Cell> found = new ArrayList<>();
        for (int[] direction : directions) {
            var cell = new Cell(from.row + steps * direction[0], from.column + steps * direction[1]);
            if (cells.containsKey(cell)) {
                found.add(cell);
            }
        }
        return found;
    }

    int winner() {
        for (int player = 0; player < 2; player++) {
            if (countInTarget(player) > 0 && target(player).stream().noneMatch(this::isEmpty)) {
                return player;
            }
        }
        return -1;
    }

    int countInTarget(int player) {
        char own = player == 0 ? 'O' : 'X';
        return (int) target(player).stream().filter(cell -> at(cell) == own).count();
    }

    private List<Cell> target(int player) {
        return cells.keySet().stream()
                .filter(cell -> player == 0 ? cell.row > 10 : cell.row < 4)
                .toList();
    }

    private char at(Cell cell) {
        return cells.getOrDefault(cell, ' ');
    }

    private boolean isEmpty(Cell cell) {
        return at(cell) == '.';
    }

    /** What playouts do, the slow and obvious way. */
    static int playoutMove(Position position, Rng rng) {
        return playoutMove(position, rng, piece -> true);
    }

    static int playoutMove(Position position, Rng rng, Predicate<Cell> mayMove) {
        List<Option> allowed = Option.best(position, mayMove);
        List<Cell> pieces = allowed.stream().map(Option::piece).distinct().toList();
        Cell piece = pieces.get(rng.nextInt(pieces.size()));
        List<Option> itsOwn =
                allowed.stream().filter(option -> option.piece.equals(piece)).toList();
        return itsOwn.get(rng.nextInt(itsOwn.size())).move;
    }

    /** A legal move; its direction is 1 if it leads closer to the far point of the target, -1 if away, else 0. */
    record Option(int move, Cell piece, int direction) {
        static List<Option> best(Position position, Predicate<Cell> mayMove) {
            List<Option> options = Arrays.stream(CHINESE_CHECKERS.legalMoves(position))
                    .mapToObj(move -> Option.of(position, move))
                    .filter(option -> mayMove.test(option.piece))
                    .toList();
            int best = options.stream().mapToInt(Option::direction).max().orElseThrow();
            return options.stream().filter(option -> option.direction == best).toList();
        }

        static Option of(Position position, int move) {
            String[] ends = CHINESE_CHECKERS.format(position, move).split("-", -1);
            Cell from = Cell.named(ends[0]);
            Cell to = Cell.named(ends[1]);
            int player = position.mover();
            return new Option(move, from, Integer.signum(from.stepsToGoal(player) - to.stepsToGoal(player)));
        }
    }

    /** Row 1 to 13, column 0 to 18. */
    record Cell(int row, int column) {
        static Cell named(String name) {
            return new Cell(Integer.parseInt(name.substring(1)), name.charAt(0) - 'a');
        }

        /** A step goes one row and one column, or two columns. */
        int stepsToGoal(int player) {
            int rows = player == 0 ? 13 - row : row - 1;
            int columns = Math.abs(column - 9);
            return rows + Math.max(0, columns - rows) / 2;
        }

        @Override
        public String toString() {
            return "" + (char) ('a' + column) + row;
        }
    }
}
