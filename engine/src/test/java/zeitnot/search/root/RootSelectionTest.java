package zeitnot.search.root;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zeitnot.game.Rng;
import zeitnot.view.SearchView.DecidedBy;

/** The root policies on bandits whose arm i always gives i / 100: the last is the best. */
class RootSelectionTest {
    private static final int MOST_ARMS = 64;
    private static final double C = 0.495;

    static List<RootPolicy> halving() {
        return List.of(new RootPolicy.SequentialHalving(), new RootPolicy.Shot(0), new RootPolicy.Shot(25));
    }

    static List<RootPolicy> eliminating() {
        return Stream.concat(halving().stream(), Stream.of(new RootPolicy.SqrtHalving(4, C)))
                .toList();
    }

    static List<RootPolicy> policies() {
        return Stream.concat(
                        eliminating().stream(),
                        Stream.of(new RootPolicy.Ucb1(C), new RootPolicy.UcbSqrt(C), new RootPolicy.HalfGreedy()))
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "8, 240, 10 10 10 10 30 30 70 70", // 3 rounds of 80: 8 x 10, 4 x 20, 2 x 40
        "7, 84, 4 4 4 11 11 25 25", // 3 rounds of 28: 7 x 4, 4 x 7, 2 x 14
        "3, 12, 2 5 5", // 2 rounds of 6: 3 x 2, 2 x 3
        "2, 10, 5 5",
        "1, 5, 5",
        "16, 64, 1 1 1 1 1 1 1 1 3 3 3 3 7 7 15 15" // 4 rounds of 16
    })
    void sequentialHalvingFollowsTheScheduleComputedByHand(int arms, int budget, String pulls) {
        int[] expected =
                Arrays.stream(pulls.split(" ")).mapToInt(Integer::parseInt).toArray();
        for (RootPolicy policy : new RootPolicy[] {new RootPolicy.SequentialHalving(), new RootPolicy.Shot(0)}) {
            var bandit = new Bandit(arms);
            RootSelection selection = pulled(policy, bandit, budget);
            assertThat(visits(bandit)).as(policy.toString()).isEqualTo(expected);
            assertThat(selection.recommend()).isEqualTo(arms - 1);
        }
    }

    @Test
    void shotPullsAnArmsShareOfARoundInARow() {
        var bandit = new Bandit(4);
        RootSelection selection = begin(new RootPolicy.Shot(0), bandit);
        int[] arms = new int[16];
        for (int t = 0; t < 16; t++) {
            arms[t] = pull(selection, bandit, t / 16.0);
        }
        // All once. 2 rounds of 8: two pulls of each of four, then four of each of the best two, the best first.
        assertThat(arms).containsExactly(0, 1, 2, 3, 0, 1, 2, 3, 3, 3, 3, 3, 2, 2, 2, 2);
    }

    @Test
    void sqrtHalvingEliminatesExactlyWhenLine9OfAlgorithm3Says() {
        // 30 arms: ceil(log2 30) = 5. More than 1/5, 2/5, 3/5 of the plan: 15, 7 and max(4, 3) arms are left.
        var bandit = new Bandit(30);
        RootSelection selection = begin(new RootPolicy.SqrtHalving(4, 0.495), bandit);
        for (int t = 0; t < 10_000; t++) {
            pull(selection, bandit, t / 10_000.0);
            int expected = t <= 2000 ? 30 : t <= 4000 ? 15 : t <= 6000 ? 7 : 4;
            assertThat(left(selection, 30)).as("after %d pulls", t).isEqualTo(expected);
        }
        assertThat(bandit.visits()).isEqualTo(10_000);
        assertThat(selection.recommend()).isEqualTo(29);
        assertThat(IntStream.range(26, 30)).noneMatch(selection::isEliminated);
    }

    @Test
    void aFewArmsAreNeverHalved() {
        var bandit = new Bandit(4);
        RootSelection selection = pulled(new RootPolicy.SqrtHalving(4, 0.495), bandit, 1000);
        assertThat(left(selection, 4)).isEqualTo(4);
        assertThat(selection.decidedBy()).isEqualTo(DecidedBy.VISITS);
    }

    @Test
    void ucbSqrtAtTheRootIsTheFormula() {
        var bandit = new Bandit(2);
        for (int i = 0; i < 80; i++) {
            bandit.observe(0, 0.6);
        }
        bandit.observe(1, 0.2);
        // N = 81: c * 3 / sqrt(80) + 0.6 against c * 3 + 0.2: equal at c = 0.1501
        assertThat(begin(new RootPolicy.UcbSqrt(0.15), bandit).select(0)).isZero();
        assertThat(begin(new RootPolicy.UcbSqrt(0.151), bandit).select(0)).isOne();
        // ln 81 = 4.394: c * 2.0962 * (1 - 1 / sqrt(80)) = 0.4 at c = 0.2149
        assertThat(begin(new RootPolicy.Ucb1(0.214), bandit).select(0)).isZero();
        assertThat(begin(new RootPolicy.Ucb1(0.216), bandit).select(0)).isOne();
    }

    @Test
    void halfGreedyPullsTheBestArmHalfOfTheTimeAndAllOthersEquallyOften() {
        var bandit = new Bandit(10);
        pulled(new RootPolicy.HalfGreedy(), bandit, 20_000);
        assertThat(bandit.visits(9)).isBetween(10_800, 11_200); // 1/2 + 1/2 * 1/10
        for (int arm = 0; arm < 9; arm++) {
            assertThat(bandit.visits(arm)).isBetween(880, 1120);
        }
    }

    @ParameterizedTest
    @MethodSource("policies")
    void aBudgetSmallerThanTheNumberOfArmsIsSpentAndAnArmThatWasPulledIsPlayed(RootPolicy policy) {
        var bandit = new Bandit(60);
        RootSelection selection = pulled(policy, bandit, 20);
        assertThat(bandit.visits()).isEqualTo(20);
        assertThat(bandit.visits(selection.recommend())).isPositive();
        assertThat(selection.isEliminated(selection.recommend())).isFalse();
    }

    @ParameterizedTest
    @MethodSource("policies")
    void aSingleArmIsPulledAndPlayed(RootPolicy policy) {
        var bandit = new Bandit(1);
        RootSelection selection = pulled(policy, bandit, 10);
        assertThat(bandit.visits()).isEqualTo(10);
        assertThat(selection.recommend()).isZero();
    }

    @ParameterizedTest
    @MethodSource("policies")
    void aClosedArmIsNeverPulled(RootPolicy policy) {
        var bandit = new Bandit(8);
        bandit.close(7);
        RootSelection selection = pulled(policy, bandit, 400);
        assertThat(bandit.visits(7)).isZero();
        assertThat(bandit.visits()).isEqualTo(400);
        assertThat(selection.recommend()).isEqualTo(6);
    }

    @ParameterizedTest
    @MethodSource("policies")
    void whenAllThatAreLeftAreClosedTheOthersComeBack(RootPolicy policy) {
        var bandit = new Bandit(16);
        RootSelection selection = pulled(policy, bandit, 900);
        for (int arm = 4; arm < 16; arm++) {
            bandit.close(arm);
        }
        for (int i = 0; i < 100; i++) {
            assertThat(pull(selection, bandit, 0.95)).isLessThan(4);
        }
        assertThat(selection.recommend()).isLessThan(4);
        assertThat(selection.isEliminated(selection.recommend())).isFalse();
    }

    @ParameterizedTest
    @MethodSource("halving")
    void visitsFromBeforeAreNoPulls(RootPolicy policy) {
        var bandit = new Bandit(4);
        for (int i = 0; i < 1000; i++) {
            bandit.observe(1, 0.01);
        }
        pulled(policy, bandit, 80);
        assertThat(visits(bandit)).containsExactly(10, 1010, 30, 30);
    }

    @ParameterizedTest
    @MethodSource("eliminating")
    void whatIsEliminatedStaysSoWhenTheSearchIsProlonged(RootPolicy policy) {
        var bandit = new Bandit(16);
        RootSelection selection = begin(policy, bandit);
        for (int t = 0; t < 1600; t++) {
            pull(selection, bandit, t / 1600.0);
        }
        int[] out = IntStream.range(0, 16).filter(selection::isEliminated).toArray();
        assertThat(out).hasSizeGreaterThanOrEqualTo(12);
        int[] before = visits(bandit);
        for (int t = 1600; t < 3200; t++) {
            pull(selection, bandit, t / 3200.0);
        }
        assertThat(IntStream.of(out)).allMatch(arm -> selection.isEliminated(arm) && bandit.visits(arm) == before[arm]);
        assertThat(selection.recommend()).isEqualTo(15);
    }

    @Test
    void roundsFollowAPlanThatGrows() {
        // 8 arms; the plan is 240 pulls at first and 480 from pull 60 on: rounds of 160, that is 20, 40 and 80 pulls.
        var bandit = new Bandit(8);
        RootSelection selection = begin(new RootPolicy.SequentialHalving(), bandit);
        for (int t = 0; t < 480; t++) {
            pull(selection, bandit, t / (t < 60 ? 240.0 : 480.0));
        }
        assertThat(visits(bandit)).containsExactly(20, 20, 20, 20, 60, 60, 140, 140);
    }

    @Test
    void withoutAPlanNothingIsEliminated() {
        for (RootPolicy policy : policies()) {
            var bandit = new Bandit(8);
            RootSelection selection = begin(policy, bandit);
            for (int t = 0; t < 800; t++) {
                pull(selection, bandit, 0);
            }
            assertThat(left(selection, 8)).as(policy.toString()).isEqualTo(8);
            assertThat(visits(bandit)).as(policy.toString()).doesNotContain(0);
        }
    }

    @Test
    void aNewSearchBeginsWithAllArms() {
        var bandit = new Bandit(8);
        RootSelection selection = pulled(new RootPolicy.SequentialHalving(), bandit, 240);
        assertThat(left(selection, 8)).isEqualTo(2);
        selection.begin(bandit);
        assertThat(left(selection, 8)).isEqualTo(8);
    }

    private static RootSelection pulled(RootPolicy policy, Bandit bandit, int budget) {
        RootSelection selection = begin(policy, bandit);
        for (int t = 0; t < budget; t++) {
            pull(selection, bandit, t / (double) budget);
        }
        return selection;
    }

    private static RootSelection begin(RootPolicy policy, Bandit bandit) {
        RootSelection selection = policy.selection(MOST_ARMS, new Rng(1));
        selection.begin(bandit);
        return selection;
    }

    private static int pull(RootSelection selection, Bandit bandit, double share) {
        int arm = selection.select(share);
        bandit.observe(arm, arm / 100.0);
        return arm;
    }

    private static long left(RootSelection selection, int arms) {
        return IntStream.range(0, arms)
                .filter(arm -> !selection.isEliminated(arm))
                .count();
    }

    private static int[] visits(Bandit bandit) {
        return IntStream.range(0, bandit.count()).map(bandit::visits).toArray();
    }
}
