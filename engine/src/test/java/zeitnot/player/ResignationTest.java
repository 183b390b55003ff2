package zeitnot.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.games.Games;
import zeitnot.time.PlayerClock;
import zeitnot.time.TimeControl;
import zeitnot.time.WallClock;
import zeitnot.view.SearchView;
import zeitnot.view.SearchView.RootMove;
import zeitnot.view.Verdict;

class ResignationTest {
    private final Game game = Games.named("connect4");
    private final Resignation.Watch watch = new Resignation.Watch(new Resignation(0.1, 2, 100), 2);
    private final Line line = new Line(game);

    @Test
    void isDueWhenSoManyMovesInARowAreWorthLess() {
        assertThat(ownMove(0.09)).isFalse();
        assertThat(ownMove(0.11)).isFalse();
        assertThat(ownMove(0.09)).isFalse();
        assertThat(ownMove(0.05)).isTrue();
    }

    @Test
    void fewVisitsSayNothing() {
        assertThat(ownMove(0.05)).isFalse();
        assertThat(due(view(0, 99, Verdict.OPEN))).isFalse();
        turn();
        assertThat(due(view(0.5, 0, Verdict.OPEN))).as("a forced move").isFalse();
        turn();
        assertThat(ownMove(0.05)).isTrue();
    }

    @Test
    void aSingleVisitIsEnoughForWhomItShallBe() {
        var hasty = new Resignation.Watch(new Resignation(0.1, 1, 1), 2);
        assertThat(hasty.isDue(line.position(), view(0, 0, Verdict.OPEN)))
                .as("a forced move")
                .isFalse();
        turn();
        assertThat(hasty.isDue(line.position(), view(0, 1, Verdict.OPEN))).isTrue();
    }

    @Test
    void aProofNeedsNoVisits() {
        assertThat(due(view(0, 3, Verdict.LOSS))).isFalse();
        turn();
        assertThat(due(view(0, 0, Verdict.LOSS))).isTrue();
    }

    @Test
    void theSamePositionCountsOnce() {
        assertThat(due(view(0.05, 500, Verdict.OPEN))).isFalse();
        assertThat(due(view(0.05, 500, Verdict.OPEN))).isFalse();
        turn();
        assertThat(ownMove(0.05)).isTrue();
    }

    /** Somebody asks for a hint, who wins. */
    @Test
    void whatTheOtherPlayerWouldDoDoesNotCount() {
        assertThat(due(view(0.05, 500, Verdict.OPEN))).isFalse();
        line.play(0);
        assertThat(due(view(0.95, 500, Verdict.OPEN))).isFalse();
        line.play(0);
        assertThat(due(view(0.05, 500, Verdict.OPEN))).isTrue();
    }

    /** White has given away all but one piece in Breakthrough; in Connect-4 Black has three in a row, open at both ends. */
    @ParameterizedTest
    @CsvSource({"connect4, 4 1 3 1 5", "tic-tac-toe, b2 a2 a1"})
    void aLostGameIsGivenUp(String name, String moves) {
        Game lost = Games.named(name);
        Line before = Line.parse(lost, moves);
        try (Player player = Features.standard().player(Spec.parse("uct+solver+resign(0.1,1)"), lost, 1)) {
            var clock = new PlayerClock(TimeControl.parse("20000/move"), new WallClock());
            assertThatThrownBy(() -> player.decide(before, clock))
                    .isInstanceOf(Forfeit.class)
                    .hasMessage("resigned at a value of 0.000")
                    .matches(e -> ((Forfeit) e).reason() == Forfeit.Reason.RESIGN);
        }
    }

    @Test
    void aGameThatIsOpenIsNot() {
        try (Player player = Features.standard().player(Spec.parse("uct+resign(0.1,1)"), game, 1)) {
            var clock = new PlayerClock(TimeControl.parse("1000/move"), new WallClock());
            assertThat(player.decide(line, clock).view().simulations()).isEqualTo(1000);
        }
    }

    private boolean ownMove(double value) {
        boolean due = due(view(value, 100, Verdict.OPEN));
        turn();
        return due;
    }

    /** Both players move, somewhere. */
    private void turn() {
        line.play(line.length() / 2 % 7);
        line.play((line.length() / 2 + 1) % 7);
    }

    private boolean due(SearchView view) {
        return watch.isDue(line.position(), view);
    }

    private static SearchView view(double value, int visits, Verdict proven) {
        return new SearchView(visits, Verdict.OPEN, List.of(new RootMove(0, visits, value, proven)));
    }
}
