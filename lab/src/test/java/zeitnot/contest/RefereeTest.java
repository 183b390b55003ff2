package zeitnot.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import zeitnot.contest.GameRecord.Ending;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Outcome;
import zeitnot.games.Games;
import zeitnot.player.Decision;
import zeitnot.player.Player;
import zeitnot.player.Spec;
import zeitnot.time.PlayerClock;

class RefereeTest {
    private final Referee referee = new Referee();

    private static GameTask task(String a, String b, String time, int index) {
        return new GameTask("tic-tac-toe", a, b, time, "sim(1000)", 7, index);
    }

    @Test
    void playsByTheRulesOfTheGame() {
        for (int index = 0; index < 20; index++) {
            GameRecord record = referee.play(task("uct", "random", "100/move", index));
            Line line = Line.parse(Games.named("tic-tac-toe"), String.join(" ", record.notation()));
            assertThat(line.isOver()).isTrue();
            int halfPoints = Outcome.halfPoints(line.result(), record.task().aOpens() ? 0 : 1);
            assertThat(record.points()).isEqualTo(halfPoints / 2.0);
            assertThat(record.ending()).isEqualTo(Ending.NORMAL);
            assertThat(record.plies()).isEqualTo(line.length());
        }
    }

    @Test
    void isAFunctionOfTheTask() {
        GameTask task = task("uct+solver+reuse", "ucb1-tuned", "5s", 3);
        assertThat(new Referee().play(task)).isEqualTo(referee.play(task));
    }

    @Test
    void playsATaskThatHasTravelledLikeTheOriginal() throws Exception {
        GameTask task = task("uct", "ucb1-tuned", "200/move", 0);
        GameRecord record = referee.play(travelled(task));
        assertThat(travelled(record)).isEqualTo(referee.play(task));
    }

    @SuppressWarnings({"unchecked", "BanSerializableRead"})
    private static <T> T travelled(T object) throws Exception {
        var bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(object);
        return (T) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    }

    @Test
    void whoResignsHasLost() {
        GameRecord record = referee.play(
                new GameTask("connect4", "uct+solver", "uct+resign(0.2,1)", "2000/move", "sim(1000)", 7, 0));
        assertThat(record.ending()).isEqualTo(Ending.RESIGN);
        assertThat(record.points()).isEqualTo(1);
        assertThat(record.note()).startsWith("resigned at a value of 0.");
        assertThat(record.isByA(record.plies() - 1))
                .as("the loser's last move is not made")
                .isTrue();
    }

    @Test
    void seatsPlayerAFirstInEvenGamesOnly() {
        GameRecord even = referee.play(task("uct", "random", "50/move", 0));
        assertThat(even.moves().get(0).simulations()).isEqualTo(50);
        assertThat(even.moves().get(1).simulations()).isZero();
        assertThat(even.isByA(0)).isTrue();
        GameRecord odd = referee.play(task("uct", "random", "50/move", 1));
        assertThat(odd.moves().get(0).simulations()).isZero();
        assertThat(odd.moves().get(1).simulations()).isEqualTo(50);
        assertThat(odd.isByA(0)).isFalse();
    }

    @Test
    void knowsWhoMovedWherePlayersMakeSeveralMovesInARow() {
        var task = new GameTask("amazons-split-6x6", "uct", "random", "20/move", "wall", 1, 1);
        GameRecord record = referee.play(task);
        assertThat(record.moves().stream().limit(6).map(GameRecord.Move::player))
                .containsExactly(0, 0, 1, 1, 0, 0);
        for (int ply = 0; ply < 6; ply++) {
            boolean byA = record.moves().get(ply).simulations() > 0;
            assertThat(record.isByA(ply)).as("ply %d", ply).isEqualTo(byA);
        }
    }

    @Test
    void givesEachPlayerItsOwnSeedInBothGamesOfAPair() {
        GameTask even = task("random", "random", "1/move", 4);
        GameTask odd = task("random", "random", "1/move", 5);
        assertThat(even.seedA()).isEqualTo(odd.seedA()).isNotEqualTo(even.seedB());
        assertThat(even.seedB()).isEqualTo(odd.seedB());
        assertThat(even.seedA())
                .isNotEqualTo(task("random", "random", "1/move", 6).seedA());
    }

    @Test
    void flagThatFallsLosesTheGame() {
        // a simulation takes a millisecond on this clock, and the first is always made
        GameRecord record = referee.play(task("uct", "random", "0.5ms", 0));
        assertThat(record.ending()).isEqualTo(Ending.TIME);
        assertThat(record.points()).isZero();
        assertThat(record.plies()).isEqualTo(1);
        assertThat(record.moves().get(0).seconds()).isGreaterThan(0.0005);

        GameRecord opponents = referee.play(task("random", "uct", "0.5ms", 0));
        assertThat(opponents.ending()).isEqualTo(Ending.TIME);
        assertThat(opponents.points()).isEqualTo(1);
        assertThat(opponents.plies()).isEqualTo(2);
    }

    @Test
    void recordsWhatEachMoveTook() {
        GameRecord record = referee.play(task("uct", "uct", "1s", 0));
        assertThat(record.ending()).isEqualTo(Ending.NORMAL);
        GameRecord.Move first = record.moves().get(0);
        assertThat(first.allotted()).isBetween(0.1, 0.5);
        assertThat(first.seconds()).isCloseTo(first.allotted(), within(0.002));
        assertThat(first.bestVisits()).isGreaterThan(first.secondVisits());
        assertThat(first.value()).isBetween(0.5, 1.0);
        List<GameRecord.Move> ofFirst =
                List.of(first, record.moves().get(2), record.moves().get(4));
        assertThat(ofFirst.stream().mapToDouble(GameRecord.Move::seconds).sum()).isLessThan(1);
    }

    @Test
    void recordsNoSimulationsForAForcedMove() {
        GameRecord record = referee.play(task("uct", "uct", "1000/move", 0));
        assertThat(record.moves())
                .extracting(GameRecord.Move::simulations)
                .hasSize(9)
                .last()
                .isEqualTo(0L);
        assertThat(record.moves().get(7).simulations()).isEqualTo(1000);
    }

    @Test
    void defectOfAPlayerMakesTheGameVoid() {
        Game game = Games.named("tic-tac-toe");
        Player sound = Players.create(Spec.parse("random"), game, 1);
        Player defective = (line, clock) -> {
            throw new IllegalStateException("no such node");
        };
        GameRecord record = referee.play(task("random", "random", "1s", 0), sound, defective);
        assertThat(record.isVoid()).isTrue();
        assertThat(record.points()).isNaN();
        assertThat(record.note()).contains("O failed", "no such node");
        assertThat(record.plies()).isEqualTo(1);
    }

    /** Plays at random, and notes what it is told. */
    private static final class Recording implements Player {
        private final Player random = Players.create(Spec.parse("random"), Games.named("tic-tac-toe"), 1);
        private final List<String> told = new ArrayList<>();

        @Override
        public Decision decide(Line line, PlayerClock clock) {
            told.add("decide " + line.length());
            return random.decide(line, clock);
        }

        @Override
        public void ponder(Line line, PlayerClock clock) {
            told.add("ponder " + line.length());
        }

        @Override
        public void opponentMoved(Line line, double seconds) {
            told.add("moved " + line.length() + " in " + micros(seconds));
        }
    }

    private static long micros(double seconds) {
        return Math.round(seconds * 1e6);
    }

    @Test
    void tellsAPlayerWhenItsOpponentThinksAndHasMoved() {
        var player = new Recording();
        Player searching = Players.create(Spec.parse("uct"), Games.named("tic-tac-toe"), 1);
        GameRecord record = referee.play(task("random", "uct", "1s", 0), player, searching);
        assertThat(record.plies()).isGreaterThanOrEqualTo(5);
        List<String> expected = new ArrayList<>();
        for (int ply = 0; ply < record.plies(); ply++) {
            if (record.isByA(ply)) {
                expected.add("decide " + ply);
            } else {
                expected.add("ponder " + ply);
                expected.add("moved " + (ply + 1) + " in "
                        + micros(record.moves().get(ply).seconds()));
            }
        }
        assertThat(player.told).isEqualTo(expected);
    }

    @Test
    void onTheSimulatedClockPlayersPonderForWhatTheirOpponentWasCharged() {
        var task = new GameTask(
                "connect4", "", "uct+ponder", "uct+ponder-focused(2)+ponder-credit", "2s", "sim(1000)", 7, 0);
        GameRecord record = referee.play(task);
        assertThat(referee.play(task)).as("repeatable").isEqualTo(record);
        assertThat(record.plies()).isGreaterThan(7);
        for (int ply = 0; ply < record.plies(); ply++) {
            GameRecord.Move move = record.moves().get(ply);
            GameRecord.Move before = record.moves().get(Math.max(0, ply - 1));
            assertThat(move.ponderedSeconds()).isEqualTo(ply == 0 ? 0 : before.seconds());
            assertThat(move.ponderedKept()).isBetween(0L, move.ponderedSimulations());
            assertThat(move.guess()).isIn(record.isByA(ply) || ply < 2 ? List.of("") : List.of("hit", "miss", ""));
        }
        assertThat(record.moves()).extracting(GameRecord.Move::guess).contains("hit");
        double used = record.moves().stream()
                .filter(move -> move.player() == 0)
                .mapToDouble(GameRecord.Move::seconds)
                .sum();
        assertThat(used).as("of the player's own time").isBetween(1.0, 2.0);
    }

    @Test
    void onARealClockBothPonderAndNoTimeIsLost() {
        for (String clock : List.of("wall", "cpu")) {
            GameRecord record =
                    referee.play(new GameTask("connect4", "", "uct+ponder", "uct+ponder", "1s", clock, 1, 0));
            assertThat(record.ending()).isEqualTo(GameRecord.Ending.NORMAL);
            assertThat(record.moves().subList(1, record.plies()))
                    .extracting(GameRecord.Move::ponderedSeconds)
                    .allMatch(seconds -> seconds > 0);
        }
    }

    @Test
    void whoFailsToPonderFailsAlone() {
        Game game = Games.named("tic-tac-toe");
        Player sound = Players.create(Spec.parse("random"), game, 1);
        Player defective = new Player() {
            @Override
            public Decision decide(Line line, PlayerClock clock) {
                return sound.decide(line, clock);
            }

            @Override
            public void opponentMoved(Line line, double seconds) {
                throw new IllegalStateException("no such node");
            }
        };
        GameRecord record = referee.play(task("random", "random", "1s", 0), sound, defective);
        assertThat(record.isVoid()).isTrue();
        assertThat(record.note()).contains("O failed", "no such node");
    }

    @Test
    void callsOffTheGameOfAnInterruptedThread() {
        Thread.currentThread().interrupt();
        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> referee.play(task("random", "random", "1/move", 0)));
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void aGameMayBeginWithAnOpening() {
        for (int index = 0; index < 2; index++) {
            // Three white discs in a column: whoever has Black must block, and it is Black's turn.
            var task = new GameTask("connect4", "4 1 4 1 4", "uct+solver", "random", "1000/move", "wall", 1, index);
            GameRecord record = new Referee().play(task);
            assertThat(record.isByA(0)).as("game %d: A moves first", index).isEqualTo(index == 1);
            if (index == 1) {
                assertThat(record.notation().get(0)).isEqualTo("4");
            }
        }
    }

    @Test
    void eachPlayerHasItsOwnTime() {
        for (int index = 0; index < 2; index++) {
            var task = new GameTask("tic-tac-toe", "", "uct", "uct", "100/move", "30/move", "sim(1000)", "", 7, index);
            GameRecord record = referee.play(task);
            for (int ply = 0; ply < record.plies() - 1; ply++) {
                assertThat(record.moves().get(ply).simulations()).isEqualTo(record.isByA(ply) ? 100 : 30);
            }
        }
    }
}
