package zeitnot.gtp;

import java.time.Duration;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import zeitnot.game.BadInput;
import zeitnot.game.Position;
import zeitnot.gtp.Thinker.Looked;
import zeitnot.player.Pondered;
import zeitnot.search.AllAsFirst;
import zeitnot.table.Table;
import zeitnot.time.rule.ClockState;

/** The commands that GoGui sends beyond the specification, and the pictures of what the engine thinks that it shows. */
final class GoguiCommands {
    private static final int MOST_LABELS = 30;

    private final Table table;
    private final Thinker thinker;
    private final Clocks clocks;

    GoguiCommands(Table table, Thinker thinker, Clocks clocks) {
        this.table = table;
        this.thinker = thinker;
        this.clocks = clocks;
    }

    void register(Map<String, Command> commands) {
        commands.put("gogui-interrupt", Command.of(request -> ""));
        commands.put("gogui-play_sequence", Command.of(this::playSequence));
        commands.put("gogui-analyze_commands", Command.of(request -> pictures()));
        commands.put("cputime", Command.of(request -> cpuTime()));
        commands.put("zeitnot-time", Command.of(request -> time()));
        commands.put("zeitnot-pondered", Command.of(request -> pondered()));
        if (table.isGo()) {
            commands.put("gogui-setup", Command.of(this::setup));
            commands.put("zeitnot-ownership", Command.of(request -> ownership()));
            commands.put("zeitnot-search", Command.of(request -> search()));
            commands.put("zeitnot-rave", Command.of(request -> rave()));
        }
    }

    /** All of the moves, or none. */
    private String playSequence(Request request) {
        int count = request.arguments().size() / 2;
        request.demand(2 * count);
        int made = 0;
        try {
            for (int i = 0; i < count; i++) {
                table.play(request.colour(2 * i), request.word(2 * i + 1));
                made++;
            }
        } catch (BadInput | Failure e) {
            for (int i = 0; i < made; i++) {
                table.undo();
            }
            throw e;
        }
        if (count > 0) {
            clocks.turn(1 - request.colour(2 * count - 2));
        }
        return "";
    }

    /** A position instead of a game. */
    private String setup(Request request) {
        if (!table.isEmpty()) {
            throw new Failure("board not empty");
        }
        return playSequence(request);
    }

    private String pictures() {
        String time = "string/Time left/zeitnot-time\nstring/Pondered/zeitnot-pondered";
        return table.isGo()
                ? "dboard/Ownership/zeitnot-ownership\ngfx/Visits and values/zeitnot-search\ngfx/RAVE/zeitnot-rave\n"
                        + time
                : time;
    }

    /** What this program has used since its start, which gogui-twogtp asks for. */
    private static String cpuTime() {
        Duration used = ProcessHandle.current()
                .info()
                .totalCpuDuration()
                .orElseThrow(() -> new Failure("the CPU time is not known here"));
        return String.format(Locale.ROOT, "%.2f", used.toMillis() / 1e3);
    }

    private String time() {
        return "black: " + left(clocks.state(0)) + ", white: " + left(clocks.state(1));
    }

    /** What was done in the opponent's time before our last move. */
    private String pondered() {
        Pondered pondered = thinker.pondered();
        return String.format(
                Locale.ROOT,
                "%.3f s, %d simulations, %d kept%s",
                pondered.seconds(),
                pondered.simulations(),
                pondered.kept(),
                pondered.guess() == Pondered.Guess.NONE
                        ? ""
                        : ", " + pondered.guess().text());
    }

    private static String left(ClockState state) {
        String bank = Double.isInfinite(state.bank()) ? "no limit" : String.format(Locale.ROOT, "%.1f s", state.bank());
        boolean isForStones = state.movesInBank() != ClockState.WHOLE_GAME;
        return bank
                + (isForStones ? " for " + state.movesInBank() + " moves" : "")
                + (state.guaranteed() > 0 ? String.format(Locale.ROOT, " and %.1f s a move", state.guaranteed()) : "")
                + (state.periods() > 0 ? " in " + state.periods() + " periods" : "");
    }

    /** 1 where playouts always end with Black's, -1 with White's; rows from the top. */
    private String ownership() {
        return Estimate.likely(table.withoutLastPasses()).ownership();
    }

    /** The moves of the last search with their visits, and whose value they promise. */
    private String search() {
        return picture(
                looked -> looked.moves().stream().map(move -> new Labelled(move.move(), move.visits(), move.value())));
    }

    /** The same by what the search knows of the moves when they are made later: most often made first. */
    private String rave() {
        return picture(looked -> looked.allAsFirst().stream()
                .sorted(Comparator.comparingInt(AllAsFirst::visits).reversed())
                .map(move -> new Labelled(move.move(), move.visits(), move.value())));
    }

    /** A move with what is written on its point, and its value for who is to move. */
    private record Labelled(int move, int label, double value) {}

    /** The first of some moves of the last search as GoGui draws them. */
    private String picture(Function<Looked, Stream<Labelled>> moves) {
        if (thinker.last().isEmpty()) {
            return "";
        }
        Looked looked = thinker.last().get();
        Position position = looked.position();
        int sign = position.mover() == 0 ? 1 : -1;
        var labels = new StringBuilder("LABEL");
        var values = new StringBuilder("INFLUENCE");
        moves.apply(looked)
                .limit(MOST_LABELS)
                .filter(move -> move.label() > 0 && move.move() != table.pass())
                .forEach(move -> {
                    String point = position.game().format(position, move.move());
                    labels.append(' ').append(point).append(' ').append(move.label());
                    values.append(String.format(Locale.ROOT, " %s %.2f", point, sign * (2 * move.value() - 1)));
                });
        return labels.length() == "LABEL".length() ? "" : labels + "\n" + values;
    }
}
