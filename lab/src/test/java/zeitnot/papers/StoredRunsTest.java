package zeitnot.papers;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zeitnot.contest.Archive;
import zeitnot.contest.Contest;
import zeitnot.contest.GameTask;
import zeitnot.contest.LocalRunner;
import zeitnot.store.Store;
import zeitnot.store.StoredMatch;

/** What belongs to an experiment, and how often it is read. */
class StoredRunsTest {
    private static final Experiment FIGURE = Catalogue.named("baier-winands/figure-6");
    private static final Setup TINY = new Setup(2, 0.001, Optional.empty(), 1);

    @Test
    void onlyGamesThatWerePlayedAsPlannedBelongToAnExperiment() throws InterruptedException {
        var run = new Reproduction(FIGURE, TINY);
        assertThat(isOfFigure(run.plan().get(0))).as("self-play alone").isFalse();
        new Contest(run.plan(), Archive.none()).run(new LocalRunner(2), run::add);
        GameTask planned = run.plan().get(0);
        assertThat(isOfFigure(planned)).isTrue();
        assertThat(isOfFigure(task(planned, "random(4)", planned.timeA(), planned.timeB(), "")))
                .as("from another position")
                .isFalse();
        assertThat(isOfFigure(task(planned, "", planned.timeA(), planned.timeB(), "resign 0.95 4")))
                .as("cut short")
                .isFalse();
        assertThat(isOfFigure(task(planned, "", planned.timeA(), "1s", "")))
                .as("with less time for B")
                .isFalse();
        assertThat(isOfFigure(task(planned, "", "1s", planned.timeB(), "")))
                .as("with less time for A")
                .isFalse();
    }

    private static boolean isOfFigure(GameTask first) {
        var stored = new StoredMatch(first, "1", "here", 2, 2, 2, Instant.EPOCH, Instant.EPOCH);
        return !new StoredRuns(List.of(stored)).of(FIGURE).isEmpty();
    }

    private static GameTask task(GameTask like, String opening, String timeA, String timeB, String adjudication) {
        return new GameTask(
                like.game(),
                opening,
                like.playerA(),
                like.playerB(),
                timeA,
                timeB,
                like.clock(),
                adjudication,
                like.seed(),
                0);
    }

    @Test
    void gamesThatExperimentsShareAreReadOnce(@TempDir Path directory) throws InterruptedException {
        try (Store store = Store.open(directory.resolve("games.db"))) {
            var table = Catalogue.named("baier-winands/table-6");
            var played = new Reproduction(table, TINY);
            for (int round = 0; round < 2; round++) { // self-play, then the rows
                new Contest(played.plan(), store).run(new LocalRunner(2), played::add);
            }
            var runs = new StoredRuns(store.matches());
            Map<Experiment, StoredRuns.Run> wanted = new LinkedHashMap<>();
            for (Experiment experiment : List.of(table, FIGURE)) {
                wanted.put(experiment, runs.of(experiment).get(0));
            }
            List<GameTask> read = new ArrayList<>();
            Map<Experiment, Reproduction> loaded = StoredRuns.load(wanted, noting(store, read));
            assertThat(read).hasSize(1 + 11).doesNotHaveDuplicates();
            loaded.forEach((experiment, run) -> {
                var alone = new Reproduction(experiment, TINY);
                alone.load(store);
                assertThat(run.playedGames()).isEqualTo(alone.playedGames()).isEqualTo(run.plannedGames());
                assertThat(run.findings()).usingRecursiveComparison().isEqualTo(alone.findings());
            });
        }
    }

    /** The archive, noting which matches are read. */
    private static Archive noting(Archive archive, List<GameTask> read) {
        return (Archive) Proxy.newProxyInstance(
                Archive.class.getClassLoader(), new Class<?>[] {Archive.class}, (proxy, method, arguments) -> {
                    if (method.getName().startsWith("each")) {
                        read.add((GameTask) arguments[0]);
                    }
                    return method.invoke(archive, arguments);
                });
    }
}
