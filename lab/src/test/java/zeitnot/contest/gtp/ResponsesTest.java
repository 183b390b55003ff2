package zeitnot.contest.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import org.junit.jupiter.api.Test;
import zeitnot.contest.gtp.Responses.Response;

class ResponsesTest {
    private static Responses reading(String text) {
        return new Responses(new StringReader(text));
    }

    @Test
    void readsSuccessesAndFailures() throws IOException {
        Responses responses = reading("=1 2\n\n?17 unknown command\n\n= d4\n\n=3\n\n");
        assertThat(responses.next()).contains(new Response(true, "1", "2"));
        assertThat(responses.next()).contains(new Response(false, "17", "unknown command"));
        assertThat(responses.next()).contains(new Response(true, "", "d4"));
        assertThat(responses.next()).contains(new Response(true, "3", ""));
        assertThat(responses.next()).isEmpty();
        assertThat(responses.isTooMuch()).isFalse();
    }

    @Test
    void readsAnswersOfSeveralLines() throws IOException {
        Responses responses = reading("=4 boardsize\nplay\n=mc2\n\n=5 next\n\n");
        assertThat(responses.next()).contains(new Response(true, "4", "boardsize\nplay\n=mc2"));
        assertThat(responses.next()).contains(new Response(true, "5", "next"));
    }

    @Test
    void ignoresControlCharactersAndTurnsTabsIntoBlanks() throws IOException {
        assertThat(reading("=1\tc3\u0007\r\n\r\n").next()).contains(new Response(true, "1", "c3"));
    }

    @Test
    void passesOverWhatBelongsToNoAnswer() throws IOException {
        Responses responses = reading("# a comment\nloading\n\n\n=1 c3\n\nstray\n\n=2\n\n");
        assertThat(responses.next()).contains(new Response(true, "1", "c3"));
        assertThat(responses.stray()).isEqualTo("loading");
        assertThat(responses.next()).contains(new Response(true, "2", ""));
        assertThat(responses.stray()).isEqualTo("stray");
    }

    @Test
    void doesNotTakeHalfAnAnswerForOne() throws IOException {
        assertThat(reading("=1 c").next()).isEmpty();
        assertThat(reading("=1 c3\n").next()).isEmpty();
    }

    @Test
    void stopsListeningToGarbage() throws IOException {
        for (String garbage : new String[] {"x", "x\n", "=1 x\n"}) {
            Responses responses = reading(garbage.repeat(Responses.MOST_CHARACTERS / garbage.length() + 1));
            assertThat(responses.next()).isEmpty();
            assertThat(responses.isTooMuch()).isTrue();
        }
    }
}
