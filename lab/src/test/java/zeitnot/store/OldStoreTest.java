package zeitnot.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameRecord.Ending;
import zeitnot.contest.GameRecord.Move;
import zeitnot.contest.GameTask;
import zeitnot.contest.Origin;

/** Stores that older versions of the program have written. */
class OldStoreTest {
    private static final Origin ORIGIN = new Origin("0.0.9-12345678", "a machine");
    private static final GameTask EARLY = new GameTask("connect4", "", "uct", "random", "5s", "wall", -7, 3);
    private static final GameTask LATE = new GameTask("connect4", "4 4 4", "uct", "random", "5s", "wall", -7, 0);

    @TempDir
    Path directory;

    private Path file() {
        return directory.resolve("games.db");
    }

    /** The tables of the first format, with a game of each of two matches, and a void one. */
    @BeforeEach
    void writeTheFirstFormat() throws SQLException {
        Sqlite.execute(
                file(),
                """
            CREATE TABLE matches (
                id INTEGER PRIMARY KEY, game TEXT NOT NULL, opening TEXT NOT NULL, player_a TEXT NOT NULL,
                player_b TEXT NOT NULL, time TEXT NOT NULL, clock TEXT NOT NULL, seed INTEGER NOT NULL,
                UNIQUE (game, opening, player_a, player_b, time, clock, seed)
            ) STRICT""",
                """
            CREATE TABLE origins (
                id INTEGER PRIMARY KEY, version TEXT NOT NULL, machine TEXT NOT NULL, UNIQUE (version, machine)
            ) STRICT""",
                """
            CREATE TABLE games (
                id INTEGER PRIMARY KEY, match_id INTEGER NOT NULL REFERENCES matches, number INTEGER NOT NULL,
                points REAL, ending TEXT NOT NULL, note TEXT NOT NULL, plies INTEGER NOT NULL,
                origin_id INTEGER NOT NULL REFERENCES origins, ended TEXT NOT NULL, moves TEXT NOT NULL,
                UNIQUE (match_id, number)
            ) STRICT""",
                "INSERT INTO matches VALUES (1, 'connect4', '', 'uct', 'random', '5s', 'wall', -7)",
                "INSERT INTO matches VALUES (2, 'connect4', '4 4 4', 'uct', 'random', '5s', 'wall', -7)",
                "INSERT INTO origins VALUES (1, '0.0.9-12345678', 'a machine')",
                """
            INSERT INTO games VALUES (1, 2, 0, 1, 'normal', '', 2, 1, '2026-01-02T03:04:05.678Z',
                '{"move":["4","ä"],"seconds":[0.333333,0.0],"allotted":[0.25,null],"simulations":[12345678901,0],'
                || '"bestVisits":[9000,0],"secondVisits":[345,0],"value":[0.666667,0.5],"stopped":["stop",""],'
                || '"simulatedPlies":[31.5,0.0]}')""",
                """
            INSERT INTO games VALUES (2, 1, 3, 0, 'time', '', 1, 1, '2026-01-02T03:04:06Z',
                '{"move":["1"],"player":[1],"seconds":[6.0],"allotted":[0.25],"simulations":[7],'
                || '"bestVisits":[5],"secondVisits":[2],"value":[0.1],"stopped":[""],"simulatedPlies":[30.0]}')""",
                """
            INSERT INTO games VALUES (3, 1, 2, NULL, 'void', 'broken', 0, 1, '2026-01-02T03:04:07Z',
                '{"move":[],"player":[],"seconds":[],"allotted":[],"simulations":[],'
                || '"bestVisits":[],"secondVisits":[],"value":[],"stopped":[],"simulatedPlies":[]}')""",
                "PRAGMA application_id = " + 0x5A454954,
                "PRAGMA user_version = 1");
    }

    @Test
    void keepAllGames() {
        try (Store store = Store.open(file())) {
            assertThat(store.find(EARLY)).contains(timeLoss());
            assertThat(store.find(EARLY.at(2)).orElseThrow().note()).isEqualTo("broken");
            assertThat(store.size()).isEqualTo(3);
            List<Integer> numbers = new ArrayList<>();
            store.each(EARLY, record -> numbers.add(record.task().index()));
            assertThat(numbers).containsExactly(2, 3);
            assertThat(store.matches()).extracting(StoredMatch::planned).containsExactly(0, 0);
            assertThat(store.matches())
                    .extracting(StoredMatch::since)
                    .contains(Instant.parse("2026-01-02T03:04:05.678Z"));
        }
    }

    /** The oldest versions did not; in all their games the players took turns. */
    @Test
    void needNotSayWhoMoved() {
        try (Store store = Store.open(file())) {
            List<Move> moves = store.find(LATE).orElseThrow().moves();
            assertThat(moves)
                    .containsExactly(
                            new Move("4", 1, 1.0 / 3, 0.25, 12_345_678_901L, 9000, 345, 2.0 / 3, "stop", 31.5, 0),
                            new Move("ä", 0, 0, Double.POSITIVE_INFINITY, 0, 0, 0, 0.5, "", 0, 0));
        }
    }

    @Test
    void areMigratedOnceAndUsedAsAnyOther() {
        Store.open(file()).close();
        try (Store store = Store.open(file())) {
            assertThat(store.add(timeLoss())).isFalse();
            assertThat(store.add(new GameRecord(EARLY.at(2), 1, Ending.NORMAL, List.of())))
                    .isTrue();
            store.remove(List.of(EARLY));
            assertThat(store.find(EARLY)).isEmpty();
            assertThat(store.size()).isEqualTo(2);
        }
    }

    private static GameRecord timeLoss() {
        var move = new Move("1", 1, 6, 0.25, 7, 5, 2, 0.1, "", 30, 0);
        return new GameRecord(EARLY, 0, Ending.TIME, List.of(move), "", ORIGIN);
    }
}
