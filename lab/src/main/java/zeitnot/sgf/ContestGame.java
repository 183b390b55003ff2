package zeitnot.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zeitnot.contest.GameRecord;
import zeitnot.contest.GameRecord.Ending;
import zeitnot.contest.GameTask;
import zeitnot.game.Line;
import zeitnot.time.TimeControl;
import zeitnot.time.TimeControl.ByoYomi;
import zeitnot.time.TimeControl.Canadian;
import zeitnot.time.TimeControl.Fischer;
import zeitnot.time.TimeControl.MovesPerPeriod;
import zeitnot.time.TimeControl.PerMove;
import zeitnot.time.TimeControl.SimulationsPerMove;
import zeitnot.time.TimeControl.SuddenDeath;
import zeitnot.time.rule.ClockState;

/** A game of a match or tournament, with what its players thought of their moves. */
public final class ContestGame {
    private final GameRecord record;
    private final GameTask task;
    private final TimeControl[] controls;
    private final ClockState[] clocks;

    private ContestGame(GameRecord record) {
        this.record = record;
        this.task = record.task();
        TimeControl a = TimeControl.parse(task.timeA());
        TimeControl b = TimeControl.parse(task.timeB());
        controls = task.aOpens() ? new TimeControl[] {a, b} : new TimeControl[] {b, a};
        clocks = new ClockState[] {controls[0].begin(), controls[1].begin()};
    }

    /**
     * Throws {@link zeitnot.game.BadInput} if the game is of a kind that SGF does not have.
     *
     * @param date when it was played, such as 2026-01-31; empty if that is not known
     */
    public static GameTree tree(GameRecord record, String date) {
        return new ContestGame(record).tree(date);
    }

    private GameTree tree(String date) {
        Line line = task.openingLine();
        int opening = line.length();
        List<GameRecord.Move> played = played(line);
        var writer = new GameWriter(line.game(), record.origin().version());
        line.game().komi().ifPresent(writer::komi);
        writer.say("PB", task.aOpens() ? task.playerA() : task.playerB());
        writer.say("PW", task.aOpens() ? task.playerB() : task.playerA());
        writer.say("DT", date);
        time(writer);
        writer.say("RE", result(line));
        writer.say("GC", about());
        return writer.moves(
                        line, ply -> ply < opening ? GameWriter.remark("opening") : about(played.get(ply - opening)))
                .tree();
    }

    /** Plays all moves but one that came too late. */
    private List<GameRecord.Move> played(Line line) {
        List<GameRecord.Move> moves =
                record.moves().subList(0, record.plies() - (record.ending() == Ending.TIME ? 1 : 0));
        moves.forEach(move -> line.play(line.game().parse(line.position(), move.move())));
        return moves;
    }

    private List<Property> about(GameRecord.Move move) {
        int colour = move.player();
        clocks[colour] = controls[colour].after(clocks[colour], move.seconds());
        List<Property> properties = new ArrayList<>();
        if (isLimited(controls[colour])) {
            ClockState left = clocks[colour];
            String seconds = GameWriter.number(left.bank() > 0 ? left.bank() : left.guaranteed());
            properties.add(Property.of(colour == 0 ? "BL" : "WL", seconds));
        }
        properties.addAll(GameWriter.remark(Remark.of(move)));
        return properties;
    }

    private static boolean isLimited(TimeControl control) {
        return !(control instanceof PerMove || control instanceof SimulationsPerMove);
    }

    private void time(GameWriter writer) {
        if (!task.timeA().equals(task.timeB())) {
            return;
        }
        TimeControl control = controls[0];
        if (isLimited(control) && !(control instanceof MovesPerPeriod)) {
            writer.say("TM", GameWriter.number(control.begin().bank()));
        }
        writer.say("OT", overtime(control));
    }

    /** As most programs write it. */
    private static String overtime(TimeControl control) {
        if (control instanceof ByoYomi byoYomi) {
            return byoYomi.periods() + "x" + GameWriter.number(byoYomi.period()) + " byo-yomi";
        }
        if (control instanceof Canadian canadian) {
            return canadian.moves() + "/" + GameWriter.number(canadian.period()) + " Canadian";
        }
        if (control instanceof Fischer fischer) {
            return GameWriter.number(fischer.increment()) + " fischer";
        }
        return control instanceof SuddenDeath ? "" : control.toString();
    }

    private String result(Line line) {
        if (record.isVoid()) {
            return "Void";
        }
        if (record.ending() == Ending.NORMAL) {
            return GameWriter.result(
                    line.position(), line.result(), line.game().komi().orElse(0));
        }
        Optional<String> winner = winner();
        return winner.isEmpty()
                ? "0"
                : winner.get()
                        + switch (record.ending()) {
                            case TIME -> "+T";
                            case RESIGN, ADJUDICATED -> "+R";
                            default -> "+F";
                        };
    }

    private Optional<String> winner() {
        double black = task.aOpens() ? record.points() : 1 - record.points();
        return black == 1.0 / 2 ? Optional.empty() : Optional.of(black > 1.0 / 2 ? "B" : "W");
    }

    private String about() {
        return "game " + (task.index() + 1) + " of a match with seed " + task.seed() + ", time " + task.time()
                + ", clock " + task.clock() + "; ending: " + record.ending()
                + (record.note().isEmpty() ? "" : ", " + record.note());
    }
}
