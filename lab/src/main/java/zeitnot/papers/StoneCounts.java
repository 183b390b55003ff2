package zeitnot.papers;

import java.util.Collection;
import java.util.stream.IntStream;
import zeitnot.contest.GameRecord;
import zeitnot.game.Game;
import zeitnot.game.Position;
import zeitnot.time.rule.RemainingMoves;

/** What {@code exp-stones} divides the time by, read off games: at each number of stones, the moves that were still to come. */
public final class StoneCounts {
    private StoneCounts() {}

    /** The table for these games, which offer points to own. */
    public static RemainingMoves of(Game game, Collection<GameRecord> records) {
        IntStream.Builder stones = IntStream.builder();
        IntStream.Builder moves = IntStream.builder();
        for (GameRecord record : records) {
            Position position = record.task().openingLine().position().copy();
            for (int ply = 0; ply < record.plies(); ply++) {
                stones.add(position.pieces());
                moves.add(game.ownMoves(position.ply(), record.plies() - ply));
                position.play(game.parse(position, record.moves().get(ply).move()));
            }
        }
        return RemainingMoves.fromStones(stones.build().toArray(), moves.build().toArray());
    }
}
