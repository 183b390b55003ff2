package zeitnot.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zeitnot.stats.Ratings.Result;

class RatingsTest {
    private static Result wins(int player, int opponent, int wins, int games) {
        return new Result(player, opponent, games, new Proportion(wins, games).wilson());
    }

    @Test
    void agreesWithTheMatchOfTwoPlayers() {
        Estimate score = new Proportion(64, 100).wilson();
        List<Estimate> ratings = new Ratings(2, List.of(new Result(0, 1, 100, score))).estimates();
        Estimate elo = Elo.difference(score);
        assertThat(ratings.get(0).value()).isCloseTo(elo.value() / 2, within(1e-6));
        assertThat(ratings.get(0).low()).isCloseTo(elo.low() / 2, within(1e-6));
        assertThat(ratings.get(0).high()).isCloseTo(elo.high() / 2, within(1e-6));
        assertThat(ratings.get(1).value()).isCloseTo(-elo.value() / 2, within(1e-6));
        assertThat(ratings.get(1).low()).isCloseTo(-elo.high() / 2, within(1e-6));
    }

    /** Scores that fit the model exactly give the ratings back. */
    @Test
    void findsTheRatingsBehindTheScores() {
        double[] truth = {120, 30, -10, -140};
        List<Result> results = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            for (int j = i + 1; j < 4; j++) {
                results.add(new Result(i, j, 100 + 50 * j, Estimate.around(Elo.score(truth[i] - truth[j]), 0.05)));
            }
        }
        List<Estimate> ratings = new Ratings(4, results).estimates();
        for (int i = 0; i < 4; i++) {
            assertThat(ratings.get(i).value()).isCloseTo(truth[i], within(1e-6));
            assertThat(truth[i]).isBetween(ratings.get(i).low(), ratings.get(i).high());
        }
    }

    /** At the summit of the likelihood everyone has as many points as the ratings expect. */
    @Test
    void expectsThePointsThatWereMade() {
        List<Result> results = List.of(wins(0, 1, 7, 10), wins(1, 2, 13, 20), wins(2, 0, 6, 10), wins(2, 3, 10, 30));
        List<Estimate> ratings = new Ratings(4, results).estimates();
        double[] surplus = new double[4];
        for (Result result : results) {
            double expected = Elo.score(ratings.get(result.player()).value()
                    - ratings.get(result.opponent()).value());
            surplus[result.player()] += result.games() * (result.score().value() - expected);
            surplus[result.opponent()] -= result.games() * (result.score().value() - expected);
        }
        assertThat(surplus).containsExactly(new double[4], within(1e-6));
    }

    /**
     * Three equal players, n games each without draws: the information about the ratings is n/4 (3I − 11ᵀ) on the logistic
     * scale, so a rating has the variance (4/n) (2/9).
     */
    @Test
    void hasTheIntervalOfTheFisherInformationForManyGames() {
        int n = 10_000;
        List<Estimate> ratings =
                new Ratings(3, List.of(wins(0, 1, n / 2, n), wins(0, 2, n / 2, n), wins(1, 2, n / 2, n))).estimates();
        double expected = Estimate.Z * 400 / Math.log(10) * Math.sqrt(4.0 / n * 2 / 9);
        for (Estimate rating : ratings) {
            assertThat(rating.value()).isCloseTo(0, within(1e-6));
            assertThat(rating.margin()).isCloseTo(expected, within(0.001 * expected));
        }
    }

    @Test
    void staysFiniteForWhoWinsOrLosesAll() {
        List<Estimate> ratings = new Ratings(3, List.of(wins(0, 1, 10, 10), wins(0, 2, 10, 10), wins(1, 2, 10, 10)))
                .estimates();
        assertThat(ratings.get(0).value()).isBetween(400.0, 1300.0);
        assertThat(ratings.get(1).value()).isCloseTo(0, within(1e-6));
        assertThat(ratings.get(2).value()).isCloseTo(-ratings.get(0).value(), within(1e-6));
        for (Estimate rating : ratings) {
            assertThat(rating.value()).isBetween(rating.low(), rating.high());
            assertThat(rating.margin()).isBetween(50.0, 2500.0);
        }
    }

    @Test
    void ratesPlayersWhoHaveNotMetAtZero() {
        List<Estimate> ratings = new Ratings(3, List.of(wins(0, 1, 5, 10))).estimates();
        assertThat(ratings).allSatisfy(rating -> assertThat(rating.value()).isCloseTo(0, within(1e-6)));
    }
}
