package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a user gets wrong is answered by one line on standard error, and nothing is done. */
class BadInputTest {
    private static void assertRejected(String message, String... args) {
        Shell shell = Shell.zeitnot(args);
        assertThat(shell.exitCode()).isEqualTo(2);
        assertThat(shell.out()).isEmpty();
        assertThat(shell.err().lines())
                .singleElement()
                .asString()
                .startsWith("zeitnot: ")
                .contains(message);
    }

    @Test
    void unknownCommand() {
        assertRejected("unknown command 'mtch'; did you mean 'match'?", "mtch");
        assertRejected("unknown command 'dance'; known: ", "dance");
    }

    @Test
    void unknownOption() {
        assertRejected("unknown option '--jsn'; did you mean '--json'?", "games", "--jsn");
        assertRejected("unknown option '--gmes'", "match", "tic-tac-toe", "uct", "uct", "--gmes=3");
        assertRejected("unknown option '--vresion'", "--vresion");
    }

    @Test
    void missingArgument() {
        assertRejected("missing GAME", "analyze");
        assertRejected("missing GAME", "match");
        assertRejected("missing PLAYER", "match", "tic-tac-toe", "uct");
        assertRejected("missing DEPTH", "perft", "tic-tac-toe");
        assertRejected("--time", "match", "tic-tac-toe", "uct", "uct", "--time");
    }

    @Test
    void oneArgumentTooMany() {
        assertRejected("'now' is one argument too many", "games", "othello", "now");
    }

    @Test
    void unknownGame() {
        for (String command : new String[] {"play", "analyze", "expected-moves", "analyze-terminals", "bench"}) {
            assertRejected("unknown game 'tic-tac-to'; did you mean 'tic-tac-toe'?", command, "tic-tac-to");
        }
        assertRejected("unknown game", "perft", "tic-tac-to", "3");
        assertRejected("unknown game", "match", "tic-tac-to", "uct", "uct");
    }

    @Test
    void gamesOfLudiiWithoutLudii() {
        String missing = "games of Ludii need Ludii.jar, which is not here; get it from https://ludii.games";
        assertRejected(missing, "match", "ludii:Hex", "uct", "uct");
        assertRejected(missing, "bench", "ludii:Hex/Board Size/9x9");
        assertRejected(missing, "games", "--ludii", "Ludii.jar");
        assertRejected(missing, "games", "hunt", "--check");
        assertRejected(missing, "reproduce", "uct-sqrt-sh/table-1", "--games", "2");
        assertRejected(missing, "reproduce", "uct-sqrt-sh/table-2-ludii", "--games", "2", "--store", "none");
        assertRejected(missing, "results", "digest", "uct-sqrt-sh/table-1");
        assertRejected(missing, "kilothon", "uct");
        assertRejected("no games are known under 'chess:'; leave it out", "perft", "chess:hex", "2");
        assertRejected("no game has 'gomoku' in its name; leave it out to see all", "games", "gomoku");
    }

    @Test
    void theSecondOfSeveral() {
        assertRejected("unknown feature 'utc'; did you mean", "kilothon", "uct", "utc");
        assertRejected("'0.92' is not a value for 'bank' of 'reserve'", "kilothon", "uct", "uct+reserve(0.05,0.92)");
        assertRejected("unknown feature 'utc'; did you mean", "tournament", "connect4", "uct", "b=utc");
        assertRejected("unknown game 'conect4'; did you mean", "bench", "othello", "conect4");
    }

    @Test
    void aKilothonIsNotOnASimulatedClock() {
        String refused = "Ludii's players know no simulated clock; give --clock wall";
        assertRejected(refused, "kilothon", "uct", "--clock", "sim(1000)");
        assertRejected("uct-sqrt-sh/table-1 has no scale", "reproduce", "uct-sqrt-sh/table-1", "--scale", "0.1");
        assertRejected("leave out --row", "reproduce", "uct-sqrt-sh/table-1", "--row", "UCT");
        assertRejected("is played on this machine", "reproduce", "uct-sqrt-sh/table-1", "--runner", "spark://x:7077");
        assertRejected(
                "'widen' goes by the order in which a node has its moves", "match", "othello", "uct+widen+fpu", "uct");
    }

    @Test
    void impossibleSize() {
        assertRejected("'tic-tac-toe' has one size only", "perft", "tic-tac-toe-4x4", "3");
        assertRejected("breakthrough", "analyze", "breakthrough-99x99");
        assertRejected("breakthrough", "analyze", "breakthrough-big");
    }

    @Test
    void komiWhereItIsNotOneOrSaidTwice() {
        assertRejected("--komi 6.5 means nothing in connect4", "analyze", "connect4", "--komi", "6.5");
        assertRejected("both say the komi", "perft", "go-3x3-komi-0.5", "1", "--komi", "6.5");
        assertRejected("'3x3-komi-much' is not a variant of 'go'", "match", "go-3x3", "uct", "uct", "--komi", "much");
    }

    @Test
    void unknownFeature() {
        assertRejected("unknown feature 'sover'; did you mean 'solver'?", "features", "sover");
        assertRejected("unknown feature 'utc'", "match", "tic-tac-toe", "utc", "uct");
    }

    @Test
    void brokenPlayerSpec() {
        assertRejected("player spec 'uct('", "match", "tic-tac-toe", "uct", "uct(");
        assertRejected("player spec 'uct++solver'", "analyze", "tic-tac-toe", "--player", "uct++solver");
        assertRejected("'-3' is not a value for 'c'", "play", "tic-tac-toe", "--opponent", "uct(c=-3)");
        assertRejected("choose one", "expected-moves", "tic-tac-toe", "--player", "uct+ucb1-tuned");
    }

    @Test
    void nobodyWhoRunsTheGames() {
        String[][] commands = {
            {"match", "tic-tac-toe", "uct", "uct"},
            {"tournament", "tic-tac-toe", "uct", "random"},
            {"profile", "tic-tac-toe", "uct"},
            {"expected-moves", "tic-tac-toe"},
            {"analyze-terminals", "tic-tac-toe"},
            {"reproduce", "baier-winands/table-6"}
        };
        for (String[] command : commands) {
            String missing = "--runner spark://node1:7077 needs the module 'spark', which is not on the class path";
            assertRejected(missing, with(command, "--store", "none", "--runner", "spark://node1:7077"));
            assertRejected("'cloud' is no runner", with(command, "--store", "none", "--runner", "cloud"));
        }
    }

    private static String[] with(String[] command, String... more) {
        return Stream.of(command, more).flatMap(Stream::of).toArray(String[]::new);
    }

    @Test
    void programThatIsNoPlayer() {
        assertRejected("cannot be started", "match", "tic-tac-toe", "random", "gtp(no-such-engine)", "--store", "none");
        assertRejected("cannot be started", "play", "tic-tac-toe", "--opponent", "gtp(no-such-engine)");
        assertRejected("exit code", "match", "tic-tac-toe", "gtp(false)", "random", "--store", "none");
        assertRejected("by itself", "match", "tic-tac-toe", "gtp(gnugo)+solver", "random");
        assertRejected("no table", "match", "connect4-4x4", "turn-a", "random", "--store", "none");
        assertRejected("no table", "tournament", "connect4-4x4", "turn-a", "random", "--store", "none");
        assertRejected("no table", "play", "connect4-4x4", "--opponent", "turn-a");
        assertRejected("does not search", "analyze", "tic-tac-toe", "--player", "gtp(gnugo)");
    }

    @Test
    void impossibleTime() {
        for (String time : new String[] {"-1s", "0s", "soon", "", "-5/move", "0/move"}) {
            assertRejected("is not a time control", "match", "tic-tac-toe", "uct", "uct", "--time", time);
        }
        assertRejected("like 5s/move", "analyze", "tic-tac-toe", "--time", "5s");
        assertRejected("simulations per move", "expected-moves", "tic-tac-toe", "--time", "1s/move");
        assertRejected("--clock sim(v)", "expected-moves", "tic-tac-toe", "--time", "1s/move", "--clock", "wall");
        assertRejected("simulations per move", "analyze-terminals", "tic-tac-toe", "--time", "1s/move");
    }

    @Test
    void impossibleClock() {
        assertRejected("unknown clock 'wal'", "match", "tic-tac-toe", "uct", "uct", "--clock", "wal");
        assertRejected("sim(64500)", "match", "tic-tac-toe", "uct", "uct", "--clock", "sim(0)");
    }

    @Test
    void impossibleNumbers() {
        for (String number : new String[] {"0", "-2", "many", "1.5", "99999999999"}) {
            assertRejected("--games", "match", "tic-tac-toe", "uct", "uct", "--games", number);
            assertRejected("--games", "expected-moves", "tic-tac-toe", "--games", number);
            assertRejected("--jobs", "match", "tic-tac-toe", "uct", "uct", "--jobs", number);
        }
        assertRejected("--seed", "match", "tic-tac-toe", "uct", "uct", "--seed", "x");
        assertRejected("depth -1", "perft", "tic-tac-toe", "-1");
        assertRejected("depth 100", "perft", "tic-tac-toe", "100");
        assertRejected("DEPTH", "perft", "tic-tac-toe", "deep");
        assertRejected("--depth 21", "analyze-terminals", "tic-tac-toe", "--depth", "21");
        assertRejected("--depth 21", "node-cost", "tic-tac-toe", "--depth", "21");
        assertRejected("tells no simulations", "bench", "tic-tac-toe", "--player", "random", "--seconds", "0.01");
        assertRejected("--seconds", "bench", "tic-tac-toe", "--seconds", "0");
        assertRejected("--seconds", "bench", "tic-tac-toe", "--seconds", "NaN");
    }

    @Test
    void illegalMove() {
        assertRejected("move 2: 'b9' is not a legal move", "analyze", "tic-tac-toe", "--moves", "a1 b9");
        assertRejected("move 2: 'a1'", "perft", "tic-tac-toe", "2", "--moves", "a1 a1");
        assertRejected("move 1: 'x'", "play", "tic-tac-toe", "--moves", "x");
    }

    @Test
    void finishedGame() {
        String won = "a1 b1 a2 b2 a3";
        assertRejected("the game is over", "analyze", "tic-tac-toe", "--moves", won);
        assertRejected("the game is over", "play", "tic-tac-toe", "--moves", won);
        assertRejected("the game is over before it", "perft", "tic-tac-toe", "1", "--moves", won + " c1");
    }

    @Test
    void playerThatDoesNotSearch() {
        assertRejected("'random' does not search", "analyze", "tic-tac-toe", "--player", "random");
    }

    @Test
    void bothColours() {
        assertRejected("choose one", "play", "tic-tac-toe", "--first", "--second");
    }

    @Test
    void fileThatCannotBeWritten(@TempDir Path directory) {
        String missing = directory.resolve("missing/games.jsonl").toString();
        assertRejected("cannot be written", "match", "tic-tac-toe", "uct", "uct", "--out", missing);
        assertRejected("cannot be written", "match", "tic-tac-toe", "uct", "uct", "--out", directory.toString());
    }
}
