package zeitnot.contest.gtp;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Rng;
import zeitnot.games.Games;

/**
 * A program that speaks GTP and plays random moves, or does in its second move what programs do wrong. Its arguments are
 * the game, a {@link Habit}, and optionally a file in which it notes the commands it hears.
 */
public final class FakeEngine {
    /** How it behaves. */
    public enum Habit {
        CORRECT,
        /** Line ends of Windows, comments, and lines that belong to no answer. */
        WORDY,
        CRASHES,
        HANGS,
        BABBLES,
        CHEATS,
        RESIGNS,
        /** Knows better which moves of its opponent are legal. */
        REFUSES,
        /** Says that it has a board of 7x9, and has one of 7x7. */
        SQUARE,
        /** Speaks version 1 of the protocol. */
        OLD,
        /** Cannot generate moves. */
        LISTENS,
        /** Ends before it says anything. */
        DIES,
        /** Neither quits when it is told to, nor when nobody talks to it any more. */
        STAYS
    }

    private final Habit habit;
    private final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    private final Rng rng = new Rng(1);
    private final Game game;
    private Line line;
    private int answers;

    private FakeEngine(Game game, Habit habit) {
        this.game = game;
        this.habit = habit;
        line = new Line(game);
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        var engine = new FakeEngine(Games.named(args[0]), Habit.valueOf(args[1]));
        if (engine.habit == Habit.DIES) {
            System.err.println("no weights file");
            System.exit(7);
        }
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String command = in.readLine(); command != null; command = in.readLine()) {
            if (args.length > 2) {
                Files.writeString(
                        Path.of(args[2]), command + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            }
            engine.answer(command.split(" "));
        }
        if (engine.habit == Habit.STAYS) {
            waitForEver();
        }
    }

    private void answer(String[] words) throws InterruptedException {
        String id = words[0];
        switch (words[1]) {
            case "protocol_version" -> say("=" + id, habit == Habit.OLD ? "1" : "2");
            case "name" -> say("=" + id, "Fake");
            case "version" -> say("=" + id, "1.0");
            case "list_commands" -> say("=" + id, commands());
            case "boardsize" -> say(isBoard(words) ? "=" + id : "?" + id, "");
            case "clear_board" -> {
                line = new Line(game);
                say("=" + id, "");
            }
            case "play" -> {
                if (habit == Habit.REFUSES || habit == Habit.SQUARE && words[3].endsWith("9")) {
                    say("?" + id, "illegal move");
                } else {
                    checkColour(words[2]);
                    play(id, words[3]);
                }
            }
            case "genmove" -> {
                checkColour(words[2]);
                answers++;
                genmove(id);
            }
            case "komi", "time_settings", "time_left" -> say("=" + id, "");
            case "quit" -> {
                if (habit == Habit.STAYS) {
                    waitForEver();
                }
                say("=" + id, "");
                System.exit(0);
            }
            default -> say("?" + id, "unknown command");
        }
    }

    private boolean isBoard(String[] words) {
        return words.length == 3
                ? Integer.parseInt(words[2]) == game.boardSize()
                : habit == Habit.SQUARE || game.name().contains("-" + words[2] + "x" + words[3]);
    }

    private void play(String id, String move) {
        try {
            line.play(game.parse(line.position(), move));
            say("=" + id, "");
        } catch (BadInput e) {
            say("?" + id, "illegal move");
        }
    }

    private String commands() {
        return "boardsize\nclear_board\nkomi\nplay\ntime_settings\ntime_left"
                + (habit == Habit.LISTENS ? "" : "\ngenmove");
    }

    private void checkColour(String colour) {
        if (!colour.equals(line.position().mover() == 0 ? "black" : "white")) {
            throw new IllegalStateException("it is not the turn of " + colour);
        }
    }

    private void genmove(String id) throws InterruptedException {
        if (answers == 2) {
            switch (habit) {
                case CRASHES -> {
                    System.err.println("Segmentation fault");
                    System.exit(3);
                }
                case HANGS -> waitForEver();
                case BABBLES -> babble();
                default -> {}
            }
            if (habit == Habit.CHEATS || habit == Habit.RESIGNS) {
                say("=" + id, habit == Habit.CHEATS ? "z9" : "RESIGN");
                return;
            }
        }
        int[] moves = game.legalMoves(line.position());
        int move = moves[rng.nextInt(moves.length)];
        String text = game.format(line.position(), move);
        line.play(move);
        say("=" + id, habit == Habit.WORDY ? text.toUpperCase(Locale.ROOT) + " # a good move" : text);
    }

    private void babble() {
        while (!out.checkError()) {
            out.println("Lorem ipsum dolor sit amet");
        }
    }

    private static void waitForEver() throws InterruptedException {
        new CountDownLatch(1).await();
    }

    private void say(String mark, String text) {
        if (habit == Habit.WORDY) {
            System.err.println("thinking");
            out.print("# a comment\r\n\r\nloading: 100 %\r\n" + mark + " " + text.replace("\n", "\r\n") + "\r\n\r\n");
            out.flush();
        } else {
            out.print(mark + " " + text + "\n\n");
            out.flush();
        }
    }
}
