package zeitnot.web;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zeitnot.player.Decision;
import zeitnot.show.Analysis;
import zeitnot.show.BoardPosition;
import zeitnot.time.TimeView;
import zeitnot.view.SearchView.RootMove;

/**
 * A move that was made, and how.
 *
 * @param seconds that the turn took
 * @param value for the player who moved, by the engine's search; null for a person's move
 * @param proof how the game goes on by what the engine has proven, beginning with the move; empty if nothing is
 * @param time how the engine's time came about; null for a person's move
 */
record TurnRow(
        int ply,
        int player,
        String move,
        double seconds,
        @Nullable Double value,
        @Nullable String proven,
        long simulations,
        List<BoardPosition.Made> proof,
        @Nullable TimeView time) {
    static TurnRow ofPerson(int ply, int player, String move, double seconds) {
        return new TurnRow(ply, player, move, seconds, null, null, 0, List.of(), null);
    }

    static TurnRow ofEngine(
            int ply, int player, String move, double seconds, Decision decision, Optional<Thoughts> thoughts) {
        RootMove made = decision.view().moves().stream()
                .filter(one -> one.move() == decision.move())
                .findFirst()
                .orElse(decision.view().best());
        boolean isSearched = decision.view().simulations() > 0;
        return new TurnRow(
                ply,
                player,
                move,
                seconds,
                isSearched ? made.value() : null,
                Analysis.proven(made.proven()),
                decision.view().simulations(),
                thoughts.filter(last -> last.proven() != null)
                        .map(Thoughts::line)
                        .orElse(List.of()),
                thoughts.map(Thoughts::time).orElse(null));
    }
}
