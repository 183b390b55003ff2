package zeitnot.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.games.Games;
import zeitnot.playout.Playout;
import zeitnot.playout.Trace;
import zeitnot.search.tree.TreePolicy;
import zeitnot.view.Pacer;
import zeitnot.view.Progress;
import zeitnot.view.SearchView;

/** A search as a session: runs that begin, are stopped, are paced otherwise, and fail. */
class RunTest {
    private static final Pacer ENDLESS = progress -> 64;

    private static Search search(String game, int threads) {
        return new Search(Games.named(game), options(threads), 1);
    }

    private static SearchOptions options(int threads) {
        return new SearchOptions(new TreePolicy.Ucb1(0.5), false, threads, 64 << 20);
    }

    /** Tells when a run has done more than so many simulations. */
    private record Watching(int simulations, CountDownLatch reached) implements Pacer {
        @Override
        public int next(Progress progress) {
            if (progress.simulations() > simulations) {
                reached.countDown();
            }
            return 64;
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    @Timeout(60)
    void endsWhenTheThreadThatLeadsItIsInterrupted(int threads) {
        try (Search search = search("othello", threads)) {
            Thread leader = Thread.currentThread();
            search.run(progress -> {
                if (progress.simulations() < 100) {
                    return 64;
                }
                leader.interrupt();
                return 1 << 30;
            });
            search.run(ENDLESS);
            assertThat(Thread.interrupted()).as("is left to the caller").isTrue();
            assertThat(search.state()).isEqualTo(Search.State.IDLE);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void canBeStoppedAndReadFromOutsideAtAnyInstant(int threads) throws InterruptedException {
        try (Search search = search("othello", threads)) {
            var reached = new CountDownLatch(1);
            Run run = search.begin(new Watching(100, reached)).goAside();
            reached.await();
            SearchView view = search.view();
            assertThat(search.state()).isEqualTo(Search.State.RUNNING);
            run.stop();
            run.await();
            assertThat(run.isOver()).isTrue();
            assertThat(search.state()).isEqualTo(Search.State.IDLE);
            assertThat(search.simulations()).isGreaterThanOrEqualTo(view.simulations());
            assertThat(search.visits()).isEqualTo((int) search.simulations());
        }
    }

    /** Visits are counted before points and read after them. */
    @Test
    void noValueThatIsReadMeanwhileIsAboveOne() {
        try (Search search = search("connect4-4x4", 3)) {
            Run run = search.begin(Pacer.simulations(200_000)).goAside();
            while (!run.isOver()) {
                for (var move : search.view().moves()) {
                    assertThat(move.value()).isBetween(0.0, 1.0);
                    assertThat(search.variation(move.move())).isNotEmpty();
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void aStopThatComesBeforeTheRunHasGotGoingIsNotLost(int threads) {
        try (Search search = search("othello", threads)) {
            Run run = search.begin(ENDLESS);
            run.stop();
            run.go();
            assertThat(search.simulations()).isZero();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void anotherPacerTakesOverAndSeesOnlyItsOwnPart(int threads) throws InterruptedException {
        try (Search search = search("othello", threads)) {
            var reached = new CountDownLatch(1);
            Run run = search.begin(new Watching(1000, reached)).goAside(); // pondering
            reached.await();
            assertThat(run.pace(Pacer.simulations(500))).isTrue(); // thinking
            run.await();
            // what another thread had taken when the pacer changed may count for the new one
            assertThat(search.simulations()).isBetween(500L, 500L + (threads - 1) * Quota.GRAIN);
            assertThat(search.visits()).isGreaterThan(1500);
            assertThat(run.pace(ENDLESS)).isFalse();
        }
    }

    @Test
    void aRunThatGoesOnAfterAnotherPacerIsTheSameAsOneThatDoesNotKnowIt() {
        try (Search one = search("connect4", 1);
                Search two = search("connect4", 1)) {
            one.run(Pacer.simulations(1500));
            two.run(Pacer.simulations(1000));
            two.run(Pacer.simulations(500));
            assertThat(one.view().moves()).isEqualTo(two.view().moves());
        }
    }

    @Test
    void whileItRunsTheRootStaysWhereItIs() {
        try (Search search = search("othello", 1)) {
            Run run = search.begin(ENDLESS).goAside();
            assertThatThrownBy(() -> search.begin(ENDLESS)).isInstanceOf(IllegalStateException.class);
            assertThatThrownBy(() -> search.reset(Games.named("othello").start()))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("running");
            run.stop();
            run.await();
            search.reset(Games.named("othello").start());
        }
    }

    @Test
    void aClosedSearchSaysSo() {
        Search search = search("othello", 2);
        search.run(Pacer.simulations(100));
        search.close();
        assertThatThrownBy(() -> search.run(ENDLESS))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("closed");
    }

    /** Playouts that stop in the midst, in every thread but this one, until they are let go on. */
    private static SearchOptions stuckOutside(Thread leader, CountDownLatch stuck, CountDownLatch letGo) {
        return options(2).with((game, nodes) -> new Playout() {
            @Override
            public int run(Position position, Trace trace, Rng rng) {
                if (Thread.currentThread() != leader) {
                    stuck.countDown();
                    await(letGo);
                }
                return position.playout(rng);
            }
        });
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Goes on until a helper is stuck. */
    private static Pacer until(CountDownLatch stuck) {
        return new Pacer() {
            @Override
            public int next(Progress progress) {
                return stuck.getCount() > 0 ? 64 : 0;
            }

            @Override
            public boolean waitsForAll() {
                return false;
            }
        };
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @Timeout(60)
    void theNextMoveDoesNotWaitForAThreadThatTheMachineDoesNotRun(boolean reuse) {
        Game game = Games.named("othello");
        var line = new Line(game);
        var stuck = new CountDownLatch(1);
        var letGo = new CountDownLatch(1);
        try (var search = new Search(game, stuckOutside(Thread.currentThread(), stuck, letGo), 1)) {
            search.run(until(stuck));
            line.play(search.view().best().move());
            if (reuse) {
                search.follow(line);
            } else {
                search.reset(line);
            }
            search.run(Pacer.simulations(1));
            assertThat(search.visits()).isEqualTo(1); // a tree of its own, which the other thread cannot reach
            letGo.countDown();
            search.run(Pacer.simulations(1000));
            assertThat(search.visits()).isEqualTo(1001);
        }
    }

    @Test
    void forASingleSimulationNoOtherThreadIsCalled() {
        Game game = Games.named("othello");
        var stuck = new CountDownLatch(1);
        var letGo = new CountDownLatch(1);
        try (var search = new Search(game, stuckOutside(Thread.currentThread(), stuck, letGo), 1)) {
            search.run(Pacer.simulations(1));
            search.run(Pacer.simulations(0));
            search.advance(search.view().best().move()); // would wait for it
            assertThat(stuck.getCount()).isEqualTo(1);
            letGo.countDown();
        }
    }

    /** What a broken playout throws. */
    private static final class Failure extends IllegalArgumentException {
        private static final long serialVersionUID = 1L;
    }

    /** Playouts that fail, after so many, in every thread but one. */
    private static SearchOptions failingAfter(int playouts, Thread spared, int threads) {
        var left = new AtomicInteger(playouts);
        return options(threads).with((game, nodes) -> new Playout() {
            @Override
            public int run(Position position, Trace trace, Rng rng) {
                if (left.decrementAndGet() < 0 && Thread.currentThread() != spared) {
                    throw new Failure();
                }
                return position.playout(rng);
            }
        });
    }

    @Test
    void whatAHelperThrowsReachesTheCaller() {
        Game game = Games.named("othello");
        try (var search = new Search(game, failingAfter(5000, Thread.currentThread(), 3), 1)) {
            assertThatThrownBy(() -> search.run(ENDLESS)).isInstanceOf(Failure.class);
            assertThat(search.state()).isEqualTo(Search.State.IDLE);
            assertThatThrownBy(() -> search.run(ENDLESS)).isInstanceOf(Failure.class);
        }
    }

    @Test
    void whatTheLeaderThrowsReachesTheCaller() {
        Game game = Games.named("othello");
        try (var search = new Search(game, failingAfter(100, new Thread(), 1), 1)) {
            assertThatThrownBy(() -> search.run(ENDLESS)).isInstanceOf(Failure.class);
            Run aside = search.begin(ENDLESS).goAside();
            assertThatThrownBy(aside::await).isInstanceOf(Failure.class);
        }
    }
}
