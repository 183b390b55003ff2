package zeitnot.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeitnot.contest.GameRecord.Ending;

class TallyTest {
    private static GameRecord record(int index, double points, Ending ending, GameRecord.Move... moves) {
        return new GameRecord(
                new GameTask("tic-tac-toe", "uct", "random", "1s", "sim(1000)", 1, index),
                points,
                ending,
                List.of(moves));
    }

    private static GameRecord.Move move(int player, double seconds, long simulations) {
        return new GameRecord.Move("a1", player, seconds, 1, simulations, 1, 0, 0.5, "", 0, 0);
    }

    @Test
    void addsUpTheMovesOfEachPlayer() {
        var tally = new Tally();
        tally.add(record(0, 1, Ending.NORMAL, move(0, 0.5, 100), move(1, 0.1, 7), move(0, 0.3, 60)));
        tally.add(record(1, 0, Ending.TIME, move(0, 0.1, 9), move(1, 1.2, 200)));

        Tally.Summary summary = tally.summary();
        assertThat(summary.score().wins()).isEqualTo(1);
        assertThat(summary.score().losses()).isEqualTo(1);
        assertThat(summary.meanPlies()).isEqualTo(2.5);
        assertThat(summary.a().secondsPerMove()).isCloseTo(2.0 / 3, within(1e-12));
        assertThat(summary.a().simulationsPerMove()).isEqualTo(120);
        assertThat(summary.a().simulationsPerSecond()).isCloseTo(180, within(1e-9));
        assertThat(summary.a().timeLosses()).isEqualTo(1);
        assertThat(summary.b().simulationsPerMove()).isEqualTo(8);
        assertThat(summary.b().timeLosses()).isZero();
    }

    @Test
    void countsVoidGamesAndNothingElseOfThem() {
        var tally = new Tally();
        tally.add(GameRecord.voided(record(0, 0, Ending.NORMAL).task(), List.of(move(0, 1, 1)), "broken"));
        Tally.Summary summary = tally.summary();
        assertThat(summary.voids()).isEqualTo(1);
        assertThat(summary.score().games()).isZero();
        assertThat(summary.a().secondsPerMove()).isZero();
    }

    @Test
    void countsGamesThatRepeatOneWithTheSameOpener() {
        var tally = new Tally();
        tally.add(record(0, 1, Ending.NORMAL, move(0, 1, 1), move(1, 1, 1)));
        tally.add(record(1, 1, Ending.NORMAL, move(0, 1, 1), move(1, 1, 1)));
        tally.add(record(2, 1, Ending.NORMAL, move(0, 1, 1)));
        assertThat(tally.summary().duplicates()).isZero();
        tally.add(record(4, 0, Ending.NORMAL, move(0, 2, 7), move(1, 0, 3)));
        tally.add(record(3, 1, Ending.NORMAL, move(0, 1, 1), move(1, 1, 1)));
        assertThat(tally.summary().duplicates()).isEqualTo(2);
    }

    @Test
    void addsUpTheSameInAnyOrder() {
        var forwards = new Tally();
        var backwards = new Tally();
        for (int i = 0; i < 1000; i++) {
            forwards.add(record(i, 1, Ending.NORMAL, move(0, 0.1 + 1e-6 * i, i)));
            backwards.add(record(999 - i, 1, Ending.NORMAL, move(0, 0.1 + 1e-6 * (999 - i), 999 - i)));
        }
        assertThat(backwards.summary().a()).isEqualTo(forwards.summary().a());
    }

    @Test
    void isEmptyBeforeTheFirstGame() {
        Tally.Summary summary = new Tally().summary();
        assertThat(summary.score().games()).isZero();
        assertThat(summary.meanPlies()).isZero();
        assertThat(summary.a().simulationsPerSecond()).isZero();
    }
}
