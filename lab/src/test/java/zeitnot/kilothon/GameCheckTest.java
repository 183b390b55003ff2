package zeitnot.kilothon;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import zeitnot.game.BadInput;
import zeitnot.game.GameProvider.Listed;
import zeitnot.games.Games;
import zeitnot.kilothon.GameCheck.Finding;
import zeitnot.kilothon.GameCheck.Outcome;

class GameCheckTest {
    private static Finding check(String name) throws InterruptedException {
        return check(name, Duration.ofMinutes(10));
    }

    private static Finding check(String name, Duration patience) throws InterruptedException {
        var check = new GameCheck(
                loaded -> switch (loaded) {
                    case "hidden" -> throw new BadInput("hidden has hidden information; choose another game");
                    case "broken" -> throw new IllegalStateException("no board");
                    case "endless" -> throw new IllegalStateException(waitForever());
                    default -> Games.named(loaded);
                },
                20,
                patience);
        return check.of(new Listed(name, "space"), 1);
    }

    @Test
    void aGameOfOursIsPlayed() throws InterruptedException {
        assertThat(check("tic-tac-toe").outcome()).isEqualTo(Outcome.PLAYED);
        assertThat(check("othello").reason()).isEmpty();
    }

    @Test
    void whatIsRefusedOrBreaksIsToldWithTheReason() throws InterruptedException {
        assertThat(check("hidden"))
                .isEqualTo(new Finding(
                        new Listed("hidden", "space"),
                        Outcome.REFUSED,
                        "hidden has hidden information; choose another game"));
        assertThat(check("broken").outcome()).isEqualTo(Outcome.BROKEN);
        assertThat(check("broken").reason()).contains("no board");
    }

    @Test
    void aGameThatIsTooSlowIsLeftAlone() throws InterruptedException {
        assertThat(check("endless", Duration.ZERO).outcome()).isEqualTo(Outcome.SLOW);
        assertThat(check("endless", Duration.ZERO).reason()).isEqualTo("not done after 0 s of CPU time");
    }

    private static String waitForever() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return "interrupted";
    }
}
