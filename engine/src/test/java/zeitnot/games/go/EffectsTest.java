package zeitnot.games.go;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class EffectsTest {
    @Test
    void aStoneAloneDoesNothing() {
        Drawn drawn = Drawn.of("", ".....", ".....", ".....", ".....", ".....");
        assertThat(effects(drawn, "C3"))
                .containsExactly(
                        "captures nothing", "runs none", "threatens none", "stone safe", "chains 0_0", "liberties 0_0");
    }

    /** White's stone on A1 has no way out; that on C3 would run down to C2 and have three liberties. */
    @Test
    void captures() {
        assertThat(effects(Drawn.of("", ".....", ".....", ".....", "X....", "O...."), "B1"))
                .contains("captures helpless_stone");
        assertThat(effects(Drawn.of("", ".....", ".....", ".....", "XX...", "OO..."), "C1"))
                .contains("captures helpless_chain");
        String[] running = {".....", "..X..", ".XOX.", ".....", "....."};
        assertThat(effects(Drawn.of("", running), "C2")).contains("captures stone");
        assertThat(effects(Drawn.of("C3", running), "C2")).contains("captures last_stone");
        assertThat(effects(Drawn.of("", "......", "......", "..X...", "OX....", "X.O..."), "A3"))
                .as("A1 is in atari")
                .contains("captures attacking_stone");
    }

    /** The ladder of {@link AnswersTest}, seen by White, who runs, and by Black, who begins it. */
    @Test
    void ladders() {
        String[] ladder = {".......", "...X...", "..XOX..", "....X..", ".......", ".......", "......."};
        String[] broken = {".......", "...X...", "..XOX..", "....X..", ".O.....", ".......", "......."};
        assertThat(effects(Drawn.of("E5", ladder), "D4")).contains("runs in_vain_now");
        assertThat(effects(Drawn.of("E4", ladder), "D4")).contains("runs in_vain");
        assertThat(effects(Drawn.of("E5", broken), "D4")).contains("runs away_now");
        assertThat(effects(Drawn.of("E4", broken), "D4")).contains("runs away");
        String[] before = {".......", "...X...", "..XO...", "....X..", ".......", ".......", "......."};
        assertThat(effects(Drawn.of("", before), "E5")).contains("threatens caught_stone");
        before[4] = ".O.....";
        assertThat(effects(Drawn.of("", before), "E5")).contains("threatens running_stone");
    }

    @Test
    void twoChainsAtOnce() {
        Drawn drawn = Drawn.of("", "......", "..XX..", "..O.OX", "..X.X.", "......");
        assertThat(effects(drawn, "D3")).contains("threatens several", "chains 1_2");
    }

    @Test
    void theStoneItself() {
        assertThat(effects(Drawn.of("", ".....", ".....", "OO...", "..O.."), "B1"))
                .contains("stone self_atari", "liberties 0_3");
        assertThat(effects(Drawn.of("", "......", "XXXX..", "OOOOX.", ".X.OX."), "A1"))
                .contains("stone sacrifice");
        assertThat(effects(Drawn.of("", "......", "......", "......", "......", "XO...."), "A2"))
                .contains("stone short_of_liberties", "chains 1_0", "liberties 1_0");
        assertThat(effects(Drawn.of("", "......", "......", "XXXX..", "...X.."), "B1"))
                .contains("stone vital");
    }

    @Test
    void aBadOneIsKnown() {
        Drawn drawn = Drawn.of("", ".....", ".....", "OO...", "..O..");
        Effects effects = drawn.position().answers.effects();
        effects.look(drawn.at("B1"), Board.BLACK, 0);
        assertThat(effects.isBad()).isTrue();
        effects.look(drawn.at("D2"), Board.BLACK, 0);
        assertThat(effects.isBad()).isFalse();
    }

    private static List<String> effects(Drawn drawn, String point) {
        GoPosition go = drawn.position();
        Effects effects = go.answers.effects();
        effects.look(drawn.at(point), go.mover(), go.last());
        return IntStream.range(0, Effects.GROUPS)
                .mapToObj(group -> Effects.name(group, effects.kind(group)))
                .toList();
    }
}
