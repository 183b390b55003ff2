package zeitnot.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.games.Games;
import zeitnot.time.PlayerClock;
import zeitnot.time.SimulatedClock;
import zeitnot.time.TimeControl;
import zeitnot.time.rule.RemainingMoves;

class KappaFeaturesTest {
    private static Decision first(String spec, String game, String time) {
        var line = new Line(Games.named(game));
        var clock = new PlayerClock(TimeControl.parse(time), new SimulatedClock(1000, 60, 1));
        clock.start();
        try (Player player = Features.standard().player(Spec.parse(spec), line.game(), 1)) {
            return player.decide(line, clock);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"go-9x9", "go-13x13", "go"})
    void aTableByStonesShipsForTheUsualBoards(String name) {
        RemainingMoves table = RemainingMoves.shippedByStones(name).orElseThrow();
        int area = Games.named(name).points();
        assertThat(table.after(0)).isBetween(area / 8.0, area / 2.0);
        assertThat(table.after(area / 2)).isLessThan(table.after(0) / 2);
        String other = name + "-komi-0.5";
        assertThat(GameLengths.shipped(Games.named(other), RemainingMoves::shippedByStones))
                .as("a table is for every komi")
                .isPresent();
    }

    @Test
    void otherBoardsOfGoHaveTheTableOfTheNearestOneStretched() {
        RemainingMoves nearest = RemainingMoves.shippedByStones("go-13x13").orElseThrow();
        double times = 225 / 169.0;
        assertThat(first("uct+exp-stones", "go-15x15", "60s").allotted())
                .isCloseTo(60 / (nearest.after(0) * times), Offset.offset(1e-6));
        assertThat(first("uct+exp-stones", "go-15x15-komi-0.5", "60s").allotted())
                .isEqualTo(first("uct+exp-stones", "go-15x15", "60s").allotted());
        assertThat(first("uct+exp-stones", "go-2x2", "60s").allotted()).isBetween(30.0, 60.0);
    }

    @Test
    void expStonesDividesByItsTable() {
        double expected = RemainingMoves.shippedByStones("go-9x9").orElseThrow().after(0);
        assertThat(first("uct+exp-stones", "go-9x9", "60s").allotted()).isEqualTo(60 / expected);
        assertThat(first("uct+exp-stones(\"12 6\")", "go-9x9", "60s").allotted())
                .isEqualTo(5);
        assertThat(first("uct+exp-stones(\"9 9 9 9 20\")", "othello", "60s").allotted())
                .as("four discs")
                .isEqualTo(3);
        assertThat(first("uct+exp-stones", "othello", "60s").allotted())
                .as("random games have some 30 moves of a player")
                .isBetween(1.8, 2.2);
    }

    @Test
    void onlyWhoAsksForItIsToldHowCriticalAMoveIs() {
        assertThat(first("uct", "go-9x9", "200/move").criticality()).isEmpty();
        for (String spec : new String[] {"uct+ownership", "uct+kappa-lm", "uct+kappa-cm"}) {
            assertThat(first(spec, "go-9x9", "200/move").criticality().getAsDouble())
                    .isBetween(0.0, 1.0);
        }
    }

    @Test
    void aGameWithoutOwnersOrATableIsRefused() {
        Game game = Games.named("connect4");
        for (String spec : new String[] {"uct+exp-stones", "uct+kappa-lm", "uct+kappa-cm", "uct+ownership"}) {
            assertThatExceptionOfType(BadInput.class)
                    .isThrownBy(() -> Features.standard().player(Spec.parse(spec), game, 1))
                    .withMessageContaining("needs ownership of points, which connect4 does not offer");
        }
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Features.standard().player(Spec.parse("uct+kappa-exp"), game, 1))
                .withMessageContaining("'kappa-exp' has no table for connect4; make one by");
        assertThat(first("uct+basic(10)+kappa-exp(8.33,-0.67,0.5,10,\"0.3 0.2\")", "connect4", "60s")
                        .allotted())
                .isEqualTo(6 * (0.3 * 8.33 - 0.67));
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> Features.standard().check(Spec.parse("uct+kappa-lm(min=3,max=2)")))
                .withMessageContaining("the wrong way round");
    }

    /** Formula 11 with the parameters of IV-A. */
    @Test
    void ericasBaselineIsTheEnhancedFormula() {
        assertThat(first("uct+erica-baseline", "go-9x9", "60s").allotted()).isEqualTo(1);
        assertThat(first("uct+erica-baseline(60,110,1)", "go-9x9", "34s").allotted())
                .isEqualTo(0.2);
    }
}
