package zeitnot.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameScore;

/** A small store of the kind that {@link SyntheticGames} makes large. */
class LargeStoreTest {
    private static final int GAMES = 10;

    @TempDir
    Path directory;

    @Test
    void givesBackEveryGameOfEveryMatch() throws SQLException {
        Path file = directory.resolve("games.db");
        SyntheticGames.fill(file, GAMES);
        try (Store store = Store.open(file)) {
            List<StoredMatch> matches = store.matches();
            assertThat(matches).hasSize(44 + 4).allMatch(match -> match.games() == GAMES);
            assertThat(matches)
                    .as("all but the self-play of the four games")
                    .filteredOn(match -> match.planned() == GAMES)
                    .hasSize(44);
            for (StoredMatch match : matches) {
                List<GameRecord> expected = new ArrayList<>();
                for (int index = 0; index < GAMES; index++) {
                    expected.add(SyntheticGames.record(match.first().at(index)));
                }
                List<GameRecord> games = new ArrayList<>();
                List<GameScore> scores = new ArrayList<>();
                store.each(match.first(), games::add);
                store.eachScore(match.first(), scores::add);
                assertThat(games).isEqualTo(expected);
                assertThat(scores)
                        .extracting(GameScore::plies)
                        .isEqualTo(expected.stream().map(GameRecord::plies).toList());
            }
        }
    }
}
