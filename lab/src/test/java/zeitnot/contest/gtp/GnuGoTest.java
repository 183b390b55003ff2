package zeitnot.contest.gtp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameRecord.Ending;
import zeitnot.contest.GameTask;
import zeitnot.contest.Players;
import zeitnot.contest.Referee;
import zeitnot.game.BadInput;
import zeitnot.games.Games;
import zeitnot.player.Spec;

/** The protocol with an engine that others wrote. */
class GnuGoTest {
    private static final double LONG = 60;

    /** Without GNU Go there is nothing to test; where every change is checked, there has to be one. */
    @BeforeAll
    static void needGnuGo() {
        if (Program.find("gnugo").isEmpty()) {
            String missing = "GNU Go is not installed (Debian package gnugo)";
            if ("true".equals(System.getenv("CI"))) {
                fail(missing);
            }
            abort(missing);
        }
    }

    private static GtpEngine gnuGo() {
        return GtpEngine.start(List.of("gnugo", "--mode", "gtp", "--level", "1"));
    }

    @Test
    void playsOnASmallBoard() {
        try (GtpEngine engine = gnuGo()) {
            assertThat(engine.ask("protocol_version", LONG)).isEqualTo("2");
            assertThat(engine.ask("name", LONG)).isEqualTo("GNU Go");
            assertThat(engine.ask("version", LONG)).startsWith("3.");
            assertThat(engine.ask("list_commands", LONG).lines())
                    .contains("boardsize", "clear_board", "play", "genmove", "time_settings", "time_left", "quit");
            assertThat(engine.ask("boardsize 9", LONG)).isEmpty();
            assertThat(engine.ask("clear_board", LONG)).isEmpty();
            assertThat(engine.ask("time_settings 20 0 0", LONG)).isEmpty();
            assertThat(engine.ask("play black e5", LONG)).isEmpty();
            assertThat(engine.ask("time_left white 19 0", LONG)).isEmpty();
            assertThat(engine.ask("genmove white", LONG)).matches("[A-HJ][1-9]").isNotEqualTo("E5");
            assertThat(engine.ask("showboard", LONG)).contains("A B C D E F G H J");
        }
    }

    /** It keeps to our rules with these options; all moves of both are legal to the other. */
    @ParameterizedTest
    @CsvSource({"go-5x5, 0", "go-7x7-komi-6.5, 1", "go-9x9-handicap-3-komi-0.5, 1"})
    void playsAWholeGameOfGo(String game, int index) {
        String gnuGo = "gtp(\"gnugo --mode gtp --level 1 --chinese-rules --positional-superko --capture-all-dead\")";
        GameRecord record = new Referee().play(new GameTask(game, "uct", gnuGo, "200/move", "wall", 1, index));
        assertThat(record.ending()).as(record.note()).isIn(Ending.NORMAL, Ending.RESIGN);
        assertThat(record.plies()).isGreaterThan(10);
    }

    /** It takes 7 of "boardsize 7 9", and 9 of "boardsize 9 7". */
    @ParameterizedTest
    @ValueSource(strings = {"go-7x9", "go-9x7"})
    void isRefusedWhereTheBoardIsNotSquare(String game) {
        Spec gnuGo = Spec.parse("gtp(\"gnugo --mode gtp --level 1\")");
        assertThatThrownBy(() -> Players.tryOut(gnuGo, Games.named(game)))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("GNU Go 3.")
                .hasMessageContaining("choose a square one");
    }

    @Test
    void refusesWhatIsNotPossible() {
        try (GtpEngine engine = gnuGo()) {
            engine.ask("boardsize 9", LONG);
            engine.ask("play black e5", LONG);
            assertThat(engine.tryToAsk("play white e5", LONG)).isEmpty();
            assertThat(engine.tryToAsk("time_left white 1.5 0", LONG)).isEmpty();
            assertThat(engine.tryToAsk("tea", LONG)).isEmpty();
            assertThat(engine.ask("genmove white", LONG)).isNotEmpty();
        }
    }
}
