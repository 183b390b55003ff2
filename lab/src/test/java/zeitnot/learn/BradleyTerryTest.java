package zeitnot.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeitnot.contest.GameRecord;
import zeitnot.contest.Match;
import zeitnot.contest.Referee;
import zeitnot.game.Game;
import zeitnot.game.MoveFeatures;
import zeitnot.game.Position;
import zeitnot.games.Games;
import zeitnot.player.Spec;
import zeitnot.time.ClockKind;
import zeitnot.time.TimeControl;

class BradleyTerryTest {
    private static final Position ANY = Games.named("tic-tac-toe").start();

    /** Moves 0 to 5 are all pairs of a feature 0 to 2 in the first group and 3 or 4 in the second; a move below 0 has none. */
    private static final MoveFeatures PAIRS = new MoveFeatures() {
        @Override
        public int groups() {
            return 2;
        }

        @Override
        public int size() {
            return 5;
        }

        @Override
        public boolean sees(int move) {
            return move >= 0;
        }

        @Override
        public void of(Position position, int move, int[] into) {
            into[0] = move % 3;
            into[1] = 3 + move / 3;
        }

        @Override
        public String name(int feature) {
            return "feature " + feature;
        }
    };

    /**
     * A move is chosen 30 times of 40 before another. With three wins and losses of each against 1 the weights are e^a and e^-a,
     * where 33 = 40 s(2a) + 6 s(a) for the logistic s: a = 0.5015, and e^2a = 2.726.
     */
    @Test
    void weightsAreThoseOfTheFormula() {
        var choices = new Choices(PAIRS);
        for (int i = 0; i < 40; i++) {
            choices.add(ANY, new int[] {0, 1}, i < 30 ? 0 : 1);
        }
        BradleyTerry model = BradleyTerry.fit(choices);
        assertThat(model.weightOf(0) / model.weightOf(1)).isCloseTo(2.726, within(0.01));
        assertThat(model.foreseen()).isEqualTo(0.75);
        assertThat(List.of(model.occurs(0), model.occurs(2), model.occurs(3), model.occurs(4)))
                .containsExactly(true, false, true, false);
    }

    /** Moves are chosen in proportion to (1, 2, 4) times (1, 3), as often as that says. */
    @Test
    void weightsOfTwoGroupsAreToldApart() {
        var choices = new Choices(PAIRS);
        int[] all = {0, 1, 2, 3, 4, 5};
        int[] times = {100, 200, 400, 300, 600, 1200};
        for (int move : all) {
            for (int i = 0; i < times[move]; i++) {
                choices.add(ANY, all, move);
            }
        }
        BradleyTerry model = BradleyTerry.fit(choices);
        assertThat(model.weightOf(1) / model.weightOf(0)).isCloseTo(2, within(0.05));
        assertThat(model.weightOf(2) / model.weightOf(0)).isCloseTo(4, within(0.1));
        assertThat(model.weightOf(4) / model.weightOf(3)).isCloseTo(3, within(0.05));
        double likelihood = 0;
        for (int move : all) {
            likelihood += times[move] / 2800.0 * Math.log(times[move] / 2800.0);
        }
        assertThat(model.meanLogLikelihood()).isCloseTo(likelihood, within(0.001));
    }

    @Test
    void choicesOfAGameAreItsMovesButPasses() {
        Game game = Games.named("go-5x5");
        Spec player = Spec.parse("uct");
        GameRecord record = new Referee()
                .play(new Match(game, player, player, TimeControl.parse("20/move"), new ClockKind.Wall(), 1, 1)
                        .tasks()
                        .get(0));
        long stones =
                record.notation().stream().filter(move -> !move.equals("pass")).count();
        MoveFeatures features = game.features().orElseThrow();
        Choices choices = Choices.of(List.of(Lesson.of(record)), features, Integer.MAX_VALUE);
        assertThat(choices.count()).isEqualTo((int) stones);
        assertThat(choices.begin(1)).as("moves of the first choice").isEqualTo(25);
        assertThat(choices.features().size()).as("nothing was seen so often").isEqualTo(features.size());
        Choices twice = Choices.of(List.of(Lesson.of(record), Lesson.of(record)), features, 2);
        assertThat(twice.count()).isEqualTo(2 * choices.count());
        assertThat(twice.chosen(choices.count())).isEqualTo(choices.begin(choices.count()) + choices.chosen(0));
        assertThat(twice.feature(twice.chosen(choices.count()), 0)).isEqualTo(choices.feature(choices.chosen(0), 0));
        assertThat(twice.feature(twice.chosen(0), features.groups() - 1))
                .as("the whole board was seen twice")
                .isGreaterThan(features.size() - 1);
    }
}
