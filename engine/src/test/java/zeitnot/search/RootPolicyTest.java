package zeitnot.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.games.Games;
import zeitnot.search.root.RootPolicy;
import zeitnot.search.tree.TreePolicy;
import zeitnot.view.FinalMove;
import zeitnot.view.Pacer;
import zeitnot.view.Progress;
import zeitnot.view.SearchView;
import zeitnot.view.SearchView.RootMove;
import zeitnot.view.Verdict;

/** The root policies in a search. */
class RootPolicyTest {
    private static final TreePolicy UCT = new TreePolicy.Ucb1(0.5);
    private static final int SECOND = 1000;

    static List<RootPolicy> policies() {
        return List.of(
                new RootPolicy.HalfGreedy(),
                new RootPolicy.Ucb1(0.5),
                new RootPolicy.UcbSqrt(0.495),
                new RootPolicy.SequentialHalving(),
                new RootPolicy.Shot(0),
                new RootPolicy.Shot(25),
                new RootPolicy.SqrtHalving(4, 0.495));
    }

    @ParameterizedTest
    @MethodSource("policies")
    void visitsAddUpToTheSimulations(RootPolicy policy) {
        Search search = search("othello", policy, false, 1);
        search.run(Pacer.simulations(5000));
        assertThat(search.simulations()).isEqualTo(5000);
        assertThat(search.view().moves().stream().mapToInt(RootMove::visits).sum())
                .isEqualTo(5000);
    }

    @ParameterizedTest
    @MethodSource("policies")
    void theSameSeedGivesTheSameTree(RootPolicy policy) {
        Search one = search("breakthrough-6x6", policy, true, 1);
        Search two = search("breakthrough-6x6", policy, true, 1);
        one.run(Pacer.simulations(5000));
        two.run(Pacer.simulations(5000));
        assertThat(one.view()).isEqualTo(two.view());
        assertThat(one.bytes()).isEqualTo(two.bytes());
    }

    static List<RootPolicy> halving() {
        return List.of(new RootPolicy.SequentialHalving(), new RootPolicy.Shot(0), new RootPolicy.Shot(25));
    }

    @ParameterizedTest
    @MethodSource("halving")
    void halvingIsThatOfTheScheduleInAGame(RootPolicy policy) {
        Search search = search("connect4", policy, false, 1);
        search.run(Pacer.simulations(840)); // 3 rounds of 280: 7 x 40, 4 x 70, 2 x 140
        SearchView view = search.view();
        assertThat(view.moves().stream().mapToInt(RootMove::visits).sorted().toArray())
                .containsExactly(40, 40, 40, 110, 110, 250, 250);
        assertThat(view.contenders()).hasSize(2);
        RootMove best = view.best();
        assertThat(best.value()).isGreaterThanOrEqualTo(view.contenders().get(1).value());
        for (FinalMove rule : FinalMove.values()) {
            assertThat(rule.order(view.moves(), view.decidedBy()).get(0)).isEqualTo(best);
        }
    }

    @Test
    void theSurvivorIsPlayedThoughAnEliminatedMoveHasMoreVisits() {
        Search search = search("connect4", new RootPolicy.SequentialHalving(), false, 1);
        search.run(Pacer.simulations(84));
        SearchView view = search.view();
        RootMove out = view.moves().get(6);
        assertThat(out.eliminated()).isTrue();
        List<RootMove> swollen = view.moves().stream()
                .map(move -> move == out ? new RootMove(move.move(), 9999, 0.9, Verdict.OPEN, true) : move)
                .toList();
        for (FinalMove rule : FinalMove.values()) {
            assertThat(rule.order(swollen, view.decidedBy()).get(0).eliminated())
                    .isFalse();
        }
    }

    @Test
    void visitsOfAReusedTreeAreNoPullsOfThisSearch() {
        Game game = Games.named("connect4");
        for (RootPolicy policy : List.of(new RootPolicy.SequentialHalving(), new RootPolicy.Shot(0))) {
            Search search = search("connect4", policy, false, 1);
            search.run(Pacer.simulations(2000));
            search.advance(search.view().best().move());
            Map<Integer, Integer> before = visits(search);
            assertThat(before.values()).anyMatch(visits -> visits > 10);
            search.run(Pacer.simulations(840));
            int[] pulls = visits(search).entrySet().stream()
                    .mapToInt(entry -> entry.getValue() - before.getOrDefault(entry.getKey(), 0))
                    .sorted()
                    .toArray();
            assertThat(pulls).as(game + ": " + policy).containsExactly(40, 40, 40, 110, 110, 250, 250);
        }
    }

    @ParameterizedTest
    @MethodSource("policies")
    void aMoveThatIsProvenLostIsOut(RootPolicy policy) {
        Game game = Games.named("connect4");
        Search search = search("connect4", policy, true, 1);
        Line line = Line.parse(game, "1 4 1 4 2 4"); // all but column 4 lose at once
        search.reset(line.position());
        search.run(Pacer.simulations(3000));
        SearchView view = search.view();
        assertThat(view.moves().stream().filter(move -> move.proven() == Verdict.LOSS))
                .hasSize(6);
        assertThat(view.moves().stream().filter(RootMove::eliminated)).isEmpty();
        int move = view.best().move();
        assertThat(game.format(line.position(), move)).isEqualTo("4");
        assertThat(view.best().visits()).isGreaterThan(2000);
    }

    @ParameterizedTest
    @MethodSource("policies")
    void aProvenWinEndsTheSearch(RootPolicy policy) {
        Search search = search("connect4", policy, true, 1);
        search.reset(Line.parse(Games.named("connect4"), "4 1 4 1 4 1").position());
        search.run(Pacer.simulations(100_000));
        assertThat(search.view().proven()).isEqualTo(Verdict.WIN);
        assertThat(search.simulations()).isLessThan(1000);
        assertThat(search.view().best().proven()).isEqualTo(Verdict.WIN);
    }

    @ParameterizedTest
    @MethodSource("policies")
    void aSolvedGameIsSolvedWithEachPolicy(RootPolicy policy) {
        Search search = search("tic-tac-toe", policy, true, 1);
        search.run(Pacer.simulations(200_000));
        assertThat(search.view().proven()).isEqualTo(Verdict.DRAW);
    }

    @ParameterizedTest
    @MethodSource("policies")
    void oneLegalMoveIsSearchedAsWell(RootPolicy policy) {
        Search search = search("connect4-4x4", policy, false, 1);
        search.reset(Line.parse(Games.named("connect4-4x4"), "1 1 1 1 2 2 2 2 4 4 4 4")
                .position());
        search.run(Pacer.simulations(100));
        assertThat(search.view().best().visits()).isEqualTo(100);
    }

    @ParameterizedTest
    @MethodSource("policies")
    void aRootWithMoreMovesThanSimulationsPlaysOneThatWasTried(RootPolicy policy) {
        Search search = search("amazons", policy, false, 1);
        search.run(Pacer.simulations(300));
        SearchView view = search.view();
        assertThat(view.moves()).hasSize(2176);
        assertThat(view.best().visits()).isPositive();
        assertThat(view.moves().stream().mapToInt(RootMove::visits).sum()).isEqualTo(300);
    }

    @ParameterizedTest
    @MethodSource("policies")
    void severalThreadsMakeAllSimulations(RootPolicy policy) {
        Search search = search("breakthrough-6x6", policy, true, 3);
        for (int i = 0; i < 3; i++) {
            search.run(Pacer.simulations(20_000));
            assertThat(search.simulations()).isEqualTo(20_000);
            SearchView view = search.view();
            assertThat(view.moves().stream().mapToInt(RootMove::visits).sum()).isGreaterThanOrEqualTo(20_000);
            search.advance(view.best().move());
        }
    }

    @Test
    void severalThreadsHalveAsOneDoes() {
        Search search = search("othello", new RootPolicy.SqrtHalving(2, 0.495), false, 3);
        search.run(Pacer.simulations(30_000)); // 4 moves: 4 until a half is used, then 2
        assertThat(search.view().contenders()).hasSize(2);
    }

    static List<RootPolicy> eliminating() {
        return List.of(
                new RootPolicy.SequentialHalving(), new RootPolicy.Shot(0), new RootPolicy.SqrtHalving(4, 0.495));
    }

    @ParameterizedTest
    @MethodSource("eliminating")
    void whatIsEliminatedStaysSoWhenThePlanGrows(RootPolicy policy) {
        Search search = search("connect4", policy, false, 1);
        var pacer = new Pacer() {
            private double planned = SECOND;
            private List<RootMove> out = List.of();

            @Override
            public int next(Progress progress) {
                if (progress.simulations() == SECOND && planned == SECOND) {
                    planned = 3 * SECOND;
                    out = progress.view().moves().stream()
                            .filter(RootMove::eliminated)
                            .toList();
                }
                return (int) Math.min(50, planned - progress.simulations());
            }

            @Override
            public double share(long simulations) {
                return simulations / planned;
            }
        };
        search.run(pacer);
        assertThat(search.simulations()).isEqualTo(3 * SECOND);
        assertThat(pacer.out).hasSizeGreaterThanOrEqualTo(3);
        assertThat(search.view().moves())
                .extracting(RootMove::move, RootMove::visits, RootMove::value, RootMove::eliminated)
                .as("with not a single visit more; only the bound grows with the visits of the others")
                .containsAll(pacer.out.stream()
                        .map(move -> tuple(move.move(), move.visits(), move.value(), true))
                        .toList());
    }

    @Test
    void shotFindsTheBestLeafOfAKnownTree() {
        for (RootPolicy policy : List.of(new RootPolicy.Shot(0), new RootPolicy.Shot(2))) {
            for (int seed = 0; seed < 20; seed++) {
                var search = new Search(new Staircase(), new SearchOptions(UCT, false).with(policy), seed);
                search.run(Pacer.simulations(20_000));
                assertThat(search.view().best().move()).isEqualTo(Staircase.BEST[0]);
                for (int ply = 0; ply < Staircase.BEST.length; ply++) {
                    assertThat(highest(search)).as("seed %d, ply %d", seed, ply).isEqualTo(Staircase.BEST[ply]);
                    if (ply < Staircase.BEST.length - 1) {
                        search.advance(Staircase.BEST[ply]);
                    }
                }
            }
        }
    }

    private static int highest(Search search) {
        return search.view().moves().stream()
                .filter(move -> move.visits() > 0)
                .max(Comparator.comparingDouble(RootMove::value))
                .orElseThrow()
                .move();
    }

    @ParameterizedTest
    @MethodSource("policies")
    void allocatesNothingInASimulation(RootPolicy policy) {
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        Game game = Games.named("breakthrough");
        Search search = search("breakthrough", policy, true, 1);
        search.run(Pacer.simulations(50_000)); // the arena grows here, and is kept
        search.reset(game.start());
        Pacer pacer = Pacer.simulations(40_000);
        search.run(Pacer.simulations(1));
        long before = threads.getCurrentThreadAllocatedBytes();
        search.run(pacer);
        assertThat(threads.getCurrentThreadAllocatedBytes() - before)
                .as("bytes in 40,000 simulations")
                .isLessThan(10_000);
    }

    private static Search search(String game, RootPolicy policy, boolean solver, int threads) {
        return new Search(Games.named(game), new SearchOptions(UCT, solver, threads, 64 << 20).with(policy), 1);
    }

    private static Map<Integer, Integer> visits(Search search) {
        Map<Integer, Integer> visits = new HashMap<>();
        search.view().moves().forEach(move -> visits.put(move.move(), move.visits()));
        return visits;
    }

    /**
     * Three times the first player chooses among eight moves; the second has no choice. The more of the choices are
     * right, the better: all three win, none loses, what is between is a draw.
     */
    private static final class Staircase extends Game {
        static final int[] BEST = {5, 0, 2, 0, 7};

        Staircase() {
            super("staircase");
        }

        @Override
        public Position start() {
            return new Step(this);
        }

        @Override
        public int maxMoves() {
            return 8;
        }

        private static final class Step extends Position {
            private int right;

            Step(Game game) {
                super(game);
            }

            @Override
            public int moves(int[] into) {
                int count = isOver() ? 0 : mover() == 0 ? 8 : 1;
                IntStream.range(0, count).forEach(move -> into[move] = move);
                return count;
            }

            @Override
            public void play(int move) {
                right += mover() == 0 && move == BEST[ply] ? 1 : 0;
                alternate();
                if (ply == BEST.length) {
                    result = right == 3 ? Outcome.winFor(0) : right == 0 ? Outcome.winFor(1) : Outcome.DRAW;
                }
            }

            @Override
            public int playout(Rng rng) {
                while (!isOver()) {
                    play(mover() == 0 ? rng.nextInt(8) : 0);
                }
                return result;
            }

            @Override
            protected void copyFrom(Position other) {
                right = ((Step) other).right;
            }
        }
    }
}
