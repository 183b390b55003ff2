package zeitnot.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zeitnot.game.Capability;
import zeitnot.game.Diagram;
import zeitnot.game.Game;
import zeitnot.game.Ink;
import zeitnot.game.Line;
import zeitnot.game.Piece;
import zeitnot.game.Position;

/** What every description of a board keeps its promise of: moves can be picked on it, and what is drawn is what is there. */
class BoardContractTest {
    static Stream<Game> games() {
        return GameContractTest.registeredGames();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameOfTheRegistryDescribesItsBoard(Game game) {
        assertThat(game.offers(Capability.BOARD)).isTrue();
        Diagram diagram = game.diagram();
        assertThat(diagram.cells())
                .extracting(Diagram.Cell::name)
                .doesNotHaveDuplicates()
                .allMatch(name -> name.matches("\\w+"));
        assertThat(diagram.cells())
                .extracting(cell -> List.of(cell.x(), cell.row()))
                .doesNotHaveDuplicates();
        assertThat(diagram.pieces()).extracting(Piece::symbol).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("games")
    void thePlayerWhoIsCalledDarkHasDarkPieces(Game game) {
        for (int player = 0; player < 2; player++) {
            if (Set.of("Black", "Dark").contains(game.side(player))) {
                assertThat(game.diagram().dark()).isEqualTo(player);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "connect4, 42", "connect4-9x6, 54", "breakthrough-6x6, 36", "othello, 64", "catch-the-lion, 12", "amazons, 100",
        "amazons-split-6x6, 36", "cannon, 100", "checkers, 32", "chinese-checkers, 73", "pentalath, 61",
                "tic-tac-toe, 9",
        "go, 361", "go-9x9, 81", "go-13x7, 91", "atari-go, 81", "nogo-5x5, 25"
    })
    void aBoardHasItsCells(String name, int cells) {
        assertThat(Games.named(name).diagram().cells()).hasSize(cells);
    }

    /** Cells that touch are 1 apart, and no two are closer. */
    @ParameterizedTest
    @MethodSource("games")
    void noTwoCellsOverlap(Game game) {
        Diagram diagram = game.diagram();
        for (Diagram.Cell one : diagram.cells()) {
            double nearest = diagram.cells().stream()
                    .filter(other -> other != one)
                    .mapToDouble(other ->
                            Math.hypot((one.x() - other.x()) / 2.0, (one.row() - other.row()) * diagram.rise()))
                    .min()
                    .orElseThrow();
            assertThat(nearest).as(one.name()).isBetween(0.999, 1.415);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyMoveIsPickedByPlacesOfItsOwn(Game game) {
        GameContractTest.forEachPosition(game, 5, position -> {
            Set<List<Integer>> whole = new HashSet<>();
            Set<List<Integer>> begun = new HashSet<>();
            for (int move : game.legalMoves(position)) {
                List<Integer> steps =
                        Arrays.stream(game.steps(position, move)).boxed().toList();
                assertThat(steps)
                        .isNotEmpty()
                        .allMatch(place -> place >= 0 && place < game.diagram().places());
                assertThat(whole.add(steps)).as(game.format(position, move)).isTrue();
                IntStream.range(1, steps.size()).forEach(i -> begun.add(steps.subList(0, i)));
            }
            assertThat(begun).noneMatch(whole::contains);
        });
    }

    /** The first cell of several has a piece of the mover, or a hand has it; what is put on an empty cell ends on one. */
    @ParameterizedTest
    @MethodSource("games")
    void whatIsPickedFirstIsOnesOwn(Game game) {
        Diagram diagram = game.diagram();
        GameContractTest.forEachPosition(game, 3, position -> {
            for (int move : game.legalMoves(position)) {
                int[] steps = game.steps(position, move);
                int first = steps[0];
                if (first >= diagram.actionPlace(0)) {
                    assertThat(diagram.placeName(first)).isEqualTo(game.format(position, move));
                } else if (first >= diagram.slotPlace(0)) {
                    int slot = first - diagram.slotPlace(0);
                    assertThat(game.held(position, slot)).isPositive();
                    assertThat(diagram.hands().get(slot).player()).isEqualTo(position.mover());
                } else if (steps.length == 1) {
                    assertThat(game.piece(position, first)).isEqualTo(Diagram.EMPTY);
                } else {
                    int kind = game.piece(position, first);
                    assertThat(diagram.pieces().get(kind).player()).isEqualTo(position.mover());
                }
            }
        });
    }

    /** Where the mover gets or loses a piece is what the move touches; only discs of Othello turn elsewhere. */
    @ParameterizedTest
    @MethodSource("games")
    void ownPiecesComeAndGoWhereTheTrailSays(Game game) {
        Diagram diagram = game.diagram();
        GameContractTest.forEachPosition(game, 2, position -> {
            for (int move : game.legalMoves(position)) {
                Position next = position.copy();
                next.play(move);
                Set<Integer> trail =
                        Arrays.stream(game.trail(position, move)).boxed().collect(Collectors.toSet());
                assertThat(trail)
                        .contains(Arrays.stream(game.steps(position, move))
                                .boxed()
                                .toArray(Integer[]::new));
                for (int cell = 0; cell < diagram.cells().size(); cell++) {
                    boolean own = isOwn(game, position, cell, position.mover());
                    boolean wasEmpty = game.piece(position, cell) == Diagram.EMPTY;
                    if (own != isOwn(game, next, cell, position.mover())
                            && (wasEmpty || !game.name().equals("othello"))) {
                        assertThat(trail).as(game.format(position, move)).contains(cell);
                    }
                }
            }
        });
    }

    private static boolean isOwn(Game game, Position position, int cell, int player) {
        int kind = game.piece(position, cell);
        return kind != Diagram.EMPTY && game.diagram().pieces().get(kind).player() == player;
    }

    @ParameterizedTest
    @MethodSource("games")
    void theTextHasThePiecesOfTheBoard(Game game) {
        Diagram diagram = game.diagram();
        GameContractTest.forEachPosition(game, 2, position -> {
            Map<Character, Integer> pieces = new HashMap<>();
            for (int cell = 0; cell < diagram.cells().size(); cell++) {
                int kind = game.piece(position, cell);
                assertThat(kind).isBetween(Diagram.EMPTY, diagram.pieces().size() - 1);
                if (kind != Diagram.EMPTY) {
                    pieces.merge(diagram.pieces().get(kind).symbol(), 1, Integer::sum);
                }
            }
            for (int slot = 0; slot < diagram.hands().size(); slot++) {
                int held = game.held(position, slot);
                if (held > 0) {
                    char symbol = diagram.pieces()
                            .get(diagram.hands().get(slot).piece())
                            .symbol();
                    pieces.merge(symbol, held, Integer::sum);
                }
            }
            String text = withoutLabels(game, game.draw(position, Ink.PLAIN));
            diagram.pieces()
                    .forEach(piece -> assertThat(text.chars().filter(c -> c == piece.symbol()))
                            .as(piece + "\n" + text)
                            .hasSize(pieces.getOrDefault(piece.symbol(), 0)));
        });
    }

    private static String withoutLabels(Game game, String text) {
        List<String> rows = text.lines().toList();
        int letters = game.name().equals("othello") ? 0 : rows.size() - 1;
        return IntStream.range(0, rows.size())
                .filter(i -> i != letters || game.name().equals("checkers"))
                .mapToObj(i -> rows.get(i).replace("in hand", "").replaceFirst("^ *[a-i](?= )", ""))
                .collect(Collectors.joining("\n"));
    }

    /** What a search counts for points can be laid over the cells. */
    @ParameterizedTest
    @MethodSource("games")
    void cellsAreNumberedAsPoints(Game game) {
        if (game.offers(Capability.OWNERSHIP)) {
            assertThat(game.diagram().cells())
                    .extracting(Diagram.Cell::name)
                    .isEqualTo(IntStream.range(0, game.points())
                            .mapToObj(game::pointName)
                            .toList());
        }
    }

    @Test
    void aJumpIsPickedSquareBySquare() {
        Game game = Games.named("checkers");
        Position position = Line.parse(game, "12-16 22-18 11-15 18x11 8x15 25-22 3-8 21-17 10-14 17x3 2-7")
                .position();
        int move = game.parse(position, "3x10x19x12x3");
        assertThat(names(game, game.steps(position, move))).containsExactly("3", "10", "19", "12", "3");
    }

    @Test
    void aShotIsPickedAsTheCannonsEndAndItsTarget() {
        Game game = Games.named("cannon");
        GameContractTest.forEachPosition(game, 3, position -> {
            for (int move : game.legalMoves(position)) {
                String text = game.format(position, move);
                if (text.contains("*")) {
                    assertThat(names(game, game.steps(position, move))).containsExactly(text.split("\\*"));
                }
            }
        });
    }

    /** Two rows, or four half cells, or one row and two: cells of a chain are two apart, and a step has no others. */
    @Test
    void aChainIsDrawnHopByHop() {
        Game game = Games.named("chinese-checkers");
        List<Diagram.Cell> cells = game.diagram().cells();
        Set<Integer> lengths = new HashSet<>();
        GameContractTest.forEachPosition(game, 3, position -> {
            for (int move : game.legalMoves(position)) {
                int[] trail = game.trail(position, move);
                lengths.add(trail.length);
                for (int i = 1; i < trail.length; i++) {
                    Diagram.Cell from = cells.get(trail[i - 1]);
                    Diagram.Cell to = cells.get(trail[i]);
                    int far = Math.abs(from.x() - to.x()) + Math.abs(from.row() - to.row());
                    assertThat(far).as(game.format(position, move)).isEqualTo(far == 4 ? 4 : 2);
                    assertThat(far == 4 || trail.length == 2).isTrue();
                }
            }
        });
        assertThat(lengths).contains(2, 3, 4);
    }

    @Test
    void aDropIsPickedFromTheHand() {
        Game game = Games.named("catch-the-lion");
        Position position = Line.parse(game, "b2b3 b4b3").position();
        assertThat(IntStream.range(0, 6).map(slot -> game.held(position, slot))).containsExactly(0, 0, 1, 0, 0, 1);
        int move = game.parse(position, "C*a2");
        assertThat(names(game, game.steps(position, move))).containsExactly("chick in hand", "a2");
    }

    private static List<String> names(Game game, int[] places) {
        return Arrays.stream(places).mapToObj(game.diagram()::placeName).toList();
    }
}
