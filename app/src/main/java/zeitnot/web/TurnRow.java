package zeitnot.web;

import org.jspecify.annotations.Nullable;
import zeitnot.player.Decision;
import zeitnot.show.Analysis;
import zeitnot.time.TimeView;
import zeitnot.view.SearchView.RootMove;

/**
 * A move that was made, and how.
 *
 * @param seconds that the turn took
 * @param value for the player who moved, by the engine's search; null for a person's move
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
        @Nullable TimeView time) {
    static TurnRow ofPerson(int ply, int player, String move, double seconds) {
        return new TurnRow(ply, player, move, seconds, null, null, 0, null);
    }

    static TurnRow ofEngine(
            int ply, int player, String move, double seconds, Decision decision, @Nullable TimeView time) {
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
                time);
    }
}
