package zeitnot.ludii;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import other.context.Context;
import other.trial.Trial;
import zeitnot.game.Line;
import zeitnot.games.Games;

/** The agents in Ludii's own loop. */
class ZeitnotAgentTest {
    static Stream<ZeitnotAgent> agents() {
        return Stream.of(new ZeitnotAgent(), new Uct(), new UctSqrtSh(), new UctSqrtShCbt());
    }

    @ParameterizedTest
    @MethodSource("agents")
    void plays(ZeitnotAgent agent) {
        for (String name : List.of("ludii:Tic-Tac-Toe", "ludii:20 Squares")) {
            game.Game game = ((LudiiGame) Games.named(name)).ludii();
            var context = new Context(game, new Trial(game));
            game.start(context);
            assertThat(agent.supportsGame(game)).isTrue();
            agent.initAI(game, 1);
            for (int i = 0; i < 3 && !context.trial().over(); i++) {
                var move = agent.selectAction(game, agent.copyContext(context), 0.05, -1, -1);
                assertThat(game.moves(context).moves()).contains(move);
                assertThat(agent.generateAnalysisReport())
                        .contains("simulations")
                        .contains("visits");
                assertThat(agent.estimateValue()).isBetween(-1.0, 1.0);
                assertThat(agent.aiVisualisationData()).isNotNull();
                game.apply(context, move);
            }
            agent.closeAI();
        }
    }

    @Test
    void followsAGameMoveByMove() {
        var ours = (LudiiGame) Games.named("ludii:Breakthrough");
        game.Game game = ours.ludii();
        var context = new Context(game, new Trial(game));
        game.start(context);
        var followed = new Followed(ours);
        Line first = followed.to(new Context(context));
        for (int i = 1; i <= 6; i++) {
            game.apply(context, game.moves(context).moves().get(i % 3));
            Line line = followed.to(new Context(context));
            assertThat(line).isSameAs(first);
            assertThat(line.length()).isEqualTo(i);
            assertThat(line.position().mover()).isEqualTo(context.state().mover() - 1);
        }
    }
}
