package zeitnot.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeitnot.view.SearchView.DecidedBy;
import zeitnot.view.SearchView.RootMove;

class FinalMoveTest {
    private static final RootMove MOST_VISITED = new RootMove(1, 100, 0.6, Verdict.OPEN);
    private static final RootMove HIGHEST = new RootMove(2, 40, 0.7, Verdict.OPEN);
    private static final RootMove POOR = new RootMove(3, 30, 0.4, Verdict.OPEN);
    private static final RootMove DRAW = new RootMove(4, 10, 0.5, Verdict.DRAW);
    private static final RootMove WIN = new RootMove(5, 3, 1, Verdict.WIN);
    private static final RootMove LOSS = new RootMove(6, 500, 0, Verdict.LOSS);
    private static final RootMove ELIMINATED = new RootMove(7, 300, 0.9, Verdict.OPEN, true);

    @Test
    void robustIsTheMostVisited() {
        assertThat(robust(HIGHEST, POOR, MOST_VISITED)).containsExactly(MOST_VISITED, HIGHEST, POOR);
    }

    @Test
    void maxIsTheHighestValueOfThoseVisited() {
        RootMove unvisited = new RootMove(9, 0, 0.9, Verdict.OPEN);
        assertThat(FinalMove.MAX.order(List.of(MOST_VISITED, unvisited, HIGHEST), DecidedBy.VISITS))
                .containsExactly(HIGHEST, MOST_VISITED, unvisited);
        assertThat(FinalMove.MAX.decidedBy(DecidedBy.VISITS)).isEqualTo(DecidedBy.VALUE);
    }

    @Test
    void aRootPolicyThatDecidesByValueDoesSoWhateverTheRule() {
        for (FinalMove rule : FinalMove.values()) {
            assertThat(rule.order(List.of(MOST_VISITED, HIGHEST), DecidedBy.VALUE))
                    .containsExactly(HIGHEST, MOST_VISITED);
        }
    }

    @Test
    void tiesAreBrokenByValueAndThenByTheMove() {
        RootMove better = new RootMove(9, 100, 0.7, Verdict.OPEN);
        RootMove same = new RootMove(8, 100, 0.6, Verdict.OPEN);
        assertThat(robust(same, MOST_VISITED, better)).containsExactly(better, MOST_VISITED, same);
    }

    @Test
    void aProvenWinIsTaken() {
        for (FinalMove rule : FinalMove.values()) {
            assertThat(rule.order(List.of(MOST_VISITED, HIGHEST, WIN, DRAW), DecidedBy.VISITS))
                    .startsWith(WIN);
        }
    }

    @Test
    void aProvenLossIsAvoidedHoweverOftenItWasVisited() {
        assertThat(robust(LOSS, POOR)).containsExactly(POOR, LOSS);
        assertThat(robust(LOSS, DRAW)).containsExactly(DRAW, LOSS);
    }

    @Test
    void aProvenDrawIsTakenWhenTheRestLooksWorse() {
        assertThat(robust(POOR, DRAW)).containsExactly(DRAW, POOR);
        assertThat(robust(DRAW, POOR, MOST_VISITED)).containsExactly(MOST_VISITED, POOR, DRAW);
    }

    @Test
    void whatWasEliminatedComesBeforeWhatIsLostOnly() {
        assertThat(robust(ELIMINATED, LOSS, POOR, DRAW)).containsExactly(DRAW, POOR, ELIMINATED, LOSS);
        assertThat(robust(LOSS, ELIMINATED)).containsExactly(ELIMINATED, LOSS);
    }

    @Test
    void whenAllIsLostTheMostVisitedHoldsOutLongest() {
        RootMove other = new RootMove(7, 20, 0, Verdict.LOSS);
        assertThat(robust(other, LOSS)).containsExactly(LOSS, other);
    }

    private static List<RootMove> robust(RootMove... moves) {
        return FinalMove.ROBUST.order(List.of(moves), DecidedBy.VISITS);
    }
}
