package zeitnot.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zeitnot.stats.Ratings.Result;

class RatingsTest {
    /** Of single games, without their partners. */
    private static Result result(int player, int opponent, int wins, int draws, int losses) {
        var score = new MatchScore();
        for (int index = 0; index < wins + draws + losses; index++) {
            score.add(2 * index, index < wins ? 1 : index < wins + draws ? 0.5 : 0);
        }
        return new Result(player, opponent, score);
    }

    private static Result wins(int player, int opponent, int wins, int games) {
        return result(player, opponent, wins, 0, games - wins);
    }

    @Test
    void agreesWithTheMatchOfTwoPlayers() {
        List<Estimate> ratings = new Ratings(2, List.of(wins(0, 1, 64, 100))).estimates();
        Estimate elo = Elo.difference(new Proportion(64, 100).wilson());
        assertThat(ratings.get(0).value()).isCloseTo(elo.value() / 2, within(1e-6));
        assertThat(ratings.get(1).value()).isCloseTo(-elo.value() / 2, within(1e-6));
        assertThat(ratings.get(0).low() - ratings.get(1).value()).isCloseTo(elo.low(), within(1e-6));
        assertThat(ratings.get(0).high() - ratings.get(1).value()).isCloseTo(elo.high(), within(1e-6));
        assertThat(ratings.get(1).high() - ratings.get(0).value()).isCloseTo(-elo.low(), within(1e-6));
    }

    /** 64 % is 100 points better, and 64 : 36 squared is 76 : 24: a chain of three, 100 points from one to the next. */
    @Test
    void findsTheRatingsBehindTheScores() {
        int[] truth = {100, 0, -100};
        List<Result> results = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            for (int j = i + 1; j < 3; j++) {
                int n = 1_000_000;
                results.add(wins(i, j, (int) Math.round(n * Elo.score(truth[i] - truth[j])), n));
            }
        }
        List<Estimate> ratings = new Ratings(3, results).estimates();
        for (int i = 0; i < 3; i++) {
            assertThat(ratings.get(i).value()).isCloseTo(truth[i], within(1e-3));
            assertThat((double) truth[i])
                    .isBetween(ratings.get(i).low(), ratings.get(i).high());
        }
    }

    /** At the summit of the likelihood everyone has as many points as the ratings expect. */
    @Test
    void expectsThePointsThatWereMade() {
        List<Result> results =
                List.of(wins(0, 1, 7, 10), wins(1, 2, 13, 20), wins(2, 0, 6, 10), result(2, 3, 8, 5, 17));
        List<Estimate> ratings = new Ratings(4, results).estimates();
        double[] surplus = new double[4];
        for (Result result : results) {
            double expected = Elo.score(ratings.get(result.player()).value()
                    - ratings.get(result.opponent()).value());
            surplus[result.player()] += result.score().points() - result.games() * expected;
            surplus[result.opponent()] -= result.score().points() - result.games() * expected;
        }
        assertThat(surplus).containsExactly(new double[4], within(1e-6));
    }

    /**
     * Three equal players, n games a pairing without draws: the information about one rating, given the others, is 2n/4 on
     * the logistic scale.
     */
    @Test
    void hasTheIntervalOfTheFisherInformationForManyGames() {
        int n = 10_000;
        List<Estimate> ratings =
                new Ratings(3, List.of(wins(0, 1, n / 2, n), wins(0, 2, n / 2, n), wins(1, 2, n / 2, n))).estimates();
        double expected = Estimate.Z * 400 / Math.log(10) * Math.sqrt(4.0 / (2 * n));
        for (Estimate rating : ratings) {
            assertThat(rating.value()).isCloseTo(0, within(1e-6));
            assertThat(rating.margin()).isCloseTo(expected, within(0.001 * expected));
        }
    }

    @Test
    void staysFiniteForWhoWinsOrLosesAll() {
        List<Estimate> ratings =
                new Ratings(3, List.of(wins(0, 1, 10, 10), wins(0, 2, 10, 10), wins(1, 2, 10, 10))).estimates();
        assertThat(ratings.get(0).value()).isBetween(400.0, 1300.0);
        assertThat(ratings.get(1).value()).isCloseTo(0, within(1e-6));
        assertThat(ratings.get(2).value()).isCloseTo(-ratings.get(0).value(), within(1e-6));
        for (Estimate rating : ratings) {
            assertThat(rating.value()).isBetween(rating.low(), rating.high());
            assertThat(rating.margin()).isBetween(50.0, 1200.0);
        }
        assertThat(ratings.get(2).high()).isLessThan(-100);
    }

    @Test
    void isSurerWithDraws() {
        double without =
                new Ratings(2, List.of(wins(0, 1, 300, 600))).estimates().get(0).margin();
        double with = new Ratings(2, List.of(result(0, 1, 150, 300, 150)))
                .estimates()
                .get(0)
                .margin();
        assertThat(with).isLessThan(without);
    }

    @Test
    void isNearTheMatchOfTwoPlayersWithDraws() {
        Result result = result(0, 1, 300, 400, 200);
        Estimate elo = result.score().elo();
        Estimate rating = new Ratings(2, List.of(result)).estimates().get(0);
        assertThat(rating.margin()).isCloseTo(elo.margin(), within(0.02 * elo.margin()));
    }

    @Test
    void isNearTheMatchOfTwoPlayersInPairs() {
        var score = new MatchScore();
        for (int index = 0; index < 800; index++) {
            score.add(
                    index,
                    index < 100 || index < 700 && index % 2 == 0 ? 1 : 0); // 50 WW, 300 WL, 50 LL: half the variance
        }
        Estimate rating =
                new Ratings(2, List.of(new Result(0, 1, score))).estimates().get(0);
        assertThat(rating.margin())
                .isCloseTo(score.elo().margin(), within(0.02 * score.elo().margin()));
        assertThat(score.elo().margin())
                .isLessThan(
                        0.6 * Elo.difference(new Proportion(400, 800).wilson()).margin());
    }

    @Test
    void knowsNothingOfWhoHasNotPlayed() {
        List<Estimate> ratings = new Ratings(3, List.of(wins(0, 1, 5, 10))).estimates();
        assertThat(ratings).allSatisfy(rating -> assertThat(rating.value()).isCloseTo(0, within(1e-6)));
        assertThat(ratings.get(0).margin()).isBetween(100.0, 300.0);
        assertThat(ratings.get(2).margin()).isInfinite();
    }
}
