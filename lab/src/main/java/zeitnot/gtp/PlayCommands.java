package zeitnot.gtp;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import zeitnot.contest.GameRecord;
import zeitnot.game.Ink;
import zeitnot.game.Line;
import zeitnot.player.Forfeit;
import zeitnot.sgf.Remark;
import zeitnot.table.Size;
import zeitnot.table.Table;
import zeitnot.time.PlayerClock;

/** The commands by which a game is played. */
final class PlayCommands {
    private final Table table;
    private final Thinker thinker;
    private final Clocks clocks;

    PlayCommands(Table table, Thinker thinker, Clocks clocks) {
        this.table = table;
        this.thinker = thinker;
        this.clocks = clocks;
    }

    void register(Map<String, Command> commands) {
        commands.put("boardsize", Command.of(this::boardsize));
        commands.put("clear_board", Command.of(request -> clear()));
        commands.put("komi", Command.of(this::komi));
        commands.put("play", Command.of(this::play));
        commands.put("genmove", Command.of(request -> genmove(request.demand(1).colour(0), false)));
        commands.put("reg_genmove", Command.of(this::regGenmove));
        commands.put("undo", Command.of(request -> undo()));
        commands.put("showboard", Command.of(request -> show()));
        if (table.isGo()) {
            commands.put(
                    "kgs-genmove_cleanup",
                    Command.of(request -> genmove(request.demand(1).colour(0), true)));
        }
    }

    private String boardsize(Request request) {
        request.demand(request.has(1) ? 2 : 1);
        table.resize(new Size(request.whole(0), request.whole(request.has(1) ? 1 : 0)));
        begin();
        return "";
    }

    private String clear() {
        table.clear();
        begin();
        return "";
    }

    private void begin() {
        thinker.reset();
        clocks.reset();
    }

    /** Games without komi take any: controllers send one always. */
    private String komi(Request request) {
        table.komi(request.demand(1).real(0));
        return "";
    }

    private String play(Request request) {
        int colour = request.colour(0);
        table.play(colour, request.from(1));
        clocks.turn(1 - colour);
        thinker.told();
        return "";
    }

    /** Thinks, makes the move and says it; {@code toTheEnd}: without a pass while dead stones can be captured. */
    String genmove(int colour, boolean toTheEnd) {
        table.turnTo(colour);
        PlayerClock clock = clocks.start(colour);
        OptionalInt move;
        try {
            move = decide(clock, toTheEnd);
        } finally {
            clocks.stop(colour);
        }
        String text = text(move);
        move.ifPresent(played -> made(colour, played, clock));
        return text;
    }

    private void made(int colour, int move, PlayerClock clock) {
        Line line = table.line();
        Optional<String> remark = thinker.decision()
                .filter(decision -> decision.move() == move)
                .map(decision -> Remark.of(GameRecord.Move.of(line, decision, clock.lastTurn())));
        table.play(colour, move);
        remark.ifPresent(table::remark);
        thinker.moved(clock);
    }

    /** The move; none if the player resigns. */
    private OptionalInt decide(PlayerClock clock, boolean toTheEnd) {
        try {
            return OptionalInt.of(thinker.decide(clock, toTheEnd));
        } catch (Forfeit e) {
            if (e.reason() != Forfeit.Reason.RESIGN) {
                throw new Failure(String.valueOf(e.getMessage()));
            }
            return OptionalInt.empty();
        }
    }

    private String text(OptionalInt move) {
        return move.isPresent() ? table.game().format(table.line().position(), move.getAsInt()) : "resign";
    }

    /** The move that would be made, without making it. */
    private String regGenmove(Request request) {
        table.turnTo(request.demand(1).colour(0));
        return text(decide(clocks.aside(), false));
    }

    private String undo() {
        table.undo();
        return "";
    }

    private String show() {
        Line line = table.line();
        String next =
                line.isOver() ? "game over" : line.game().side(line.position().mover()) + " to move";
        return "\n" + line.game().draw(line.position(), Ink.PLAIN) + next;
    }
}
