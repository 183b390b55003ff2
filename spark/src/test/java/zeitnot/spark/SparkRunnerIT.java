package zeitnot.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameTask;
import zeitnot.contest.LocalRunner;
import zeitnot.contest.Match;
import zeitnot.contest.Origin;
import zeitnot.contest.Players;
import zeitnot.contest.Runner;
import zeitnot.contest.RunnerProvider;
import zeitnot.contest.TaskSource;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.games.Games;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;

/** Contests on a real standalone cluster: processes of their own on this machine. */
@Timeout(300)
class SparkRunnerIT {
    @TempDir
    private Path folder;

    private StandaloneCluster cluster;
    private final List<String> news = new ArrayList<>();

    @BeforeEach
    void begin() throws IOException {
        Presence.forgetAll();
        System.setProperty("spark.extraListeners", Presence.class.getName());
        System.setProperty("spark.executor.memory", "500m");
        cluster = new StandaloneCluster(folder);
    }

    @AfterEach
    void end() {
        cluster.close();
        System.clearProperty("spark.extraListeners");
        System.clearProperty("spark.executor.memory");
    }

    @Test
    void playsTheGamesOfTheLocalRunnerWhileAWorkerIsKilledAndAnotherJoins() throws Exception {
        List<GameTask> match = match(200);
        Process victim = cluster.addWorker();
        cluster.addWorker();
        List<GameRecord> records = new ArrayList<>();

        try (Runner runner = RunnerProvider.find(cluster.address(), OptionalInt.empty(), news::add)) {
            runner.run(TaskSource.of(match), record -> {
                records.add(record);
                strike(records.size(), victim);
            });
        }

        List<GameRecord> local = new ArrayList<>();
        new LocalRunner(2).run(TaskSource.of(match), local::add);
        assertThat(sorted(records)).isEqualTo(sorted(local));
        assertThat(records).extracting(GameRecord::origin).containsOnly(Origin.here());
        assertThat(Origin.here().version()).startsWith("0.1.0-");
        assertThat(Presence.players()).hasSize(3).allMatch(player -> Presence.ended(player) > 0);
        assertThat(Presence.lost()).isPositive();
        assertThat(news).filteredOn(line -> line.contains("is lost")).hasSize(1);
    }

    /** What happens to the cluster while so many games have ended. A stopped worker cannot end the game that it is in. */
    private void strike(int games, Process victim) {
        try {
            switch (games) {
                case 1 -> {
                    Presence.awaitOne();
                    Presence.awaitOne();
                }
                case 50 -> StandaloneCluster.stop(victim);
                case 60 -> {
                    StandaloneCluster.kill(victim);
                    cluster.addWorker();
                }
                case 120 -> Presence.awaitOne();
                default -> {}
            }
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void refusesAWorkerWithAnotherBuildOfTheEngine() throws Exception {
        cluster.addWorkerWith(otherEngine());
        try (Runner runner = runner(Duration.ofMinutes(2), Duration.ZERO)) {
            assertThatThrownBy(() -> runner.run(TaskSource.of(match(4)), record -> {}))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("is refused: it has zeitnot 0.1.0-")
                    .hasMessageContaining("this is " + Origin.here().version());
        }
        cluster.addWorker();
        List<GameRecord> records = new ArrayList<>();
        try (Runner runner = runner(Duration.ofMinutes(2), Duration.ofMinutes(2))) {
            runner.run(TaskSource.of(match(20)), records::add);
        }
        assertThat(records).hasSize(20).extracting(GameRecord::origin).containsOnly(Origin.here());
    }

    @Test
    void saysThatThereIsNoWorker() {
        try (var runner = runner(Duration.ZERO, Duration.ZERO)) {
            assertThatThrownBy(() -> runner.run(TaskSource.of(match(2)), record -> {}))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("gave no worker");
        }
    }

    private SparkRunner runner(Duration forTheFirst, Duration forABetterOne) {
        return new SparkRunner(
                Master.parse(cluster.address()), OptionalInt.empty(), news::add, forTheFirst, forABetterOne);
    }

    /** The engine in a jar that is not quite the same. */
    private Path otherEngine() throws Exception {
        Path jar = Path.of(
                Game.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        Path other = Files.copy(jar, folder.resolve("engine-other.jar"));
        try (FileSystem files = FileSystems.newFileSystem(other)) {
            Files.writeString(files.getPath("/other.txt"), "another build");
        }
        return other;
    }

    private static List<GameTask> match(int games) {
        return new Match(
                        Games.named("connect4"),
                        Players.parse("uct+solver"),
                        Players.parse("uct+reuse"),
                        TimeControl.parse("1s"),
                        ClockKind.parse("sim(4000)"),
                        games,
                        7)
                .tasks();
    }

    private static List<GameRecord> sorted(List<GameRecord> records) {
        return records.stream()
                .sorted(Comparator.comparingInt(record -> record.task().index()))
                .toList();
    }
}
