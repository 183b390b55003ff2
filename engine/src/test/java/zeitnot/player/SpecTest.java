package zeitnot.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.BadInput;

class SpecTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "uct",
                "uct(c=1.3)+solver",
                "uct(0.7)+threads(2)+final(max)",
                "gtp(\"gnugo --mode gtp\")+x(a=\"b,c\")"
            })
    void isWrittenAsItIsRead(String text) {
        assertThat(Spec.parse(text)).hasToString(text);
    }

    @Test
    void blanksDoNotMatter() {
        assertThat(Spec.parse(" uct ( c = 1.3 ) + solver ")).isEqualTo(Spec.parse("uct(c=1.3)+solver"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "+",
                "uct+",
                "uct(",
                "uct(c",
                "uct(c=",
                "uct(c=)",
                "uct(,)",
                "uct)",
                "uct(c=1)(d=2)",
                "uct=3",
                "gtp(\"x)"
            })
    void brokenSpecsSayWhere(String text) {
        assertThatThrownBy(() -> Spec.parse(text))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("player spec '" + text + "'")
                .hasMessageNotContaining("\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "uctt | did you mean 'uct'",
                "uct(1,2) | at most 1 parameters",
                "uct(k=1) | unknown parameter of 'uct' 'k'",
                "uct(c=x) | a number from 0 to 100",
                "uct(c=-1) | a number from 0 to 100",
                "uct(c=NaN) | a number from 0 to 100",
                "uct(c=1,c=2) | given twice",
                "threads(0) | a whole number from 1",
                "threads(1.5) | a whole number from 1",
                "reuse(1) | takes no parameters",
                "reuse(x=1) | takes no parameters",
                "uct+ucb1-tuned | are both a selection policy",
                "solver+solver | stands twice",
                "final(best) | robust, max, max-robust",
                "stop+stop-a | are both a rule of early stopping",
                "basic+yamashita | are both a base rule of time",
                "stop(0.5) | a number from 1 to 100",
                "behind(1,2) | a number from 0 to 1",
                "unst(1,0) | a whole number from 1 to 100",
                "distribution(x) | numbers from 0 on",
                "exp-moves(self-play) | in quotes, or shipped",
                "reserve(2) | a number from 0 to 1",
                "stop+final(max) | most visited move must be the one that is played",
                "final(max)+close | most visited move must be the one that is played"
            })
    void featuresCheckWhatTheyAreGiven(String text, String message) {
        assertThatThrownBy(() -> Features.standard().check(Spec.parse(text)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(message)
                .hasMessageNotContaining("\n");
    }

    @Test
    void everyFeatureTakesItsOwnDefaults() {
        for (Feature feature : Features.standard().all()) {
            Features.standard().check(Spec.parse(feature.signature()));
            assertThat(feature.about()).isNotBlank();
            assertThat(feature.formula()).isNotBlank();
        }
    }
}
