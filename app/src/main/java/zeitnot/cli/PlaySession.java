package zeitnot.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import zeitnot.contest.GameRecord;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Ink;
import zeitnot.game.Line;
import zeitnot.game.Outcome;
import zeitnot.play.Duel;
import zeitnot.player.Decision;
import zeitnot.player.Forfeit;
import zeitnot.player.Player;
import zeitnot.player.SearchPlayer;
import zeitnot.sgf.GameTree;
import zeitnot.sgf.GameWriter;
import zeitnot.sgf.Remark;
import zeitnot.show.Analysis;
import zeitnot.show.PlayedGame;
import zeitnot.time.TimeControl;
import zeitnot.view.SearchView.RootMove;

/** A game between a person, who types, and a player. */
final class PlaySession {
    private static final String HELP = """
            A move as the board names it (type 'moves' to see them all), or one of:
              moves   the legal moves
              hint    what the engine would play in your place
              think   what the engine thought of its last move's alternatives
              undo    take back your last move
              board   draw the board again
              help    this text
              quit    end the game
            """;

    private static final int SHOWN_PLIES = 8;
    private static final int SHOWN_MOVES = 10;

    private final Duel duel;
    private final Line line;
    private final Game game;
    private final Player engine;
    private final TimeControl time;
    private final int person;
    private final BufferedReader in;
    private final PrintStream out;
    private final Ink ink;
    private String lastThoughts = "";

    /** What the engine thought of its moves, by their place in the line. */
    private final Map<Integer, String> remarks = new HashMap<>();

    PlaySession(Line line, Player engine, TimeControl time, int person, BufferedReader in, PrintStream out, Ink ink) {
        this.duel = new Duel(line, engine, time, Optional.empty(), person);
        this.line = line;
        this.game = line.game();
        this.engine = engine;
        this.time = time;
        this.person = person;
        this.in = in;
        this.out = out;
        this.ink = ink;
    }

    /** Plays until the game ends or the person leaves. */
    void run() throws IOException {
        out.println("You are " + name(person) + "; type 'help' for what else you can type.");
        drawBoard();
        boolean leaves = false;
        while (!leaves && !duel.isOver()) {
            if (duel.isPersonToMove()) {
                leaves = !personMoves();
            } else {
                engineMoves();
            }
        }
        out.println(ending());
    }

    PlayedGame summary() {
        return PlayedGame.of(line, duel.result());
    }

    /** The game in SGF. */
    GameTree record(String opponent, String version) {
        var writer = new GameWriter(game, version);
        game.komi().ifPresent(writer::komi);
        writer.say(person == 0 ? "PW" : "PB", opponent).say("OT", time.toString());
        if (duel.loss().isEmpty()) {
            writer.result(line);
        } else {
            writer.say("RE", (person == 0 ? "B+" : "W+") + (duel.engineClock().isFlagDown() ? "T" : "F"));
        }
        return writer.moves(line, ply -> GameWriter.remark(remarks.getOrDefault(ply, "")))
                .tree();
    }

    /** Reads until a move is made or taken back. Returns false if the person leaves. */
    private boolean personMoves() throws IOException {
        while (duel.isPersonToMove()) {
            out.print(ink.bold(name(person)) + " to move> ");
            out.flush();
            duel.ponder();
            String typed = in.readLine();
            duel.rest();
            if (typed == null) {
                out.println();
                return false;
            }
            switch (typed.strip().toLowerCase(Locale.ROOT)) {
                case "" -> {}
                case "quit", "exit" -> {
                    return false;
                }
                case "help", "?" -> out.print(HELP);
                case "moves" -> out.println(legalMoves());
                case "board" -> drawBoard();
                case "hint" -> hint();
                case "think" -> out.println(lastThoughts.isEmpty() ? "The engine has not moved." : lastThoughts);
                case "undo" -> {
                    undo();
                    return true;
                }
                default -> tryMove(typed);
            }
            if (line.isOver()) {
                return true;
            }
        }
        return true;
    }

    private void tryMove(String typed) {
        try {
            duel.move(game.parse(line.position(), typed), 0);
            drawBoard();
        } catch (BadInput e) {
            out.println(e.getMessage() + " (or type 'help')");
        }
    }

    private void undo() {
        if (!duel.undo()) {
            out.println("There is no move of yours to take back.");
            return;
        }
        remarks.keySet().removeIf(ply -> ply >= line.length());
        lastThoughts = "";
        drawBoard();
    }

    private void hint() {
        try {
            out.println(thoughts(duel.hint()));
        } catch (Forfeit e) {
            out.println("There is no hint: " + e.getMessage() + ".");
        }
    }

    private void engineMoves() {
        Optional<Decision> found = duel.think();
        if (found.isEmpty()) {
            return;
        }
        Decision decision = found.get();
        String thoughts = thoughts(decision);
        lastThoughts = alternatives(decision);
        remarks.put(
                line.length(),
                Remark.of(GameRecord.Move.of(line, decision, duel.engineClock().lastTurn())));
        duel.answer(decision);
        drawBoard();
        out.println(ink.bold(name(1 - person)) + " plays " + thoughts);
    }

    /** The move with its value, the work behind it, and the line that is expected. */
    private String thoughts(Decision decision) {
        String text = format(decision.move());
        long simulations = decision.view().simulations();
        if (simulations > 0) {
            RootMove chosen = decision.view().moves().stream()
                    .filter(move -> move.move() == decision.move())
                    .findFirst()
                    .orElseThrow();
            String proven = Analysis.proven(chosen.proven());
            text += "  (" + (proven == null ? "wins " + Text.percent(chosen.value()) : "proven " + proven) + ", "
                    + Text.count(simulations) + " simulations" + pondered(decision) + expectedLine(decision.move())
                    + ")";
        }
        return text;
    }

    private static String pondered(Decision decision) {
        long pondered = decision.pondered().simulations();
        return pondered == 0 ? "" : ", " + Text.count(pondered) + " pondered";
    }

    private String expectedLine(int move) {
        if (!(engine instanceof SearchPlayer searching)) {
            return "";
        }
        List<String> moves =
                Analysis.line(game, line.position(), searching.search().variation(move));
        return moves.size() < 2
                ? ""
                : ", expects " + String.join(" ", moves.subList(1, Math.min(SHOWN_PLIES, moves.size())));
    }

    private String alternatives(Decision decision) {
        var table = new Table().words("move").numbers("visits").numbers("wins").words("");
        decision.view().moves().stream().limit(SHOWN_MOVES).forEach(move -> {
            String proven = Analysis.proven(move.proven());
            table.row(
                    format(move.move()),
                    Text.count(move.visits()),
                    Text.percent(move.value()),
                    proven == null ? "" : "proven " + proven);
        });
        return table.toString().stripTrailing();
    }

    private String legalMoves() {
        return String.join(
                " ",
                Arrays.stream(game.legalMoves(line.position()))
                        .mapToObj(this::format)
                        .sorted()
                        .toList());
    }

    private String ending() {
        if (!duel.loss().isEmpty()) {
            return duel.loss();
        }
        int result = line.result();
        if (result == Outcome.ONGOING) {
            return "The game is not finished"
                    + (line.length() == 0 ? "." : "; its moves: " + String.join(" ", line.notation()));
        }
        if (result == Outcome.DRAW) {
            return "A draw.";
        }
        return result == Outcome.winFor(person) ? "You win." : "The engine wins.";
    }

    private void drawBoard() {
        out.println();
        out.print(game.draw(line.position(), ink));
        out.println();
    }

    private String format(int move) {
        return game.format(line.position(), move);
    }

    private String name(int player) {
        return game.side(player);
    }
}
