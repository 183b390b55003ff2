package zeitnot.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeitnot.game.Game;
import zeitnot.game.Ink;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.testing.DoubleNim;
import zeitnot.testing.Nim;
import zeitnot.testing.ThreeNim;

/** What {@link Game} and {@link Position} promise, for every game of the registry, some unusual sizes and games for tests. */
class GameContractTest {
    private static final List<String> UNUSUAL_SIZES = List.of(
            "connect4-4x4",
            "connect4-9x6",
            "breakthrough-6x6",
            "breakthrough-4x5",
            "amazons-7x7",
            "amazons-split-6x6",
            "go-9x9",
            "go-7x9",
            "go-5x5-handicap-3-komi-0",
            "atari-go-6x5",
            "nogo-5x5");

    private static final int LONG_GAME = 300;

    static Stream<Game> registeredGames() {
        return Stream.concat(
                Games.all().stream().map(family -> family.usual()),
                UNUSUAL_SIZES.stream().map(Games::named));
    }

    static Stream<Game> games() {
        return Stream.concat(
                registeredGames(),
                Stream.of(new Nim(20), new DoubleNim(20), ThreeNim.ranked(20), ThreeNim.withTies(20)));
    }

    /**
     * The playouts of the others choose as their class comment says: {@link AmazonsTest}, {@link ChineseCheckersPlayoutTest},
     * {@link GoPlayoutTest}.
     */
    static Stream<Game> gamesWithUniformPlayouts() {
        return games().filter(game -> !game.name().matches("amazons(-\\d.*)?|chinese-checkers|go(-.*)?"));
    }

    @ParameterizedTest
    @MethodSource("registeredGames")
    void nameLeadsBackToTheGame(Game game) {
        assertThat(Games.named(game.name()).name()).isEqualTo(game.name());
    }

    @ParameterizedTest
    @MethodSource("games")
    void movesAreDistinctAndNoneIfAndOnlyIfTheGameIsOver(Game game) {
        forEachPosition(game, 50, position -> {
            int[] buffer = new int[game.maxMoves()];
            int n = position.moves(buffer);
            assertThat(n == 0).isEqualTo(position.isOver());
            assertThat(position.isOver()).isEqualTo(position.result() != Outcome.ONGOING);
            assertThat(game.legalMoves(position)).hasSize(n).doesNotHaveDuplicates();
            for (int move : game.legalMoves(position)) {
                assertThat(move).isBetween(0, Position.MOVE_LIMIT - 1);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void notationIsDistinctAndParsesBack(Game game) {
        forEachPosition(game, 10, position -> {
            Set<String> texts = new HashSet<>();
            int[] moves = game.legalMoves(position);
            for (int move : moves) {
                String text = game.format(position, move);
                assertThat(texts.add(text)).as(text).isTrue();
            }
            int stride = 1 + moves.length / 40;
            for (int i = 0; i < moves.length; i += stride) {
                String text = game.format(position, moves[i]);
                assertThat(game.parse(position, " " + text + " ")).isEqualTo(moves[i]);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyMoveAddsAPlyAndTheMoverIsAPlayer(Game game) {
        forEachPosition(game, 10, position -> {
            for (int move : game.legalMoves(position)) {
                Position next = position.copy();
                next.play(move);
                assertThat(next.ply()).isEqualTo(position.ply() + 1);
                assertThat(next.mover()).isBetween(0, game.players() - 1);
            }
        });
    }

    /** With that the players of most games take turns, since that is what {@link Game#ownMoves} says of them. */
    @ParameterizedTest
    @MethodSource("games")
    void ownMovesCountsTheMovesOfThePlayerToMove(Game game) {
        List<Position> positions = randomGame(game, new Rng(6));
        for (int ply = 0; ply < Math.min(8, positions.size()); ply++) {
            int own = 0;
            for (int plies = 1; ply + plies < positions.size(); plies++) {
                boolean isOwn = positions.get(ply + plies - 1).mover()
                        == positions.get(ply).mover();
                own += isOwn ? 1 : 0;
                assertThat(game.ownMoves(ply, plies))
                        .as("of %d plies after %d", plies, ply)
                        .isEqualTo(own);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void copiesBehaveLikeTheirOriginalAndLeaveItAlone(Game game) {
        var rng = new Rng(4);
        Position reused = game.start();
        forEachPosition(game, 20, position -> {
            String before = describe(game, position);
            Position copy = position.copy();
            reused.set(position);
            assertThat(describe(game, copy)).isEqualTo(before);
            assertThat(describe(game, reused)).isEqualTo(before);
            if (!position.isOver()) {
                int[] moves = game.legalMoves(position);
                int move = moves[rng.nextInt(moves.length)];
                copy.play(move);
                reused.play(move);
                assertThat(describe(game, reused)).isEqualTo(describe(game, copy));
            }
            long seed = rng.nextLong();
            copy.playout(new Rng(seed));
            reused.playout(new Rng(seed));
            assertThat(describe(game, reused)).isEqualTo(describe(game, copy));
            assertThat(describe(game, position)).isEqualTo(before);
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void playoutEndsTheGameAndReturnsItsResult(Game game) {
        var rng = new Rng(5);
        forEachPosition(game, 20, position -> {
            Position end = position.copy();
            int result = end.playout(rng);
            assertThat(result)
                    .isBetween(Outcome.SECOND_WINS, game.players() == 2 ? Outcome.FIRST_WINS : Outcome.RANKED);
            assertThat(end.result()).isEqualTo(result);
            assertThat(end.isOver()).isTrue();
            assertThat(game.legalMoves(end)).isEmpty();
            if (position.isOver()) {
                assertThat(describe(game, end)).isEqualTo(describe(game, position));
            } else {
                assertThat(end.ply()).isGreaterThan(position.ply());
            }
        });
    }

    /** Of n players two points for each pair. */
    @ParameterizedTest
    @MethodSource("games")
    void pointsOfAFinishedGameAddUp(Game game) {
        var rng = new Rng(7);
        for (int i = 0; i < 20; i++) {
            Position end = game.start();
            end.playout(rng);
            int sum = 0;
            for (int player = 0; player < game.players(); player++) {
                assertThat(end.points(player)).isBetween(0, 2 * (game.players() - 1));
                sum += end.points(player);
            }
            assertThat(sum).isEqualTo(game.players() * (game.players() - 1));
        }
    }

    @ParameterizedTest
    @MethodSource("gamesWithUniformPlayouts")
    void playoutIsAsLongAndEndsAsUniformlyRandomMovesDo(Game game) {
        assertSameDistribution(game, game.start(), end -> end.ply() + " plies, result " + end.result());
    }

    /** Some plies before the end the final board tells which moves led to it. */
    @ParameterizedTest
    @MethodSource("gamesWithUniformPlayouts")
    void playoutChoosesUniformlyNearTheEnd(Game game) {
        for (int pliesLeft = 1; pliesLeft <= 6; pliesLeft++) {
            List<Position> positions = randomGame(game, new Rng(100 + pliesLeft));
            Position late = positions.get(Math.max(0, positions.size() - 1 - pliesLeft));
            assertSameDistribution(game, late, end -> end.ply() + "\n" + game.draw(end, Ink.PLAIN));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void drawingEndsInALineBreakAndIsPlainUnlessColourIsAskedFor(Game game) {
        forEachPosition(game, 5, position -> {
            String plain = game.draw(position, Ink.PLAIN);
            String coloured = game.draw(position, Ink.COLOUR);
            assertThat(plain).isNotBlank().endsWith("\n").doesNotContain("\u001b");
            assertThat(coloured.replaceAll("\u001b\\[[0-9;]*m", "")).isEqualTo(plain);
        });
        assertThat(game.side(0)).isNotBlank().isNotEqualTo(game.side(1));
    }

    static void forEachPosition(Game game, int games, Consumer<Position> check) {
        var rng = new Rng(1);
        for (int i = 0; i < games; i++) {
            randomGame(game, rng).forEach(check);
        }
    }

    /** All positions of a random game, from the start to the end, or to ply {@value #LONG_GAME} of a longer one. */
    private static List<Position> randomGame(Game game, Rng rng) {
        List<Position> positions = new ArrayList<>();
        Position position = game.start();
        positions.add(position);
        while (!position.isOver() && position.ply() < LONG_GAME) {
            position = position.copy();
            playRandomMove(position, new int[game.maxMoves()], rng);
            positions.add(position);
        }
        return positions;
    }

    private static void playRandomMove(Position position, int[] buffer, Rng rng) {
        int n = position.moves(buffer);
        position.play(buffer[rng.nextInt(n)]);
    }

    /** Playouts of the game and playouts made of moves() and play() give the same frequencies of what is observed. */
    private static void assertSameDistribution(Game game, Position from, Function<Position, String> observation) {
        int[] buffer = new int[game.maxMoves()];
        assertSameDistribution(game, from, (position, rng) -> playRandomMove(position, buffer, rng), observation);
    }

    /** The same for a game that does not choose uniformly: {@code ply} makes one of the moves that it should make. */
    static void assertSameDistribution(
            Game game, Position from, BiConsumer<Position, Rng> ply, Function<Position, String> observation) {
        Map<String, Integer> own = frequencies(from, new Rng(2), Position::playout, observation);
        Map<String, Integer> plain = frequencies(
                from,
                new Rng(3),
                (position, rng) -> {
                    while (!position.isOver()) {
                        ply.accept(position, rng);
                    }
                },
                observation);
        Set<String> seen = new HashSet<>(own.keySet());
        seen.addAll(plain.keySet());
        double chiSquare = 0;
        int cells = 0;
        int ownRare = 0;
        int plainRare = 0;
        for (String what : seen) {
            int a = own.getOrDefault(what, 0);
            int b = plain.getOrDefault(what, 0);
            if (a + b < 20) {
                ownRare += a;
                plainRare += b;
            } else {
                chiSquare += square(a - b) / (a + b);
                cells++;
            }
        }
        chiSquare += square(ownRare - plainRare) / Math.max(1, ownRare + plainRare);
        assertThat(chiSquare).as(describe(game, from)).isLessThan(cells + 5 * Math.sqrt(2.0 * cells) + 12);
    }

    private static Map<String, Integer> frequencies(
            Position from, Rng rng, BiConsumer<Position, Rng> playout, Function<Position, String> observation) {
        Map<String, Integer> frequencies = new HashMap<>();
        Position position = from.copy();
        for (int i = 0; i < 4000; i++) {
            position.set(from);
            playout.accept(position, rng);
            frequencies.merge(observation.apply(position), 1, Integer::sum);
        }
        return frequencies;
    }

    private static double square(double x) {
        return x * x;
    }

    static String describe(Game game, Position position) {
        var moves = new StringBuilder();
        for (int move : game.legalMoves(position)) {
            moves.append(game.format(position, move)).append(' ');
        }
        return "ply " + position.ply() + ", result " + position.result() + ", key " + position.repetitionKey() + ", "
                + moves + "\n" + game.draw(position, Ink.PLAIN);
    }
}
