package zeitnot.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zeitnot.game.Game;
import zeitnot.game.Position;
import zeitnot.play.Duel;
import zeitnot.player.Decision;
import zeitnot.show.BoardPosition;

/** How the moves of a game came about since the page was opened, and the hint for the position. Guarded by its {@link Sitting}. */
final class Chronicle {
    private final Duel duel;
    private final List<TurnRow> turns = new ArrayList<>();
    private @Nullable TurnRow hint;
    private BoardPosition.@Nullable Made hintMove;

    Chronicle(Duel duel) {
        this.duel = duel;
    }

    /** The person is about to make a move. */
    void person(int move, double seconds) {
        Position position = duel.line().position();
        String text = duel.game().format(position, move);
        turns.add(TurnRow.ofPerson(duel.line().length(), duel.person(), text, seconds));
        forgetHint();
    }

    /** The engine is about to make a move, or proposes one. */
    void engine(Decision decision, boolean isHint, double seconds, Optional<Thoughts> thoughts) {
        Game game = duel.game();
        Position position = duel.line().position();
        var row = TurnRow.ofEngine(
                duel.line().length(),
                position.mover(),
                game.format(position, decision.move()),
                seconds,
                decision,
                thoughts);
        if (isHint) {
            hint = row;
            hintMove = BoardPosition.line(position, decision.move()).get(0);
        } else {
            turns.add(row);
        }
    }

    /** Moves have been taken back. */
    void undone() {
        turns.removeIf(turn -> turn.ply() >= duel.line().length());
        forgetHint();
    }

    void forgetHint() {
        hint = null;
        hintMove = null;
    }

    List<TurnRow> turns() {
        return List.copyOf(turns);
    }

    @Nullable
    TurnRow hint() {
        return hint;
    }

    BoardPosition.@Nullable Made hintMove() {
        return hintMove;
    }
}
