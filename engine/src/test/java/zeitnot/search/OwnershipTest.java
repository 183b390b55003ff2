package zeitnot.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.games.Games;
import zeitnot.playout.Playout;
import zeitnot.playout.Trace;
import zeitnot.search.tree.TreePolicy;
import zeitnot.view.Pacer;

/** Formula 5 of Baier and Winands. */
class OwnershipTest {
    private static final long SECOND = 1L << 32;

    @Test
    void kappaIsAgreementBeyondChance() {
        var ownership = new Ownership(3);
        // 10 simulations, 6 won by Black and 4 by White. Of point 0 the winner owns 5 + 3, Black 6, White 4.
        ownership.add(0, 6, new long[] {5 + SECOND, 6, 0});
        ownership.add(1, 4, new long[] {1 + 3 * SECOND, 4, 0});
        assertThat(ownership.simulations()).isEqualTo(10);
        assertThat(ownership.share(0, 0)).isEqualTo(0.6);
        // observed 0.8, expected (4 * 4 + 6 * 6) / 100 = 0.52
        assertThat(ownership.kappa(0)).isCloseTo(0.28 / 0.48, within(1e-12));
        // always Black's: observed 0.6, expected 10 * 6 / 100
        assertThat(ownership.kappa(1)).isCloseTo(0, within(1e-12));
        // nobody's
        assertThat(ownership.kappa(2)).isCloseTo(0, within(1e-12));
        assertThat(ownership.criticality().getAsDouble()).isCloseTo(0.28 / 0.48, within(1e-12));
    }

    @Test
    void whatIsCertainIsNotCritical() {
        var ownership = new Ownership(1);
        ownership.add(0, 10, new long[] {10});
        assertThat(ownership.kappa(0)).as("no division by nothing").isZero();
        var opposite = new Ownership(1);
        opposite.add(0, 10, new long[] {10 * SECOND});
        assertThat(opposite.kappa(0)).isZero();
    }

    @Test
    void whoOwnsAPointWheneverHeWinsMakesItAsCriticalAsCanBe() {
        var ownership = new Ownership(2);
        ownership.add(0, 5, new long[] {5, 5 * SECOND});
        ownership.add(1, 5, new long[] {5 * SECOND, 5});
        assertThat(ownership.kappa(0)).isEqualTo(1);
        assertThat(ownership.kappa(1)).as("the loser's").isEqualTo(-1);
    }

    @Test
    void drawnSimulationsHaveOwnersButNoWinner() {
        var ownership = new Ownership(1);
        ownership.add(0, 4, new long[] {4});
        ownership.add(1, 4, new long[] {4 * SECOND});
        ownership.add(2, 2, new long[] {1 + SECOND});
        // observed 8 / 10, expected (5 * 4 + 5 * 4) / 100
        assertThat(ownership.kappa(0)).isCloseTo(0.4 / 0.6, within(1e-12));
    }

    @Test
    void withoutASimulationThereIsNone() {
        assertThat(new Ownership(5).criticality()).isEmpty();
    }

    /** Every end of a simulation, as a playout saw it. */
    private static final class Recorder {
        private final List<int[]> owners = new ArrayList<>();
        private final List<Integer> outcomes = new ArrayList<>();

        Playout playout(Game game) {
            return new Playout() {
                @Override
                public int run(Position position, Trace trace, Rng rng) {
                    int outcome = position.playout(rng);
                    int[] all = new int[game.points()];
                    for (int point = 0; point < all.length; point++) {
                        all[point] = position.owner(point);
                    }
                    owners.add(all);
                    outcomes.add(outcome);
                    return outcome;
                }
            };
        }

        /** The formula as it is printed, by counting one thing after the other. */
        double kappa(int point) {
            double n = outcomes.size();
            double observed = count(i -> isWonBy(i, owners.get(i)[point])) / n;
            double expected = 0;
            for (int player = 0; player < 2; player++) {
                int side = player;
                expected += count(i -> owners.get(i)[point] == side) * count(i -> isWonBy(i, side)) / (n * n);
            }
            return expected == 1 ? 0 : (observed - expected) / (1 - expected);
        }

        private boolean isWonBy(int i, int player) {
            return player >= 0 && outcomes.get(i) == Outcome.winFor(player);
        }

        private double count(java.util.function.IntPredicate predicate) {
            return java.util.stream.IntStream.range(0, outcomes.size())
                    .filter(predicate)
                    .count();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"go-5x5", "go-9x9", "othello"})
    void theSearchCountsWhatASlowReferenceCounts(String name) {
        Game game = Games.named(name);
        var recorder = new Recorder();
        SearchOptions options = new SearchOptions(new TreePolicy.Ucb1(0.5))
                .withOwnership()
                .with((any, nodes) -> recorder.playout(game));
        try (Search search = new Search(game, options, 1)) {
            search.run(Pacer.simulations(50)); // of an earlier search nothing is left
            recorder.owners.clear();
            recorder.outcomes.clear();
            search.run(Pacer.simulations(400));
            Ownership ownership = search.ownership().orElseThrow();
            assertThat(ownership.simulations()).isEqualTo(400).isEqualTo(recorder.outcomes.size());
            double greatest = -1;
            for (int point = 0; point < game.points(); point++) {
                assertThat(ownership.kappa(point)).isCloseTo(recorder.kappa(point), within(1e-9));
                greatest = Math.max(greatest, recorder.kappa(point));
            }
            assertThat(search.criticality().getAsDouble()).isCloseTo(greatest, within(1e-9));
            assertThat(greatest).isBetween(0.05, 1.0);
        }
    }

    @ParameterizedTest
    @CsvSource({"go-7x7,1", "othello,2"})
    void ofSeveralThreadsAllAreCountedAndTheSearchIsTheSame(String name, int threads) {
        Game game = Games.named(name);
        SearchOptions options = new SearchOptions(new TreePolicy.Ucb1(0.5)).withThreads(threads);
        try (Search counting = new Search(game, options.withOwnership(), 1);
                Search plain = new Search(game, options, 1)) {
            counting.run(Pacer.simulations(1000));
            assertThat(counting.ownership().orElseThrow().simulations()).isBetween(1000L, 1000L + 64 * (threads - 1));
            plain.run(Pacer.simulations(1000));
            assertThat(plain.ownership()).isEmpty();
            assertThat(plain.criticality()).isEmpty();
            if (threads == 1) {
                assertThat(counting.view()).isEqualTo(plain.view());
            }
        }
    }

    /** The quick way and the plain one. */
    @ParameterizedTest
    @ValueSource(strings = {"go-2x3", "go-9x9", "go-19x19", "othello"})
    void countingAllOwnersIsAskingForEach(String name) {
        Game game = Games.named(name);
        var rng = new Rng(3);
        for (int i = 0; i < 50; i++) {
            Position end = game.start();
            end.playout(rng);
            long[] counts = new long[game.points()];
            end.countOwners(counts);
            end.countOwners(counts);
            int pieces = 0;
            for (int point = 0; point < counts.length; point++) {
                int owner = end.owner(point);
                assertThat(counts[point]).isEqualTo(owner < 0 ? 0 : owner == 0 ? 2 : 2 * SECOND);
                pieces += end.occupant(point) >= 0 ? 1 : 0;
            }
            assertThat(end.pieces()).isEqualTo(pieces);
        }
    }
}
