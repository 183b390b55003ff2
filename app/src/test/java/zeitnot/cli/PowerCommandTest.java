package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class PowerCommandTest {
    @Test
    void tellsHowManyGamesAnEffectNeeds() {
        assertThat(Shell.zeitnot("power", "--effect", "0.02").text())
                .contains("a score of 52.00 % instead of 50 %, +13.9 Elo", "games    4,904", "power    80.0 %");
        JsonNode answer = Shell.zeitnot("power", "--effect", "0.01", "--json").json();
        assertThat(answer.propertyNames())
                .containsExactly("effect", "games", "power", "alpha", "draws", "elo", "margin");
        assertThat(answer.get("games").asInt()).isEqualTo(19_620);
    }

    @Test
    void tellsWhatGamesCanShow() {
        JsonNode answer = Shell.zeitnot("power", "--games", "783", "--json").json();
        assertThat(answer.get("effect").asDouble()).isCloseTo(0.05, within(1e-4));
        assertThat(Shell.zeitnot("power", "--games", "2").text()).contains("so few games cannot show any");
        assertThat(Shell.zeitnot("power", "--games", "2", "--json")
                        .json()
                        .get("effect")
                        .isNull())
                .isTrue();
    }

    @Test
    void tellsHowLikelyAnEffectIsFound() {
        JsonNode answer = Shell.zeitnot("power", "--games", "4904", "--effect", "0.02", "--json")
                .json();
        assertThat(answer.get("power").asDouble()).isCloseTo(0.8, within(1e-3));
    }

    /** ((2.575829 √0.125 + 1.281552 √0.1246) / 0.02)² = 4644.9. */
    @Test
    void takesDrawsAndLevelsIntoAccount() {
        JsonNode answer = Shell.zeitnot(
                        "power", "--effect", "0.02", "--draws", "0.5", "--power", "0.9", "--alpha", "0.01", "--json")
                .json();
        assertThat(answer.get("games").asInt()).isEqualTo(4645);
    }

    @Test
    void refusesTheImpossible() {
        assertRefused("nothing to compute");
        assertRefused("an effect of 2.0", "--effect", "2");
        assertRefused("an effect of NaN", "--effect", "NaN");
        assertRefused("0 games", "--games", "0");
        assertRefused("--games", "--games", "many");
        assertRefused("draws 1.0", "--effect", "0.02", "--draws", "1");
        assertRefused("alpha 5.0", "--effect", "0.02", "--alpha", "5");
        assertRefused("power 80.0", "--effect", "0.02", "--power", "80");
        assertRefused("leave out the one to compute", "--effect", "0.02", "--games", "10", "--power", "0.8");
    }

    private static void assertRefused(String message, String... options) {
        String[] args = new String[options.length + 1];
        args[0] = "power";
        System.arraycopy(options, 0, args, 1, options.length);
        Shell shell = Shell.zeitnot(args);
        assertThat(shell.exitCode()).isEqualTo(2);
        assertThat(shell.err()).contains(message).hasLineCount(1);
    }
}
