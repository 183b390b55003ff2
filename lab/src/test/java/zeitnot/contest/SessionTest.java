package zeitnot.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeitnot.game.BadInput;
import zeitnot.store.Store;

class SessionTest {
    private final List<GameTask> tasks = MatchTest.match("uct", "random", 8, 3).tasks();
    private final List<GameRecord> records = new ArrayList<>();
    private final Notes notes = new Notes();
    private int reports;

    @TempDir
    Path directory;

    /** What an audience was told. */
    private static final class Notes implements Session.Audience {
        final List<String> lines = new ArrayList<>();
        final List<Integer> ended = new ArrayList<>();

        @Override
        public void note(String line) {
            lines.add(line);
        }

        @Override
        public void warning(String line) {
            lines.add("warning: " + line);
        }

        @Override
        public void begins(int games, int stored) {
            lines.add("begins " + games + " " + stored);
        }

        @Override
        public void ended(GameRecord record) {
            ended.add(record.task().index());
        }
    }

    private Store store() {
        return Store.open(directory.resolve("games.db"));
    }

    private Session play(Store store, Plan plan, boolean fresh) throws InterruptedException {
        var session = new Session(store, new LocalRunner(1), notes, fresh);
        session.play(plan, () -> reports++);
        return session;
    }

    /** As if another version had played the game, with these moves. */
    private static GameRecord elsewhere(GameRecord record, List<GameRecord.Move> moves) {
        return new GameRecord(
                record.task(), record.points(), record.ending(), moves, "", new Origin("0.0.1-00000000", "elsewhere"));
    }

    @Test
    void replaysWhatIsStoredPlaysTheRestAndReportsOnce() throws InterruptedException {
        try (Store store = store()) {
            play(store, Plan.of(tasks.subList(0, 3), records::add), false);
            records.clear();
            notes.lines.clear();
            notes.ended.clear();
            Session session = play(store, Plan.of(tasks, records::add), false);
            assertThat(session.stored()).isEqualTo(3);
            assertThat(records).extracting(record -> record.task().index()).containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
            assertThat(notes.ended).containsExactly(3, 4, 5, 6, 7);
            assertThat(notes.lines)
                    .containsExactly("3 of 8 games are in " + store.file() + " already; playing 5", "begins 8 3");
            assertThat(reports).isEqualTo(2);
        }
    }

    @Test
    void forgetsWhatIsStoredIfAllIsToBePlayedAnew() throws InterruptedException {
        try (Store store = store()) {
            play(store, Plan.of(tasks, records::add), false);
            Session session = play(store, Plan.of(tasks, records::add), true);
            assertThat(session.stored()).isZero();
            assertThat(records).hasSize(16);
        }
    }

    @Test
    void playsRoundsThatDependOnThoseBefore() throws InterruptedException {
        var plan = new Plan() {
            @Override
            public List<GameTask> round() {
                return tasks.subList(records.size(), Math.min(records.size() + 3, tasks.size()));
            }

            @Override
            public void add(GameRecord record) {
                records.add(record);
            }
        };
        try (Store store = store()) {
            play(store, plan, false);
        }
        assertThat(records).extracting(GameRecord::task).isEqualTo(tasks);
        assertThat(reports).isEqualTo(1);
    }

    @Test
    void endsWhenItIsDecided() throws InterruptedException {
        try (Store store = store()) {
            play(store, Plan.of(tasks, records::add).until(() -> records.size() >= 2), false);
            assertThat(records).hasSizeBetween(2, 4);
            assertThat(store.findAll(tasks)).hasSameSizeAs(records);
            notes.lines.clear();
            play(store, Plan.of(tasks, records::add).until(() -> records.size() >= 2), false);
            assertThat(notes.lines).containsExactly("the games in " + store.file() + " decide the test; playing none");
            assertThat(reports).isEqualTo(2);
        }
    }

    @Test
    void saysSoIfAnotherVersionHasMadeTheSameMoves() throws InterruptedException {
        GameRecord record = new Referee().play(tasks.get(0));
        try (Store store = store()) {
            store.add(elsewhere(record, record.moves()));
            play(store, Plan.of(tasks, records::add), false);
        }
        assertThat(notes.lines)
                .anySatisfy(line -> assertThat(line)
                        .startsWith("some of them were played by 0.0.1-00000000")
                        .endsWith("makes the same moves"));
    }

    @Test
    void warnsIfAnotherVersionHasMadeOtherMoves() throws InterruptedException {
        GameRecord record = new Referee().play(tasks.get(0));
        try (Store store = store()) {
            store.add(elsewhere(record, record.moves().subList(0, 2)));
            play(store, Plan.of(tasks, records::add), false);
        }
        assertThat(notes.lines)
                .anySatisfy(line -> assertThat(line)
                        .startsWith("warning: some of them were played by 0.0.1-00000000")
                        .contains("makes other moves; --fresh"));
    }

    @Test
    void playsNothingAgainIfNothingIsMissing() throws InterruptedException {
        GameRecord record = new Referee().play(tasks.get(0));
        try (Store store = store()) {
            store.add(elsewhere(record, record.moves().subList(0, 2)));
            play(store, Plan.of(tasks.subList(0, 1), records::add), false);
        }
        assertThat(notes.lines).hasSize(1);
    }

    @Test
    void doesNotBeginIfAPlayerCannotPlay() {
        List<GameTask> external =
                MatchTest.match("gtp(\"/no/such/program\")", "random", 2, 1).tasks();
        try (Store store = store()) {
            new Contest(external, store); // starts nothing
            assertThatExceptionOfType(BadInput.class)
                    .isThrownBy(() -> play(store, Plan.of(external, records::add), false))
                    .withMessageContaining("/no/such/program");
        }
        assertThat(reports).isZero();
    }
}
