package zeitnot.contest.gtp;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import zeitnot.game.BadInput;
import zeitnot.game.Game;
import zeitnot.game.Line;
import zeitnot.game.Position;
import zeitnot.player.Decision;
import zeitnot.player.Forfeit;
import zeitnot.player.Forfeit.Reason;
import zeitnot.player.Player;
import zeitnot.table.Size;
import zeitnot.time.PlayerClock;
import zeitnot.time.WallClock;
import zeitnot.time.rule.ClockState;
import zeitnot.view.SearchView;
import zeitnot.view.Verdict;

/**
 * An external program that plays one game through GTP. The player who begins is black; moves are written as the game
 * writes them. The program is told the time, and held to it, on the wall clock only: no other clock can see it think.
 */
public final class GtpPlayer implements Player {
    private static final List<String> NEEDED = List.of("clear_board", "play", "genmove");
    private static final int SHOWN_CHARACTERS = 40;

    /** The first answer may take at least so long: programs have much to load. */
    private static final double SECONDS_TO_START = 60;

    private final double timeout;
    private String title;
    private @Nullable GtpEngine engine;
    private @Nullable Forfeit failure;
    private Set<String> known = Set.of();
    private boolean isTimeTold;

    /** The moves on the program's board, as long as they are known. */
    private int[] played = new int[0];

    private boolean isInStep = true;

    /**
     * Starts the program. If that fails it is no error yet: the player loses the game on its turn.
     *
     * @param timeout seconds that an answer may take, beyond the time that is left on the player's clock
     */
    public GtpPlayer(List<String> command, Game game, long seed, double timeout) {
        this.timeout = timeout;
        this.title = command.get(0);
        try {
            engine = GtpEngine.start(command);
            greet(engine);
            prepare(engine, game, seed);
        } catch (Forfeit e) {
            failure = named(e);
        } catch (RuntimeException e) {
            close();
            throw e;
        }
    }

    /** Why the program cannot play, if it cannot. */
    public Optional<String> failure() {
        return Optional.ofNullable(failure).map(Forfeit::getMessage);
    }

    /** What the program calls itself, with its version; its file name if it does not. */
    public String title() {
        return title;
    }

    private void greet(GtpEngine engine) {
        String protocol = engine.ask("protocol_version", Math.max(timeout, SECONDS_TO_START));
        if (!protocol.equals("2")) {
            throw new Forfeit(Reason.CRASH, "speaks version '" + shown(protocol) + "' of GTP; version 2 is needed");
        }
        String ownTitle = shown(engine.ask("name", timeout) + " " + engine.ask("version", timeout));
        title = ownTitle.isEmpty() ? title : ownTitle;
        known = engine.ask("list_commands", timeout).lines().map(String::strip).collect(Collectors.toSet());
        for (String command : NEEDED) {
            if (!known.contains(command)) {
                throw new Forfeit(Reason.CRASH, "does not list '" + command + "' among its commands");
            }
        }
    }

    private void prepare(GtpEngine engine, Game game, long seed) {
        if (game.boardSize() > 0 && known.contains("boardsize")) {
            engine.ask("boardsize " + game.boardSize(), timeout);
        }
        OblongBoard.of(game).ifPresent(board -> fit(engine, board, game));
        engine.ask("clear_board", timeout);
        if (game.komi().isPresent() && known.contains("komi")) {
            engine.ask("komi " + game.komi().getAsDouble(), timeout);
        }
        if (known.contains("set_random_seed")) {
            engine.tryToAsk("set_random_seed " + (seed & Integer.MAX_VALUE), timeout);
        }
    }

    /** Asks for a board that is not square, and looks whether the program has it: an answer alone tells nothing. */
    private void fit(GtpEngine engine, OblongBoard board, Game game) {
        if (known.contains("boardsize")) {
            engine.tryToAsk(
                    "boardsize " + board.size().width() + " " + board.size().height(), timeout);
        }
        engine.ask("clear_board", timeout);
        boolean fits = engine.tryToAsk("play black " + board.corner(), timeout).isPresent();
        engine.ask("clear_board", timeout);
        if (!fits || engine.tryToAsk("play black " + board.beyond(), timeout).isPresent()) {
            throw new BadInput(title + " cannot play " + game + ": it has no board of " + board.size()
                    + "; choose a square one, such as " + new Size(board.side(), board.side())
                    + ", or another program");
        }
    }

    @Override
    public Decision decide(Line line, PlayerClock clock) {
        if (failure != null) {
            throw failure;
        }
        try {
            return decide(Objects.requireNonNull(engine), line, clock);
        } catch (Forfeit e) {
            throw named(e);
        }
    }

    private Decision decide(GtpEngine engine, Line line, PlayerClock clock) {
        String colour = colour(line.position());
        boolean isTimed = clock.clock() instanceof WallClock;
        follow(engine, line);
        if (isTimed) {
            tellTime(engine, colour, clock);
        }
        double most = isTimed ? GtpTime.most(clock.state()) : Double.POSITIVE_INFINITY;
        isInStep = false;
        String answer = engine.ask("genmove " + colour, timeout + (Double.isInfinite(most) ? 0 : most));
        int move = read(line, answer);
        played = Arrays.copyOf(line.moves(), line.length() + 1);
        played[line.length()] = move;
        isInStep = true;
        var view = new SearchView.RootMove(move, 0, 0.5, Verdict.OPEN);
        return new Decision(move, Double.POSITIVE_INFINITY, new SearchView(0, Verdict.OPEN, List.of(view)), "", 0, 0);
    }

    /** Brings the program's board to the position of the line. */
    private void follow(GtpEngine engine, Line line) {
        int[] moves = line.moves();
        int same = Arrays.mismatch(played, moves);
        if (!isInStep || same >= 0 && same < played.length) {
            engine.ask("clear_board", timeout);
            played = new int[0];
        }
        Position position = line.game().start();
        for (int i = 0; i < moves.length; i++) {
            if (i >= played.length) {
                String move = line.game().format(position, moves[i]);
                if (engine.tryToAsk("play " + colour(position) + " " + move, timeout)
                        .isEmpty()) {
                    throw new Forfeit(Reason.ILLEGAL, "refused the legal move '" + move + "'");
                }
            }
            position.play(moves[i]);
        }
        played = moves;
        isInStep = true;
    }

    /** A program that refuses to hear of time plays on without knowing it; its flag falls all the same. */
    private void tellTime(GtpEngine engine, String colour, PlayerClock clock) {
        if (!isTimeTold && known.contains("time_settings")) {
            GtpTime.settings(clock.control()).ifPresent(time -> engine.tryToAsk("time_settings " + time, timeout));
        }
        isTimeTold = true;
        if (known.contains("time_left")) {
            ClockState state = clock.state();
            GtpTime.left(state).ifPresent(time -> engine.tryToAsk("time_left " + colour + " " + time, timeout));
        }
    }

    /** The move at the beginning of an answer; a comment may follow it. */
    private static int read(Line line, String answer) {
        String word = answer.split("\\s", 2)[0];
        if (word.equalsIgnoreCase("resign")) {
            throw new Forfeit(Reason.RESIGN, "resigned");
        }
        try {
            return line.game().parse(line.position(), word);
        } catch (BadInput e) {
            throw new Forfeit(
                    Reason.ILLEGAL,
                    "played '" + shown(word) + "', which is not legal after "
                            + (line.length() == 0 ? "the start" : String.join(" ", line.notation())));
        }
    }

    /** Whoever begins the game is black. */
    private static String colour(Position position) {
        return position.mover() == 0 ? "black" : "white";
    }

    private Forfeit named(Forfeit e) {
        return new Forfeit(e.reason(), title + ": " + e.getMessage());
    }

    private static String shown(String text) {
        String line = text.replaceAll("\\s+", " ").strip();
        return line.length() <= SHOWN_CHARACTERS ? line : line.substring(0, SHOWN_CHARACTERS) + "...";
    }

    @Override
    public void close() {
        if (engine != null) {
            engine.close();
        }
    }
}
