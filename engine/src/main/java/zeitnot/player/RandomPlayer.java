package zeitnot.player;

import java.util.Arrays;
import java.util.List;
import zeitnot.game.Line;
import zeitnot.game.Rng;
import zeitnot.time.PlayerClock;
import zeitnot.view.SearchView;
import zeitnot.view.Verdict;

/** Plays uniformly random moves. */
final class RandomPlayer implements Player {
    private final Rng rng;

    RandomPlayer(long seed) {
        rng = new Rng(seed);
    }

    @Override
    public Decision decide(Line line, PlayerClock clock) {
        int[] moves = line.game().legalMoves(line.position());
        List<SearchView.RootMove> view = Arrays.stream(moves)
                .mapToObj(move -> new SearchView.RootMove(move, 0, 0.5, Verdict.OPEN))
                .toList();
        return new Decision(moves[rng.nextInt(moves.length)], 0, new SearchView(0, Verdict.OPEN, view), "", 0, 0);
    }
}
