package zeitnot.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zeitnot.game.Game;
import zeitnot.game.Outcome;
import zeitnot.game.Position;
import zeitnot.search.reward.Rewards;
import zeitnot.search.root.RootPolicy;
import zeitnot.search.tree.TreePolicy;
import zeitnot.view.Pacer;
import zeitnot.view.SearchView;

/** A root policy that decides by value plays by the value that it eliminates by. */
class RootValueTest {
    static List<RootPolicy> byValue() {
        return List.of(new RootPolicy.SequentialHalving(), new RootPolicy.Shot(0), new RootPolicy.Shot(5));
    }

    @ParameterizedTest
    @MethodSource("byValue")
    void theDiscountCountsInTheLastHalvingToo(RootPolicy policy) {
        var options = new SearchOptions(new TreePolicy.Ucb1(0.5), false)
                .with(Rewards.PLAIN.withDiscount(0.8))
                .with(policy);
        var search = new Search(new Roads(), options, 1);
        search.run(Pacer.simulations(400));
        SearchView view = search.view();
        assertThat(view.contenders())
                .extracting(SearchView.RootMove::move)
                .containsExactlyInAnyOrder(Roads.LONG, Roads.SHORT);
        assertThat(view.best().move()).isEqualTo(Roads.SHORT);
    }

    /** The first player loses at once, or wins for certain but late, or wins soon unless a mistake is made. */
    private static final class Roads extends Game {
        static final int LONG = 2;
        static final int SHORT = 3;
        private static final int LATE = 31;
        private static final int MISTAKE = 7;

        Roads() {
            super("roads");
        }

        @Override
        public Position start() {
            return new Road(this);
        }

        @Override
        public int maxMoves() {
            return 8;
        }

        private static final class Road extends Position {
            private int road;

            Road(Game game) {
                super(game);
            }

            @Override
            public int moves(int[] into) {
                int count = isOver() ? 0 : ply == 0 ? 4 : ply == 2 && road == SHORT ? 8 : 1;
                IntStream.range(0, count).forEach(move -> into[move] = move);
                return count;
            }

            @Override
            public void play(int move) {
                road = ply == 0 ? move : road;
                alternate();
                if (ply == 2 && road < LONG) {
                    result = Outcome.SECOND_WINS;
                } else if (ply == 3 && road == SHORT) {
                    result = move == MISTAKE ? Outcome.SECOND_WINS : Outcome.FIRST_WINS;
                } else if (ply == LATE) {
                    result = Outcome.FIRST_WINS;
                }
            }

            @Override
            protected void copyFrom(Position other) {
                road = ((Road) other).road;
            }
        }
    }
}
