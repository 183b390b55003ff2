package zeitnot.search.reward;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.games.Games;
import zeitnot.search.Search;
import zeitnot.search.SearchOptions;
import zeitnot.search.tree.Selection;
import zeitnot.search.tree.TreePolicy;
import zeitnot.search.tree.Ucb;
import zeitnot.view.Pacer;

class BonusTest {
    private static final TreePolicy UCT = new TreePolicy.Ucb1(0.5);
    private static final TreePolicy TUNED = new TreePolicy.Tuned(1);
    private static final Rewards.Measure STEEP = new Rewards.Measure(8, 0.25);

    @Test
    void theSigmoidIsThatOfEquation6() {
        var bonus = new Bonus.Sigmoid(2, 0.25);
        assertThat(bonus.bonus(0)).isZero();
        assertThat(bonus.bonus(1)).isCloseTo(-0.25 + 0.5 / (1 + Math.exp(-2)), within(1e-15));
        assertThat(bonus.bonus(1000)).isEqualTo(0.25);
        assertThat(bonus.bonus(-1000)).isEqualTo(-0.25);
    }

    /**
     * Lengths 10, 12, 9, 14. At the third: mean 11, deviation √2, λ = 2/√2. At the fourth: mean 31/3, deviation √(7/3),
     * λ = -11/3 / √(7/3).
     */
    @Test
    void aSequenceOfLengthsGivesTheBonusesComputedByHand() {
        var bonus = new Bonus.Sigmoid(2, 0.25);
        assertThat(bonus.of(0, -10)).isZero();
        assertThat(bonus.of(0, -12)).isZero(); // one value has no deviation
        assertThat(bonus.of(0, -9)).isCloseTo(0.2220963904, within(1e-10));
        assertThat(bonus.of(0, -14)).isCloseTo(-0.2459219256, within(1e-10));
    }

    @Test
    void eachPlayerIsMeasuredByItsOwnWins() {
        var bonus = new Bonus.Sigmoid(2, 0.25);
        bonus.of(0, -10);
        bonus.of(0, -12);
        assertThat(bonus.of(1, -9)).isZero();
        assertThat(bonus.of(0, -9)).isCloseTo(0.2220963904, within(1e-10));
    }

    @Test
    void nothingIsLeftAfterAMove() {
        var bonus = new Bonus.Sigmoid(2, 0.25);
        bonus.of(0, -10);
        bonus.of(0, -12);
        bonus.clear();
        assertThat(bonus.of(0, -9)).isZero();
    }

    /** X = 1, -1 with Y = 3, 1: Cov = Var, so a* = -1 and v = 2. */
    @Test
    void theOnlineControlVariateIsMinusCovarianceByVariance() {
        assertThat(afterTwo().of(0, 2.1)).isCloseTo(-0.1, within(1e-12));
        assertThat(afterTwo().of(1, 2.1)).isCloseTo(0.1, within(1e-12));
        assertThat(afterTwo().of(0, 4)).isEqualTo(-0.25);
    }

    private static Bonus afterTwo() {
        var bonus = new Bonus.Online();
        assertThat(bonus.of(0, 3)).isZero();
        assertThat(bonus.of(1, 1)).isZero();
        return bonus;
    }

    @Test
    void theFirst100RewardsStayAsTheyAre() {
        var bonuses = new Bonuses(new Rewards(STEEP, Rewards.Measure.OFF));
        Position end = Games.named("connect4").start();
        for (int i = 0; i < 100; i++) {
            assertThat(bonuses.of(Outcome.FIRST_WINS, 10 + i % 2, end)).isZero();
        }
        assertThat(bonuses.of(Outcome.FIRST_WINS, 1, end)).isEqualTo(Bonuses.UNITS / 4);
        assertThat(bonuses.of(Outcome.DRAW, 1, end)).isZero();
        assertThat(bonuses.of(Outcome.SECOND_WINS, 1, end)).isZero(); // its first win
    }

    @Test
    void theLosersBonusIsTheOpposite() {
        var bonuses = new Bonuses(new Rewards(STEEP, Rewards.Measure.OFF));
        Position end = Games.named("connect4").start();
        for (int i = 0; i < 100; i++) {
            bonuses.of(Outcome.SECOND_WINS, 10 + i % 2, end);
        }
        assertThat(bonuses.of(Outcome.SECOND_WINS, 1, end)).isEqualTo(-Bonuses.UNITS / 4);
    }

    @Test
    void aMeanContainsTheBonus() {
        Selection selection = Ucb.ucb1(0.5, true);
        int[] slot = {0, 0, 4, 6, Bonuses.UNITS / 2}; // four visits, six half points, a bonus of a half point's half
        assertThat(selection.mean(slot, 0, 0.25f)).isEqualTo((3 + 0.25f) / 4);
    }

    @ParameterizedTest
    @ValueSource(strings = {"connect4", "breakthrough-6x6", "catch-the-lion"})
    void aBonusOfZeroLeavesTheSearchAsItIs(String game) {
        for (TreePolicy policy : List.of(UCT, TUNED)) {
            var options = new SearchOptions(policy, true);
            var flat = new Rewards.Measure(0, 0.25);
            Search plain = run(game, options);
            assertThat(run(game, options.with(new Rewards(flat, flat))).view()).isEqualTo(plain.view());
            assertThat(run(game, options.with(new Rewards(STEEP, STEEP))).view())
                    .isNotEqualTo(plain.view());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void bonusesWorkWithSolverReuseAndThreads(int threads) {
        var options = new SearchOptions(TUNED, true, threads, 64 << 20).with(new Rewards(STEEP, STEEP));
        Search search = run("breakthrough-6x6", options);
        search.advance(search.view().best().move());
        int before = search.visits();
        search.run(Pacer.simulations(5000));
        assertThat(search.simulations()).isEqualTo(5000);
        assertThat(search.visits()).isEqualTo(before + 5000);
    }

    private static Search run(String game, SearchOptions options) {
        var search = new Search(Games.named(game), options, 1);
        search.run(Pacer.simulations(20_000));
        return search;
    }
}
