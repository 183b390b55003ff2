package zeitnot.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.games.Games;
import zeitnot.player.Pondered.Guess;
import zeitnot.playout.Playout;
import zeitnot.playout.Trace;
import zeitnot.search.Search;
import zeitnot.time.ClockKind;
import zeitnot.time.PlayerClock;
import zeitnot.time.TimeControl;
import zeitnot.time.WallClock;
import zeitnot.view.SearchView.RootMove;

class PonderingTest {
    private final Game game = Games.named("othello");
    private final Line line = new Line(game);

    private SearchPlayer player(String spec) {
        return (SearchPlayer) Features.standard().player(Spec.parse(spec), game, 1);
    }

    private static PlayerClock simulated(String time) {
        return new PlayerClock(
                TimeControl.parse(time), ClockKind.parse("sim(1000)").start(60, 1));
    }

    private Decision decide(Player player, PlayerClock clock) {
        clock.start();
        Decision decision = player.decide(line, clock);
        clock.stop();
        return decision;
    }

    private static int visits(Search search) {
        return search.view().moves().stream().mapToInt(RootMove::visits).sum();
    }

    private static Map<Integer, Integer> visitsByMove(Search search) {
        return search.view().moves().stream().collect(Collectors.toMap(RootMove::move, RootMove::visits));
    }

    @Test
    void onTheSimulatedClockItTakesAsLongAsTheOpponentWasCharged() {
        SearchPlayer player = player("uct+ponder");
        PlayerClock clock = simulated("50/move");
        player.ponder(line, clock);
        assertThat(player.search().simulations())
                .as("nothing happens meanwhile")
                .isZero();
        double before = clock.clock().seconds();
        int move = game.legalMoves(line.position())[0];
        line.play(move);
        player.opponentMoved(line, 2.5);
        assertThat(clock.clock().seconds() - before).isBetween(2.5, 2.51);
        int kept = visitsByMove(player.search()).getOrDefault(move, 0);
        Decision decision = decide(player, clock);
        assertThat(decision.pondered().seconds()).isEqualTo(2.5);
        assertThat(decision.pondered().simulations()).isBetween(2300L, 2700L);
        assertThat(decision.pondered().kept()).isEqualTo(kept);
        assertThat(decision.view().simulations()).as("thinking alone").isEqualTo(50);
        assertThat(visits(player.search())).as("the subtree is kept").isBetween(kept + 40, kept + 50);
        assertThat(clock.used()).as("nobody pays for it").isLessThan(0.1);
        assertThat(clock.turns()).isEqualTo(1);
    }

    @Test
    void whatWasPonderedBelongsToOneMove() {
        SearchPlayer player = player("uct+ponder");
        PlayerClock clock = simulated("50/move");
        player.ponder(line, clock);
        line.play(game.legalMoves(line.position())[0]);
        player.opponentMoved(line, 0.5);
        assertThat(decide(player, clock).pondered().simulations()).isPositive();
        assertThat(decide(player, clock).pondered()).isEqualTo(Pondered.NOTHING);
    }

    @Test
    void aMoveThatNothingWasChargedForIsPonderedOnAsLongAsIsSaid() {
        for (var expected :
                Map.of("uct+ponder", 0.0, "uct+ponder(unseen=0.25)", 0.25).entrySet()) {
            SearchPlayer player = player(expected.getKey());
            var own = new Line(game);
            player.ponder(own, simulated("50/move"));
            own.play(game.legalMoves(own.position())[0]);
            player.opponentMoved(own, 0);
            Decision decision = player.decide(own, simulated("50/move"));
            assertThat(decision.pondered().seconds()).isEqualTo(expected.getValue());
            assertThat(decision.pondered().simulations() > 0).isEqualTo(expected.getValue() > 0);
        }
    }

    @Test
    void focusedPonderingSearchesTheMovesWithTheHighestScores() {
        SearchPlayer player = player("uct(0.5)+ponder-focused(2)");
        PlayerClock clock = simulated("500/move");
        line.play(decide(player, clock).move());
        player.ponder(line, clock);
        Map<Integer, Integer> before = visitsByMove(player.search());
        // UCB1 as printed, by hand
        double visits = player.search().visits();
        int[] highest = player.search().view().moves().stream()
                .sorted((a, b) -> Double.compare(score(b, visits), score(a, visits)))
                .mapToInt(RootMove::move)
                .limit(2)
                .toArray();
        assertThat(before.size()).isGreaterThan(2);
        assertThat(before.values()).doesNotContain(0);
        assertThat(player.search().likeliest(2)).containsExactly(highest);
        line.play(highest[1]);
        player.opponentMoved(line, 0.3);
        Map<Integer, Integer> after = visitsByMove(player.search());
        assertThat(after.keySet().stream().filter(move -> !Objects.equals(after.get(move), before.get(move))))
                .containsExactlyInAnyOrder(highest[0], highest[1]);
        Decision hit = decide(player, clock);
        assertThat(hit.pondered().guess()).isEqualTo(Guess.HIT);
        assertThat(hit.pondered().kept())
                .isEqualTo(after.getOrDefault(highest[1], 0) - before.getOrDefault(highest[1], 0));
    }

    private static double score(RootMove move, double visits) {
        return move.value() + 0.5 * Math.sqrt(Math.log(visits) / move.visits());
    }

    @Test
    void aMoveThatWasNotPonderedOnIsAMiss() {
        SearchPlayer player = player("uct(0.5)+ponder-focused(1)");
        PlayerClock clock = simulated("500/move");
        line.play(decide(player, clock).move());
        player.ponder(line, clock);
        int[] two = player.search().likeliest(2);
        line.play(two[1]);
        player.opponentMoved(line, 0.3);
        Pondered pondered = decide(player, clock).pondered();
        assertThat(pondered.guess()).isEqualTo(Guess.MISS);
        assertThat(pondered.simulations()).isPositive();
        assertThat(pondered.kept()).isZero();
        assertThat(pondered.credit()).isZero();
    }

    @Test
    void withoutAnyVisitThereIsNothingToFocusOn() {
        SearchPlayer player = player("uct+ponder-focused(1)");
        player.ponder(line, simulated("50/move"));
        assertThat(player.search().likeliest(1)).isEmpty();
        int move = game.legalMoves(line.position())[0];
        line.play(move);
        player.opponentMoved(line, 0.5);
        assertThat(visitsByMove(player.search()).values()).doesNotContain(0);
        assertThat(player.decide(line, simulated("50/move")).pondered().guess()).isEqualTo(Guess.NONE);
    }

    /** VI-C: the reduced time is t × s. */
    @Test
    void theThinkingTimeIsReducedByTheTimeSpentOnTheOpponentsMove() {
        assertThat(new Pondered(4, 1000, 250, Guess.NONE).credit()).isEqualTo(1);
        assertThat(Pondered.NOTHING.credit()).isZero();
        double plain = planned("uct+basic(10)+ponder", 1).allotted();
        Decision credited = planned("uct+basic(10)+ponder+ponder-credit", 1);
        assertThat(credited.pondered().credit()).isBetween(0.1, 1.0);
        assertThat(credited.allotted()).isCloseTo(plain - credited.pondered().credit(), within(1e-9));
        assertThat(planned("uct+basic(10)+ponder+ponder-credit", 1000).allotted())
                .as("not below nothing")
                .isZero();
    }

    private Decision planned(String spec, double charged) {
        SearchPlayer player = player(spec);
        var own = new Line(game);
        PlayerClock clock = simulated("30s");
        player.ponder(own, clock);
        own.play(game.legalMoves(own.position())[0]);
        player.opponentMoved(own, charged);
        clock.start();
        return player.decide(own, clock);
    }

    @Test
    void creditBringsPonderingAlong() {
        assertThat(planned("uct+basic(10)+ponder-credit", 1))
                .isEqualTo(planned("uct+basic(10)+ponder-credit+ponder", 1))
                .isEqualTo(planned("uct+basic(10)+ponder+ponder-credit", 1));
        assertThat(player("uct+ponder-credit+ponder-focused(3)")).isNotNull();
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> player("uct+ponder+ponder-focused"))
                .withMessageContaining("are both a way of pondering");
    }

    @Test
    void aGameThatIsOverIsNotPonderedOn() {
        Game small = Games.named("tic-tac-toe");
        Line end = Line.parse(small, "a1 a2 b1 b2");
        SearchPlayer player = (SearchPlayer) Features.standard().player(Spec.parse("uct+ponder"), small, 1);
        player.ponder(end, simulated("50/move"));
        end.play(small.parse(end.position(), "c1"));
        player.opponentMoved(end, 5);
        assertThat(player.search().simulations()).isZero();
    }

    /** Tells when so many playouts have been made. */
    private static SearchPlayer watched(Game game, int threads, CountDownLatch reached) {
        return (SearchPlayer) new PlayerBuilder()
                .ponder(0, 0)
                .search(options -> options.withThreads(threads))
                .playouts((any, nodes) -> new Playout() {
                    @Override
                    public int run(Position position, Trace trace, Rng rng) {
                        reached.countDown();
                        return position.playout(rng);
                    }
                })
                .build(game, 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Timeout(60)
    void onARealClockItGoesOnInTheBackgroundUntilTheOpponentHasMoved(int threads) throws InterruptedException {
        var reached = new CountDownLatch(2000);
        try (SearchPlayer player = watched(game, threads, reached)) {
            var clock = new PlayerClock(TimeControl.parse("50/move"), new WallClock());
            player.ponder(line, clock);
            reached.await();
            line.play(game.legalMoves(line.position())[0]);
            player.opponentMoved(line, 1);
            assertThat(player.search().state()).isEqualTo(Search.State.IDLE);
            Decision decision = decide(player, clock);
            assertThat(decision.pondered().simulations()).isGreaterThanOrEqualTo(1900);
            assertThat(decision.pondered().kept())
                    .isBetween(1L, decision.pondered().simulations());
            assertThat(decision.view().simulations()).isBetween(50L, 50L + 64 * (threads - 1));
            assertThat(visits(player.search()))
                    .isGreaterThanOrEqualTo((int) decision.pondered().kept());
        }
    }

    @Test
    @Timeout(60)
    void whoRestsGoesOnLaterWithTheSameTree() throws InterruptedException {
        var first = new CountDownLatch(500);
        try (SearchPlayer player = watched(game, 1, first)) {
            var clock = new PlayerClock(TimeControl.parse("50/move"), new WallClock());
            player.ponder(line, clock);
            first.await();
            player.rest();
            int visits = player.search().visits();
            assertThat(player.search().state()).isEqualTo(Search.State.IDLE);
            assertThat(visits).isGreaterThanOrEqualTo(499);
            player.ponder(line, clock);
            while (player.search().visits() < visits + 500) {
                Thread.onSpinWait();
            }
            line.play(game.legalMoves(line.position())[0]);
            player.opponentMoved(line, 0);
            assertThat(decide(player, clock).pondered().simulations()).isGreaterThanOrEqualTo(visits + 499);
        }
    }

    @Test
    @Timeout(60)
    void whoIsAskedOrClosedInTheMidstOfItStops() throws InterruptedException {
        var reached = new CountDownLatch(500);
        SearchPlayer player = watched(game, 1, reached);
        var clock = new PlayerClock(TimeControl.parse("50/move"), new WallClock());
        player.ponder(line, clock);
        reached.await();
        assertThat(decide(player, clock).view().simulations()).isEqualTo(50);
        player.ponder(line, clock);
        player.close();
        assertThat(player.search().state()).isEqualTo(Search.State.CLOSED);
    }
}
