package zeitnot.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Position;
import zeitnot.games.Games;
import zeitnot.testing.Exhaustive;
import zeitnot.time.ClockKind;
import zeitnot.time.PlayerClock;
import zeitnot.time.TimeControl;
import zeitnot.view.SearchView.RootMove;
import zeitnot.view.Verdict;

/** Moves that {@code minimax-moves} refutes are not tried, whoever selects. */
class RefutedMovesTest {
    private static final Game GAME = Games.named("catch-the-lion");
    private static final int SIMULATIONS = 2000;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "uct",
                "ucb1-tuned",
                "ucb-sqrt+fpu",
                "rave",
                "uct+widen",
                "uct+half-greedy",
                "uct+sequential-halving",
                "uct+shot",
                "uct+h-mcts(5)",
                "uct+sqrt-sh",
                "uct+playouts(4)",
                "uct+threads(2)"
            })
    void areNotTriedAtTheRoot(String spec) {
        Player player = Features.standard().player(Spec.parse(spec + "+minimax-moves"), GAME, 1);
        var clock = new PlayerClock(
                TimeControl.parse(SIMULATIONS + "/move"),
                ClockKind.parse("sim(1000)").start(20, 1));
        player.decide(new Line(GAME), clock); // in which it learns that such looks pay
        Line line = Line.parse(
                GAME, "b2b3 b4b3"); // the Lion has taken: what lets it be is not refuted, what is beside it is
        Position position = line.position();
        var refuted = player.decide(line, clock).view().moves().stream()
                .filter(move -> losesAtOnce(position, move))
                .toList();
        assertThat(refuted).isNotEmpty().allSatisfy(move -> {
            assertThat(move.proven()).isEqualTo(Verdict.LOSS);
            assertThat(move.visits()).isZero();
        });
    }

    private static boolean losesAtOnce(Position position, RootMove move) {
        Position next = position.copy();
        next.play(move.move());
        return !next.isOver() && new Exhaustive(GAME, 1).verdict(next) == Verdict.WIN;
    }
}
