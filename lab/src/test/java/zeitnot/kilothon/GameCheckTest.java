package zeitnot.kilothon;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import zeitnot.game.BadInput;
import zeitnot.game.GameProvider.Listed;
import zeitnot.games.Games;
import zeitnot.kilothon.GameCheck.Finding;
import zeitnot.kilothon.GameCheck.Outcome;

class GameCheckTest {
    private static Finding check(String name) {
        var check = new GameCheck(
                loaded -> switch (loaded) {
                    case "hidden" -> throw new BadInput("hidden has hidden information; choose another game");
                    case "broken" -> throw new IllegalStateException("no board");
                    default -> Games.named(loaded);
                },
                20);
        return check.of(new Listed(name, "space"), 1);
    }

    @Test
    void aGameOfOursIsPlayed() {
        assertThat(check("tic-tac-toe").outcome()).isEqualTo(Outcome.PLAYED);
        assertThat(check("othello").reason()).isEmpty();
    }

    @Test
    void whatIsRefusedOrBreaksIsToldWithTheReason() {
        assertThat(check("hidden"))
                .isEqualTo(new Finding(
                        new Listed("hidden", "space"),
                        Outcome.REFUSED,
                        "hidden has hidden information; choose another game"));
        assertThat(check("broken").outcome()).isEqualTo(Outcome.BROKEN);
        assertThat(check("broken").reason()).contains("no board");
    }
}
