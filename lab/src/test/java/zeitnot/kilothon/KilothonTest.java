package zeitnot.kilothon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeitnot.contest.Archive;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameRecord.Ending;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.GameProvider.Listed;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.games.Games;
import zeitnot.player.Spec;
import zeitnot.store.Store;
import zeitnot.time.Clock;
import zeitnot.time.ClockKind;
import zeitnot.time.SimulatedClock;

class KilothonTest {
    private static final Rules RULES = rules(60, 500);
    private static final Spec CHALLENGER = Spec.parse("uct+stop-a");

    private static Rules rules(int seconds, int movesPerPlayer) {
        return new Rules(Spec.parse("random"), seconds, movesPerPlayer, new ClockKind.Wall());
    }

    /** Each of three players says a number in turn, five times; who said 1 most often is first. */
    private static final class Race extends Game {
        Race() {
            super("race");
        }

        @Override
        public int players() {
            return 3;
        }

        @Override
        public Position start() {
            return new Laps(this);
        }

        @Override
        public int maxMoves() {
            return 2;
        }
    }

    private static final class Laps extends Position {
        private final int[] laps = new int[3];

        Laps(Race game) {
            super(game);
        }

        @Override
        public int moves(int[] into) {
            into[0] = 0;
            into[1] = 1;
            return isOver() ? 0 : 2;
        }

        @Override
        public void play(int move) {
            laps[mover] += move;
            mover = (mover + 1) % 3;
            ply++;
            if (ply == 15) {
                result = Arrays.stream(laps).distinct().count() == 1 ? Outcome.DRAW : Outcome.RANKED;
            }
        }

        @Override
        public int points(int player) {
            return IntStream.range(0, 3)
                    .filter(other -> other != player)
                    .map(other -> 1 + Integer.signum(laps[player] - laps[other]))
                    .sum();
        }

        @Override
        protected void copyFrom(Position other) {
            System.arraycopy(((Laps) other).laps, 0, laps, 0, 3);
        }
    }

    private static KilothonReferee referee(Rules rules) {
        return new KilothonReferee(rules, () -> new SimulatedClock(1000, 1, 0));
    }

    private static GameRecord play(Rules rules, Spec challenger, Game game) {
        return referee(rules).play(rules.task(game.name(), challenger, 1), game);
    }

    @Test
    void payoffsGoByRank() {
        var race = new Race();
        Position end = race.start();
        for (int lap = 0; lap < 5; lap++) {
            end.play(1);
            end.play(lap < 2 ? 1 : 0);
            end.play(lap < 2 ? 1 : 0);
        }
        assertThat(Payoff.of(end, end.result(), 0)).isEqualTo(1);
        assertThat(Payoff.of(end, end.result(), 1)).isEqualTo(-0.5);
        assertThat(Payoff.of(end, Outcome.DRAW, 2)).isZero();
    }

    @Test
    void aGameOfThreeIsPlayedWithRandomPlayersInTheOtherSeats() {
        GameRecord record = play(RULES, Spec.parse("uct+solver+final(max)+exp-moves"), new Race());
        assertThat(record.note()).isEmpty();
        assertThat(record.plies()).isEqualTo(15);
        assertThat(record.moves().stream().filter(move -> move.player() == 0).allMatch(move -> move.simulations() > 0))
                .isTrue();
        assertThat(Payoff.of(record)).isGreaterThan(0);
    }

    @Test
    void whoHasUsedUpTheTimeMovesAtRandomAndDoesNotLose() {
        var hasty = rules(1, 500);
        Game connect4 = Games.named("connect4");
        GameRecord record =
                new KilothonReferee(hasty, Hurried::new).play(hasty.task("connect4", Spec.parse("uct"), 1), connect4);
        assertThat(record.note()).isEmpty();
        assertThat(record.ending()).isEqualTo(Ending.NORMAL);
        List<GameRecord.Move> own =
                record.moves().stream().filter(move -> move.player() == 0).toList();
        assertThat(own.get(0).allotted()).isPositive();
        assertThat(own.get(own.size() - 1).allotted()).isZero(); // a random player plans nothing
    }

    /** On which a fifth of a second goes by at every look. */
    private static final class Hurried implements Clock {
        private long nanos;

        @Override
        public long nanos() {
            nanos += 200_000_000;
            return nanos;
        }

        @Override
        public boolean isSimulated() {
            return true;
        }
    }

    @Test
    void aLongGameIsBrokenOff() {
        GameRecord record = play(rules(60, 2), Spec.parse("random"), Games.named("othello"));
        assertThat(record.plies()).isEqualTo(4);
        assertThat(record.ending()).isEqualTo(Ending.LENGTH);
        assertThat(Payoff.of(record)).isZero();
    }

    @Test
    void theClockIsPartOfAGame() {
        Spec player = Spec.parse("uct");
        assertThat(Rules.COMPETITION.task("g", player, 1).clock()).isEqualTo("wall");
        assertThat(Rules.competition(new ClockKind.Cpu(1)).task("g", player, 1))
                .isNotEqualTo(Rules.COMPETITION.task("g", player, 1));
    }

    private static List<Listed> games(String category, int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> new Listed(category + i, category))
                .toList();
    }

    private static final List<Listed> LIBRARY = Stream.of(games("hunt", 10), games("sow", 25), games("war", 65))
            .flatMap(List::stream)
            .toList();

    private static List<String> names(List<Sample.Stratum> strata) {
        return strata.stream()
                .flatMap(stratum -> stratum.games().stream().limit(stratum.wanted()))
                .map(Listed::name)
                .toList();
    }

    @Test
    void aSampleTakesOfEachCategoryInProportion() {
        List<Sample.Stratum> strata = Sample.of(LIBRARY, 21, 0, 5);
        assertThat(strata).extracting(Sample.Stratum::category).containsExactly("hunt", "sow", "war");
        assertThat(strata).extracting(Sample.Stratum::wanted).containsExactly(2, 5, 14);
        assertThat(names(Sample.of(LIBRARY, 1000, 0, 5))).hasSize(100).doesNotHaveDuplicates();
        assertThat(names(strata)).isEqualTo(names(Sample.of(LIBRARY, 21, 0, 5)));
        assertThat(names(strata)).isNotEqualTo(names(Sample.of(LIBRARY, 21, 0, 6)));
        assertThat(Sample.turns(strata).stream().limit(3).map(Sample.Stratum::category))
                .contains("war");
    }

    @Test
    void skippedGamesAreNotInTheRest() {
        List<String> tuned = names(Sample.of(LIBRARY, 40, 0, 5));
        List<String> reported = names(Sample.of(LIBRARY, 60, 40, 5));
        assertThat(reported).hasSize(60).doesNotContainAnyElementsOf(tuned);
    }

    @Test
    void whatIsRefusedIsReplacedAndWhatIsKeptIsNotPlayedAgain(@TempDir Path directory) {
        List<String> loaded = new ArrayList<>();
        Function<String, Game> loader = name -> {
            loaded.add(name);
            if (name.endsWith("0")) {
                throw new BadInput(name + " has hidden information; choose another game");
            }
            return Games.named("tic-tac-toe");
        };
        List<Listed> library = games("war", 4);
        try (Archive archive = Store.open(directory.resolve("games.db"))) {
            var kilothon = new Kilothon(Sample.of(library, 4, 0, 1), 1, RULES, referee(RULES), loader, archive);
            var refused = new HashSet<String>();
            var first = new Scores();
            List<Integer> reports = new ArrayList<>();
            kilothon.run(
                    List.of(CHALLENGER),
                    1,
                    audience(refused, first),
                    () -> reports.add(first.total().games()));
            assertThat(refused).containsExactly("war0");
            assertThat(first.total().games()).isEqualTo(3);
            assertThat(reports).containsExactly(3);
            assertThat(loaded).hasSize(4);
            var again = new Scores();
            kilothon.run(List.of(CHALLENGER), 1, audience(refused, again), () -> {});
            assertThat(loaded).hasSize(5); // the one that cannot be played
            assertThat(again.rows()).isEqualTo(first.rows());
        }
    }

    @Test
    void allPlayersPlayAGameBeforeTheNextOneAndTakeTurnsAtBeingFirst() {
        List<Spec> players = List.of(Spec.parse("random"), Spec.parse("uct+stop-a"));
        List<String> order = new ArrayList<>();
        var kilothon = new Kilothon(
                Sample.of(games("war", 2), 2, 0, 1),
                1,
                RULES,
                referee(RULES),
                name -> Games.named("tic-tac-toe"),
                Archive.none());
        var field = new Field(players);
        kilothon.run(
                players,
                1,
                new Kilothon.Audience() {
                    @Override
                    public void refused(String game, String reason) {
                        field.refused(game, reason);
                    }

                    @Override
                    public void ended(Spec player, Listed game, GameRecord record) {
                        field.ended(player, game, record);
                        order.add(player.toString());
                    }
                },
                () -> {});
        assertThat(order).containsExactly("random", "uct+stop-a", "uct+stop-a", "random");
        assertThat(field.players()).isEqualTo(players);
        assertThat(field.rows(players.get(1)))
                .extracting(Scores.Row::category, Scores.Row::games)
                .containsExactly(tuple("war", 2), tuple("all", 2));
        assertThat(field.refused()).isEmpty();
    }

    @Test
    void gamesThatArePlayedAtTheSameTimeAreTheSameGames() {
        var together = new CountDownLatch(2);
        List<Spec> players = List.of(Spec.parse("random"), CHALLENGER);
        var field = new Field(players);
        new Kilothon(
                        Sample.of(games("war", 6), 6, 0, 1),
                        1,
                        RULES,
                        referee(RULES),
                        name -> {
                            meet(together);
                            return playable(name);
                        },
                        Archive.none())
                .run(players, 2, field, () -> {});
        var alone = new Field(players);
        new Kilothon(
                        Sample.of(games("war", 6), 6, 0, 1),
                        1,
                        RULES,
                        referee(RULES),
                        KilothonTest::playable,
                        Archive.none())
                .run(players, 1, alone, () -> {});
        assertThat(alone.refused()).hasSize(2);
        assertThat(field.refused()).isEqualTo(alone.refused());
        for (Spec player : players) {
            assertThat(field.rows(player)).isEqualTo(alone.rows(player)).isNotEmpty();
        }
    }

    /** Of six games the first and the last of their names are not for us. */
    private static Game playable(String name) {
        if (name.endsWith("0") || name.endsWith("5")) {
            throw new BadInput(name + " has hidden information; choose another game");
        }
        return Games.named("tic-tac-toe");
    }

    private static void meet(CountDownLatch both) {
        both.countDown();
        try {
            assertThat(both.await(20, TimeUnit.SECONDS))
                    .as("another game began")
                    .isTrue();
        } catch (InterruptedException e) {
            throw new CancellationException();
        }
    }

    @Test
    void whoeverInterruptsItGetsTheReportOfWhatIsFinished() {
        var field = new Field(List.of(CHALLENGER));
        Thread caller = Thread.currentThread();
        var games = new AtomicInteger();
        var kilothon = new Kilothon(
                Sample.of(games("war", 1000), 1000, 0, 1),
                1,
                RULES,
                referee(RULES),
                name -> {
                    if (games.getAndIncrement() == 0) {
                        caller.interrupt();
                    }
                    return Games.named("tic-tac-toe");
                },
                Archive.none());
        List<Integer> reports = new ArrayList<>();
        assertThatThrownBy(() -> kilothon.run(
                        field.players(),
                        2,
                        field,
                        () -> reports.add(field.rows(CHALLENGER).size())))
                .isInstanceOf(CancellationException.class);
        assertThat(reports).hasSize(1);
        assertThat(games).hasValueLessThan(1000);
    }

    private static Kilothon.Audience audience(HashSet<String> refused, Scores scores) {
        return new Kilothon.Audience() {
            @Override
            public void refused(String game, String reason) {
                refused.add(game);
            }

            @Override
            public void ended(Spec player, Listed game, GameRecord record) {
                scores.add(Meeting.of(player, game, record));
            }
        };
    }

    @Test
    void scoresAreMeansWithIntervals() {
        var scores = new Scores();
        double[] payoffs = {1, 1, 0, -1};
        for (double payoff : payoffs) {
            scores.add(new Meeting(CHALLENGER.toString(), "g", "war", payoff, 1));
        }
        scores.addVoid();
        Scores.Row row = scores.total();
        assertThat(row.payoff().value()).isEqualTo(0.25);
        // sd = sqrt(2.75 / 3) = 0.957; t(3) = 3.182; 3.182 * 0.957 / 2
        assertThat(row.payoff().margin()).isCloseTo(1.523, within(0.001));
        assertThat(row.winShare().value()).isCloseTo(2.0 / 3, within(1e-9));
        assertThat(row.winShare().low()).isBetween(0.1, 0.6);
        assertThat(List.of(row.wins(), row.draws(), row.losses())).containsExactly(2, 1, 1);
        assertThat(scores.voids()).isEqualTo(1);
    }
}
