package zeitnot.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeitnot.game.Game;
import zeitnot.game.Ink;
import zeitnot.game.Line;
import zeitnot.game.Outcome;
import zeitnot.game.Perft;
import zeitnot.game.Position;
import zeitnot.game.Rng;

class ChineseCheckersTest {
    private static final Game CHINESE_CHECKERS = Games.named("chinese-checkers");
    private static final String START = """
            13          X
            12         X X
            11        X X X
            10 . . . . . . . . . .
             9  . . . . . . . . .
             8   . . . . . . . .
             7    . . . . . . .
             6   . . . . . . . .
             5  . . . . . . . . .
             4 . . . . . . . . . .
             3        O O O
             2         O O
             1          O
               abcdefghijklmnopqrs
            """;

    @ParameterizedTest
    @CsvSource({"1, 10", "2, 100", "3, 1800", "4, 32400", "5, 632520"})
    void perft(int depth, long count) {
        assertThat(Perft.count(CHINESE_CHECKERS, CHINESE_CHECKERS.start(), depth))
                .isEqualTo(count);
    }

    @Test
    void startIsTheUsualOne() {
        assertThat(CHINESE_CHECKERS.draw(CHINESE_CHECKERS.start(), Ink.PLAIN)).isEqualTo(START);
        assertThat(moves(CHINESE_CHECKERS.start()))
                .containsExactlyInAnyOrder(
                        "h3-g4", "h3-i4", "j3-i4", "j3-k4", "l3-k4", "l3-m4", // steps
                        "i2-g4", "i2-k4", "k2-i4", "k2-m4"); // hops
    }

    @Test
    void movesAndPlayoutMovesAreThoseThatTheBoardShows() {
        var rng = new Rng(2);
        for (int i = 0; i < 30; i++) {
            Position position = CHINESE_CHECKERS.start();
            while (!position.isOver() && position.ply() < 200) {
                assertThat(moves(position)).isEqualTo(new Diagram(position).moves());
                assertThat(playoutMoves(position))
                        .containsExactlyInAnyOrderElementsOf(Option.best(position, piece -> true).stream()
                                .map(Option::move)
                                .toList());
                int[] moves = CHINESE_CHECKERS.legalMoves(position);
                position.play(moves[rng.nextInt(moves.length)]);
            }
        }
    }

    /** Pieces are blocked if all neighbours and all cells behind them are occupied: count what that takes. */
    @Test
    void nobodyIsEverWithoutAMove() {
        var board = new Diagram(CHINESE_CHECKERS.start());
        List<Set<Cell>> blockades = new ArrayList<>();
        for (Cell cell : board.cells.keySet()) {
            Set<Cell> blockade = new HashSet<>(Set.of(cell));
            for (Cell neighbour : board.inAllDirections(cell, 1)) {
                blockade.add(neighbour);
            }
            for (Cell landing : board.inAllDirections(cell, 2)) {
                blockade.add(landing);
            }
            blockades.add(blockade);
        }
        assertThat(canBlock(6, 0, blockades, Set.of())).isFalse();
        assertThat(canBlock(2, 0, blockades, Set.of())).isTrue();
    }

    private static boolean canBlock(int pieces, int from, List<Set<Cell>> blockades, Set<Cell> occupied) {
        if (pieces == 0 || occupied.size() > 12) {
            return occupied.size() <= 12;
        }
        for (int i = from; i < blockades.size(); i++) {
            Set<Cell> more = new HashSet<>(occupied);
            more.addAll(blockades.get(i));
            if (canBlock(pieces - 1, i + 1, blockades, more)) {
                return true;
            }
        }
        return false;
    }

    @Test
    void fullTargetWinsAndQualityCountsWhatTheLoserLacks() {
        var rng = new Rng(4);
        for (int i = 0; i < 50; i++) {
            Position position = CHINESE_CHECKERS.start();
            while (!position.isOver()) {
                assertThat(new Diagram(position).winner()).isEqualTo(-1);
                position.play(playoutMove(position, rng));
            }
            var end = new Diagram(position);
            assertThat(position.result()).isEqualTo(Outcome.winFor(end.winner()));
            assertThat(position.quality()).isEqualTo((6 - end.countInTarget(1 - end.winner())) / 7.0);
        }
    }

    @Test
    void pieceThatStaysAtHomeDoesNotSpoilTheGame() {
        var rng = new Rng(5);
        Cell point = Cell.named("j13");
        Position position = CHINESE_CHECKERS.start();
        while (!position.isOver()) {
            position.play(playoutMove(position, rng, piece -> !piece.equals(point)));
        }
        assertThat(position.result()).isEqualTo(Outcome.FIRST_WINS);
        var end = new Diagram(position);
        assertThat(end.countInTarget(0)).isEqualTo(5);
        assertThat(end.cells).containsEntry(point, 'X');
    }

    @Test
    void whoFillsTheOpponentsTargetLoses() {
        Line line = Line.parse(CHINESE_CHECKERS, """
                h3-g4 h11-g10 g4-h5 g10-f9 h5-g6 l11-m10 g6-h7 m10-n9
                h7-g8 n9-m10 g8-h9 f9-e8 h9-i10 e8-d7 i10-h11
                """);
        assertThat(line.isOver()).isFalse();
        line.play(CHINESE_CHECKERS.parse(line.position(), "m10-l11"));
        assertThat(line.result()).isEqualTo(Outcome.FIRST_WINS);
        assertThat(line.position().quality()).isEqualTo(6 / 7.0);
    }

    @Test
    void playoutsChooseAPieceThatCanComeCloserAndAMoveThatDoesIt() {
        var slow = new Statistics();
        var rng = new Rng(5);
        for (int i = 0; i < 600; i++) {
            Position position = CHINESE_CHECKERS.start();
            while (!position.isOver()) {
                position.play(playoutMove(position, rng));
            }
            slow.add(position);
        }
        var quick = new Statistics();
        Position position = CHINESE_CHECKERS.start();
        for (int i = 0; i < 100_000; i++) {
            position.set(CHINESE_CHECKERS.start());
            position.playout(rng);
            quick.add(position);
        }
        assertThat(quick.mean()).isCloseTo(86.4, within(0.15));
        assertThat(quick.firstWins()).isCloseTo(0.531, within(0.01));
        assertThat(slow.mean()).isCloseTo(quick.mean(), within(4 * slow.deviation() / Math.sqrt(slow.games)));
        assertThat(slow.deviation()).isCloseTo(quick.deviation(), within(0.6));
        assertThat(slow.firstWins()).isCloseTo(quick.firstWins(), within(0.05));
        assertThat(slow.quality / slow.games).isCloseTo(quick.quality / quick.games, within(0.02));
        assertThat(quick.draws).isZero();
    }

    @Test
    void playoutsDoSoNearTheEndToo() {
        for (int pliesLeft = 1; pliesLeft <= 12; pliesLeft += 3) {
            var rng = new Rng(pliesLeft);
            var line = new Line(CHINESE_CHECKERS);
            while (!line.isOver()) {
                line.play(playoutMove(line.position(), rng));
            }
            for (int i = 0; i < pliesLeft; i++) {
                line.undo();
            }
            GameContractTest.assertSameDistribution(
                    CHINESE_CHECKERS,
                    line.position(),
                    (position, random) -> position.play(playoutMove(position, random)),
                    end -> end.ply() + "\n" + CHINESE_CHECKERS.draw(end, Ink.PLAIN));
        }
    }

    @Test
    void playoutsEndFromWhereverRandomMovesLead() {
        var rng = new Rng(7);
        for (int i = 0; i < 300; i++) {
            Position position = CHINESE_CHECKERS.start();
            while (!position.isOver() && position.ply() < 100 + i) {
                int[] moves = CHINESE_CHECKERS.legalMoves(position);
                position.play(moves[rng.nextInt(moves.length)]);
            }
            int before = position.ply();
            assertThat(position.playout(rng)).isNotEqualTo(Outcome.ONGOING);
            assertThat(position.ply() - before).isLessThanOrEqualTo(500);
        }
    }

    @Test
    void thirdOccurrenceOfAPositionIsADraw() {
        String circle = " j3-k4 j11-k10 k4-j3 k10-j11";
        assertThat(Line.parse(CHINESE_CHECKERS, circle).isOver()).isFalse();
        assertThat(Line.parse(CHINESE_CHECKERS, circle + circle).result()).isEqualTo(Outcome.DRAW);
    }

    @Test
    void keyIsThatOfTheBoardWhicheverPieceStandsWhere() {
        Line hop = Line.parse(CHINESE_CHECKERS, "i2-g4 j11-i10 g4-f5 i10-j11 f5-g4");
        Line steps = Line.parse(CHINESE_CHECKERS, "h3-i4 j11-i10 i4-g4 i10-j11 i2-h3");
        assertThat(hop.position().repetitionKey()).isEqualTo(steps.position().repetitionKey());
        steps.undo();
        assertThat(hop.position().repetitionKey()).isNotEqualTo(steps.position().repetitionKey());
    }

    @Test
    void equalKeysMeanEqualPositions() {
        Map<Long, String> positions = new HashMap<>();
        Map<String, Long> keys = new HashMap<>();
        var rng = new Rng(3);
        for (int i = 0; i < 300; i++) {
            Position position = CHINESE_CHECKERS.start();
            while (!position.isOver() && position.ply() < 60) {
                String drawing = position.mover() + CHINESE_CHECKERS.draw(position, Ink.PLAIN);
                long key = position.repetitionKey();
                assertThat(key).isPositive();
                assertThat(positions.computeIfAbsent(key, k -> drawing)).isEqualTo(drawing);
                assertThat(keys.computeIfAbsent(drawing, k -> key)).isEqualTo(key);
                int[] moves = CHINESE_CHECKERS.legalMoves(position);
                position.play(moves[rng.nextInt(moves.length)]);
            }
        }
        assertThat(keys).hasSizeGreaterThan(10_000);
    }

    private static Set<String> moves(Position position) {
        return Arrays.stream(CHINESE_CHECKERS.legalMoves(position))
                .mapToObj(move -> CHINESE_CHECKERS.format(position, move))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static List<Integer> playoutMoves(Position position) {
        int[] moves = new int[CHINESE_CHECKERS.maxMoves()];
        return Arrays.stream(moves, 0, position.playoutMoves(moves)).boxed().toList();
    }

    /** What playouts do, the slow and obvious way. */
    private static int playoutMove(Position position, Rng rng) {
        return playoutMove(position, rng, piece -> true);
    }

    private static int playoutMove(Position position, Rng rng, Predicate<Cell> mayMove) {
        List<Option> allowed = Option.best(position, mayMove);
        List<Cell> pieces = allowed.stream().map(Option::piece).distinct().toList();
        Cell piece = pieces.get(rng.nextInt(pieces.size()));
        List<Option> itsOwn =
                allowed.stream().filter(option -> option.piece.equals(piece)).toList();
        return itsOwn.get(rng.nextInt(itsOwn.size())).move;
    }

    /** A legal move; its direction is 1 if it leads closer to the far point of the target, -1 if away, else 0. */
    private record Option(int move, Cell piece, int direction) {
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

    private static final class Statistics {
        int games;
        int firstWins;
        int draws;
        double plies;
        double squares;
        double quality;

        void add(Position end) {
            games++;
            firstWins += end.result() == Outcome.FIRST_WINS ? 1 : 0;
            draws += end.result() == Outcome.DRAW ? 1 : 0;
            plies += end.ply();
            squares += (double) end.ply() * end.ply();
            quality += end.quality();
        }

        double mean() {
            return plies / games;
        }

        double deviation() {
            return Math.sqrt(squares / games - mean() * mean());
        }

        double firstWins() {
            return (double) firstWins / games;
        }
    }

    /** Row 1 to 13, column 0 to 18. */
    private record Cell(int row, int column) {
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

    /** The board as its drawing shows it. */
    private static final class Diagram {
        final Map<Cell, Character> cells = new HashMap<>();
        final int mover;

        Diagram(Position position) {
            mover = position.mover();
            List<String> lines =
                    CHINESE_CHECKERS.draw(position, Ink.PLAIN).lines().toList();
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
    }
}
