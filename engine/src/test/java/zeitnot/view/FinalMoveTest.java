package zeitnot.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import zeitnot.view.SearchView.RootMove;

class FinalMoveTest {
    private static final RootMove MOST_VISITED = new RootMove(1, 100, 0.6, Verdict.OPEN);
    private static final RootMove HIGHEST = new RootMove(2, 40, 0.7, Verdict.OPEN);
    private static final RootMove POOR = new RootMove(3, 30, 0.4, Verdict.OPEN);
    private static final RootMove DRAW = new RootMove(4, 10, 0.5, Verdict.DRAW);
    private static final RootMove WIN = new RootMove(5, 3, 1, Verdict.WIN);
    private static final RootMove LOSS = new RootMove(6, 500, 0, Verdict.LOSS);

    @Test
    void robustIsTheMostVisited() {
        assertThat(FinalMove.ROBUST.choose(List.of(MOST_VISITED, HIGHEST))).isEqualTo(MOST_VISITED);
    }

    @Test
    void maxIsTheHighestValueOfThoseVisited() {
        RootMove unvisited = new RootMove(9, 0, 0.9, Verdict.OPEN);
        assertThat(FinalMove.MAX.choose(List.of(MOST_VISITED, HIGHEST, unvisited)))
                .isEqualTo(HIGHEST);
    }

    @Test
    void aProvenWinIsTaken() {
        for (FinalMove rule : FinalMove.values()) {
            assertThat(rule.choose(List.of(MOST_VISITED, HIGHEST, WIN))).isEqualTo(WIN);
        }
    }

    @Test
    void aProvenLossIsAvoidedHoweverOftenItWasVisited() {
        assertThat(FinalMove.ROBUST.choose(List.of(LOSS, POOR))).isEqualTo(POOR);
        assertThat(FinalMove.ROBUST.choose(List.of(LOSS, DRAW))).isEqualTo(DRAW);
    }

    @Test
    void aProvenDrawIsTakenWhenTheRestLooksWorse() {
        assertThat(FinalMove.ROBUST.choose(List.of(POOR, DRAW))).isEqualTo(DRAW);
        assertThat(FinalMove.ROBUST.choose(List.of(MOST_VISITED, DRAW))).isEqualTo(MOST_VISITED);
    }

    @Test
    void whenAllIsLostTheMostVisitedHoldsOutLongest() {
        RootMove other = new RootMove(7, 20, 0, Verdict.LOSS);
        assertThat(FinalMove.ROBUST.choose(List.of(LOSS, other))).isEqualTo(LOSS);
    }
}
