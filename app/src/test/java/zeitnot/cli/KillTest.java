package zeitnot.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;
import zeitnot.contest.GameRecord;
import zeitnot.store.Store;

/** A match, a report of it and a merge of results end violently, again and again: nothing is lost, doubled or half there. */
class KillTest {
    private static final int KILLS = 50;
    private static final int EARLY_KILLS = 5;
    private static final int GAMES = 1000;

    /** Within this a report or a merge is killed, or else with the match; each takes about a second. */
    private static final int MILLIS = 1500;

    /** A row of this experiment, at a thousandth of its speed, so that there is something to report. */
    private static final String EXPERIMENT = "baier-winands/table-14";

    @TempDir
    Path directory;

    private static String[] match(Path store) {
        return new String[] {
            "match",
            "connect4",
            "ucb1-tuned(1.3)",
            "ucb1-tuned(1.3)",
            "--games",
            Integer.toString(GAMES),
            "--time",
            "1s/move",
            "--clock",
            "sim(64.5)",
            "--seed",
            "11",
            "--store",
            store.toString(),
            "--json"
        };
    }

    private String[] report(Path store) {
        return new String[] {
            "report", EXPERIMENT, "--seed", "11", "--store", store.toString(), "--out", page().toString(), "--json"
        };
    }

    private Path page() {
        return directory.resolve("page.html");
    }

    /** There is a whole page or none. */
    private void assertWholePage() throws IOException {
        if (Files.exists(page())) {
            assertThat(page()).content().startsWith("<!DOCTYPE html>").endsWith("</html>\n");
        }
    }

    @Test
    void losesNoGameWhenItIsKilledAtAnyInstant() throws Exception {
        Path store = directory.resolve("killed.db");
        var merges = new Merges(directory);
        var random = new Random(5);
        int before = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            Child child = Child.start(directory, match(store));
            List<Child> bystanders = List.of(
                    Child.start(directory, report(store)), Child.start(directory, merges.into("results-" + kill)));
            bystanders.forEach(bystander -> bystander.killAfter(random.nextInt(MILLIS)));
            // at first while the program starts and makes its store, then in the middle of its games
            if (kill < EARLY_KILLS) {
                child.endsWithin(random.nextInt(700));
            } else {
                awaitGames(child, store, before + 1);
                child.endsWithin(random.nextInt(20));
            }
            child.kill();
            for (Child bystander : bystanders) {
                bystander.kill();
            }
            assertSound(store);
            assertWholePage();
            merges.assertAllOrNothing("results-" + kill);
            int after = size(store);
            assertThat(after).isGreaterThanOrEqualTo(before);
            before = after;
        }
        assertThat(before).isBetween(KILLS - EARLY_KILLS, GAMES - 1);

        Shell resumed = Child.start(directory, match(store)).result();
        assertThat(resumed.err()).contains(before + " of " + GAMES + " games are in");
        assertThat(resumed.exitCode()).isZero();

        Path undisturbed = directory.resolve("undisturbed.db");
        Shell expected = Shell.zeitnot(match(undisturbed));
        assertThat(result(resumed)).isEqualTo(result(expected));
        assertThat(games(store)).hasSize(GAMES).isEqualTo(games(undisturbed));
        Shell read = Shell.zeitnot(report(store));
        assertThat(read.exitCode()).as(read.err()).isZero();
        assertWholePage();
    }

    /** The file is whole, and every game in it has its moves. */
    private static void assertSound(Path store) throws SQLException {
        if (size(store) > 0) {
            try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + store);
                    Statement statement = connection.createStatement()) {
                assertThat(text(statement, "PRAGMA integrity_check")).isEqualTo("ok");
                assertThat(text(statement, "SELECT count(*) FROM moves"))
                        .isEqualTo(text(statement, "SELECT count(*) FROM games"))
                        .isEqualTo(text(statement, "SELECT count(*) FROM games JOIN moves ON game_id = id"));
            }
        }
    }

    private static String text(Statement statement, String query) throws SQLException {
        try (ResultSet row = statement.executeQuery(query)) {
            return row.getString(1);
        }
    }

    @Test
    void sharesAStoreWithAnotherProcess() throws Exception {
        Path store = directory.resolve("shared.db");
        List<Child> children = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            children.add(Child.start(directory, match(store)));
        }
        Shell one = children.get(0).result();
        Shell other = children.get(1).result();
        assertThat(one.exitCode()).as(one.err()).isZero();
        assertThat(other.exitCode()).as(other.err()).isZero();
        assertThat(result(one)).isEqualTo(result(other));
        assertThat(games(store)).hasSize(GAMES);
    }

    @Test
    void endsWithAClearMessageWhenTheDiskIsFull() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "limits the size of files with bash");
        Path store = directory.resolve("full.db");
        List<String> limit = List.of("/bin/bash", "-c", "ulimit -f 2048; exec \"$@\"", "limited");
        Shell full = Child.start(directory, limit, List.of(match(store))).result();
        assertThat(full.exitCode()).isEqualTo(1);
        assertThat(full.err()).contains("full.db: the disk ", "the games in it are safe", "ended after");
        JsonNode result = JsonMapper.shared().readTree(full.out());
        int stored = size(store);
        assertThat(stored).isGreaterThan(10).isEqualTo(result.get("games").asInt());
        Shell resumed = Shell.zeitnot(match(store));
        assertThat(resumed.err()).contains(stored + " of " + GAMES + " games are in");
        assertThat(games(store)).hasSize(GAMES);
    }

    private static void awaitGames(Child child, Path store, int games) throws Exception {
        while (size(store) < games) {
            assertThat(child.endsWithin(10)).isFalse();
        }
    }

    private static int size(Path store) {
        if (!Files.exists(store)) {
            return 0;
        }
        try (Store opened = Store.open(store)) {
            return opened.size();
        }
    }

    private static List<GameRecord> games(Path store) {
        List<GameRecord> games = new ArrayList<>();
        try (Store opened = Store.openExisting(store)) {
            opened.forEach(game -> games.add(game.record()));
        }
        return games;
    }

    /** The result without what tells how it came about. */
    private static JsonNode result(Shell shell) throws IOException {
        var result = (ObjectNode) JsonMapper.shared().readTree(shell.out());
        result.remove("stored");
        return result;
    }
}
