package zeitnot.ludii;

import java.util.List;
import java.util.stream.IntStream;
import main.collections.FastArrayList;
import other.AI;
import other.move.Move;
import utils.AIFactory;
import zeitnot.game.Line;
import zeitnot.player.Decision;
import zeitnot.player.Forfeit;
import zeitnot.player.Player;
import zeitnot.time.PlayerClock;
import zeitnot.view.SearchView;
import zeitnot.view.SearchView.RootMove;
import zeitnot.view.Verdict;

/** A player of Ludii at our board. */
final class LudiiPlayer implements Player {
    private final LudiiGame game;
    private final AI ai;
    private final double seconds;
    private boolean isReady;

    LudiiPlayer(LudiiGame game, String name, double seconds) {
        this.game = game;
        this.seconds = seconds;
        ai = AIFactory.createAI(name);
        ai.setMaxSecondsPerMove(seconds);
    }

    @Override
    public Decision decide(Line line, PlayerClock clock) {
        var position = (LudiiPosition) line.position();
        if (!isReady) {
            ai.initAI(game.ludii(), position.mover() + 1);
            isReady = true;
        }
        Move move = ai.selectAction(game.ludii(), ai.copyContext(position.context()), seconds, -1, -1);
        FastArrayList<Move> legal = position.legal();
        int index = IntStream.range(0, legal.size())
                .filter(i -> legal.get(i).equals(move))
                .findFirst()
                .orElseThrow(() -> new Forfeit(Forfeit.Reason.ILLEGAL, "Ludii's player wants " + move));
        int chosen = position.encode(index);
        var view = new SearchView(0, Verdict.OPEN, List.of(new RootMove(chosen, 0, 0.5, Verdict.OPEN)));
        return new Decision(chosen, seconds, view, "", 0, 0);
    }

    @Override
    public void close() {
        if (isReady) {
            ai.closeAI();
        }
    }
}
