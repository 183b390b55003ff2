package zeitnot.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import zeitnot.contest.GameRecord.Ending;
import zeitnot.stats.ScoreCounts;
import zeitnot.stats.Sprt;
import zeitnot.stats.Sprt.Model;
import zeitnot.stats.Sprt.Verdict;

class SprtMonitorTest {
    private static final Sprt SPRT = new Sprt(Model.NORMALIZED, 0, 100, 0.05, 0.05);

    private final List<GameRecord> counted = new ArrayList<>();
    private final SprtMonitor monitor = new SprtMonitor(SPRT, counted::add);

    private static GameRecord game(int index, double points) {
        var task = new GameTask("tic-tac-toe", "uct", "random", "10/move", "wall", 1, index);
        return new GameRecord(task, points, Ending.NORMAL, List.of());
    }

    @Test
    void countsAPairWhenBothGamesHaveEnded() {
        assertThat(monitor.add(game(0, 1))).isFalse();
        assertThat(monitor.status().pairs()).isZero();
        assertThat(counted).isEmpty();
        monitor.add(game(1, 0.5));
        assertThat(monitor.status().pairs()).isEqualTo(1);
        assertThat(monitor.status().llr()).isEqualTo(SPRT.llr(ScoreCounts.ofPairs(0, 0, 0, 1, 0)));
        assertThat(counted).hasSize(2);
    }

    @Test
    void waitsForEarlierPairs() {
        monitor.add(game(2, 1));
        monitor.add(game(3, 1));
        monitor.add(game(1, 0));
        assertThat(counted).isEmpty();
        monitor.add(game(0, 0));
        assertThat(monitor.status().pairs()).isEqualTo(2);
        assertThat(counted.stream().map(record -> record.task().index())).containsExactly(0, 1, 2, 3);
    }

    @Test
    void decidesForTheBetterPlayer() {
        int index = 0;
        while (!monitor.add(game(index, index % 4 == 3 ? 0 : 1))) {
            index++;
        }
        assertThat(monitor.status().verdict()).isEqualTo(Verdict.ACCEPT);
        assertThat(monitor.status().llr()).isGreaterThanOrEqualTo(SPRT.upperBound());
        assertThat(index).isBetween(20, 200);
    }

    @Test
    void decidesAgainstAnEqualPlayer() {
        int index = 0;
        while (!monitor.add(game(index, index / 2 % 2))) {
            index++;
        }
        assertThat(monitor.status().verdict()).isEqualTo(Verdict.REJECT);
    }

    /** However the games end, the test stops at the same pair with the same ratio. */
    @Test
    void doesNotDependOnTheOrderInWhichGamesEnd() {
        List<GameRecord> games = new ArrayList<>();
        for (int index = 0; index < 400; index++) {
            games.add(game(index, index % 3 == 0 ? 0 : 1));
        }
        games.forEach(monitor::add);
        assertThat(monitor.status().isDecided()).isTrue();
        assertThat(counted).hasSize(2 * monitor.status().pairs()).hasSizeLessThan(400);
        for (int seed = 0; seed < 5; seed++) {
            Collections.shuffle(games, new Random(seed));
            List<GameRecord> alsoCounted = new ArrayList<>();
            var shuffled = new SprtMonitor(SPRT, alsoCounted::add);
            games.forEach(shuffled::add);
            assertThat(shuffled.status()).isEqualTo(monitor.status());
            assertThat(alsoCounted).isEqualTo(counted);
        }
    }

    @Test
    void skipsAPairWithAVoidGame() {
        monitor.add(GameRecord.voided(game(0, 0).task(), List.of(), "the cable is cut"));
        monitor.add(game(1, 1));
        assertThat(monitor.status().pairs()).isEqualTo(1);
        assertThat(monitor.status().llr()).isEqualTo(SPRT.llr(ScoreCounts.ofPairs(0, 0, 0, 0, 0)));
        assertThat(counted).hasSize(2);
    }
}
