package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class PlayCommandTest {
    private static Shell play(String input, String... options) {
        List<String> args = new ArrayList<>(List.of("play", "tic-tac-toe", "--time", "300/move", "--seed", "1"));
        args.addAll(Arrays.asList(options));
        return Shell.zeitnotWithInput(input, args.toArray(String[]::new));
    }

    @Test
    void endsWithTheInput() {
        assertThat(play("").text()).contains("You are X", "a b c", "The game is not finished.");
    }

    @Test
    void answersAMove() {
        assertThat(play("b2\nquit\n").text()).contains("O plays ", "wins ", "300 simulations", "expects");
    }

    @Test
    void mayPonderWhileThePersonThinks() {
        assertThat(play("hint\nb2\nundo\nb2\nquit\n", "--opponent", "uct+ponder")
                        .text())
                .contains("O plays ", "simulations");
    }

    @Test
    void opensTheGameForAPersonWhoMovesSecond() {
        assertThat(play("quit\n", "--second").text())
                .contains("You are O", "X plays ")
                .endsWith("\n");
    }

    @Test
    void explainsAWrongMoveAndGoesOn() {
        assertThat(play("b9\nb2\nquit\n").text()).contains("'b9' is not a legal move here", "O plays ");
    }

    @Test
    void helpsThePerson() {
        assertThat(play("moves\n").text()).contains("a1 a2 a3 b1 b2 b3 c1 c2 c3");
        assertThat(play("hint\n").text()).containsPattern("[abc][123]  \\(wins ");
        assertThat(play("help\n").text()).contains("undo", "take back");
        assertThat(play("think\n").text()).contains("The engine has not moved.");
        assertThat(play("b2\nthink\n").text()).contains("visits");
    }

    @Test
    void takesBackTheLastMoveOfThePerson() {
        Shell shell = play("b2\nundo\na1\nundo\nundo\n");
        assertThat(shell.text()).contains("no move of yours").endsWith("The game is not finished.\n");
        assertThat(play("undo\n", "--second").text()).contains("no move of yours");
    }

    @Test
    void takesBackOneOfTwoMovesInARow() {
        Shell shell = Shell.zeitnotWithInput(
                "b1-b3\nundo\nundo\nb1-b3\n/b1\nundo\nquit\n",
                "play",
                "amazons-split-6x6",
                "--opponent",
                "random",
                "--seed",
                "1");
        assertThat(shell.text()).contains("no move of yours").endsWith("its moves: b1-b3\n");
    }

    @Test
    void beginsAfterGivenMoves() {
        assertThat(play("a3\n", "--moves", "a1 b1 a2 b2").text()).endsWith("You win.\n");
        assertThat(play("c3\n", "--moves", "a1 b1 a2 b2").text()).endsWith("The engine wins.\n");
    }

    @Test
    void endsInADraw() {
        assertThat(play("c1\n", "--moves", "a3 b3 c3 b2 a2 a1 b1 c2").text()).endsWith("A draw.\n");
    }

    @Test
    void printsTheGameAsJson() {
        Shell shell = play("a3\n", "--moves", "a1 b1 a2 b2", "--json");
        assertThat(shell.exitCode()).isZero();
        assertThat(shell.err()).contains("You win.");
        JsonNode game = JsonMapper.shared().readTree(shell.out());
        assertThat(game.get("moves")).hasSize(5);
        assertThat(game.get("result").asString()).isEqualTo("first");
    }

    @Test
    void playsAgainstARandomPlayer() {
        assertThat(play("b2\nhint\nquit\n", "--opponent", "random").text()).contains("O plays ");
    }
}
