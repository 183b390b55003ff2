package zeitnot.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.games.Games;
import zeitnot.player.Feature.Role;
import zeitnot.testing.Nim;
import zeitnot.testing.ThreeNim;
import zeitnot.time.ClockKind;
import zeitnot.time.PlayerClock;
import zeitnot.time.TimeControl;
import zeitnot.time.rule.Moment;
import zeitnot.time.rule.StoppingRule;
import zeitnot.time.rule.Turn;

/** Features and players from outside, and what features need of a game. */
class FeaturesTest {
    private static final Feature ENOUGH = new Feature(
            "enough",
            Role.OPTION,
            List.of(Parameter.whole("n", "100", 1, 1_000_000, "simulations that are enough")),
            "stops when so many simulations have been made",
            "stop if simulations >= n",
            "",
            (player, args) -> player.stopping(new Enough(args.whole("n"))));

    private record Enough(int simulations) implements StoppingRule, StoppingRule.Watch {
        @Override
        public String name() {
            return "enough";
        }

        @Override
        public Watch begin(Turn turn) {
            return this;
        }

        @Override
        public boolean stops(Moment now, Moment before) {
            return now.view().simulations() >= simulations;
        }
    }

    /** Named in META-INF/services of the tests. */
    public static final class Provider implements FeatureProvider {
        @Override
        public List<Feature> features() {
            return List.of(ENOUGH);
        }
    }

    @Test
    void aFeatureOfOnesOwnIsUsedLikeAllOthers() {
        Features features = Features.standard().with(ENOUGH);
        Decision decision = decide(features.player(Spec.parse("uct+enough(200)+final(max)"), connect4(), 1));
        assertThat(decision.view().simulations()).isEqualTo(200);
        assertThat(decision.events()).isEqualTo("enough");
        assertThatThrownBy(() -> features.check(Spec.parse("enough(0)"))).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> Features.standard().named("enough")).isInstanceOf(BadInput.class);
    }

    @Test
    void aNameIsTakenOnce() {
        assertThatThrownBy(() -> Features.standard().with(ENOUGH, ENOUGH))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("enough");
    }

    @Test
    void providersOnTheClassPathAreFound() {
        assertThat(Features.installed().named("enough")).isEqualTo(ENOUGH);
    }

    @Test
    void aPlayerCanBeBuiltWithoutASpec() {
        Player player = new PlayerBuilder()
                .search(options -> options.withSolver(true))
                .reuse()
                .allotment(turn -> 0.25)
                .factor(turn -> 2)
                .stopping(new Enough(150))
                .build(connect4(), 1);
        Decision decision = decide(player);
        assertThat(decision.allotted()).isEqualTo(0.5);
        assertThat(decision.view().simulations()).isEqualTo(150);
    }

    @Test
    void aBuiltPlayerIsTheOneOfItsSpec() {
        Player built = new PlayerBuilder().solver().build(connect4(), 3);
        Player named = Features.standard().player(Spec.parse("uct+solver+exp-moves"), connect4(), 3);
        assertThat(decide(built)).isEqualTo(decide(named));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "qualitative-bonus | qualitative-bonus' needs a quality of finished games, which nim does not offer",
                "mast | mast' needs keys of moves",
                "ngram | ngram' needs keys of moves",
                "lgrf | lgrf' needs keys of moves"
            })
    void whatAGameLacksIsRefusedBeforeTheMatch(String spec, String message) {
        Game plain = new Nim(7);
        assertThatThrownBy(() -> Features.standard().player(Spec.parse(spec), plain, 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(message)
                .hasMessageNotContaining("\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solver",
                "minimax",
                "turn-a",
                "adaptive-minimax",
                "minimax-backup",
                "minimax-moves",
                "minimax-rollout",
                "relative-bonus",
                "qualitative-bonus"
            })
    void whatNeedsTwoPlayersSaysSo(String spec) {
        assertThatThrownBy(() -> Features.standard().named(spec).check(ThreeNim.ranked(7)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("'" + spec + "' needs");
        assertThatThrownBy(() -> Features.standard().player(Spec.parse(spec), ThreeNim.ranked(7), 1))
                .isInstanceOf(BadInput.class);
    }

    @Test
    void theBuilderRefusesTheSolverForThree() {
        assertThatThrownBy(() -> new PlayerBuilder().solver().build(ThreeNim.ranked(7), 1))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("needs two players, and three-nim has 3");
    }

    @Test
    void randomGamesAreMadeOncePerGameAndNotPerPlayer() {
        assertThat(GameLengths.of(new Nim(7))).isSameAs(GameLengths.of(new Nim(7)));
    }

    private static Game connect4() {
        return Games.named("connect4");
    }

    private static Decision decide(Player player) {
        var clock = new PlayerClock(
                TimeControl.parse("20s"), ClockKind.parse("sim(1000)").start(30, 1));
        return player.decide(new Line(connect4()), clock);
    }
}
