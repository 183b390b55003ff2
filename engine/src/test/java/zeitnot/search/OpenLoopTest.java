package zeitnot.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.BadInput;
import zeitnot.game.Line;
import zeitnot.game.Position;
import zeitnot.game.Rng;
import zeitnot.player.Features;
import zeitnot.player.SearchPlayer;
import zeitnot.player.Spec;
import zeitnot.testing.DiceNim;
import zeitnot.view.Pacer;
import zeitnot.view.SearchView;
import zeitnot.view.SearchView.RootMove;

class OpenLoopTest {
    private static final int MATCHES = 5;
    private static final DiceNim GAME = new DiceNim(MATCHES);

    private static SearchPlayer player(String spec) {
        return (SearchPlayer) Features.standard().player(Spec.parse(spec), GAME, 7);
    }

    /** A start position in which the die shows so much. */
    private static Position showing(int die) {
        return LongStream.range(0, 100)
                .mapToObj(seed -> GAME.start(new Rng(seed)))
                .filter(start -> DiceNim.die(start) == die)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void valuesByHand() {
        assertThat(DiceNim.value(1, 2)).isEqualTo(1);
        assertThat(DiceNim.valueOf(2, 1)).isEqualTo(0);
        // with two left the next one wins by a 2 only, and otherwise has to leave one
        assertThat(DiceNim.value(2, 2)).isEqualTo(1);
        assertThat(DiceNim.value(2, 3)).isEqualTo(0);
        assertThat(DiceNim.valueOf(3, 1)).isCloseTo(2.0 / 3, within(1e-9));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void valuesComeToThoseOfTheGame(int die) {
        try (SearchPlayer player = player("uct(0.7)")) {
            player.search().reset(showing(die));
            player.search().run(Pacer.simulations(100_000));
            SearchView view = player.search().view();
            RootMove best = view.best();
            assertThat(DiceNim.valueOf(MATCHES, best.move())).isEqualTo(DiceNim.value(MATCHES, die));
            assertThat(best.value()).isCloseTo(DiceNim.value(MATCHES, die), within(0.02));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"uct+threads(2)", "ucb1-tuned", "uct+sqrt-sh", "uct+sequential-halving", "uct+fpu(1)"})
    void otherWaysToSearchFindTheBestMoveToo(String spec) {
        try (SearchPlayer player = player(spec)) {
            player.search().reset(showing(2));
            player.search().run(Pacer.simulations(30_000));
            int move = player.search().view().best().move();
            assertThat(DiceNim.valueOf(MATCHES, move)).isEqualTo(DiceNim.value(MATCHES, 2));
        }
    }

    @Test
    void whenTheTreeIsFullTheSearchGoesOn() {
        var large = new DiceNim(5000);
        try (var player = (SearchPlayer) Features.standard().player(Spec.parse("uct+memory(1)"), large, 7)) {
            player.search().run(Pacer.simulations(3000));
            assertThat(player.search().simulations()).isEqualTo(3000);
        }
    }

    @Test
    void aGameGoesOnWhereItWasFollowed() {
        try (SearchPlayer player = player("uct+reuse")) {
            var line = new Line(GAME, 3);
            while (!line.isOver()) {
                player.search().follow(line);
                player.search().run(Pacer.simulations(100));
                int best = player.search().view().best().move();
                assertThat(GAME.legalMoves(line.position())).contains(best);
                assertThat(player.search().variation(best)).containsExactly(best);
                line.play(best);
            }
        }
    }

    @Test
    void theSameSeedThrowsTheSameDice() {
        assertThat(dice(5)).isEqualTo(dice(5));
        assertThat(LongStream.range(0, 20).mapToObj(OpenLoopTest::dice).distinct())
                .hasSizeGreaterThan(5);
    }

    private static List<Integer> dice(long seed) {
        var line = new Line(new DiceNim(9), seed);
        Integer[] seen = new Integer[4];
        Arrays.setAll(seen, i -> {
            int die = DiceNim.die(line.position());
            line.play(line.game().legalMoves(line.position())[0]);
            return die;
        });
        return List.of(seen);
    }

    @ParameterizedTest
    @ValueSource(strings = {"uct+solver", "uct+minimax", "uct+shot", "uct+ponder"})
    void whatNeedsCertaintyIsRefused(String spec) {
        assertThatThrownBy(() -> player(spec))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("needs a game without chance, and dice-nim has it");
    }
}
