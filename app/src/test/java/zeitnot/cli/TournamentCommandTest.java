package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class TournamentCommandTest {
    private static Shell tournament(String players, String... options) {
        List<String> args = new ArrayList<>(List.of("tournament", "tic-tac-toe"));
        args.addAll(List.of(players.split(" ")));
        args.addAll(List.of("--time", "30/move", "--clock", "sim(1000)"));
        args.addAll(List.of(options));
        return Shell.zeitnot(args.toArray(String[]::new));
    }

    @Test
    void ranksThePlayers() {
        JsonNode result = tournament("random uct uct+solver", "--games", "20", "--store", "none", "--json")
                .json();
        assertThat(result.get("games").asInt()).isEqualTo(60);
        assertThat(result.get("ranking")).hasSize(3);
        double elo = 0;
        double points = 0;
        for (JsonNode place : result.get("ranking")) {
            elo += place.get("elo").asDouble();
            points += place.get("points").asDouble();
            assertThat(place.get("elo").asDouble())
                    .isBetween(
                            place.get("eloLow").asDouble(), place.get("eloHigh").asDouble());
        }
        assertThat(elo).isCloseTo(0, within(1e-6));
        assertThat(points).isEqualTo(60);
        JsonNode last = result.get("ranking").get(2);
        assertThat(last.get("player").asString()).isEqualTo("random");
        assertThat(last.get("rank").asInt()).isEqualTo(3);
        JsonNode pairing = result.get("pairings").get(0);
        assertThat(String.join(" ", pairing.propertyNames()))
                .isEqualTo("player opponent games wins draws losses pairs score low high pValue");
        assertThat(pairing.get("player").asString()).isEqualTo("random");
        assertThat(pairing.get("opponent").asString()).isEqualTo("uct");
        assertThat(pairing.get("high").asDouble()).isLessThan(0.5);
        assertThat(pairing.get("pValue").asDouble()).isLessThan(0.05);
    }

    @Test
    void printsACrossTable() {
        String text = tournament("random uct ucb1-tuned(0.7)", "--games", "20", "--store", "none")
                .text();
        assertThat(text)
                .contains("3 players, 20 games a pairing", "95 % interval", "3  random", "Holm's correction")
                .contains("20 games find a score of ")
                .contains("repeat   zeitnot tournament tic-tac-toe random uct 'ucb1-tuned(0.7)' --games 20"
                        + " --time 30/move --clock 'sim(1000)' --seed 1");
    }

    @Test
    void saysThatASingleGameShowsNothing() {
        assertThat(tournament("random uct", "--games", "1", "--store", "none").text())
                .contains("1 games are too few to find even the largest difference");
    }

    @Test
    void sharesItsGamesWithMatches(@TempDir Path directory) {
        String store = directory.resolve("games.db").toString();
        JsonNode match = Shell.zeitnot(
                        "match",
                        "tic-tac-toe",
                        "uct",
                        "random",
                        "--games",
                        "6",
                        "--time",
                        "30/move",
                        "--clock",
                        "sim(1000)",
                        "--store",
                        store,
                        "--json")
                .json();
        Shell first = tournament("uct random ucb1-tuned", "--games", "6", "--store", store, "--json");
        assertThat(first.err()).contains("6 of 18 games are in " + store + " already; playing 12");
        assertThat(first.out()).contains("\"wins\" : " + match.get("wins").asInt());
        Shell again = tournament("uct random ucb1-tuned", "--games", "6", "--store", store, "--json");
        assertThat(again.err()).contains("18 of 18 games");
        assertThat(again.out().replaceFirst("\"stored\" : 18", "\"stored\" : 6"))
                .isEqualTo(first.out());
        Shell fresh = tournament("uct random ucb1-tuned", "--games", "6", "--store", store, "--fresh", "--json");
        assertThat(fresh.err()).isEmpty();
    }

    @Test
    void refusesWhatIsNotATournament() {
        assertRefused("'uct' is named twice", "uct random uct");
        assertRefused("1 players", "uct");
        assertRefused("unknown feature 'utc'", "utc random");
        assertRefused("'--games': '0' is too few", "uct random", "--games", "0");
        assertRefused("'--jobs': '0' is too few", "uct random", "--jobs", "0");
        assertThat(Shell.zeitnot("tournament").err()).contains("missing GAME");
        assertThat(Shell.zeitnot("tournament", "tic-tac-toe").err()).contains("missing PLAYER");
        assertThat(Shell.zeitnot("tournament", "tic-tac-to", "uct", "random").exitCode())
                .isEqualTo(2);
    }

    private static void assertRefused(String message, String players, String... options) {
        Shell shell = tournament(players, options);
        assertThat(shell.exitCode()).isEqualTo(2);
        assertThat(shell.out()).isEmpty();
        assertThat(shell.err()).contains(message).hasLineCount(1);
    }
}
