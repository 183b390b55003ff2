package zeitnot.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameRecord.Ending;
import zeitnot.contest.GameTask;
import zeitnot.contest.Origin;
import zeitnot.contest.Referee;
import zeitnot.table.Table;

class ContestGameTest {
    private static GameTask task(String game, String opening, String time, int index) {
        return new GameTask(game, opening, "uct", "random", time, time, "sim(1000)", "", 7, index);
    }

    private static GameRecord.Move move(String move, int player, double seconds) {
        return new GameRecord.Move(move, player, seconds, 1.5, 1000, 600, 300, 0.625, "stop-a", 20, 0);
    }

    private static String text(GameTask task, double points, Ending ending, GameRecord.Move... moves) {
        return Sgf.text(ContestGame.tree(
                new GameRecord(task, points, ending, List.of(moves), "", new Origin("1.0", "here")), "2026-01-31"));
    }

    @Test
    void hasTheViewOfThePlayers() {
        assertThat(text(
                        task("go-3x3", "A1", "20s", 0),
                        1,
                        Ending.NORMAL,
                        move("B2", 1, 1.25),
                        move("pass", 0, 2),
                        move("pass", 1, 0.5)))
                .isEqualTo("""
                        (;GM[1]FF[4]CA[UTF-8]AP[Zeitnot:1.0]SZ[3]RU[Chinese]KM[7.5]PB[uct]PW[random]DT[2026-01-31]TM[20]RE[W+7.5]GC[game 1 of a match with seed 7, time 20s, clock sim(1000); ending: normal]
                        ;B[ac]C[opening]
                        ;W[bb]WL[18.75]C[value 62.5 %
                        visits 600, next best 300, of 1000 simulations
                        time 1.250 s of 1.500 s planned
                        stopped by stop-a]
                        ;B[]BL[18]C[value 62.5 %
                        visits 600, next best 300, of 1000 simulations
                        time 2.000 s of 1.500 s planned
                        stopped by stop-a]
                        ;W[]WL[18.25]C[value 62.5 %
                        visits 600, next best 300, of 1000 simulations
                        time 0.500 s of 1.500 s planned
                        stopped by stop-a])
                        """);
    }

    /** Player A has White in games with an odd number. */
    @Test
    void saysHowAGameEnded() {
        GameRecord.Move move = move("A1", 0, 1);
        assertThat(text(task("go-3x3", "", "9s", 1), 1, Ending.RESIGN, move)).contains("PB[random]PW[uct]", "RE[W+R]");
        assertThat(text(task("go-3x3", "", "9s", 1), 0, Ending.ADJUDICATED, move))
                .contains("RE[B+R]");
        assertThat(text(task("go-3x3", "", "9s", 0), 0, Ending.CRASH, move)).contains("RE[W+F]");
        assertThat(text(task("go-3x3", "", "9s", 0), 0.5, Ending.LENGTH, move)).contains("RE[0]", ";B[ac]");
        assertThat(text(task("go-3x3", "", "9s", 0), Double.NaN, Ending.VOID, move))
                .contains("RE[Void]");
        assertThat(text(task("go-3x3", "", "9s", 0), 0, Ending.TIME, move))
                .as("the move that came too late was not made")
                .contains("RE[W+T]")
                .doesNotContain(";B[");
    }

    @Test
    void saysTheTimeAsOtherProgramsDo() {
        assertThat(text(task("go-3x3", "", "5m+2s", 0), 1, Ending.RESIGN)).contains("TM[300]OT[2 fischer]");
        assertThat(text(task("go-3x3", "", "10m;3x30s", 0), 1, Ending.RESIGN)).contains("TM[600]OT[3x30 byo-yomi]");
        assertThat(text(task("go-3x3", "", "10m;25/5m", 0), 1, Ending.RESIGN)).contains("TM[600]OT[25/300 Canadian]");
        assertThat(text(task("go-3x3", "", "1s/move", 0), 1, Ending.RESIGN, move("A1", 0, 1)))
                .contains("OT[1s/move]")
                .doesNotContain("TM[", "BL[");
    }

    @Test
    void gamesThatWerePlayedAreReadAgain() {
        for (String game : List.of("go-5x5", "go-5x5-handicap-2-komi-0.5", "atari-go-5x5", "nogo-4x3")) {
            GameRecord record = new Referee().play(task(game, "", "50/move", 3));
            RecordedGame read = RecordedGame.of(
                    Sgf.parse(Sgf.text(ContestGame.tree(record, ""))).get(0));
            Table table = read.table();
            read.play(table, Integer.MAX_VALUE);
            assertThat(table.game().name()).isEqualTo(game);
            assertThat(table.handicap().size() + table.plies().size()).isEqualTo(record.plies());
            assertThat(table.plies().get(table.plies().size() - 1).remark())
                    .isEqualTo(Remark.of(record.moves().get(record.plies() - 1)));
        }
    }

    @Test
    void refusesOtherGames() {
        assertThatThrownBy(() -> text(task("tic-tac-toe", "", "9s", 0), 1, Ending.RESIGN))
                .hasMessage("SGF is for go, atari-go and nogo; tic-tac-toe cannot be written in it");
    }
}
