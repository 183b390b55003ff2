package zeitnot.bandit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static zeitnot.bandit.Policy.SEQUENTIAL_HALVING;
import static zeitnot.bandit.Policy.SQRT_SH;
import static zeitnot.bandit.Policy.UCB1;
import static zeitnot.bandit.Policy.UCB_SQRT;
import static zeitnot.bandit.Policy.UNIFORM;
import static zeitnot.bandit.Problem.BERNOULLI;
import static zeitnot.bandit.Problem.GAUSSIAN;
import static zeitnot.bandit.Problem.PRIZE_BOX_HIGH;
import static zeitnot.bandit.Problem.PRIZE_BOX_LOW;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zeitnot.game.BadInput;
import zeitnot.game.Rng;
import zeitnot.stats.Estimate;

class BanditBenchTest {
    private static final double[] FOUR_BOXES = {0.1, 0.4, 0.3, -0.2};

    /** Regrets 0.3, 0, 0.1 and 0.6 in turn: 1 in four pulls. */
    @Test
    void uniformPullsHaveTheRegretComputedByHand() {
        Trace trace = run(PRIZE_BOX_LOW, UNIFORM, 1, 2, 4, 10);
        assertThat(trace.pulls()).containsExactly(3, 2, 3, 2); // by rank: boxes 2, 3, 1 and 4
        assertThat(trace.cumulative()).containsExactly(new double[] {0.3, 0.3, 1, 2.3}, within(1e-12));
        assertThat(trace.simple()).containsExactly(new double[] {0.3, 0, 0, 0}, within(1e-12));
        assertThat(trace.bestShare()).isEqualTo(0.3);
    }

    /** 16 pulls in two rounds: two of each of four boxes, then four of each of the two best. */
    @Test
    void sequentialHalvingSpendsItsBudgetInRounds() {
        Trace trace = run(PRIZE_BOX_LOW, SEQUENTIAL_HALVING, 16);
        assertThat(trace.pulls()).containsExactly(6, 6, 2, 2);
        assertThat(trace.cumulativeRegret()).isCloseTo(6 * 0.1 + 2 * 0.3 + 2 * 0.6, within(1e-12));
        assertThat(trace.simpleRegret()).isZero();
        assertThat(trace.spread()).isCloseTo(Math.exp(0.75 * Math.log(16 / 6.0) + 0.25 * Math.log(8)), within(1e-12));
    }

    @ParameterizedTest
    @EnumSource(Policy.class)
    void allPullsAreSpent(Policy policy) {
        for (Problem problem : Problem.values()) {
            int[] pulls = run(problem, policy, 4, 997).pulls();
            assertThat(pulls[0] + pulls[1] + pulls[2] + pulls[3]).isEqualTo(997);
            assertThat(pulls).doesNotContain(0);
        }
    }

    /** The best arm first, and of equal arms the one that comes first. */
    @Test
    void armsAreRankedByTheirMeans() {
        double[] boxes = {0.2, 0.5, 0.2, 0.5};
        Trace trace = Trace.run(PRIZE_BOX_LOW, boxes, UNIFORM, 0.707, new int[] {6}, new Rng(1), pulls -> {});
        assertThat(trace.pulls()).containsExactly(2, 1, 2, 1); // boxes 2, 4, 1 and 3
    }

    /** So that a policy can be added anywhere, and no result of another changes. */
    @Test
    void everyPolicyHasItsOwnRandomNumbersForEver() {
        assertThat(Policy.all().stream().map(Policy::stream)).doesNotHaveDuplicates();
        assertThat(UNIFORM.stream()).isZero();
        assertThat(SQRT_SH.stream()).isEqualTo(7);
    }

    /** After 2, 4 and 6 of 6 pulls of one policy, in both repetitions; the last are the pulls of the result. */
    @Test
    void whoLooksOnSeesEveryCheckpointAndEveryRepetition() throws InterruptedException {
        var setup = new BanditSetup(PRIZE_BOX_LOW, 2, 6, 0.707, List.of(UNIFORM), 2, 1);
        List<Integer> pulls = new ArrayList<>();
        List<Integer> repetitions = new ArrayList<>();
        new BanditBench(setup).run(1, new BanditBench.Watcher() {
            @Override
            public void repeated(int done, BanditResult soFar) {
                repetitions.add(done);
                assertThat(soFar.pulls(UNIFORM)).extracting(Estimate::value).containsExactly(3.0, 3.0);
            }

            @Override
            public void pulled(Policy policy, int[] byArm) {
                pulls.add(IntStream.of(byArm).sum());
            }
        });
        assertThat(repetitions).containsExactly(1, 2);
        assertThat(pulls).startsWith(2).hasSizeGreaterThan(4).endsWith(6);
    }

    private static Trace run(Problem problem, Policy policy, int... checkpoints) {
        return Trace.run(problem, FOUR_BOXES, policy, 0.707, checkpoints, new Rng(1), pulls -> {});
    }

    @Test
    void prizesHaveTheMeanAndTheBoundsOfThePaper() {
        double[] low = PRIZE_BOX_LOW.means(100_000, new Rng(1));
        assertThat(Arrays.stream(low).allMatch(prize -> prize >= -0.5 && prize <= 0.5))
                .isTrue();
        assertThat(mean(low)).isCloseTo(0.3, within(0.001));
        assertThat(deviation(low)).isCloseTo(0.05, within(0.001));
        // N(0.3, 0.5) between -1 and 1: mean 0.3 + 0.5 (φ(-2.6) - φ(1.4)) / (Φ(1.4) - Φ(-2.6)) = 0.2258
        double[] high = PRIZE_BOX_HIGH.means(100_000, new Rng(1));
        assertThat(Arrays.stream(high).allMatch(prize -> prize >= -1 && prize <= 1))
                .isTrue();
        assertThat(mean(high)).isCloseTo(0.2258, within(0.005));
    }

    @Test
    void rewardsHaveTheMeanOfTheirArm() {
        for (Problem problem : Problem.values()) {
            double[] rewards = new double[100_000];
            var rng = new Rng(1);
            for (int i = 0; i < rewards.length; i++) {
                rewards[i] = problem.reward(0.4, rng);
            }
            assertThat(mean(rewards)).as("%s", problem).isCloseTo(0.4, within(0.01));
        }
        assertThat(BERNOULLI.reward(1, new Rng(1))).isEqualTo(1);
        assertThat(GAUSSIAN.reward(0, new Rng(1))).isNotZero();
    }

    @Test
    void theResultDependsOnTheSetUpAlone() throws InterruptedException {
        var setup = new BanditSetup(GAUSSIAN, 10, 500, 0.7, Policy.all(), 6, 3);
        BanditResult result = new BanditBench(setup).run(1, () -> {});
        var alone = new BanditSetup(GAUSSIAN, 10, 500, 0.7, List.of(SQRT_SH), 6, 3);
        assertThat(new BanditBench(alone).run(3, () -> {}).cumulativeRegret(SQRT_SH))
                .isEqualTo(result.cumulativeRegret(SQRT_SH));
        assertThat(new BanditBench(alone.with(6, 4)).run(1, () -> {}).cumulativeRegret(SQRT_SH))
                .isNotEqualTo(result.cumulativeRegret(SQRT_SH));
    }

    @Test
    void whereOnePolicyIsComparedWithAnotherTheBanditsAreTheSame() throws InterruptedException {
        BanditResult result = prizeBoxes(PRIZE_BOX_HIGH);
        Estimate difference = result.difference(UCB1, SQRT_SH, Quantity.BEST_SHARE);
        Estimate one = result.quantity(UCB1, Quantity.BEST_SHARE);
        Estimate other = result.quantity(SQRT_SH, Quantity.BEST_SHARE);
        assertThat(difference.value()).isCloseTo(one.value() - other.value(), within(1e-12));
        assertThat(difference.margin()).isLessThan(one.minus(other).margin());
    }

    /** UCT√SH, section 5.1: "UCB√ presents the most dispersed trials among all boxes, with UCB1 following." */
    @Test
    void inLowVariancePoliciesAreDispersedAsThePaperSays() throws InterruptedException {
        BanditResult result = prizeBoxes(PRIZE_BOX_LOW);
        assertThat(spread(result, UCB_SQRT)).isGreaterThan(29);
        assertThat(spread(result, UCB1)).isBetween(26.0, 28.0);
        assertThat(spread(result, SEQUENTIAL_HALVING)).isBetween(14.0, 15.0);
        assertThat(spread(result, SQRT_SH)).isBetween(14.0, 15.0);
    }

    /** "Favors the best option, although not as consistently as UCB1"; Sequential Halving is what it was. */
    @Test
    void inHighVariancePoliciesPreferTheBestBoxAsThePaperSays() throws InterruptedException {
        BanditResult result = prizeBoxes(PRIZE_BOX_HIGH);
        assertThat(bestShare(result, UCB1)).isBetween(0.5, 0.65);
        assertThat(bestShare(result, SQRT_SH)).isBetween(0.26, 0.34);
        assertThat(bestShare(result, SEQUENTIAL_HALVING)).isCloseTo(0.195, within(0.001));
        assertThat(bestShare(prizeBoxes(PRIZE_BOX_LOW), SEQUENTIAL_HALVING)).isCloseTo(0.195, within(0.001));
        assertThat(bestShare(result, UCB_SQRT)).isBetween(0.15, 0.2);
    }

    private static double spread(BanditResult result, Policy policy) {
        return result.quantity(policy, Quantity.SPREAD).value();
    }

    private static double bestShare(BanditResult result, Policy policy) {
        return result.quantity(policy, Quantity.BEST_SHARE).value();
    }

    private static BanditResult prizeBoxes(Problem problem) throws InterruptedException {
        List<Policy> policies = List.of(UCB1, UCB_SQRT, SEQUENTIAL_HALVING, SQRT_SH);
        return new BanditBench(BanditSetup.prizeBox(problem, policies, 30)).run(2, () -> {});
    }

    @Test
    void regretsAreReadFromOncePerArmToTheEnd() {
        int[] checkpoints = BanditSetup.prizeBox(PRIZE_BOX_LOW, Policy.all(), 1).checkpoints();
        assertThat(checkpoints)
                .isSorted()
                .doesNotHaveDuplicates()
                .startsWith(30)
                .endsWith(10_000);
    }

    @Test
    void impossibleSetUpsAreRefused() {
        assertThatThrownBy(() -> new BanditSetup(GAUSSIAN, 1, 10, 1, Policy.all(), 1, 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("--arms 1");
        assertThatThrownBy(() -> new BanditSetup(GAUSSIAN, 20, 10, 1, Policy.all(), 1, 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("--trials 10");
        assertThatThrownBy(() -> Policy.named("sqrt-ha")).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> Problem.named("prize-box")).isInstanceOf(BadInput.class);
    }

    private static double mean(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum / values.length;
    }

    private static double deviation(double[] values) {
        double mean = mean(values);
        double squares = 0;
        for (double value : values) {
            squares += (value - mean) * (value - mean);
        }
        return Math.sqrt(squares / values.length);
    }
}
