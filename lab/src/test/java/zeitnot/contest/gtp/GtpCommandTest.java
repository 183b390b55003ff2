package zeitnot.contest.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import zeitnot.game.BadInput;
import zeitnot.player.Spec;

class GtpCommandTest {
    private static GtpCommand parse(String spec) {
        return GtpCommand.parse(Spec.parse(spec).parts().get(0));
    }

    @Test
    void splitsTheCommandAtBlanks() {
        assertThat(parse("gtp(\"gnugo --mode gtp  --level 10 \")").words())
                .containsExactly("gnugo", "--mode", "gtp", "--level", "10");
    }

    @Test
    void keepsBlanksInsideSingleQuotes() {
        assertThat(GtpCommand.words("'/my engines/go' --name='a b' ''"))
                .containsExactly("/my engines/go", "--name=a b", "");
    }

    @Test
    void takesTheTimeoutInSeconds() {
        assertThat(parse("gtp(gnugo)").timeout()).isEqualTo(60);
        assertThat(parse("gtp(gnugo, 0.5)").timeout()).isEqualTo(0.5);
        assertThat(parse("gtp(timeout=5, command=gnugo)")).isEqualTo(parse("gtp(gnugo, 5)"));
    }

    @Test
    void isReadBackFromItsText() {
        Spec spec = Spec.parse("gtp(\"'my go' --mode gtp\",timeout=5)");
        assertThat(Spec.parse(spec.toString())).isEqualTo(spec);
    }

    @Test
    void rejectsWhatCannotBeStarted() {
        for (String spec : new String[] {
            "gtp(\" \")", "gtp(\"gnugo 'half\")", "gtp(gnugo, 0)", "gtp(gnugo, soon)", "gtp(gnugo, NaN)", "gtp(a, 1, 2)"
        }) {
            assertThatExceptionOfType(BadInput.class).as(spec).isThrownBy(() -> parse(spec));
        }
    }
}
