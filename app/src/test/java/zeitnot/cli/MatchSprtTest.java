package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class MatchSprtTest {
    private static Shell match(String playerA, String playerB, String... options) {
        List<String> args = new ArrayList<>(List.of("match", "tic-tac-toe", playerA, playerB));
        args.addAll(List.of("--time", "30/move", "--clock", "sim(1000)"));
        args.addAll(List.of(options));
        return Shell.zeitnot(args.toArray(String[]::new));
    }

    @Test
    void stopsWhenTheBetterPlayerIsFound() {
        JsonNode match = match("uct", "random", "--sprt", "0,100", "--games", "2000", "--store", "none", "--json")
                .json();
        JsonNode sprt = match.get("sprt");
        assertThat(sprt.get("verdict").asString()).isEqualTo("accept");
        assertThat(sprt.get("model").asString()).isEqualTo("normalized");
        assertThat(sprt.get("llr").asDouble())
                .isGreaterThanOrEqualTo(sprt.get("upperBound").asDouble());
        assertThat(sprt.get("upperBound").asDouble()).isCloseTo(2.94444, within(1e-5));
        assertThat(match.get("games").asInt())
                .isEqualTo(2 * sprt.get("pairs").asInt())
                .isLessThan(500);
    }

    @Test
    void rejectsAnEqualPlayer() {
        String[] options = {
            "--sprt", "0,100", "--sprt-model", "logistic", "--alpha", "0.1", "--games", "2000", "--store", "none"
        };
        assertThat(match("random", "random", options).text())
                .contains("SPRT     rejected: better by 0 Elo rather than 100 Elo", "bounds -2.89 and 2.25")
                .contains("--sprt 0,100 --sprt-model logistic --alpha 0.1");
    }

    @Test
    void saysThatItIsNotDecided() {
        JsonNode match = match("uct", "ucb1-tuned", "--sprt", "0,5", "--games", "10", "--store", "none", "--json")
                .json();
        assertThat(match.get("sprt").get("verdict").asString()).isEqualTo("continue");
        assertThat(match.get("games").asInt()).isEqualTo(10);
    }

    @Test
    void hasNoTestUnlessAskedFor() {
        JsonNode match = match("uct", "random", "--games", "2", "--store", "none", "--json")
                .json();
        assertThat(match.get("sprt").isNull()).isTrue();
    }

    @Test
    void stopsAtTheSamePairWithAnyNumberOfJobs() {
        String[] results = new String[2];
        for (int jobs = 1; jobs <= 2; jobs++) {
            results[jobs - 1] = match(
                            "uct",
                            "random",
                            "--sprt",
                            "0,100",
                            "--games",
                            "400",
                            "--jobs",
                            Integer.toString(jobs),
                            "--store",
                            "none")
                    .text();
        }
        assertThat(results[0]).isEqualTo(results[1]);
    }

    @Test
    void playsNothingWhenTheStoreDecides(@TempDir Path directory) {
        String store = directory.resolve("games.db").toString();
        String[] options = {"--sprt", "0,100", "--games", "400", "--store", store, "--json"};
        JsonNode first = match("uct", "random", options).json();
        Shell again = match("uct", "random", options);
        assertThat(again.err()).contains("the games in " + store + " decide the test; playing none");
        assertThat(again.out()).contains("\"games\" : " + first.get("games").asInt());
    }

    @Test
    void refusesImpossibleTests() {
        assertRefused("'10' is not a pair of hypotheses", "--sprt", "10");
        assertRefused("between 10 and 0", "--sprt", "10,0");
        assertRefused(
                "unknown SPRT model 'logisti'; did you mean 'logistic'?", "--sprt", "0,10", "--sprt-model", "logisti");
        assertRefused("alpha 2 ", "--sprt", "0,10", "--alpha", "2");
        assertRefused("--games 11 is odd", "--sprt", "0,10", "--games", "11");
        assertRefused("add --sprt 0,10", "--alpha", "0.1");
    }

    private static void assertRefused(String message, String... options) {
        Shell shell = match("uct", "random", options);
        assertThat(shell.exitCode()).isEqualTo(2);
        assertThat(shell.out()).isEmpty();
        assertThat(shell.err()).contains(message).hasLineCount(1);
    }
}
