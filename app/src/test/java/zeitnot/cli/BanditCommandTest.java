package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class BanditCommandTest {
    @TempDir
    Path directory;

    @Test
    void printsWhatPoliciesDidAndHowToRepeatIt() {
        String text =
                bandit("gaussian", "--policies", "ucb1,sqrt-sh", "--arms", "5").text();
        assertThat(text)
                .contains("UCB√SH", "cumulative regret", "Pulls of the 5 best arms")
                .contains("zeitnot bandit gaussian --policies ucb1,sqrt-sh --arms 5 --trials 300 --c 0.707"
                        + " --repetitions 4 --seed 1")
                .doesNotContain("½-greedy");
        assertThat(bandit("gaussian", "--policies", "ucb1,sqrt-sh", "--arms", "5", "--jobs", "1")
                        .text())
                .isEqualTo(text);
    }

    @Test
    void jsonHasPullsAndRegretsOfAllPolicies() {
        JsonNode bandits = bandit("--json").json();
        assertThat(bandits).hasSize(2);
        JsonNode low = bandits.get(0);
        assertThat(low.get("bandit").asString()).isEqualTo("prize-box-low");
        assertThat(low.get("policies")).hasSize(8);
        JsonNode uniform = low.get("policies").get(0);
        assertThat(uniform.get("pulls")).hasSize(30);
        assertThat(uniform.get("pulls").get(0).get("value").asDouble()).isEqualTo(10);
        assertThat(uniform.get("simpleRegret")).hasSameSizeAs(low.get("checkpoints"));
    }

    @Test
    void aPageWithPlotsIsWritten() throws IOException {
        Path page = directory.resolve("bandit.html");
        bandit("bernoulli", "--html", page.toString()).text();
        assertThat(Files.readString(page)).contains("Policies on bandits", "<svg", "Simple regret", "H-MCTS");
    }

    @Test
    void figuresOfThePaperAreDrawnAgain() {
        Shell shell = Shell.zeitnot("reproduce", "uct-sqrt-sh/figure-1", "--games", "4");
        assertThat(shell.text())
                .contains("Figure 1", "effective number of arms: UCB√ > UCB1", "agrees", "10,000 trials on 30 arms");
        JsonNode json = Shell.zeitnot("reproduce", "uct-sqrt-sh/figure-2", "--games", "4", "--json")
                .json();
        assertThat(json.get("id").asString()).isEqualTo("uct-sqrt-sh/figure-2");
        assertThat(json.get("bandit").get("claims")).hasSize(3);
    }

    @Test
    void whatCannotBeIsRefused() {
        assertThat(Shell.zeitnot("bandit", "gausian").err()).contains("did you mean 'gaussian'?");
        assertThat(Shell.zeitnot("bandit", "--policies", "ucb2").err()).contains("unknown policy 'ucb2'");
        assertThat(Shell.zeitnot("bandit", "--arms", "1").err()).contains("--arms 1 is impossible");
        assertThat(Shell.zeitnot("reproduce", "uct-sqrt-sh/figure-1", "--scale", "0.1")
                        .err())
                .contains("leave out --scale and --clock");
        assertThat(Shell.zeitnot("reproduce", "uct-sqrt-sh/figure-4").err()).contains("uct-sqrt-sh/figure-");
    }

    private static Shell bandit(String... more) {
        String[] words = new String[more.length + 5];
        words[0] = "bandit";
        System.arraycopy(more, 0, words, 1, more.length);
        words[more.length + 1] = "--trials";
        words[more.length + 2] = "300";
        words[more.length + 3] = "--repetitions";
        words[more.length + 4] = "4";
        return Shell.zeitnot(words);
    }
}
