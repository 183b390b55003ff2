package zeitnot.papers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameTask;
import zeitnot.contest.Referee;
import zeitnot.game.BadInput;
import zeitnot.games.Games;
import zeitnot.time.rule.RemainingMoves;

/** Tables that exp-stones and kappa-exp are made with, read off games. */
class KappaTablesTest {
    private static GameRecord game(double... criticality) {
        List<GameRecord.Move> moves = new ArrayList<>();
        for (int ply = 0; ply < criticality.length; ply++) {
            moves.add(new GameRecord.Move("C3", ply % 2, 1, 1, 9, 5, 4, 0.5, "", 9, 0, 0, 0, 0, "", criticality[ply]));
        }
        var task = new GameTask("go-5x5", "", "uct", "uct", "9/move", "wall", 1, 0);
        return new GameRecord(task, 1, GameRecord.Ending.NORMAL, moves);
    }

    @Test
    void theExpectedCriticalityIsTheMeanOverGames() {
        List<Double> means = MeanCriticality.of(List.of(game(0.2, 0.4), game(0.4, 0.3), game(0.6, 0.5)));
        assertThat(means).hasSize(2);
        assertThat(means.get(0)).isCloseTo(0.4, within(1e-9));
        assertThat(means.get(1)).isCloseTo(0.4, within(1e-9));
        assertThat(MeanCriticality.of(List.of(game(0.2, 0.4), game(0.4, 0))))
                .as("a ply that not enough games tell of ends the table")
                .hasSize(1);
    }

    @Test
    void gamesInWhichNobodyCountedTellNothing() {
        assertThatExceptionOfType(BadInput.class)
                .isThrownBy(() -> MeanCriticality.of(List.of(game(0, 0))))
                .withMessageContaining("give a --player with 'ownership'");
    }

    /** Othello without a pass has a disc more on the board after every move: the table is that of exp-moves, four further on. */
    @Test
    void stonesAreCountedBeforeEachMove() {
        List<GameRecord> records = new ArrayList<>();
        for (int index = 0; index < 40; index++) {
            GameRecord record =
                    new Referee().play(new GameTask("othello", "", "random", "random", "1/move", "wall", 5, index));
            if (record.notation().stream().noneMatch(move -> move.contains("pass"))) {
                records.add(record);
            }
        }
        assertThat(records.size()).isGreaterThan(2);
        RemainingMoves byStones = StoneCounts.of(Games.named("othello"), records);
        RemainingMoves byMoves = RemainingMoves.fromLengths(
                records.stream().mapToInt(GameRecord::plies).toArray());
        for (int ply = 0; ply < 50; ply++) {
            assertThat(byStones.after(ply + 4)).isCloseTo(byMoves.after(ply), within(1e-9));
        }
    }

    @Test
    void aPlayerThatCountsTellsHowCriticalItsMovesAre() {
        var task = new GameTask(
                "go-5x5", "", "uct+kappa-lm+basic(10)", "uct+kappa-cm(after=0.01)+exp-stones", "5s", "sim(2000)", 3, 0);
        GameRecord record = new Referee().play(task);
        assertThat(new Referee().play(task)).as("repeatable").isEqualTo(record);
        assertThat(record.moves().subList(0, 4))
                .extracting(GameRecord.Move::criticality)
                .allMatch(kappa -> kappa > 0 && kappa <= 1);
        GameRecord.Move third = record.moves().get(2);
        GameRecord.Move first = record.moves().get(0);
        // KAPPA-LM, formula 7: the bank less what the first move took, over 10, times 8.33 κ - 0.67 within [0.25, 10]
        double factor = Math.max(0.25, Math.min(10, 8.33 * first.criticality() - 0.67));
        assertThat(first.allotted()).isCloseTo(0.5, within(1e-6));
        assertThat(third.allotted()).isCloseTo((5 - first.seconds()) / 10 * factor, within(1e-3));
        assertThat(record.moves().get(1).stopped()).isEqualTo("kappa-cm");
    }
}
