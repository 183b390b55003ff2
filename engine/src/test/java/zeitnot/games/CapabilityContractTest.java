package zeitnot.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeitnot.game.BadInput;
import zeitnot.game.Capability;
import zeitnot.game.Game;
import zeitnot.game.HeuristicPlayout;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Prior;
import zeitnot.game.Rng;

/** What a game offers beyond its rules keeps its promises, and what it does not offer is refused. */
class CapabilityContractTest {
    @ParameterizedTest
    @MethodSource("zeitnot.games.GameContractTest#games")
    void keysOfMovesAreBelowTheirNumber(Game game) {
        assumeTrue(game.offers(Capability.MOVE_KEYS));
        assertThat(game.amafKeys()).isBetween(1, 1 << 16);
        GameContractTest.forEachPosition(game, 50, position -> {
            for (int move : game.legalMoves(position)) {
                assertThat(position.amafKey(move)).isBetween(0, game.amafKeys() - 1);
            }
        });
    }

    /** A key may say what stands where; so a move that both players have made must share a key, not all of them. */
    @ParameterizedTest
    @MethodSource("zeitnot.games.GameContractTest#games")
    void keysOfMovesDoNotTellWhoMoves(Game game) {
        assumeTrue(game.offers(Capability.MOVE_KEYS));
        List<Map<Integer, Set<Integer>>> keys = List.of(new HashMap<>(), new HashMap<>());
        GameContractTest.forEachPosition(game, 10, position -> {
            for (int move : game.legalMoves(position)) {
                keys.get(position.mover())
                        .computeIfAbsent(move, key -> new HashSet<>())
                        .add(position.amafKey(move));
            }
        });
        Set<Integer> common = new HashSet<>(keys.get(0).keySet());
        common.retainAll(keys.get(1).keySet());
        assertThat(common).isNotEmpty();
        for (int move : common) {
            assertThat(keys.get(0).get(move)).containsAnyElementsOf(keys.get(1).get(move));
        }
    }

    @ParameterizedTest
    @MethodSource("zeitnot.games.GameContractTest#games")
    void whatIsNotOfferedIsNotAnswered(Game game) {
        Position end = game.start();
        end.playout(new Rng(7));
        Map<Capability, ThrowingCallable> questions = Map.of(
                Capability.QUALITY,
                end::quality,
                Capability.MOVE_KEYS,
                () -> end.amafKey(0),
                Capability.LEAD,
                end::lead,
                Capability.OWNERSHIP,
                () -> end.owner(0));
        questions.forEach((capability, question) -> {
            if (!game.offers(capability)) {
                assertThatIllegalStateException()
                        .isThrownBy(question)
                        .withMessage(game.name() + " does not offer " + capability.title());
                assertThatThrownBy(() -> game.require(capability, "some-feature"))
                        .isInstanceOf(BadInput.class)
                        .hasMessageContaining("'some-feature' needs " + capability.title());
            }
        });
        assertThat(game.amafKeys() > 0).isEqualTo(game.offers(Capability.MOVE_KEYS));
        assertThat(game.points() > 0).isEqualTo(game.offers(Capability.OWNERSHIP));
    }

    @ParameterizedTest
    @MethodSource("zeitnot.games.GameContractTest#games")
    void qualityOfAFinishedGameIsBetweenItsBounds(Game game) {
        assumeTrue(game.offers(Capability.QUALITY));
        var rng = new Rng(8);
        GameContractTest.forEachPosition(game, 20, position -> {
            Position end = position.copy();
            end.playout(rng);
            assertThat(end.quality()).isGreaterThan(0).isLessThan(1);
            if (end.result() == Outcome.DRAW) {
                assertThat(end.quality()).isEqualTo(0.5);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("zeitnot.games.GameContractTest#games")
    void nobodyLeadsAtTheStartAndBothDoLater(Game game) {
        assumeTrue(game.offers(Capability.LEAD));
        assertThat(game.start().lead()).isZero();
        Set<Integer> signs = new HashSet<>();
        GameContractTest.forEachPosition(game, 50, position -> signs.add(Integer.signum(position.lead())));
        assertThat(signs).contains(-1, 1);
    }

    @ParameterizedTest
    @MethodSource("zeitnot.games.GameContractTest#games")
    void ownersOfPointsArePlayersOrNobody(Game game) {
        assumeTrue(game.offers(Capability.OWNERSHIP));
        Position end = game.start();
        end.playout(new Rng(9));
        for (int point = 0; point < game.points(); point++) {
            assertThat(end.owner(point)).isBetween(-1, game.players() - 1);
            assertThat(end.occupant(point)).isIn(-1, end.owner(point));
        }
        assertThat(IntStream.range(0, game.points()).mapToObj(game::pointName)).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("zeitnot.games.GameContractTest#games")
    void priorsRateAllMovesAndLeaveThePositionAlone(Game game) {
        int[] moves = new int[game.maxMoves()];
        for (Prior prior : game.priors().values()) {
            GameContractTest.forEachPosition(game, 10, position -> {
                String before = GameContractTest.describe(game, position);
                int[] visits = new int[moves.length];
                float[] values = new float[moves.length];
                Arrays.fill(values, -1);
                int count = position.moves(moves);
                prior.rate(position, moves, count, visits, values);
                for (int i = 0; i < count; i++) {
                    assertThat(visits[i]).isNotNegative();
                    assertThat(values[i]).isBetween(0f, 1f);
                }
                assertThat(GameContractTest.describe(game, position)).isEqualTo(before);
            });
        }
    }

    @ParameterizedTest
    @MethodSource("zeitnot.games.GameContractTest#games")
    void namedPlayoutsEndTheGameAndReturnItsResult(Game game) {
        var rng = new Rng(10);
        for (Supplier<HeuristicPlayout> maker : game.playouts().values()) {
            HeuristicPlayout playout = maker.get();
            GameContractTest.forEachPosition(game, 10, position -> {
                Position end = position.copy();
                assertThat(playout.run(end, rng)).isEqualTo(end.result());
                assertThat(end.isOver()).isTrue();
            });
        }
    }
}
