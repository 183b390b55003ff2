package zeitnot.papers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameTask;

class ObservationsTest {
    /** With a mean length of 5 plies, plies 0 to 2 are the first half. */
    private static final Domain DOMAIN = new Domain("Tic-tac-toe", "tic-tac-toe", "ucb1-tuned(1)", 1, 1000, 5);

    private static final List<String> MOVES = List.of("a1", "b1", "a2", "b2", "a3");

    private final Observations observations = new Observations(
            DOMAIN,
            Set.of(
                    Measure.GAME_LENGTH,
                    Measure.BRANCHING_FACTOR,
                    Measure.EARLY_SHIFT,
                    Measure.LONGEST_SEARCH,
                    Measure.SAVED_TIME,
                    Measure.SIMULATIONS_PER_SECOND,
                    Measure.GAME_TIME,
                    Measure.PREDICTION_RATE,
                    Measure.EXPECTED_MOVES_ERROR,
                    Profile.TIME_OF_A));

    @Test
    void readsAGameOff() {
        observations.add(game(0, 1, 0.4, 0.1, 0.2, 0.1, 0.2));
        observations.add(game(1, 0, 0.1, 0.4, 0.1, 0.2, 0.1));
        assertThat(observations.games()).isEqualTo(2);
        assertThat(observations.score().score().value()).isEqualTo(0.5);
        assertThat(observations.estimate(Measure.GAME_LENGTH).value()).isEqualTo(5);
        assertThat(observations.estimate(Measure.BRANCHING_FACTOR).value()).isEqualTo((9 + 8 + 7 + 6 + 5) / 5.0);
    }

    @Test
    void earlyShiftComparesSharesOfThePlayersOwnTime() {
        observations.add(game(0, 1, 0.4, 0.1, 0.2, 0.1, 0.2)); // A: 0.6 of 0.8 early, B: 0.1 of 0.2
        assertThat(observations.estimate(Measure.EARLY_SHIFT).value()).isCloseTo(0.25, within(1e-12));
    }

    @Test
    void longestSearchIsAShareOfTheMeanLength() {
        observations.add(game(0, 1, 0.1, 0.9, 0.4, 0.9, 0.2));
        assertThat(observations.estimate(Measure.LONGEST_SEARCH).value()).isEqualTo(2 / 5.0);
    }

    @Test
    void savedTimeIsOfPlannedTimeAndOfPlayerA() {
        observations.add(game(1, 1, 0.9, 0.25, 0.9, 0.75, 0.9)); // A made the second and the fourth move, planned 1 s
        assertThat(observations.estimate(Measure.SAVED_TIME).value()).isCloseTo(0.5, within(1e-12));
    }

    @Test
    void speedIsOfPlayerAOverTheWholeGame() {
        observations.add(game(0, 1, 0.4, 0.1, 0.2, 0.1, 0.2)); // A made three moves of 100 simulations in 0.8 s
        assertThat(observations.estimate(Measure.SIMULATIONS_PER_SECOND).value())
                .isCloseTo(375, within(1e-9));
    }

    @Test
    void gameTimeIsWhatPlayerAUses() {
        observations.add(game(0, 1, 0.4, 0.1, 0.2, 0.1, 0.2)); // A: 0.8 s
        observations.add(game(1, 0, 0.1, 0.3, 0.1, 0.3, 0.1)); // A: 0.6 s
        assertThat(observations.estimate(Measure.GAME_TIME).value()).isCloseTo(0.7, within(1e-12));
    }

    @Test
    void predictionRateIsOfTheGuessesOfPlayerA() {
        observations.add(guesses("", "hit", "hit", "hit", "miss")); // A made the first, third and fifth move
        observations.add(guesses("", "miss", "hit", "miss", "hit"));
        assertThat(observations.estimate(Measure.PREDICTION_RATE).value()).isCloseTo(3 / 4.0, within(1e-12));
    }

    @Test
    void whatWasExpectedIsTheTimeLeftInUnitsOfThePlan() {
        observations.add(game(0, 1, 0.4, 0.1, 0.2, 0.1, 0.2)); // 1, 0.6 and 0.4 moves expected where 3, 2 and 1 came
        assertThat(observations.estimate(Measure.EXPECTED_MOVES_ERROR).value())
                .isCloseTo((2 + 1.4 + 0.6) / 3, within(1e-12));
    }

    private static GameRecord guesses(String... guesses) {
        List<GameRecord.Move> moves = new ArrayList<>();
        for (int ply = 0; ply < guesses.length; ply++) {
            moves.add(new GameRecord.Move(
                    MOVES.get(ply), ply % 2, 1, 1, 100, 50, 20, 0.5, "", 5, 0, 1, 100, 50, guesses[ply], 0));
        }
        return new GameRecord(task(0), 1, GameRecord.Ending.NORMAL, moves);
    }

    @Test
    void terminalLinesAreCountedWhereTheyAreAskedFor() {
        var withTerminals = new Observations(DOMAIN, Set.of(Profile.TERMINALS_BY_TURN));
        withTerminals.add(game(0, 1, 1, 1, 1, 1, 1));
        assertThat(withTerminals.terminals(TerminalStatistics.Variable.TURN).ratios())
                .containsOnlyKeys(0, 1, 2, 3, 4);
    }

    /** A game with moves that the rules do not know can only be read by somebody who does not replay it. */
    @Test
    void onlyWhatIsAskedForIsComputed() {
        GameRecord unreadable = new GameRecord(
                task(0),
                1,
                GameRecord.Ending.NORMAL,
                List.of(new GameRecord.Move("no such move", 0, 0.5, 1, 100, 50, 20, 0.5, "", 5, 0)));
        var lengths = new Observations(DOMAIN, Set.of(Measure.WIN_RATE, Measure.GAME_LENGTH));
        lengths.add(unreadable);
        assertThat(lengths.estimate(Measure.GAME_LENGTH).value()).isEqualTo(1);
        assertThatThrownBy(() -> lengths.estimate(Measure.BRANCHING_FACTOR))
                .hasMessageContaining("was not asked for: branching factor");
        var replayed = new Observations(DOMAIN, Set.of(Measure.BRANCHING_FACTOR));
        assertThatThrownBy(() -> replayed.add(unreadable)).isInstanceOf(RuntimeException.class);
    }

    @Test
    void profileHasTheMeanTimeOfPlayerAByPly() {
        observations.add(game(0, 1, 0.4, 0.1, 0.2, 0.1, 0.2));
        observations.add(game(1, 0, 0.1, 0.3, 0.1, 0.25, 0.1));
        observations.add(game(2, 1, 0.5, 0.1, 0.2, 0.1, 0.2));
        observations.add(game(3, 0, 0.1, 0.3, 0.1, 0.15, 0.1));
        assertThat(observations.times(true).profile()).isEqualTo("0.450 0.300 0.200 0.200 0.200");
    }

    @Test
    void voidGamesCountForNothing() {
        observations.add(GameRecord.voided(task(0), List.of(), "crashed"));
        assertThat(observations.games()).isZero();
        assertThat(observations.played()).isEqualTo(1);
    }

    /** Every move was planned for one second. */
    private static GameRecord game(int index, double pointsOfA, double... seconds) {
        List<GameRecord.Move> moves = new ArrayList<>();
        for (int ply = 0; ply < seconds.length; ply++) {
            moves.add(new GameRecord.Move(MOVES.get(ply), ply % 2, seconds[ply], 1, 100, 50, 20, 0.5, "", 5, 0));
        }
        return new GameRecord(task(index), pointsOfA, GameRecord.Ending.NORMAL, moves);
    }

    private static GameTask task(int index) {
        return new GameTask("tic-tac-toe", "uct", "uct", "1s", "sim(1000)", 1, index);
    }
}
