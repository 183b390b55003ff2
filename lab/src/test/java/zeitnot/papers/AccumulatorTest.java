package zeitnot.papers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameTask;
import zeitnot.game.Game;
import zeitnot.game.Position;
import zeitnot.games.Games;
import zeitnot.stats.Estimate;

/** Sums of disjoint games add up to those of all of them, for everything that can be asked. */
class AccumulatorTest {
    private static final Domain DOMAIN = new Domain("Tic-tac-toe", "tic-tac-toe", "uct", 1, 1000, 7);
    private static final int SPLITS = 10;

    private static final List<GameRecord> GAMES = games(60);

    static Stream<Statistic> statistics() {
        return Stream.concat(Stream.of(Measure.values()), Stream.of(Profile.values()));
    }

    @ParameterizedTest
    @MethodSource("statistics")
    void partsAddUpToTheWhole(Statistic asked) {
        var whole = new Observations(DOMAIN, Set.of(asked));
        GAMES.forEach(whole::add);
        for (int split = 0; split < SPLITS; split++) {
            var random = new Random(split);
            var one = new Observations(DOMAIN, Set.of(asked));
            var other = new Observations(DOMAIN, Set.of(asked));
            GAMES.forEach(game -> (random.nextBoolean() ? one : other).add(game));
            one.merge(other);
            assertSame(one, whole, asked);
            assertThat(one.score().pairs()).isEqualTo(whole.score().pairs());
            assertThat(one.points()).isEqualTo(whole.points());
        }
    }

    /** As from one machine and another, or from a file. */
    @ParameterizedTest
    @MethodSource("statistics")
    void plainNumbersAreEnough(Statistic asked) {
        var whole = new Observations(DOMAIN, Set.of(asked));
        GAMES.forEach(whole::add);
        var one = new Observations(DOMAIN, Set.of(asked));
        var other = new Observations(DOMAIN, Set.of(asked));
        GAMES.forEach(game -> (game.task().index() % 4 < 2 ? one : other).add(game)); // whole pairs
        var read = new Observations(DOMAIN, Set.of(asked));
        read.merge(one.sums());
        read.merge(other.sums());
        assertSame(read, whole, asked);
    }

    private static void assertSame(Observations found, Observations expected, Statistic asked) {
        assertThat(found.games()).isEqualTo(expected.games());
        assertThat(found.timeLosses()).isEqualTo(expected.timeLosses()).isPositive();
        assertThat(found.played()).isEqualTo(expected.played()).isGreaterThan(expected.games());
        assertThat(found.score().score()).isEqualTo(expected.score().score());
        if (asked instanceof Measure measure) {
            Estimate value = found.estimate(measure);
            Estimate all = expected.estimate(measure);
            assertThat(value.value()).isCloseTo(all.value(), within(1e-9 * Math.abs(all.value())));
            assertThat(value.low()).isCloseTo(all.low(), within(1e-6 * Math.abs(all.low())));
            assertThat(value.high()).isCloseTo(all.high(), within(1e-6 * Math.abs(all.high())));
        } else {
            double[][] sums = sums(found, asked);
            double[][] all = sums(expected, asked);
            assertThat(sums).hasNumberOfRows(all.length);
            for (int row = 0; row < all.length; row++) {
                assertThat(sums[row]).containsExactly(all[row], within(1e-9));
            }
        }
    }

    private static double[][] sums(Observations observations, Statistic asked) {
        return Stream.ofNullable(observations.sums().sums().get(asked))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void scoreNeedsNoSumsOfItsOwn() {
        var scored = new Observations(DOMAIN, Set.of(Measure.WIN_RATE, Measure.GAIN));
        GAMES.forEach(scored::add);
        assertThat(scored.sums().sums()).isEmpty();
    }

    @Test
    void experimentAsksForWhatItsRowsAndFiguresShow() {
        Experiment table14 = Catalogue.named("baier-winands/table-14");
        assertThat(asked(table14)).containsExactlyInAnyOrder(Measure.GAME_LENGTH, Measure.BRANCHING_FACTOR);
        assertThat(asked(Catalogue.named("baier-winands/table-6"))).containsExactly(Measure.WIN_RATE);
        assertThat(asked(Catalogue.named("baier-winands/table-12")))
                .containsExactlyInAnyOrder(Profile.TIME_OF_A, Measure.WIN_RATE);
        assertThat(asked(Catalogue.named("baier-winands/figure-7"))).contains(Profile.TIME_OF_A, Profile.TIME_OF_B);
        assertThat(asked(Catalogue.named("ji-thielscher/figure-2")))
                .containsExactlyInAnyOrder(Measure.BRANCH_CORRELATION, Profile.TERMINALS_BY_BRANCH);
    }

    private static Set<Statistic> asked(Experiment experiment) {
        Set<Statistic> all = new LinkedHashSet<>();
        experiment.conditions().forEach(condition -> all.addAll(experiment.asked(condition)));
        return all;
    }

    /** Random games; every tenth was lost on time, and the last is void. */
    private static List<GameRecord> games(int count) {
        Game game = Games.named(DOMAIN.game());
        var random = new Random(1);
        List<GameRecord> games = new ArrayList<>();
        for (int index = 0; index < count; index++) {
            var task = new GameTask(DOMAIN.game(), "uct", "uct", "1s", "sim(1000)", 1, index);
            List<GameRecord.Move> moves = new ArrayList<>();
            Position position = game.start();
            while (!position.isOver()) {
                int[] legal = game.legalMoves(position);
                int move = legal[random.nextInt(legal.length)];
                moves.add(new GameRecord.Move(
                        game.format(position, move),
                        moves.size() % 2,
                        random.nextInt(1000) / 1e3,
                        1,
                        random.nextInt(500),
                        50,
                        20,
                        0.5,
                        "",
                        5,
                        0,
                        1,
                        100,
                        50,
                        random.nextBoolean() ? "hit" : "miss",
                        0));
                position.play(move);
            }
            GameRecord.Ending ending = index % 10 == 9 ? GameRecord.Ending.TIME : GameRecord.Ending.NORMAL;
            games.add(new GameRecord(task, random.nextInt(3) / 2.0, ending, moves));
        }
        games.add(GameRecord.voided(
                new GameTask(DOMAIN.game(), "uct", "uct", "1s", "sim(1000)", 1, count), List.of(), "broken"));
        return games;
    }
}
