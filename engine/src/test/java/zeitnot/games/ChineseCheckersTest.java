package zeitnot.games;

import static org.assertj.core.api.Assertions.assertThat;
import static zeitnot.games.ChineseCheckersDiagram.playoutMove;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
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
import zeitnot.games.ChineseCheckersDiagram.Cell;
import zeitnot.games.ChineseCheckersDiagram.Option;

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
                assertThat(moves(position)).isEqualTo(new ChineseCheckersDiagram(position).moves());
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
        var board = new ChineseCheckersDiagram(CHINESE_CHECKERS.start());
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
                assertThat(new ChineseCheckersDiagram(position).winner()).isEqualTo(-1);
                position.play(playoutMove(position, rng));
            }
            var end = new ChineseCheckersDiagram(position);
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
        var end = new ChineseCheckersDiagram(position);
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
}
